import * as fc from 'fast-check'
import { amountField, dayField, idField, onField, oneOf, textField, yesNoField } from '@/shared/list/fields'
import { isTabOf, orderingAfter, type OrderingTab, type PanelPart } from '@/shared/list/spec'
import { parseAmountInput } from '@/shared/list/panel/amount'
import { spansOf } from '@/shared/list/panel/spans'
import { countFilters, parseListParams, withoutFilters } from '@/shared/list/list-params'
import { setTimeZone } from '@/lib/time'
import { type Query, queryString, textOf } from '@/lib/query'
import { parseQuery } from '@/lib/query'

const part = (names: string[], range?: PanelPart['range']): PanelPart => ({ names, range, render: () => null })
const price: OrderingTab = { label: 'list.price', value: 'price', reverse: '-price' }
const own: OrderingTab = { label: 'list.recommended' }

interface Asked {
  search?: string
  ordering?: string
  from?: string
  to?: string
  category?: number
  tag?: string
  price_min?: string
  price_max?: string
  in_stock?: true
  is_active?: boolean
  phase?: 'future' | 'over'
}
const spec = {
  search: 'list.search.product',
  orderings: [own, price],
  fields: {
    category: idField,
    tag: textField,
    price_min: amountField,
    price_max: amountField,
    in_stock: onField,
    is_active: yesNoField,
    phase: oneOf('future', 'over'),
  },
  panel: [
    part(['from', 'to'], 'days'),
    part(['price_min', 'price_max'], 'amounts'),
    part(['in_stock']),
    part(['category']),
  ],
} as const
const read = (params: Query) => parseListParams<Asked>(spec, params)

const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
  .filter((text) => /^\d/.test(text))
const amount = fc
  .tuple(fc.nat(999_999_999), fc.option(fc.nat(99)))
  .map(([whole, cents]) => (cents === null ? `${whole}` : `${whole}.${cents}`))
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() === text && text !== '' && text.length <= 60)
const inOrder = <T>(value: fc.Arbitrary<T>, isAfter: (a: T, b: T) => boolean) =>
  fc.tuple(value, value).map(([a, b]): [T, T] => (isAfter(a, b) ? [b, a] : [a, b]))
const queries = fc
  .record(
    {
      search: words,
      ordering: fc.constantFrom('price', '-price'),
      days: inOrder(day, (a, b) => a > b),
      amounts: inOrder(amount, (a, b) => Number(a) > Number(b)),
      category: fc.integer({ min: 1, max: 999_999_999_999_999 }),
      tag: words,
      in_stock: fc.constant(true as const),
      is_active: fc.boolean(),
      phase: fc.constantFrom('future' as const, 'over' as const),
    },
    { requiredKeys: [] },
  )
  .map(
    ({ days, amounts, ...rest }): Asked => ({
      ...rest,
      ...(days && { from: days[0], to: days[1] }),
      ...(amounts && { price_min: amounts[0], price_max: amounts[1] }),
    }),
  )

describe('list URL', () => {
  test('restores any list parameters', () => {
    fc.assert(
      fc.property(queries, (question) => {
        const address = queryString(textOf({ ...question }))
        expect(read(parseQuery(address))).toEqual({ query: question, mend: null, hasSwappedRanges: false })
      }),
    )
  })
  test('never breaks a list, and needs no correction after the first', () => {
    const anyText = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.constantFrom('true', 'constructor', '-1', '1e3', '2026-02-30', '__proto__', ' ', '5.', '٣'),
      day,
      amount,
    )
    const names = [
      'search',
      'ordering',
      'from',
      'to',
      'category',
      'tag',
      'price_min',
      'price_max',
      'in_stock',
      'is_active',
      'phase',
      'preview',
      'id',
    ]
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), anyText), (params) => {
        const { query, mend } = read({ ...params })
        const correctedParams = {
          ...params,
          ...(mend && Object.fromEntries(Object.entries(mend).map(([name, value]) => [name, String(value ?? '')]))),
        }
        const again = read(textOf(correctedParams))
        expect(again).toEqual({ query, mend: null, hasSwappedRanges: false })
        if (query.from !== undefined && query.to !== undefined) expect(query.from <= query.to).toBe(true)
        if (query.price_min !== undefined && query.price_max !== undefined)
          expect(Number(query.price_min)).toBeLessThanOrEqual(Number(query.price_max))
        // What is not the list's is none of its business.
        for (const name of ['preview', 'id']) expect(mend ?? {}).not.toHaveProperty(name)
      }),
    )
  })
  test.each<[string, Query, Asked, boolean]>([
    ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }, { to: '2026-03-01' }, false],
    ['an unknown ordering', { ordering: 'name' }, {}, false],
    ['a reversed day range', { from: '2026-05-02', to: '2026-05-01' }, { from: '2026-05-01', to: '2026-05-02' }, true],
    // As texts 9 stands after 10.
    ['a reversed price range', { price_min: '10', price_max: '9' }, { price_min: '9', price_max: '10' }, true],
    ['an amount with a trailing point', { price_min: '5.' }, { price_min: '5' }, false],
    ['an invalid id', { category: '1.5' }, {}, false],
    ['an unknown phase', { phase: 'constructor' }, {}, false],
    ['a search over the length limit', { search: `${'a'.repeat(99)} bc` }, { search: 'a'.repeat(99) }, false],
    ['a search of blanks', { search: '  ' }, {}, false],
  ])('%s is corrected', (_, params, query, hasSwappedRanges) => {
    const listParams = read(params)
    expect(listParams).toMatchObject({ query, hasSwappedRanges })
    expect(Object.keys(listParams.query)).toEqual(Object.keys(query))
    expect(listParams.mend).not.toBeNull()
  })
  test('ignores parameters for which the list has no control', () => {
    expect(parseListParams({}, { search: 'x', ordering: 'price', from: '2026-01-01', phase: 'over' })).toEqual({
      query: {},
      mend: null,
      hasSwappedRanges: false,
    })
  })
})

