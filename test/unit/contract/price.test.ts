import { percentOf, shareOut } from '@storefront/contract/domain/checkout/price'
import fc from 'fast-check'

const amounts = fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 1, maxLength: 12 })
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

test('shareOut returns shares that sum to the total, none larger than its weight', () => {
  const cases = amounts.chain((weights) => fc.tuple(fc.constant(weights), fc.integer({ min: 0, max: sum(weights) })))
  fc.assert(
    fc.property(cases, ([weights, total]) => {
      const shares = shareOut(total, weights)
      expect(sum(shares)).toBe(total)
      shares.forEach((share, at) => {
        const fair = (BigInt(total) * BigInt(weights[at] ?? 0)) / BigInt(Math.max(1, sum(weights)))
        expect(share).toBeLessThanOrEqual(weights[at] ?? 0)
        expect(BigInt(share) - fair >= 0n && BigInt(share) - fair <= 1n).toBe(true)
      })
    }),
  )
})

test('shareOut gives rounding remainders to the largest fractions, and to the first of equal ones', () => {
  expect(shareOut(10, [1, 1, 1, 9])).toEqual([1, 1, 1, 7])
  expect(shareOut(1, [5, 5])).toEqual([1, 0])
  expect(shareOut(0, [0, 0])).toEqual([0, 0])
})

test('shareOut throws for a negative total and for more than the sum of the weights', () => {
  expect(() => shareOut(3, [1, 1])).toThrow(RangeError)
  expect(() => shareOut(-1, [1])).toThrow(RangeError)
})

test('percentOf rounds down and is exact for large amounts', () => {
  expect(percentOf(999, 10)).toBe(99)
  expect(percentOf(Number.MAX_SAFE_INTEGER, 100)).toBe(Number.MAX_SAFE_INTEGER)
})
