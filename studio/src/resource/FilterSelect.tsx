import { type ResourceName, resourceOf } from '@storefront/contract/resources'
import { Select } from 'antd'
import { useT } from '../i18n'
import { ReferenceSelect } from './ReferenceSelect'
import { choiceText, fieldText } from './texts'

interface FilterSelectProps {
  readonly name: ResourceName
  readonly field: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** Narrows a list down to one value of a field. */
export function FilterSelect({ name, field, labels, value, onChange }: FilterSelectProps) {
  const t = useT()
  const declaration = resourceOf(name).fields[field]
  const label = fieldText(t, name, field)
  if (declaration?.kind === 'reference')
    return (
      <div style={{ width: 200 }}>
        <ReferenceSelect
          label={label}
          to={declaration.to}
          labels={labels}
          placeholder={label}
          value={value === undefined ? null : Number(value)}
          onChange={(next) => onChange(next === null ? undefined : String(next))}
        />
      </div>
    )
  const values = declaration?.kind === 'choice' ? declaration.options : ['true', 'false']
  const textOf = (one: string) => {
    if (declaration?.kind === 'choice') return choiceText(t, name, field, one)
    if (field === 'is_active') return t(one === 'true' ? 'resource.active' : 'resource.inactive')
    return t(one === 'true' ? 'resource.yes' : 'resource.no')
  }
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear={{ label: t('studio.clear') }}
      value={value}
      options={values.map((one) => ({ value: one, label: textOf(one) }))}
      onChange={onChange}
      style={{ width: 160 }}
    />
  )
}
