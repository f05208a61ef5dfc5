import {
  deliveryDays,
  piecesUntilFee,
  regionRule,
  refundableShipping,
} from '@storefront/contract/domain/checkout/shipping'
import fc from 'fast-check'

const rule = (region: string) => ({ region, fee: 1, free_over: null, is_refused: false })

test('the rule with the longest prefix applies, whatever the order of the rules', () => {
  const rules = ['33', '', '330106', '3301', '31'].map(rule)
  const of = (district: string) => regionRule(rules, district)?.region
  expect(['330106', '330102', '330201', '310101', '510107', ''].map(of)).toEqual(['330106', '3301', '33', '31', '', ''])
})

test('regionRule returns null for a district without a rule', () => {
  expect(regionRule([rule('33')], '310101')).toBeNull()
  expect(regionRule([rule('33')], '')).toBeNull()
})

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

test('the delivery days are those of the longest prefix that has some', () => {
  const rules = [
    { region: '', days: { from: 3, to: 5 } },
    { region: '33', days: { from: 1, to: 2 } },
    { region: '3301', days: null },
  ]
  expect(deliveryDays(rules, '330106')).toEqual({ from: 1, to: 2 })
  expect(deliveryDays(rules, '310101')).toEqual({ from: 3, to: 5 })
  expect(deliveryDays(rules.slice(1), '310101')).toBeNull()
  expect(deliveryDays(rules, '')).toEqual({ from: 3, to: 5 })
})
