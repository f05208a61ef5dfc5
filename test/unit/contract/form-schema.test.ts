import { answersOf, findInvalidAnswer, violationsOf } from '@storefront/contract/domain/forms/form-answers'

import { FORM_TEXT_MAX } from '@storefront/contract/domain/forms/form-limits'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import fc from 'fast-check'

const one = (field: object, hints: object = {}) => formSchemaOf({ properties: { a: field } }, { a: hints }).properties.a

test('a field has its title, placeholder, widget and limits', () => {
  expect(
    one(
      { type: 'string', title: '留言', minLength: 2, maxLength: 80 },
      { 'ui:widget': 'textarea', 'ui:placeholder': '说点什么' },
    ),
  ).toMatchObject({
    type: 'string',
    widget: 'textarea',
    title: '留言',
    placeholder: '说点什么',
    minLength: 2,
    maxLength: 80,
  })
  expect(one({ type: 'integer', minimum: 0, maximum: 5 })).toMatchObject({
    type: 'integer',
    title: 'a',
    minimum: 0,
    maximum: 5,
  })
  for (const type of [
    ['number', 'null'],
    ['null', 'number'],
  ])
    expect(one({ type })?.type).toBe('number')
})

test.each([
  [
    'values',
    { enum: ['x', 'y'] },
    [
      ['x', 'x'],
      ['y', 'y'],
    ],
  ],
  [
    'values with names',
    { enum: [1, 2], enumNames: ['一', '二'] },
    [
      ['1', '一'],
      ['2', '二'],
    ],
  ],
  [
    'pairs',
    {
      choices: [
        ['x', '甲'],
        ['y', '乙'],
      ],
    },
    [
      ['x', '甲'],
      ['y', '乙'],
    ],
  ],
  ['records', { choices: [{ value: 'x', label: '甲' }] }, [['x', '甲']]],
  ['constants', { oneOf: [{ const: 'x', title: '甲' }] }, [['x', '甲']]],
  [
    'values of which two are the same',
    {
      choices: [
        ['x', '甲'],
        ['x', '乙'],
      ],
    },
    [['x', '甲']],
  ],
  ['values of which some are none', { enum: [null, {}, '', 'x'] }, [['x', 'x']]],
])('choices can be written as %s', (_, field, choices) => {
  const result = one({ type: 'string', ...field })
  expect(result?.choices?.map(({ value, label }) => [value, label])).toEqual(choices)
  expect(result?.type).toBe('string')
})

test('an array field takes its choices from its items', () => {
  const field = one(
    { type: 'array', items: { type: 'string', enum: ['x', 'y'] }, minItems: 1, maxItems: 2 },
    { 'ui:options': { enumNames: ['甲', '乙'] } },
  )
  expect(field).toMatchObject({ type: 'array', minItems: 1, maxItems: 2, choices: [{ label: '甲' }, { label: '乙' }] })
})

test('fields follow `ui:order`, with the others at its star', () => {
  const properties = { a: {}, b: {}, c: {}, d: {} }
  const names = (order: unknown) => Object.keys(formSchemaOf({ properties }, { 'ui:order': order }).properties)
  expect(names(['c', '*', 'a'])).toEqual(['c', 'b', 'd', 'a'])
  expect(names(['d', 'b', 'zebra', 7])).toEqual(['d', 'b', 'a', 'c'])
  expect(names('d')).toEqual(['a', 'b', 'c', 'd'])
})

test('fields that no widget can fill in say why and are not required', () => {
  const properties = {
    list: { type: 'array' },
    thing: { type: 'object' },
    odd: { type: 'hologram' },
    name: { required: true },
  }
  const form = formSchemaOf({ properties, required: ['list', 'thing', 'odd', 'ghost'] }, {})
  expect(Object.values(form.properties).map(({ fault }) => fault)).toEqual(['items', 'items', 'type', undefined])
  expect(form.required).toEqual(['name'])
  expect(answersOf(form, { list: [1], thing: {}, odd: 1 })).toEqual({ name: null })
})

test('a text field has a maximum length even when the schema has none', () => {
  const form = formSchemaOf({ properties: { a: { type: 'string' }, b: { type: 'string', maxLength: 1e9 } } }, {})
  expect([form.properties.a?.maxLength, form.properties.b?.maxLength]).toEqual([FORM_TEXT_MAX, FORM_TEXT_MAX])
})

test('the rules of an image field come from its options', () => {
  const options = { maxKb: 500, resolution: { width: 4, height: 3 } }
  expect(one({ type: 'image' }, { 'ui:options': options })?.picture).toEqual({
    maxKb: 500,
    resolution: { width: 4, height: 3, fixed: false },
  })
  expect(one({ type: 'image' }, { 'ui:options': { maxKb: '500', resolution: 9 } })?.picture).toBeUndefined()
})

