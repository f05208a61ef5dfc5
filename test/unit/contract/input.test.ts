import { inputViolation } from '@storefront/contract/domain/forms/input'
import fc from 'fast-check'

test('an empty or blank input is refused only where it is required', () => {
  for (const empty of ['', '  ', '\n']) {
    expect(inputViolation(empty, { required: true })).toEqual({ rule: 'required' })
    expect(inputViolation(empty, { type: 'email', minLength: 3 })).toBeNull()
  }
})

test.each([
  ['email', 'a@b.cn', 'a@b'],
  ['china-mobile', '13800000001', '1380000000'],
  ['china-name', '欧阳娜娜', '欧'],
  ['china-name', '林𠮷', '林小姐 '],
  ['china-name', '一二三四五六', '一二三四五六七'],
  ['china-name', '小满', 'Lin'],
] as const)('%s accepts %s and refuses %s', (type, right, wrong) => {
  expect(inputViolation(right, { type })).toBeNull()
  expect(inputViolation(wrong, { type })).toEqual({ rule: 'format', type })
})

test('lengths are counted in characters, limits included', () => {
  expect(inputViolation('😀', { minLength: 2 })).toEqual({ rule: 'minLength', n: 2 })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(20), fc.nat(20), (text, minLength, maxLength) => {
      fc.pre(text.trim() !== '')
      const length = [...text].length
      const expected = length < minLength ? 'minLength' : length > maxLength ? 'maxLength' : undefined
      expect(inputViolation(text, { minLength, maxLength })?.rule).toBe(expected)
    }),
  )
})

test('a repeated input must equal the first one, also when it is empty', () => {
  expect(inputViolation('secret', { same: 'secret' })).toBeNull()
  expect(inputViolation('Secret', { same: 'secret' })).toEqual({ rule: 'mismatch' })
  expect(inputViolation('', { same: 'secret' })).toEqual({ rule: 'mismatch' })
  expect(inputViolation('', { same: '' })).toBeNull()
})
