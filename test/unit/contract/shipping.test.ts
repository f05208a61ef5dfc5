import { piecesUntilShippingRefund, refundableShipping } from '@storefront/contract/domain/after-sales/shipping-refund'
import fc from 'fast-check'

test('an unshipped order refunds its shipping fee once, with the last returned piece', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.nat(5000),
      fc.array(fc.integer({ min: 1, max: 7 })),
      (pieces, fee, steps) => {
        let [unsent, back] = [0, 0]
        for (const step of [...steps, ...Array.from({ length: pieces }, () => 1)]) {
          const count = Math.min(step, pieces - unsent)
          back += refundableShipping({ fee, pieces, shipped: 0, unsent }, count)
          unsent += count
          expect(back).toBe(unsent === pieces ? fee : 0)
        }
      },
    ),
  )
})

test('the shipping fee is not refunded once a piece is shipped, or when nothing is to be shipped', () => {
  expect(refundableShipping({ fee: 1000, pieces: 2, shipped: 1, unsent: 0 }, 1)).toBe(0)
  expect([
    piecesUntilShippingRefund({ fee: 1000, pieces: 2, shipped: 1, unsent: 1 }),
    piecesUntilShippingRefund({ fee: 1000, pieces: 0, shipped: 0, unsent: 0 }),
    piecesUntilShippingRefund({ fee: 0, pieces: 2, shipped: 0, unsent: 0 }),
    piecesUntilShippingRefund({ fee: 1000, pieces: 3, shipped: 0, unsent: 1 }),
  ]).toEqual([null, null, null, 2])
})