test.each([
  [{ type: 'signature' }, {}],
  [{ type: 'image' }, { 'ui:widget': 'signature' }],
  [{ type: 'string' }, { 'ui:widget': 'signature' }],
])('a signature is one by its type or its widget', (field, hints) => {
  const form = formSchemaOf({ properties: { a: field }, required: ['a'] }, { a: hints })
  expect(form.properties.a?.type).toBe('signature')
  const ruleOf = (a: unknown) => violationsOf(form, answersOf(form, { a })).a
  expect([{ id: 3 }, { name: ' 林 ' }].map(ruleOf)).toEqual([undefined, undefined])
  expect([null, { name: ' \u200b' }, { name: 'x'.repeat(61) }, { id: 'x' }, '林'].map((a) => ruleOf(a)?.rule)).toEqual([
    'required',
    'required',
    'maxLength',
    'type',
    'type',
  ])
  expect(answersOf(form, { a: { name: ' 林  小满 ' } })).toEqual({ a: { name: '林 小满' } })
})

test('no invalid schema throws or requires a field that does not exist', () => {
  const bits = fc.oneof(
    fc.constantFrom('string', 'array', 'object', 'integer', 'image', '__proto__', 'constructor', null, [], {}),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const field = fc.record(
    { type: bits, enum: bits, items: bits, choices: bits, maxLength: bits, required: bits, oneOf: bits },
    { requiredKeys: [] },
  )
  const schema = fc.record(
    { properties: fc.oneof(fc.dictionary(fc.string(), fc.oneof(field, bits)), bits), required: bits },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(schema, bits), bits, (json, ui) => {
      const form = formSchemaOf(json, ui)
      for (const name of form.required) expect(Object.keys(form.properties)).toContain(name)
      for (const { title, type } of Object.values(form.properties))
        expect([typeof title, typeof type]).toEqual(['string', 'string'])
      expect(violationsOf(form, {})).toBeDefined()
    }),
    { numRuns: 500 },
  )
})

const form = formSchemaOf(
  {
    properties: {
      name: { type: 'string', trim: true },
      day: { type: 'date' },
      kinds: { type: 'array', items: { enum: ['x', 'y'] } },
      one: { type: 'string', enum: ['x'] },
      yes: { type: 'boolean' },
      mark: { type: 'number' },
    },
    required: ['name'],
  },
  {},
)
const right = { name: '林', day: '2026-05-06', kinds: ['y'], one: 'x', yes: false, mark: 1.5 }

test('valid input passes, trimmed where the field requires it, with null for empty fields', () => {
  expect(answersOf(form, { ...right, name: ' 林 ', extra: 1 })).toEqual(right)
  expect(findInvalidAnswer(form, answersOf(form, right))).toBeNull()
  expect(answersOf(form, { name: '林' })).toEqual({
    name: '林',
    day: null,
    kinds: null,
    one: null,
    yes: null,
    mark: null,
  })
})

test.each([
  ['name', { name: '   ' }],
  ['name', { name: 7 }],
  ['name', { name: { length: 1 } }],
  ['day', { day: '2026-02-30' }],
  ['day', { day: 20260506 }],
  ['kinds', { kinds: ['z'] }],
  ['kinds', { kinds: ['x', 'x'] }],
  ['kinds', { kinds: 'x' }],
  ['kinds', { kinds: { 0: 'x', length: 1 } }],
  ['one', { one: 'y' }],
  ['one', { one: ['x'] }],
  ['yes', { yes: 'true' }],
  ['mark', { mark: '1' }],
])('invalid input is reported by its field: %s', (name, answer) => {
  expect(findInvalidAnswer(form, answersOf(form, { ...right, ...answer }))).toBe(name)
})

test('arbitrary input yields only fields of the form, and none of a wrong type passes', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom('name', 'day', 'kinds', 'one', 'yes', 'mark', 'constructor', 'x'),
        fc.jsonValue({ maxDepth: 2 }),
      ),
      (input) => {
        const answers = answersOf(form, input)
        expect(Object.keys(answers)).toEqual(Object.keys(form.properties))
        if (findInvalidAnswer(form, answers) !== null) return
        expect(typeof answers.name).toBe('string')
        for (const value of [answers.day, answers.one]) expect(value === null || typeof value === 'string').toBe(true)
        expect(
          answers.kinds === null || (answers.kinds as unknown[]).every((kind) => ['x', 'y'].includes(kind as string)),
        ).toBe(true)
      },
    ),
    { numRuns: 1000 },
  )
})
