import { maskMobile } from '@storefront/contract/domain/account/mobile'
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
