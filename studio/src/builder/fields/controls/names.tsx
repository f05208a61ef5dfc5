/** Controls of names that the contract's tables have: of places, of types of content. */
import { Select } from 'antd'
import { useId } from 'react'
import { type TextKey, useT } from '../../../i18n'
import type { FieldProps } from '../control-table'
import { FieldFrame } from '../FieldFrame'
import { placeKey, resourceKey, typeKey } from '../labels'
import { useField } from '../scope'
import { listTypes, places, resourceTypes } from './link-kinds'

/** Module types whose items a search looks for (spec 2, /search?type=). */
const searchTypes = [
  'shop.productsmodule',
  'post.articlesmodule',
  'event.eventsmodule',
  'note.notepagemodule',
  'circle.topicsmodule',
]
const contentTypes = [...new Set([...resourceTypes, ...listTypes])]

interface NameProps {
  readonly field: FieldProps
  readonly names: readonly string[]
  readonly keyOf: (name: string) => TextKey
}

/** A choice among names; one that the builder has no text for stays as it is. */
function NameSelect({ field: { label, path }, names, keyOf }: NameProps) {
  const id = useId()
  const t = useT()
  const [value, set] = useField<string>(path)
  const all = value === undefined || names.includes(value) ? names : [...names, value]
  return (
    <FieldFrame id={id} label={label}>
      <Select
        id={id}
        allowClear={{ label: t('studio.clear') }}
        showSearch={{ optionFilterProp: 'label' }}
        value={value}
        placeholder={t('builder.field.byDefault')}
        options={all.map((name) => ({ value: name, label: names.includes(name) ? t(keyOf(name)) : name }))}
        onChange={(next: string | undefined) => set(next)}
        style={{ width: '100%' }}
      />
    </FieldFrame>
  )
}

export const SearchTypeField = (field: FieldProps) => <NameSelect field={field} names={searchTypes} keyOf={typeKey} />
export const PlaceField = (field: FieldProps) => <NameSelect field={field} names={places} keyOf={placeKey} />
export const ResourceTypeField = (field: FieldProps) => (
  <NameSelect field={field} names={contentTypes} keyOf={resourceKey} />
)
