import { carriers } from '@storefront/contract/domain/orders/carriers'
import { AutoComplete } from 'antd'

interface CarrierSelectProps {
  readonly label: string
  readonly placeholder?: string
  readonly size?: 'large'
  readonly value: string
  readonly onChange: (carrier: string) => void
}

/** A carrier: one of the table, or any other name. */
export function CarrierSelect({ label, placeholder, size, value, onChange }: CarrierSelectProps) {
  return (
    <AutoComplete
      aria-label={label}
      placeholder={placeholder}
      size={size}
      allowClear
      value={value}
      maxLength={40}
      options={carriers.map(({ name, code }) => ({ value: name, label: `${name} ${code}` }))}
      showSearch={{ filterOption: (text, option) => option?.label.toLowerCase().includes(text.toLowerCase()) ?? false }}
      onChange={(next: string | undefined) => onChange(next ?? '')}
      style={{ width: '100%' }}
    />
  )
}
