import { piecesUntilFee, refundableShipping } from '@storefront/contract/domain/checkout/shipping'
import fc from 'fast-check'

test('an unshipped order refunds its shipping fee once, with the last returned piece', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.nat(5000),
      fc.array(fc.integer({ min: 1, max: 7 })),
      (toSend, fee, steps) => {
        let [unsent, back] = [0, 0]
        for (const step of [...steps, ...Array.from({ length: toSend }, () => 1)]) {
          const pieces = Math.min(step, toSend - unsent)
          back += refundableShipping({ fee, toSend, shipped: 0, unsent }, pieces)
          unsent += pieces
          expect(back).toBe(unsent === toSend ? fee : 0)
        }
      },
    ),
  )
})

test('the shipping fee is not refunded once a piece is shipped, or when nothing is to be shipped', () => {
  expect(refundableShipping({ fee: 1000, toSend: 2, shipped: 1, unsent: 0 }, 1)).toBe(0)
  expect([
    piecesUntilFee({ fee: 1000, toSend: 2, shipped: 1, unsent: 1 }),
    piecesUntilFee({ fee: 1000, toSend: 0, shipped: 0, unsent: 0 }),
    piecesUntilFee({ fee: 0, toSend: 2, shipped: 0, unsent: 0 }),
    piecesUntilFee({ fee: 1000, toSend: 3, shipped: 0, unsent: 1 }),
  ]).toEqual([null, null, null, 2])
})
