import { countries } from '@storefront/contract/domain/country/country'
import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { OPERATORS } from '@storefront/contract/domain/forms/conditions'
import { answersOf, findInvalidAnswer } from '@storefront/contract/domain/forms/form-answers'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import fc from 'fast-check'
import { parseField } from '@/forms/registry'
import { createFormStore, type FormValues } from '@/forms/store/form-store'

const TODAY = '2026-11-20'
const CONTEXT = { today: TODAY, country: countries.CN }
const NAMES = ['a', 'b', 'c', 'd'] as const
const name = fc.constantFrom(...NAMES)
const small = fc.integer({ min: 0, max: 3 })
const words = fc.constantFrom(
  '',
  ' ',
  'x',
  'yes',
  ' trim ',
  '13800000001',
  'a@b.co',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-02-30',
  '3',
)
const scalar = fc.oneof(
  words,
  fc.integer({ min: -3, max: 5 }),
  fc.double({ noNaN: true, min: -2, max: 5 }),
  fc.boolean(),
  fc.constant(null),
)

const comparison = fc.record({
  field: fc
    .tuple(fc.constantFrom('', './'), fc.array(name, { minLength: 1, maxLength: 2 }))
    .map(([start, path]) => start + path.join('.')),
  op: fc.constantFrom(...OPERATORS),
  value: fc.oneof(scalar, fc.array(scalar, { maxLength: 2 })),
})
const condition = fc.oneof(
  comparison,
  fc.record({ all: fc.array(comparison, { maxLength: 2 }) }),
  fc.record({ any: fc.array(comparison, { maxLength: 2 }) }),
)

interface Drawn {
  readonly json: object
  readonly ui: object
}
const single: fc.Arbitrary<Drawn> = fc.oneof(
  fc.record({ type: fc.constant('string'), minLength: small, trim: fc.boolean() }).map((json) => ({ json, ui: {} })),
  fc
    .record({ type: fc.constantFrom('number', 'integer'), minimum: fc.integer({ min: -2, max: 1 }), maximum: small })
    .map((json) => ({ json, ui: {} })),
  fc.constantFrom('boolean', 'date', 'hologram').map((type) => ({ json: { type }, ui: {} })),
  fc.constant({ json: { type: 'string', enum: ['x', 'yes', '3'] }, ui: {} }),
  fc
    .record({ type: fc.constant('array'), minItems: small, maxItems: small })
    .map((json) => ({ json: { ...json, items: { enum: ['x', 'yes'] } }, ui: {} })),
  fc.constant({ json: { type: 'string', format: 'email' }, ui: {} }),
  fc.constant({ json: { type: 'signature' }, ui: {} }),
  fc.boolean().map((isProven) => ({
    json: { type: 'string' },
    ui: { 'ui:widget': 'mobile', 'ui:options': { require_verify: isProven } },
  })),
  fc.record({ past: fc.boolean(), weekend: fc.boolean() }).map((rules) => ({
    json: { type: 'date' },
    ui: { 'ui:widget': 'calendar', 'ui:options': { disabledDates: rules } },
  })),
  fc.constantFrom('reservation', 'hidden').map((widget) => ({ json: { type: 'string' }, ui: { 'ui:widget': widget } })),
)

const withCondition = (plain: fc.Arbitrary<Drawn>): fc.Arbitrary<Drawn> =>
  fc.tuple(plain, fc.option(condition)).map(([{ json, ui }, visible]) => {
    const options = Reflect.get(ui, 'ui:options') as object | undefined
    return { json, ui: visible ? { ...ui, 'ui:options': { ...options, visible } } : ui }
  })

const objectOf = (field: fc.Arbitrary<Drawn>): fc.Arbitrary<Drawn> =>
  fc.tuple(fc.dictionary(name, field, { maxKeys: 4 }), fc.array(name, { maxLength: 2 })).map(([fields, required]) => ({
    json: {
      type: 'object',
      required,
      properties: Object.fromEntries(Object.entries(fields).map(([key, { json }]) => [key, json])),
    },
    ui: Object.fromEntries(Object.entries(fields).map(([key, { ui }]) => [key, ui])),
  }))

const { field } = fc.letrec<{ field: Drawn }>((tie) => ({
  field: withCondition(
    fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      single,
      objectOf(tie('field')),
      fc.tuple(tie('field'), small, small).map(([{ json, ui }, minItems, maxItems]) => ({
        json: { type: 'array', items: json, minItems, maxItems },
        ui: { items: ui },
      })),
    ),
  ),
}))
const form = objectOf(field)

