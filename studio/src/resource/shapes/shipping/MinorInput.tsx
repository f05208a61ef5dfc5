import { fromDecimal, toDecimal } from '@storefront/contract/domain/money'
import { AmountInput } from '../../../editing/AmountInput'
import { useMe } from '../../../session/useMe'

interface MinorInputProps {
  readonly label: string
  readonly placeholder?: string
  /** Minor units, null for none, or what was typed instead. */
  readonly value: number | string | null
  readonly onChange: (next: number | string | null) => void
}

/** A field for an amount that is stored in minor units; what is no amount stays as it was typed. */
export function MinorInput({ label, placeholder, value, onChange }: MinorInputProps) {
  const currency = useMe().data?.site.currency
  const exponent = currency?.exponent ?? 2
  return (
    <AmountInput
      aria-label={label}
      placeholder={placeholder}
      prefix={currency?.symbol}
      status={typeof value === 'string' ? 'error' : undefined}
      value={typeof value === 'number' ? toDecimal(value, exponent) : value}
      onChange={(text) => onChange(text === '' ? null : (fromDecimal(text, exponent) ?? text))}
      style={{ width: 120 }}
    />
  )
}
