import { maskMobile, normalizeMobile } from '@storefront/contract/domain/account/mobile'
import fc from 'fast-check'

test.each([
  ['13800000001', '138****0001'],
  ['+62 812-3456-7890', '+62 8**-****-7890'],
  ['010-88886666', '010-****6666'],
  ['12345678', '123****8'],
  ['95588', '9****'],
  ['110', '***'],
  ['138****0001', '138****0001'],
  ['', ''],
])('%p is masked as %p', (number, text) => expect(maskMobile(number)).toBe(text))

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 20 }).map((all) => all.join(''))

test('maskMobile hides at least four digits, or all of fewer, and leaves the rest in place', () => {
  fc.assert(
    fc.property(digits, (number) => {
      const text = maskMobile(number)
      const hidden = [...text].filter((char) => char === '*').length
      expect(text).toHaveLength(number.length)
      expect(hidden).toBeGreaterThanOrEqual(Math.min(4, number.length))
      expect([...text].every((char, at) => char === '*' || char === number[at])).toBe(true)
    }),
  )
})

test('maskMobile shows at most the first 3 and the last 4 digits', () => {
  fc.assert(
    fc.property(digits, (number) => {
      expect(maskMobile(number)).toMatch(/^\d{0,3}\**\d{0,4}$/)
    }),
  )
})

test('normalizeMobile reads a number however it is written', () => {
  const prefix = fc.constantFrom('', '+86', '+86 ', '0086-', '86', '(+86)', '＋８６ ', '\u202d+86 ')
  const gap = fc.constantFrom('', ' ', '-', '\u00a0', '\u2013', '.', '\u200b')
  const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  fc.assert(
    fc.property(
      prefix,
      gap,
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.boolean(),
      (before, between, rest, isWide) => {
        const number = `1${String(rest).padStart(10, '3')}`
        const text = `${before}${number.slice(0, 3)}${between}${number.slice(3, 7)}${between}${number.slice(7)}\u202c `
        expect(normalizeMobile(isWide ? wide(text) : text)).toBe(number)
      },
    ),
  )
})

test('normalizeMobile leaves what is no number uncut, and changes nothing when it is applied again', () => {
  expect(normalizeMobile('+86 138 0000 00')).toBe('+86 138 0000 00')
  expect(normalizeMobile(' 0812-3456-78901 ')).toBe('0812-3456-78901')
  fc.assert(
    fc.property(fc.string(), (text) => expect(normalizeMobile(normalizeMobile(text))).toBe(normalizeMobile(text))),
  )
})
