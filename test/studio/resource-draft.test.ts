import chinese from '@storefront/contract/locales/zh-cn/studio/resource.json'
import { resourceNames, resourceOf } from '@storefront/contract/resources'
import type { Field, RowsField } from '@storefront/contract/resources/field'
import { emptyValues, groupFields, mergeValues, problemOf } from '../../studio/src/resource/draft'

type Tree = { readonly [name: string]: Tree | string }
const textAt = (path: string) =>
  path
    .split('.')
    .reduce<Tree | string | undefined>(
      (tree, name) => (typeof tree === 'object' ? tree[name] : undefined),
      chinese as Tree,
    )
const labelOf = (name: string, field: string) =>
  textAt(`resource.own.${name}.${field}`) ?? textAt(`resource.fields.${field}`)
const rowsOf = (fields: Readonly<Record<string, Field>>) =>
  Object.entries(fields).filter((entry): entry is [string, RowsField] => entry[1].kind === 'rows')

describe.each(resourceNames)('the declaration of %s', (name) => {
  const { fields, columns, filters = [], orderings = [], search, bulk = [], title, periods = [] } = resourceOf(name)
  const kindOf = (field: string) => fields[field]?.kind

  test('has a text for its name, each field, help, choice and group', () => {
    const missingTexts = Object.entries(fields).flatMap(([field, one]) => [
      ...(typeof labelOf(name, field) === 'string' || one.kind === 'rows' ? [] : [field]),
      ...(one.help && typeof (textAt(`resource.help.${name}.${field}`) ?? textAt(`resource.help.${field}`)) !== 'string'
        ? [`help ${field}`]
        : []),
      ...('options' in one
        ? (one.options ?? []).filter((option) => !textAt(`resource.choices.${name}.${field}.${option}`))
        : []),
      ...(textAt(`resource.groups.${one.group ?? 'basics'}`) ? [] : [`group ${one.group}`]),
    ])
    const rowTexts = rowsOf(fields).flatMap(([field, { fields: columnsOf }]) =>
      Object.entries(columnsOf).flatMap(([column, { help }]) => [
        ...(typeof labelOf(name, `${field}.${column}`) === 'string' ? [] : [column]),
        ...(help && typeof textAt(`resource.help.${name}.${field}.${column}`) !== 'string' ? [`help ${column}`] : []),
      ]),
    )
    expect([textAt(`resource.names.${name}`), missingTexts, rowTexts]).toEqual([expect.any(String), [], []])
  })

  test('names fields of its own alone, each of a kind that fits its use', () => {
    expect(columns.filter((field) => !kindOf(field) || ['rows', 'html'].includes(kindOf(field) ?? ''))).toEqual([])
    expect(filters.filter((field) => !['boolean', 'choice', 'reference'].includes(kindOf(field) ?? ''))).toEqual([])
    expect(search.filter((field) => !['text', 'slug'].includes(kindOf(field) ?? ''))).toEqual([])
    expect([...orderings, title, ...periods.flat()].filter((field) => !kindOf(field))).toEqual([])
    // A change of many is compared with what the list shows.
    expect(bulk.filter((field) => !columns.includes(field))).toEqual([])
  })

  test('shows every field once in its form, those with the hints of a schema in its designer', () => {
    const hints = Object.values(fields).flatMap((one) => (one.kind === 'schema' && one.hints ? [one.hints] : []))
    expect(
      groupFields(resourceOf(name))
        .flatMap(([, entries]) => entries.map(([field]) => field))
        .concat(hints)
        .sort(),
    ).toEqual(Object.keys(fields).sort())
    expect(Object.keys(emptyValues(resourceOf(name)))).toEqual(Object.keys(fields))
  })
})

describe('a value', () => {
  const coupon = resourceOf('coupon').fields
  const problem = (field: string, value: string | null, type = 'R') =>
    problemOf(coupon[field] as Field, value, { type }, 2)
  test('is refused before it is sent when it is missing, no amount or no address', () => {
    expect([problem('label', ' '), problem('label', '券')]).toEqual(['required', null])
    expect([problem('value', '1.234'), problem('value', '1.23'), problem('value', '-1')]).toEqual([
      'amount',
      null,
      'amount',
    ])
    expect([problem('value', '15', 'P'), problem('value', '101', 'P'), problem('value', '1.5', 'P')]).toEqual([
      null,
      'amount',
      'amount',
    ])
    const recharge = ['0.00', '0.01'].map((value) =>
      problemOf(resourceOf('recharge').fields.amount as Field, value, {}, 2),
    )
    expect(recharge).toEqual(['amount', null])
    expect([problem('slug', 'New'), problem('slug', 'new-1')]).toEqual(['slug', null])
    expect([problem('end_at', null), problemOf({ kind: 'moment' }, null, {}, 2)]).toEqual([null, 'required'])
  })
})

test('numbers that users take from meanwhile are no conflict, and what only one side changed is brought together', () => {
  const base = { label: '券', left_count: 10, is_active: true }
  const merge = mergeValues('coupon')
  const both = merge(base, { ...base, label: '新券', left_count: 20 }, { ...base, left_count: 7, is_active: false })
  expect(both).toEqual({ merged: { label: '新券', left_count: 20, is_active: false }, conflicts: [] })
  expect(merge(base, { ...base, label: '甲' }, { ...base, label: '乙' }).conflicts).toEqual(['label'])
})