test('a range counts as one filter, and each toggle by itself', () => {
  const panel = [...spec.panel, part(['a', 'b'])]
  expect(countFilters(panel, {})).toBe(0)
  expect(
    countFilters(panel, {
      from: '2026-01-01',
      to: '2026-01-02',
      price_max: '5',
      a: 'true',
      b: 'true',
      search: 'x',
      ordering: 'price',
    }),
  ).toBe(4)
  expect(countFilters(panel, { from: '', category: '3' })).toBe(1)
  expect(countFilters(panel, textOf({ ...withoutFilters(panel) }))).toBe(0)
})

describe('orderings', () => {
  test('the default ordering is the tab without a value', () => {
    expect([isTabOf(own, undefined), isTabOf(own, ''), isTabOf(own, 'price'), isTabOf(price, undefined)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
  test('a tab with two directions reverses on each further tap, others do not', () => {
    expect(orderingAfter(price, undefined)).toBe('price')
    expect(orderingAfter(price, 'price')).toBe('-price')
    expect(orderingAfter(price, '-price')).toBe('price')
    expect(isTabOf(price, '-price')).toBe(true)
    expect(orderingAfter(own, 'price')).toBeUndefined()
    expect(orderingAfter({ label: 'list.sales', value: '-count_purchase' }, '-count_purchase')).toBe('-count_purchase')
  })
})

describe('typed amount', () => {
  test.each([
    ['12.345', 2, '12.34'],
    ['12,5', 2, '12.5'],
    ['¥ 12', 2, '12'],
    ['.5', 2, '0.5'],
    ['12.', 2, '12.'],
    ['1.2.3', 2, '1.23'],
    ['-7', 2, '7'],
    ['1234567890', 2, '123456789'],
    ['150000.5', 0, '150000'],
    ['abc', 2, ''],
  ])('%p with %p decimals becomes %p', (text, exponent, expected) =>
    expect(parseAmountInput(text, exponent)).toBe(expected),
  )
  test('is always one that the URL accepts, or empty', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,，。 -¥x'), maxLength: 30 }),
        fc.constantFrom(0, 2),
        (text, exponent) => {
          const amountText = parseAmountInput(text, exponent)
          if (amountText !== '') expect(amountField(amountText)).toBe(amountText.replace(/\.$/, ''))
        },
      ),
    )
  })
})

test('date ranges look back or ahead from today, which is included', () => {
  setTimeZone([{ since: 0, minutes: 480 }])
  // At the site it is the first of March already.
  const now = Date.parse('2026-02-28T20:00:00Z')
  expect(spansOf('past', now).map(({ from, to }) => [from, to])).toEqual([
    ['2026-03-01', '2026-03-01'],
    ['2026-02-23', '2026-03-01'],
    ['2026-01-31', '2026-03-01'],
  ])
  expect(spansOf('coming', now).map(({ from, to }) => [from, to])).toEqual([
    ['2026-03-01', '2026-03-01'],
    ['2026-03-01', '2026-03-07'],
    ['2026-03-01', '2026-03-30'],
  ])
})

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  // The server takes years of four figures that begin with none but a nought.
  ['0999-12-31', undefined],
  ['2026-2-8', undefined],
])('the day %p is parsed as %p', (text, expected) => expect(dayField(text)).toBe(expected))
