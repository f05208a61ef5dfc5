import {
  formatAmount,
  formatPrice,
  fromDecimal,
  groupThousands,
  isFree,
  priceParts,
  toDecimal,
} from '@storefront/contract/domain/money'
import fc from 'fast-check'

const exponent = fc.integer({ min: 0, max: 3 })
const minor = fc.maxSafeInteger()

test('an amount survives the conversion to a decimal string and back', () => {
  fc.assert(fc.property(minor, exponent, (amount, digits) => fromDecimal(toDecimal(amount, digits), digits) === amount))
})

test('toDecimal writes exactly the decimals of the currency', () => {
  expect(toDecimal(12800, 2)).toBe('128.00')
  expect(toDecimal(5, 2)).toBe('0.05')
  expect(toDecimal(-5, 2)).toBe('-0.05')
  expect(toDecimal(150000, 0)).toBe('150000')
})

test.each(['1.234', '1,2', '', 'NaN', '1e5', '99999999999999999', ' 1', '1.'])(
  'fromDecimal returns null for %p',
  (text) => {
    expect(fromDecimal(text, 2)).toBeNull()
  },
)

test('toDecimal throws for an amount that is not a safe integer', () => {
  expect(() => toDecimal(1.5, 2)).toThrow(RangeError)
  expect(() => toDecimal(Number.MAX_SAFE_INTEGER + 2, 2)).toThrow(RangeError)
})

test('groupThousands separates every third digit and loses none', () => {
  expect(groupThousands('1250000', '.')).toBe('1.250.000')
  fc.assert(
    fc.property(fc.nat(), (n) => {
      const digits = groupThousands(String(n), '.')
      expect(digits.replaceAll('.', '')).toBe(String(n))
      expect(digits).toMatch(/^\d{1,3}(\.\d{3})*$/)
    }),
  )
})

test('formatAmount keeps all decimals and groups thousands', () => {
  expect(formatAmount('6009.00', yuan)).toBe('¥6,009.00')
  expect(formatAmount('-1250000.50', yuan)).toBe('-¥1,250,000.50')
  expect(formatAmount('-3.50', yuan)).toBe('-¥3.50')
  expect(formatAmount('7125000', { code: 'IDR', symbol: 'Rp' })).toBe('Rp7.125.000')
})

test('formatPrice drops zero decimals and keeps all others', () => {
  const yuan = { code: 'CNY', symbol: '¥' }
  expect(formatPrice('128.00', yuan)).toBe('¥128')
  expect(formatPrice('12.50', yuan)).toBe('¥12.50')
  expect(formatPrice('-3.05', yuan)).toBe('-¥3.05')
  expect(formatPrice('150000', { code: 'IDR', symbol: 'Rp' })).toBe('Rp150.000')
  expect(formatPrice('1250000.50', { code: 'SGD', symbol: 'S$' })).toBe('S$1,250,000.50')
  expect(formatPrice('1250000.50', yuan)).toBe('¥1250000.50')
  expect(priceParts('0.05', yuan)).toEqual({ sign: '', symbol: '¥', whole: '0', decimals: '05' })
})

test('isFree is true for zero amounts only', () => {
  expect(['0.00', '0', '-0.00'].map(isFree)).toEqual([true, true, true])
  expect(['0.01', '10.00', ''].map(isFree)).toEqual([false, false, false])
})

const rupiah = { code: 'IDR', symbol: 'Rp' }
const yuan = { code: 'CNY', symbol: '¥' }

test('formatPrice of yuan preserves every amount', () => {
  fc.assert(
    fc.property(minor, (amount) => {
      const text = formatPrice(toDecimal(amount, 2), yuan)
      expect(fromDecimal(text.replace('¥', ''), 2)).toBe(amount)
    }),
  )
})

test('formatPrice of rupiah separates thousands with dots and has no decimals', () => {
  fc.assert(
    fc.property(minor, (amount) => {
      const text = formatPrice(toDecimal(amount, 0), rupiah)
      expect(text).toMatch(/^-?Rp\d{1,3}(\.\d{3})*$/)
      expect(fromDecimal(text.replace('Rp', '').replaceAll('.', ''), 0)).toBe(amount)
    }),
  )
})

test('isFree is true exactly for zero, for any currency and amount', () => {
  fc.assert(
    fc.property(
      fc.oneof(minor, fc.constant(0)),
      exponent,
      (amount, digits) => isFree(toDecimal(amount, digits)) === (amount === 0),
    ),
  )
})
