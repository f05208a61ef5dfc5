import { carriersOf } from '@storefront/contract/domain/orders/carriers'
import { AutoComplete } from 'antd'
import { useT } from '../i18n'
import { useCountry } from '../session/useMe'

interface CarrierSelectProps {
  readonly label: string
  readonly placeholder?: string
  readonly size?: 'large'
  readonly value: string
  readonly onChange: (carrier: string) => void
}

/** A carrier: one of the table, or any other name. */
export function CarrierSelect({ label, placeholder, size, value, onChange }: CarrierSelectProps) {
  const t = useT()
  const country = useCountry()
  return (
    <AutoComplete
      aria-label={label}
      placeholder={placeholder}
      size={size}
      allowClear={{ label: t('studio.clear') }}
      value={value}
      maxLength={40}
      options={carriersOf(country?.code ?? '').map(({ name, code }) => ({ value: name, label: `${name} ${code}` }))}
      showSearch={{ filterOption: (text, option) => option?.label.toLowerCase().includes(text.toLowerCase()) ?? false }}
      onChange={(next: string | undefined) => onChange(next ?? '')}
      style={{ width: '100%' }}
    />
  )
}