/** Values of a schema's shape, right ones and wrong ones. */
function valuesOf(schema: FormSchema): fc.Arbitrary<FormValues> {
  const valueArbitrary = (one: FormSchema['properties'][string]): fc.Arbitrary<unknown> => {
    if (one.form) return valuesOf(one.form)
    if (one.items) return fc.array(valueArbitrary(one.items), { maxLength: 3 })
    if (one.choices) return fc.oneof(fc.subarray(['x', 'yes']), fc.constantFrom('x', 'yes', ''))
    if (one.dates) return fc.constantFrom('2026-11-19', '2026-11-20', '2026-11-21')
    if (one.verifyKind) return fc.record({ mobile: words, verify_code: fc.constantFrom('', '123456') })
    return scalar
  }
  return fc.record(
    Object.fromEntries(
      Object.entries(schema.properties).map(([key, one]) => [
        key,
        fc.oneof({ weight: 9, arbitrary: valueArbitrary(one) }, { weight: 1, arbitrary: scalar }),
      ]),
    ),
  )
}
const filledForm = form.chain(({ json, ui }) => {
  const schema = formSchemaOf(json, ui)
  return valuesOf(schema).map((values) => ({ schema, values }))
})

test('what the form lets through the server accepts, and what it holds back the server refuses', () => {
  const outcomes = { sent: 0, refused: 0 }
  fc.assert(
    fc.property(filledForm, ({ schema, values }) => {
      const store = createFormStore(schema, values, parseField)
      const toSend = store.check((key) => key, CONTEXT)
      const wireValues = JSON.parse(JSON.stringify(toSend ?? store.values()))
      const answers = answersOf(schema, wireValues)
      expect(findInvalidAnswer(schema, answers, { today: TODAY }) === null).toBe(toSend !== null)
      outcomes[toSend ? 'sent' : 'refused'] += 1
    }),
    { numRuns: 1500 },
  )
  // Neither side of the property is empty.
  expect(Math.min(outcomes.sent, outcomes.refused)).toBeGreaterThan(100)
})

test('the answers of answers are the same, and a hidden field is in neither', () => {
  fc.assert(
    fc.property(filledForm, ({ schema, values }) => {
      const answers = answersOf(schema, values)
      expect(answersOf(schema, answers)).toEqual(answers)
    }),
    { numRuns: 500 },
  )
})

test('values that were hidden and are shown again are what they were', () => {
  fc.assert(
    fc.property(filledForm, ({ schema, values }) => {
      const store = createFormStore(schema, values, parseField)
      const before = store.values()
      store.check((key) => key, CONTEXT)
      store.replace(before)
      expect(store.values()).toEqual(before)
    }),
    { numRuns: 300 },
  )
})

test('items keep their values through any additions, moves and deletions of others', () => {
  const schema = formSchemaOf(
    { properties: { list: { type: 'array', items: { type: 'object', properties: { text: { type: 'string' } } } } } },
    {},
  )
  const items = schema.properties.list?.items
  if (!items) throw new Error('no list')
  const step = fc.tuple(fc.constantFrom('add', 'type', 'up', 'down', 'remove'), fc.nat(20), fc.string({ maxLength: 3 }))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const store = createFormStore(schema, {}, parseField)
      const path = ['list']
      let expected: { id: string; text: string }[] = []
      for (const [kind, at, text] of steps) {
        const one = expected[at % Math.max(1, expected.length)]
        if (kind === 'add') expected = [...expected, { id: store.addRow(path, items), text: '' }]
        else if (!one) continue
        else if (kind === 'type') {
          store.set([...path, one.id, 'text'], text)
          one.text = text
        } else if (kind === 'remove') {
          store.removeRow(path, one.id)
          expected = expected.filter((other) => other !== one)
        } else {
          const by = kind === 'up' ? -1 : 1
          store.moveRow(path, one.id, by)
          const [from, to] = [expected.indexOf(one), expected.indexOf(one) + by]
          if (to >= 0 && to < expected.length) {
            const others = expected.filter((other) => other !== one)
            expected = [...others.slice(0, to), one, ...others.slice(to)]
            expect(expected.indexOf(one)).not.toBe(from)
          }
        }
        expect(store.values().list).toEqual(expected.map((row) => ({ text: row.text })))
      }
    }),
  )
})
