import type { FieldValue, FieldValues, Resource } from '@storefront/contract/resources/define'
import type { Field, ReferenceTarget } from '@storefront/contract/resources/field'

/** Ids of items that values may refer to. */
export interface ReferenceIds {
  readonly image: number
  readonly of: Readonly<Partial<Record<ReferenceTarget, number>>>
}

let count = 0

const texts: Readonly<Record<string, string>> = { region: '33' }

/** A value that fits a field. */
function fieldValue(name: string, field: Field, ids: ReferenceIds): FieldValue {
  count++
  switch (field.kind) {
    case 'text':
      return texts[name] ?? `文字${count}`.slice(0, field.max)
    case 'html':
      return `<p>内容${count}</p>`
    case 'slug':
      return `item-${count}`
    case 'amount':
      return '8.00'
    case 'integer':
      return Math.max(field.min, 1)
    case 'remaining':
    case 'capacity':
      return 10
    case 'boolean':
      return name !== 'is_sub'
    case 'moment':
      return name.startsWith('end') || name.endsWith('end') ? '2031-01-01T00:00:00.000Z' : '2030-01-01T00:00:00.000Z'
    case 'choice':
      return field.options[0] ?? ''
    case 'reference':
      return ids.of[field.to] ?? null
    case 'references':
      return [ids.of[field.to] ?? []].flat()
    case 'image':
      return ids.image
    case 'tags':
      return ['新品']
    case 'schema':
      return JSON.stringify(
        field.hints ? { type: 'object', properties: { name: { type: 'string', title: '姓名' } } } : {},
      )
    case 'link':
      return JSON.stringify({ page_key: 'mobile.index' })
    case 'rows':
      return [{ id: null, ...(valuesOf(field.fields, ids) as Record<string, string>) }]
  }
}

const valuesOf = (fields: Readonly<Record<string, Field>>, ids: ReferenceIds): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldValue(name, field, ids)]))

/** Values that fit every field of a resource; no two calls give the same address. */
export const resourceValues = ({ fields }: Resource, ids: ReferenceIds): FieldValues => valuesOf(fields, ids)
