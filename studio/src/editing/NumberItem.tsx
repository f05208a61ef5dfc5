import { Form } from 'antd'
import type { CSSProperties, ReactNode } from 'react'
import { type Translate, useT } from '../i18n'
import { useMe } from '../session/useMe'
import { NumberText } from './NumberInput'
import { type NumberLimits, numberProblem } from './number-problem'

/** Refuses a text that is none of a field's numbers, with the reason. */
export const numberRule = (t: Translate, limits: NumberLimits, language: string) => ({
  validator: (_: unknown, value: unknown) => {
    const problem = typeof value === 'string' ? numberProblem(t, value, limits, language) : null
    return problem ? Promise.reject(new Error(problem)) : Promise.resolve()
  },
})

interface NumberItemProps extends NumberLimits {
  readonly name: string | (string | number)[]
  readonly label: ReactNode
  readonly extra?: ReactNode
  /** Whether it may not stay empty. */
  readonly isRequired?: boolean
  readonly requiredText?: string
  readonly prefix?: ReactNode
  readonly style?: CSSProperties
}

/**
 * A form's number, read as it was typed: it is never rounded or cut; what is none of its numbers stays with the reason.
 */
export function NumberItem({
  name,
  label,
  extra,
  isRequired = false,
  requiredText,
  min,
  max,
  precision,
  ...input
}: NumberItemProps) {
  const t = useT()
  const language = useMe().data?.site.language ?? 'zh-cn'
  const limits = { min, max, precision }
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      validateTrigger="onBlur"
      rules={[
        { required: isRequired, message: requiredText ?? t('promoForm.fillIn') },
        numberRule(t, limits, language),
      ]}
    >
      <NumberText {...limits} {...input} />
    </Form.Item>
  )
}
