import { isMobile, normalizeMobile } from '@storefront/contract/domain/account/mobile'
import { countries } from '@storefront/contract/domain/country/country'
import { isBlank } from '@storefront/contract/domain/text/invisible'
import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useT } from '../i18n'
import { useCountry } from '../session/useMe'

interface MobileItemProps {
  readonly name: string
  readonly label: string
  /** The message of an empty field; without one it may stay empty. */
  readonly requiredText?: string
  readonly extra?: ReactNode
  readonly disabled?: boolean
  readonly autoFocus?: boolean
}

/**
 * A form's mobile number (spec 5): takes every way of writing one and gives it as it is stored; what is no number stays
 * as it was typed. Before a login, when the site's country is unknown, numbers of all countries are taken.
 */
export function MobileItem({ name, label, requiredText, extra, ...input }: MobileItemProps) {
  const t = useT()
  const country = useCountry()
  const isRight = (text: string) =>
    country
      ? isMobile(text, country)
      : Object.values(countries).some((one) => isMobile(normalizeMobile(text, one), one))
  const check = (_: unknown, text: string = '') =>
    isBlank(text) || isRight(text) ? Promise.resolve() : Promise.reject(new Error(t('operation.mobileWrong')))
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      normalize={(text: string) => (country ? normalizeMobile(text, country) : text)}
      validateTrigger="onBlur"
      rules={[
        { required: requiredText !== undefined, message: requiredText },
        ...(input.disabled ? [] : [{ validator: check }]),
      ]}
    >
      <Input type="tel" autoComplete="tel" maxLength={40} {...input} />
    </Form.Item>
  )
}
