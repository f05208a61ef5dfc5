import { isVoucherShort, voucherLeft } from '@storefront/contract/domain/cart/pickup'
import * as fc from 'fast-check'

const basket = fc.array(
  fc.record({ voucher: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 9 }) }),
  { minLength: 1, maxLength: 8 },
)
const holds = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20))

test('some line is short exactly when a voucher is overdrawn', () => {
  fc.assert(
    fc.property(basket, holds, (basketLines, balances) => {
      const lines = basketLines.map(({ voucher, quantity }, id) => ({
        id,
        quantity,
        voucher: { id: voucher, available: balances[voucher - 1] ?? 0 },
      }))
      const isOverdrawn = balances.some(
        (available, n) =>
          lines.filter(({ voucher }) => voucher.id === n + 1).reduce((sum, { quantity }) => sum + quantity, 0) >
          available,
      )
      expect(lines.some((line) => isVoucherShort(lines, line))).toBe(isOverdrawn)
      for (const line of lines) expect(voucherLeft(lines, line)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a line without a voucher is never short', () => {
  expect(isVoucherShort([], { id: 1, quantity: 9 })).toBe(false)
})
