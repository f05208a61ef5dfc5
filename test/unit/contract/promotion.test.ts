import {
  couponProblem,
  type UsableCard,
  type UsableCoupon,
  isCardValid,
  type Purchase,
  quote,
} from '@storefront/contract/domain/checkout/discount'
import { chooseBest } from '@storefront/contract/domain/checkout/discount-choice'
import fc from 'fast-check'

const NOW = 1_000
const cash = (more: Partial<UsableCoupon> = {}): UsableCoupon => ({
  id: 1,
  type: 'R',
  value: 2000,
  min_order: 0,
  category_ids: [],
  product_id: null,
  with_card: true,
  status: 'unused',
  start: null,
  end: null,
  ...more,
})
const card = (more: Partial<UsableCard> = {}): UsableCard => ({
  id: 1,
  percent_off: 10,
  is_free_shipping: false,
  start: 0,
  end: null,
  ...more,
})
const line = (amount: number, product_id = 1, category_ids = [1]) => ({ amount, product_id, category_ids })
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const lines = fc.array(
  fc.record({
    amount: fc.integer({ min: 0, max: 10 ** 9 }),
    product_id: fc.integer({ min: 1, max: 4 }),
    category_ids: fc.subarray([1, 2, 3]),
  }),
  { minLength: 1, maxLength: 6 },
)
const purchases = fc.record({ lines, fee: fc.integer({ min: 0, max: 5000 }) })
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null })
const coupons = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  type: fc.constantFrom('R', 'RED', 'P', 'E', 'EXC'),
  value: fc.integer({ min: 0, max: 120 }),
  min_order: fc.constantFrom(0, 1, 1000, 10 ** 8),
  category_ids: fc.subarray([1, 2]),
  product_id: maybe(fc.integer({ min: 1, max: 4 })),
  with_card: fc.boolean(),
  status: fc.constantFrom('unused', 'unused', 'unused', 'presenting', 'used', 'expired'),
  start: maybe(fc.integer({ min: 0, max: 2000 })),
  end: maybe(fc.integer({ min: 0, max: 2000 })),
}) as fc.Arbitrary<UsableCoupon>
const cards = fc.record({
  id: fc.integer({ min: 1, max: 99 }),
  percent_off: fc.integer({ min: 0, max: 100 }),
  is_free_shipping: fc.boolean(),
  start: fc.integer({ min: 0, max: 2000 }),
  end: maybe(fc.integer({ min: 0, max: 2000 })),
})

describe('totals of a purchase', () => {
  test('add up, in total and line by line, and are never negative', () => {
    fc.assert(
      fc.property(purchases, maybe(coupons), maybe(cards), (purchase, coupon, ownedCard) => {
        const sums = quote(purchase, coupon, ownedCard)
        expect(sums.total).toBe(sums.goods - sums.discount + sums.shipping)
        expect(sums.discount).toBe(sums.coupon + sums.card)
        expect(sum(sums.shares.map((share) => share.coupon))).toBe(sums.coupon)
        expect(sum(sums.shares.map((share) => share.card))).toBe(sums.card)
        expect(Math.min(sums.total, sums.coupon, sums.card, sums.shipping)).toBeGreaterThanOrEqual(0)
        for (const [at, share] of sums.shares.entries())
          expect(share.coupon + share.card).toBeLessThanOrEqual(purchase.lines[at]?.amount ?? 0)
      }),
    )
  })

  test('never discount less when more is bought', () => {
    fc.assert(
      fc.property(
        purchases,
        maybe(coupons),
        maybe(cards),
        fc.nat(5),
        fc.nat(100_000),
        (purchase, coupon, ownedCard, at, more) => {
          const larger: Purchase = {
            ...purchase,
            lines: purchase.lines.map((one, index) =>
              index === at % purchase.lines.length ? { ...one, amount: one.amount + more } : one,
            ),
          }
          expect(quote(larger, coupon, ownedCard).discount).toBeGreaterThanOrEqual(
            quote(purchase, coupon, ownedCard).discount,
          )
        },
      ),
    )
  })

  test('apply a coupon only to the goods it is valid for', () => {
    const purchase = { lines: [line(5000, 1, [1]), line(3000, 2, [2])], fee: 0 }
    expect(quote(purchase, cash({ type: 'P', value: 50, category_ids: [2] }), null).shares).toEqual([
      { coupon: 0, card: 0 },
      { coupon: 1500, card: 0 },
    ])
    expect(quote(purchase, cash({ value: 9999, product_id: 2 }), null).coupon).toBe(3000)
  })

  test('apply the card percentage after the coupon, and free shipping when the card includes it', () => {
    const sums = quote({ lines: [line(10_000)], fee: 800 }, cash(), card({ is_free_shipping: true }))
    expect(sums).toMatchObject({ coupon: 2000, card: 800, shipping: 0, total: 7200 })
  })
})

