import { PRICE_MAX, priceProblem } from '@storefront/contract/domain/catalog/price-rules'
import { salePeriodProblem } from '@storefront/contract/domain/events/sale-period'
import { couponRule } from '@storefront/contract/domain/wallet/coupon-kinds'
import * as fc from 'fast-check'

test('a promotion is refused above its price alone, and a price beyond the highest', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: PRICE_MAX }),
      fc.option(fc.integer({ min: 0, max: PRICE_MAX })),
      (price, promotion) => {
        expect(priceProblem(price, promotion)).toBe(promotion !== null && promotion > price ? 'abovePrice' : null)
      },
    ),
  )
  expect(priceProblem(PRICE_MAX + 1, null)).toBe('tooBig')
})

test('a sale that is accepted begins before it ends, and both lie before the end of the event', () => {
  const moment = fc.option(
    fc
      .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
  )
  fc.assert(
    fc.property(moment, moment, (sale_start, sale_end) => {
      const end = '2026-07-01T00:00:00.000Z'
      const isSensible =
        (!sale_start || !sale_end || sale_start < sale_end) &&
        (!sale_start || sale_start < end) &&
        (!sale_end || sale_end <= end)
      expect(salePeriodProblem({ sale_start, sale_end }, end) === null).toBe(isSensible)
    }),
  )
})

test.each([
  ['R', 0, 'notPositive'],
  ['RED', -1, 'notPositive'],
  ['R', 0.01, null],
  ['P', 0, 'badPercent'],
  ['P', 150, 'badPercent'],
  ['P', 100, null],
  ['E', 0, null],
] as const)('a coupon %s of %d is judged as %s', (type, value, problem) => {
  expect(couponRule(type).valueProblem(value)).toBe(problem)
})
