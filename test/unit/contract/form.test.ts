import { type FieldSchema, numberAnswer, violationOf } from '@storefront/contract/domain/forms/form'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { violationsOf } from '@storefront/contract/domain/forms/form-answers'
import fc from 'fast-check'

const text: FieldSchema = { type: 'string', title: '姓名' }

test('an empty field is refused only where it is required, and choices have a rule of their own', () => {
  expect(violationOf(text, '', false)).toBeNull()
  expect(violationOf(text, '', true)).toEqual({ rule: 'required' })
  expect(violationOf({ ...text, choices: [{ value: 'a', label: '甲' }] }, null, true)).toEqual({
    rule: 'requiredChoice',
  })
  expect(violationOf({ ...text, widget: 'reservation' }, null, true)).toBeNull()
  expect(violationOf({ type: 'boolean', title: '默认' }, false, true)).toBeNull()
})

test('a region without its district is still to be chosen', () => {
  const region: FieldSchema = { type: 'address', title: '地区' }
  const value = { province: '33', city: '3301', display: '浙江省 杭州市' }
  expect(violationOf(region, { ...value, district: '' }, true)).toEqual({ rule: 'requiredChoice' })
  expect(violationOf(region, { ...value, district: '330106' }, true)).toBeNull()
})

test('lengths count characters, not code units', () => {
  expect(violationOf({ ...text, maxLength: 2 }, '😀😀', true)).toBeNull()
  expect(violationOf({ ...text, maxLength: 2 }, '一二三', true)).toEqual({ rule: 'maxLength', n: 2 })
  expect(violationOf({ ...text, minLength: 4 }, '一二三', true)).toEqual({ rule: 'minLength', n: 4 })
})

test.each(['a@b', 'a b@c.de', '@b.cn', 'a@b.', 'plain'])('%s is not an e-mail address', (value) => {
  expect(violationOf({ ...text, format: 'email' }, value, true)).toEqual({ rule: 'email' })
})

test('a mobile number has exactly 11 digits', () => {
  const mobile: FieldSchema = { ...text, widget: 'mobile' }
  expect(violationOf(mobile, '13800000001', true)).toBeNull()
  for (const wrong of ['1380000000', '138000000011', '1380000000a', '１３８００００００１１'])
    expect(violationOf(mobile, wrong, true)).toEqual({ rule: 'mobile' })
})

test.each([
  ['email', 'a@b.cn', 'a@b'],
  ['mobile', '13800000001', '1380000000'],
  ['name', '欧阳若水', '阳'],
] as const)('a field of %s has one rule, whether its type, its widget or its format says so', (rule, right, wrong) => {
  const says: Readonly<Record<typeof rule, Partial<FieldSchema>[]>> = {
    email: [{ type: 'email' }, { widget: 'email' }, { format: 'email' }],
    mobile: [{ type: 'mobile', widget: 'mobile' }, { widget: 'mobile' }, { format: 'china-mobile' }],
    name: [{ format: 'china-name' }],
  }
  for (const part of says[rule]) {
    expect(violationOf({ ...text, ...part }, right, true)).toBeNull()
    expect(violationOf({ ...text, ...part }, wrong, true)).toEqual({ rule })
  }
})

test('a number that its format alone names is drawn as one, and taken as it is pasted', () => {
  const form = formSchemaOf({ properties: { phone: { type: 'string', format: 'china-mobile' } } }, {})
  expect(form.properties.phone?.widget).toBe('mobile')
})

test('a number is valid within its limits, inclusive, and an integer field refuses decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 50 }), (value) => {
      const violation = violationOf({ type: 'integer', title: '数量', minimum: -10, maximum: 10 }, value, true)
      expect(violation === null).toBe(value >= -10 && value <= 10)
    }),
  )
  expect(violationOf({ type: 'integer', title: '数量' }, 1.5, true)).toEqual({ rule: 'integer' })
})

test('the answer of a number field is a number, null without a digit, and else the text, of which a rule tells', () => {
  expect(['-0', '12.7', 'abc', '', '1.2.3'].map((text) => numberAnswer(text, 'number'))).toEqual([
    0,
    12.7,
    null,
    null,
    '1.2.3',
  ])
  expect(['-0', '12.7', 'abc', '', '12'].map((text) => numberAnswer(text, 'integer'))).toEqual([
    0,
    '12.7',
    null,
    null,
    12,
  ])
  expect(violationOf({ type: 'number', title: '重量' }, '1.2.3', false)).toEqual({ rule: 'number' })
  expect(violationOf({ type: 'integer', title: '数量' }, '1,00', false)).toEqual({ rule: 'number' })
})
test('violationsOf reports every invalid field at once', () => {
  const form = { properties: { name: text, mobile: { ...text, widget: 'mobile' } }, required: ['name', 'mobile'] }
  expect(violationsOf(form, { name: '', mobile: '1' })).toEqual({
    name: { rule: 'required' },
    mobile: { rule: 'mobile' },
  })
  expect(violationsOf(form, { name: '林', mobile: '13800000001' })).toEqual({})
})

test.each([
  ['date', '2026-02-30', '2026-02-28'],
  ['time', '25:00', '09:30'],
  ['datetime', '2026-02-28', '2026-02-28 09:30'],
] as const)('a %s that does not exist is refused', (rule, wrong, right) => {
  expect(violationOf({ type: rule, title: '时间' }, wrong, true)).toEqual({ rule })
  expect(
    violationOf({ type: 'string', format: rule === 'datetime' ? 'date-time' : rule, title: '时间' }, wrong, true),
  ).toEqual({ rule })
  expect(violationOf({ type: rule, title: '时间' }, right, true)).toBeNull()
})

test('an integer with a decimal point is refused, whatever follows it', () => {
  for (const number of ['1.', '1.0', '1.5'])
    expect(violationOf({ type: 'integer', title: '数量' }, number, true)).toEqual({ rule: 'integer' })
})

test('an array field respects minItems and maxItems, and 0 means no limit', () => {
  const list: FieldSchema = { type: 'array', title: '口味', choices: [], minItems: 2, maxItems: 3 }
  const rules = [1, 2, 3, 4].map((count) => violationOf(list, Array(count).fill('a'), true)?.rule)
  expect(rules).toEqual(['minItems', undefined, undefined, 'maxItems'])
  expect(violationOf({ ...list, minItems: 0, maxItems: 0 }, Array(9).fill('a'), true)).toBeNull()
})
