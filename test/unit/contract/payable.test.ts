import { isPayable, isPayTimeOver } from '@storefront/contract/domain/orders/payable'
import { orderStatuses } from '@storefront/contract/domain/orders/order'
import fc from 'fast-check'

const status = fc.constantFrom(...orderStatuses)
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })

test('an unpaid order is either payable or over, and never both', () => {
  fc.assert(
    fc.property(fc.option(moment), moment, (end, now) => {
      const order = { status: 'unpaid', pay_before: end === null ? null : new Date(end).toISOString() }
      expect(isPayable(order, now)).toBe(!isPayTimeOver(order, now))
    }),
  )
})

test('an order without pay_before is never over, and only an unpaid one is payable', () => {
  fc.assert(
    fc.property(status, moment, (value, now) => {
      expect(isPayTimeOver({ pay_before: null }, now)).toBe(false)
      expect(isPayable({ status: value, pay_before: null }, now)).toBe(value === 'unpaid')
    }),
  )
})

test('the time to pay is over at its end, to the millisecond', () => {
  const pay_before = '2026-01-01T00:30:00Z'
  expect([-1, 0, 1].map((more) => isPayTimeOver({ pay_before }, Date.parse(pay_before) + more))).toEqual([
    false,
    true,
    true,
  ])
})
