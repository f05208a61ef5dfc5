import { type Counting, countings, type ShippingRate } from '@storefront/contract/domain/checkout/shipping-template'
import { DAYS_MAX, FREIGHT_MAX } from '@storefront/contract/domain/checkout/shipping-template'
import { Flex } from 'antd'
import type { ReactNode } from 'react'
import { NumberText, type TypedValue } from '../../../editing/NumberInput'
import { useT } from '../../../i18n'
import { MinorInput } from './MinorInput'

/** A rate as it is edited: a text stands where no number was typed yet. */
export type RateDraft = { readonly [F in Exclude<keyof ShippingRate, 'days'>]: ShippingRate[F] | string } & {
  readonly days: { readonly from: TypedValue; readonly to: TypedValue } | null
}

interface RateFieldsProps {
  readonly rate: RateDraft
  readonly counting: Counting
  /** Name of its regions, for assistive technology. */
  readonly place: string
  readonly onChange: (part: Partial<RateDraft>) => void
}

/** A field under its visible name. */
function Cell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="shipping-cell">
      <span aria-hidden>{title}</span>
      {children}
    </div>
  )
}

const NUMBER = 120

/** The fields of a rate: fee and steps by the template's way of counting, from when it is free, and days. */
export function RateFields({ rate, counting, place, onChange }: RateFieldsProps) {
  const t = useT()
  const isMoney = countings[counting].unit === 'money'
  const name = (title: string) => `${place} ${title}`
  const step = (field: 'first' | 'further', title: string) =>
    isMoney ? (
      <MinorInput label={name(title)} value={rate[field]} onChange={(next) => onChange({ [field]: next ?? '' })} />
    ) : (
      <NumberText
        aria-label={name(title)}
        showsProblem
        min={1}
        max={FREIGHT_MAX}
        precision={0}
        suffix={t(`shape.shipping.units.${counting === 'weight' ? 'weight' : 'piece'}`)}
        value={rate[field]}
        onChange={(next) => onChange({ [field]: next ?? '' })}
        style={{ width: NUMBER }}
      />
    )
  const fee = (field: 'fee' | 'further_fee', title: string) => (
    <MinorInput label={name(title)} value={rate[field]} onChange={(next) => onChange({ [field]: next ?? '' })} />
  )
  const day = (field: 'from' | 'to', title: string) => (
    <NumberText
      aria-label={name(title)}
      showsProblem
      min={0}
      max={DAYS_MAX}
      precision={0}
      suffix={t('shape.shipping.units.day')}
      value={rate.days?.[field] ?? null}
      onChange={(next) => {
        const days = { from: rate.days?.from ?? null, to: rate.days?.to ?? null, [field]: next }
        onChange({ days: days.from === null && days.to === null ? null : days })
      }}
      style={{ width: NUMBER }}
    />
  )
  return (
    <Flex wrap gap="8px 12px" align="start">
      <Cell title={t('shape.shipping.first')}>{step('first', t('shape.shipping.first'))}</Cell>
      <Cell title={t('shape.shipping.fee')}>{fee('fee', t('shape.shipping.fee'))}</Cell>
      <Cell title={t('shape.shipping.further')}>{step('further', t('shape.shipping.further'))}</Cell>
      <Cell title={t('shape.shipping.furtherFee')}>{fee('further_fee', t('shape.shipping.furtherFee'))}</Cell>
      <Cell title={t('shape.shipping.freeAmount')}>
        <MinorInput
          label={name(t('shape.shipping.freeAmount'))}
          value={rate.free_amount}
          placeholder={t('shape.shipping.never')}
          onChange={(free_amount) => onChange({ free_amount })}
        />
      </Cell>
      <Cell title={t('shape.shipping.freePieces')}>
        <NumberText
          aria-label={name(t('shape.shipping.freePieces'))}
          showsProblem
          min={1}
          max={FREIGHT_MAX}
          precision={0}
          suffix={t('shape.shipping.units.piece')}
          placeholder={t('shape.shipping.never')}
          value={rate.free_pieces}
          onChange={(free_pieces) => onChange({ free_pieces })}
          style={{ width: NUMBER }}
        />
      </Cell>
      <Cell title={t('shape.shipping.daysFrom')}>{day('from', t('shape.shipping.daysFrom'))}</Cell>
      <Cell title={t('shape.shipping.daysTo')}>{day('to', t('shape.shipping.daysTo'))}</Cell>
    </Flex>
  )
}
