import { fieldsOfKind } from '@storefront/contract/domain/content/translation'
import type { FieldValue, FieldValues, Resource } from '@storefront/contract/resources/define'
import { type ShapeName, shapeText } from '@storefront/contract/resources/shapes'
import type { Field, ReferenceTarget } from '@storefront/contract/resources/field'

/** Ids of items that values may refer to. */
export interface ReferenceIds {
  readonly image: number
  readonly of: Readonly<Partial<Record<ReferenceTarget, number>>>
}

let count = 0

const shapeSamples: Readonly<Record<ShapeName, (image: number) => unknown>> = {
  hours: () => [{ weekdays: [1, 2, 3, 4, 5, 6, 7], start_time: '09:00', end_time: '10:00', quota: 2 }],
  attributes: () => [{ name: '时长', value: '60 分钟' }],
  closedDays: () => ({ weekend: false, dates: ['2030-01-01'] }),
  shippingTerms: () => ({
    rest: { first: 1, fee: 800, further: 1, further_fee: 200, free_amount: 9900, free_pieces: null, days: null },
    rest_reason: '',
    groups: [
      {
        ...{ regions: ['33'], first: 1, fee: 500, further: 1, further_fee: 100, free_amount: null, free_pieces: 3 },
        days: { from: 1, to: 2 },
      },
    ],
    excluded: [{ regions: ['31'], reason: '鲜花送不到' }],
  }),
  options: (image) => [
    { description: '绿茶', image },
    { description: '红茶', image: null },
  ],
}

/** A value that fits a field. */
function fieldValue(name: string, field: Field, ids: ReferenceIds): FieldValue {
  count++
  switch (field.kind) {
    case 'text':
      return `文字${count}`.slice(0, field.max)
    case 'html':
      return `<p>内容${count}</p>`
    case 'slug':
      return `item-${count}`
    case 'amount':
      return '8.00'
    case 'integer':
      return field.options?.[1] ?? Math.max(field.min, 1)
    case 'remaining':
    case 'capacity':
      return 10
    case 'boolean':
      return !['is_sub', 'is_all_day', 'is_standard'].includes(name)
    case 'moment':
      return name.startsWith('end') || name.endsWith('end') ? '2031-01-01T00:00:00.000Z' : '2030-01-01T00:00:00.000Z'
    case 'date':
      return name.startsWith('end') ? '2031-01-01' : '2030-01-01'
    case 'zone':
      return 'Asia/Tokyo'
    case 'translations':
      return JSON.stringify({ en: { [Object.keys(fieldsOfKind(field.of))[0] ?? '']: `Text ${count}` } })
    case 'shape':
      return shapeText(field.shape, shapeSamples[field.shape](ids.image))
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