describe('coupon that does not apply', () => {
  const purchase = [line(5000, 1, [1, 7])]
  test.each([
    [cash({ status: 'used' }), 'used'],
    [cash({ status: 'presenting' }), 'presenting'],
    [cash({ end: NOW }), 'expired'],
    [cash({ status: 'expired' }), 'expired'],
    [cash({ start: NOW + 1 }), 'not_begun'],
    [cash({ type: 'E' }), 'exchange_only'],
    [cash({ type: 'EXC', product_id: 1 }), 'exchange_only'],
    [cash({ category_ids: [2] }), 'wrong_goods'],
    [cash({ product_id: 2 }), 'wrong_goods'],
  ])('reports its reason: %#', (coupon, reason) => {
    expect(couponProblem(coupon, purchase, false, NOW)).toEqual({ reason, short: 0 })
  })

  test('reports the amount missing to its minimum order, counted on its own goods', () => {
    expect(
      couponProblem(cash({ min_order: 9900, category_ids: [7] }), [...purchase, line(90_000, 2, [2])], false, NOW),
    ).toEqual({
      reason: 'min_order',
      short: 4900,
    })
    expect(couponProblem(cash({ min_order: 5000 }), purchase, false, NOW)).toBeNull()
  })

  test('reports that it cannot be combined with a card', () => {
    expect(couponProblem(cash({ with_card: false }), purchase, true, NOW)).toEqual({ reason: 'with_card', short: 0 })
    expect(couponProblem(cash({ with_card: false }), purchase, false, NOW)).toBeNull()
  })
})

describe('choice of coupon and card', () => {
  const ownedCard = {
    coupons: fc.uniqueArray(coupons, { selector: ({ id }) => id, maxLength: 5 }),
    cards: fc.uniqueArray(cards, { selector: ({ id }) => id, maxLength: 3 }),
  }

  test('costs as much as the cheapest applicable combination', () => {
    fc.assert(
      fc.property(purchases, fc.record(ownedCard), (purchase, own) => {
        const choice = chooseBest(purchase, own, {}, NOW)
        if ('of' in choice) throw new Error('nothing was asked for')
        const totals = [null, ...own.coupons].flatMap((coupon) =>
          [null, ...own.cards]
            .filter(
              (one) =>
                (one === null || isCardValid(one, NOW)) &&
                (coupon === null || couponProblem(coupon, purchase.lines, one !== null, NOW) === null),
            )
            .map((one) => quote(purchase, coupon, one).total),
        )
        expect(choice.quote.total).toBe(Math.min(...totals))
      }),
    )
  })

  test('applies none when none is selected', () => {
    fc.assert(
      fc.property(purchases, fc.record(ownedCard), (purchase, own) => {
        const choice = chooseBest(purchase, own, { coupon: null, card: null }, NOW)
        expect(choice).toMatchObject({ coupon: null, card: null, quote: { discount: 0 } })
      }),
    )
  })

  test('applies what is selected, or reports why it cannot', () => {
    const purchase = { lines: [line(5000)], fee: 0 }
    const own = {
      coupons: [cash({ id: 1, value: 100 }), cash({ id: 2, min_order: 9900 }), cash({ id: 3, with_card: false })],
      cards: [card({ id: 4 }), card({ id: 5, end: NOW })],
    }
    expect(chooseBest(purchase, own, { coupon: 1 }, NOW)).toMatchObject({ coupon: { id: 1 }, card: { id: 4 } })
    expect(chooseBest(purchase, own, { coupon: 3 }, NOW)).toMatchObject({ coupon: { id: 3 }, card: null })
    expect(chooseBest(purchase, own, { coupon: 2 }, NOW)).toEqual({
      of: 'coupon',
      id: 2,
      why: { reason: 'min_order', short: 4900 },
    })
    expect(chooseBest(purchase, own, { coupon: 3, card: 4 }, NOW)).toEqual({
      of: 'coupon',
      id: 3,
      why: { reason: 'with_card', short: 0 },
    })
    expect(chooseBest(purchase, own, { coupon: 77 }, NOW)).toEqual({ of: 'coupon', id: 77, why: null })
    expect(chooseBest(purchase, own, { card: 5 }, NOW)).toEqual({ of: 'card', id: 5 })
  })

  test('spends no coupon without effect, and of equal coupons the one that ends first', () => {
    const free = { lines: [line(0)], fee: 0 }
    expect(chooseBest(free, { coupons: [cash()], cards: [] }, {}, NOW)).toMatchObject({ coupon: null })
    const own = { coupons: [cash({ id: 1 }), cash({ id: 2, end: 5000 }), cash({ id: 3, end: 9000 })], cards: [] }
    expect(chooseBest({ lines: [line(9000)], fee: 0 }, own, {}, NOW)).toMatchObject({ coupon: { id: 2 } })
  })
})
