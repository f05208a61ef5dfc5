import {
  answersOf,
  countOptions,
  findInvalidAnswer,
  titleAt,
  violationsOf,
} from '@storefront/contract/domain/forms/form-answers'
import { DEPTH_MAX, FIELDS_MAX, ITEMS_MAX } from '@storefront/contract/domain/forms/form-limits'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { draftOf } from '@storefront/contract/domain/forms/form-values'

const schema = formSchemaOf(
  {
    properties: {
      contact: {
        type: 'object',
        title: '联系人',
        required: ['name'],
        properties: { name: { type: 'string', title: '姓名', trim: true } },
      },
      guests: {
        type: 'array',
        title: '同行人',
        minItems: 1,
        maxItems: 2,
        items: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', title: '姓名' },
            size: { type: 'string', title: '尺码', enum: ['s', 'm'] },
          },
        },
      },
      tags: { type: 'array', title: '标签', maxItems: 0, items: { type: 'string', maxLength: 3 } },
      photos: { type: 'array', title: '照片', items: { type: 'image' } },
    },
  },
  {},
)
const valid = { contact: { name: '林' }, guests: [{ name: '陈', size: 's' }], tags: ['a'], photos: [{ id: 7 }] }

test('answers of objects and lists are normalized like those at the top', () => {
  const answers = answersOf(schema, {
    ...valid,
    contact: { name: ' 林 ', extra: 1 },
    guests: [{ name: '', size: 's', extra: 1 }],
  })
  expect(answers).toEqual({ ...valid, guests: [{ name: null, size: 's' }] })
  expect(answersOf(schema, answers)).toEqual(answers)
  expect(answersOf(schema, {})).toEqual({ contact: { name: null }, guests: null, tags: null, photos: null })
})

test.each([
  ['contact/name', { contact: {} }],
  ['contact/name', { contact: 'text' }],
  ['guests/0/name', { guests: [{}] }],
  ['guests/1/size', { guests: [{ name: '陈' }, { name: '李', size: 'xl' }] }],
  ['guests', { guests: [{ name: '陈' }, { name: '李' }, { name: '王' }] }],
  ['guests', { guests: 'text' }],
  ['tags/1', { tags: ['a', ''] }],
  ['tags/0', { tags: ['four'] }],
  ['tags/0', { tags: [{ a: 1 }] }],
  ['photos/0', { photos: [{ id: 'x' }] }],
])('findInvalidAnswer names %s when a value within it is invalid', (key, change) => {
  expect(findInvalidAnswer(schema, answersOf(schema, { ...valid, ...change }))).toBe(key)
})

test('a list without a maximum accepts as many items as any list may have, and no more', () => {
  const many = (count: number) => answersOf(schema, { ...valid, tags: Array(count).fill('a') })
  expect(violationsOf(schema, many(ITEMS_MAX))).toEqual({})
  expect(violationsOf(schema, many(10_000))).toEqual({ tags: { rule: 'maxItems', n: ITEMS_MAX } })
})

test('titleAt names a field by the titles that lead to it', () => {
  expect(titleAt(schema, 'guests/1/name')).toBe('同行人 2 · 姓名')
  expect(titleAt(schema, 'tags/0')).toBe('标签 1')
  expect(titleAt(schema, 'contact')).toBe('联系人')
  expect(titleAt(schema, 'ghost')).toBe('ghost')
})

test('countOptions counts the options of all list items together', () => {
  const guests = [
    { name: '陈', size: 's' },
    { name: '李', size: 's' },
  ]
  expect(countOptions(schema, { ...valid, guests })).toEqual([{ field: 'guests.size', value: 's', count: 2 }])
})

/** An object within an object, so many deep. */
const nest = (depth: number): object =>
  depth === 0 ? { type: 'string' } : { type: 'object', properties: { a: nest(depth - 1) } }

test('a field that is nested too deeply has a fault, and those around it have none', () => {
  let form = formSchemaOf({ properties: { a: nest(40) } }, {})
  for (let depth = 1; depth < DEPTH_MAX; depth++) form = form.properties.a?.form ?? form
  expect(form.properties.a?.fault).toBe('depth')
})

test('a schema that contains itself is read to the maximum depth', () => {
  const loop: Record<string, unknown> = { type: 'object' }
  loop.properties = { again: loop, list: { type: 'array', items: loop } }
  expect(JSON.stringify(formSchemaOf(loop, {}))).toContain('"fault":"depth"')
})

