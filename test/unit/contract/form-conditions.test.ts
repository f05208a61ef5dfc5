import { isSatisfied, type OPERATORS, parseCondition } from '@storefront/contract/domain/forms/conditions'
import { answersOf, findInvalidAnswer, violationsOf } from '@storefront/contract/domain/forms/form-answers'
import { hiddenKeys } from '@storefront/contract/domain/forms/form-instances'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'

/** A form of text fields, some with a condition. */
function formOf(conditions: Readonly<Record<string, unknown>>, required: readonly string[] = []) {
  const properties = Object.fromEntries(Object.keys(conditions).map((name) => [name, { type: 'string' }]))
  const ui = Object.fromEntries(
    Object.entries(conditions).map(([name, visible]) => [name, { 'ui:options': { visible } }]),
  )
  return formSchemaOf({ properties, required }, ui)
}
const eq = (field: string, value: unknown) => ({ field, op: 'eq', value })

test.each<[(typeof OPERATORS)[number], unknown, [unknown, boolean][]]>([
  [
    'eq',
    3,
    [
      [3, true],
      ['3', true],
      [4, false],
      [undefined, false],
    ],
  ],
  [
    'ne',
    3,
    [
      [3, false],
      [4, true],
      [undefined, true],
    ],
  ],
  [
    'gt',
    3,
    [
      [4, true],
      [3, false],
      ['10', true],
      [null, false],
    ],
  ],
  [
    'gte',
    '2026-05-01',
    [
      ['2026-05-01', true],
      ['2026-04-30', false],
      ['', false],
    ],
  ],
  [
    'lt',
    3,
    [
      [2, true],
      [3, false],
      [undefined, false],
    ],
  ],
  [
    'lte',
    3,
    [
      [3, true],
      [4, false],
      ['x', false],
    ],
  ],
  [
    'in',
    ['a', 'b'],
    [
      ['a', true],
      ['c', false],
      [undefined, false],
    ],
  ],
  [
    'nin',
    ['a', 'b'],
    [
      ['a', false],
      ['c', true],
      [undefined, true],
    ],
  ],
  [
    'contains',
    'a',
    [
      [['a', 'b'], true],
      [['b'], false],
      ['cat', true],
      [undefined, false],
    ],
  ],
  [
    'not_contains',
    'a',
    [
      [['a'], false],
      [['b'], true],
      [undefined, true],
    ],
  ],
  [
    'empty',
    undefined,
    [
      [undefined, true],
      [[], true],
      ['', true],
      [false, false],
    ],
  ],
  [
    'not_empty',
    undefined,
    [
      [0, true],
      [[], false],
      ['x', true],
    ],
  ],
])('the operator %s compares an answer with %j', (op, value, cases) => {
  const condition = parseCondition({ field: 'a', op, value })
  expect(cases.map(([answer]) => condition && isSatisfied(condition, () => answer))).toEqual(
    cases.map(([, expected]) => expected),
  )
})

test('a condition that cannot be read shows its field', () => {
  const nested = (depth: number): object => (depth === 0 ? eq('a', 1) : { all: [nested(depth - 1)] })
  for (const raw of [
    null,
    'a == 1',
    { field: 'a', op: 'constructor' },
    { all: [eq('a', 1), 7] },
    { field: '', op: 'eq' },
    nested(5),
  ])
    expect(parseCondition(raw)).toBeUndefined()
  expect(parseCondition(nested(2))).toBeDefined()
})

test('a hidden field is neither checked nor among the answers, and comes back as it was', () => {
  const form = formOf({ kind: undefined, why: eq('kind', 'other') }, ['why'])
  expect(answersOf(form, { kind: 'tea', why: 'typed' })).toEqual({ kind: 'tea' })
  expect(violationsOf(form, { kind: 'tea' })).toEqual({})
  expect(violationsOf(form, { kind: 'other' })).toEqual({ why: { rule: 'required' } })
  expect(answersOf(form, { kind: 'other', why: 'typed' })).toEqual({ kind: 'other', why: 'typed' })
})

test('a hidden field reads as unanswered, so that a chain closes from its beginning', () => {
  const form = formOf({ c: eq('b', '2'), a: undefined, b: eq('a', '1') })
  expect([...hiddenKeys(form, { a: '1', b: '2' })]).toEqual([])
  expect([...hiddenKeys(form, { a: '0', b: '2' })]).toEqual(['c', 'b'])
})

test('fields whose conditions depend on one another are always shown', () => {
  const form = formOf({ a: eq('b', '1'), b: eq('c', '1'), c: eq('a', '1'), self: eq('self', '1'), rest: eq('a', '1') })
  expect([...hiddenKeys(form, {})]).toEqual(['rest'])
})

test('a condition reads within the list item, from the form, and never into a list from outside', () => {
  const item = {
    type: 'object',
    required: ['note'],
    properties: { meal: { type: 'string' }, note: { type: 'string' }, extra: { type: 'string' } },
  }
  const form = formSchemaOf(
    {
      properties: {
        party: { type: 'object', properties: { kind: { type: 'string' } } },
        guests: { type: 'array', items: item },
        outside: { type: 'string' },
      },
    },
    {
      guests: {
        items: {
          note: { 'ui:options': { visible: eq('./meal', 'other') } },
          extra: { 'ui:options': { visible: eq('party.kind', 'big') } },
        },
      },
      outside: { 'ui:options': { visible: eq('guests.meal', 'other') } },
    },
  )
  const answers = {
    party: { kind: 'big' },
    guests: [
      { meal: 'other', note: 'a' },
      { meal: 'rice', note: 'b', extra: 'c' },
    ],
    outside: 'x',
  }
  expect([...hiddenKeys(form, answers)]).toEqual(['guests/1/note', 'outside'])
  expect(answersOf(form, answers)).toEqual({
    party: { kind: 'big' },
    guests: [
      { meal: 'other', note: 'a', extra: null },
      { meal: 'rice', extra: 'c' },
    ],
  })
  expect(findInvalidAnswer(form, answersOf(form, { guests: [{ meal: 'rice' }, { meal: 'other' }] }))).toBe(
    'guests/1/note',
  )
})

test('a hidden object hides its fields', () => {
  const form = formSchemaOf(
    {
      properties: {
        on: { type: 'boolean' },
        box: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
        after: { type: 'string' },
      },
    },
    {
      box: { 'ui:options': { visible: eq('on', true) } },
      after: { 'ui:options': { visible: { field: 'box.a', op: 'not_empty' } } },
    },
  )
  expect(answersOf(form, { on: false, box: { a: 'x' }, after: 'y' })).toEqual({ on: false })
  expect(violationsOf(form, { on: false })).toEqual({})
  expect(violationsOf(form, { on: true })).toEqual({ 'box/a': { rule: 'required' } })
})