test('a schema with too many fields is read as far as the limit and says so', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 150 }, (_, n) => [`f${n}`, { type: 'object', properties: { a: { type: 'string' } } }]),
  )
  const form = formSchemaOf({ properties }, {})
  const count = Object.values(form.properties).reduce(
    (sum, field) => sum + 1 + Object.keys(field.form?.properties ?? {}).length,
    0,
  )
  expect([form.fault, count]).toEqual(['tooMany', FIELDS_MAX])
})

test('a schema without properties is unreadable', () => {
  expect([null, {}, [], { properties: [1] }, 'x'].map((json) => formSchemaOf(json, {}).fault)).toEqual(
    Array(5).fill('unreadable'),
  )
  expect(formSchemaOf({ properties: {} }, {}).fault).toBeUndefined()
})

test('an unknown widget is a fault, and a known one that does not fit the type is left out', () => {
  const widgetOf = (type: string, widget: string) =>
    formSchemaOf({ properties: { a: { type } } }, { a: { 'ui:widget': widget } }).properties.a
  expect(widgetOf('string', 'hologram')?.fault).toBe('widget')
  expect(widgetOf('boolean', 'textarea')).toMatchObject({ type: 'boolean', widget: undefined })
  expect(widgetOf('string', 'calendar')).toMatchObject({ type: 'date', widget: 'calendar' })
  expect(widgetOf('string', 'radio')?.widget).toBeUndefined()
})

test.each(['variant', 'reservation', 'reservation-result'])(
  'a %s field is kept whatever its type, is never required and has no answer',
  (widget) => {
    const form = formSchemaOf(
      { properties: { slot: { type: 'hologram' }, name: { type: 'string' } }, required: ['slot'] },
      { slot: { 'ui:widget': widget } },
    )
    expect(form.properties.slot).toMatchObject({ widget, title: 'slot' })
    expect(answersOf(form, { slot: { id: 1 }, name: 'a' })).toEqual({ name: 'a' })
    expect(violationsOf(form, {})).toEqual({})
  },
)

test('a calendar refuses the days that its rules disable', () => {
  const options = { disabledDates: { past: true, weekend: true, dates: ['2026-12-25'] } }
  const form = formSchemaOf(
    { properties: { day: { type: 'date' } } },
    { day: { 'ui:widget': 'calendar', 'ui:options': options } },
  )
  const ruleOf = (day: string, today?: string) => violationsOf(form, { day }, { today }).day?.rule
  expect(['2026-11-19', '2026-11-21', '2026-12-25', '2026-11-20'].map((day) => ruleOf(day, '2026-11-20'))).toEqual([
    'dateDisabled',
    'dateDisabled',
    'dateDisabled',
    undefined,
  ])
  expect(ruleOf('2026-11-19')).toBeUndefined()
})

test('a number that has to be proven needs its code', () => {
  const form = formSchemaOf(
    { properties: { phone: { type: 'string' } }, required: ['phone'] },
    { phone: { 'ui:widget': 'mobile', 'ui:options': { require_verify: true } } },
  )
  expect(form.properties.phone?.verifyKind).toBe('m_verify')
  const ruleOf = (phone: unknown) => violationsOf(form, answersOf(form, { phone })).phone?.rule
  expect([
    ruleOf({ mobile: '', verify_code: '' }),
    ruleOf({ mobile: '1380000', verify_code: '' }),
    ruleOf({ mobile: '13800000001', verify_code: '1' }),
    ruleOf('13800000001'),
    ruleOf({ mobile: '13800000001', verify_code: '123456' }),
  ]).toEqual(['required', 'mobile', 'code', 'type', undefined])
})

test('a draft keeps invalid values, and neither passwords nor codes', () => {
  const form = formSchemaOf(
    {
      properties: {
        name: { type: 'string', maxLength: 1 },
        pin: { type: 'string' },
        list: { type: 'array', items: { type: 'object', properties: { phone: { type: 'string' } } } },
      },
    },
    {
      pin: { 'ui:widget': 'password' },
      list: { items: { phone: { 'ui:widget': 'mobile', 'ui:options': { require_verify: true } } } },
    },
  )
  const input = {
    name: 'long',
    pin: 'secret',
    list: [{ phone: { mobile: '138', verify_code: '123456' } }],
    stranger: 1,
  }
  expect(draftOf(form, input)).toEqual({
    name: 'long',
    pin: null,
    list: [{ phone: { mobile: '138', verify_code: '' } }],
  })
})
