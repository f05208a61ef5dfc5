import { orderActions, orderLifecycle, orderStatuses, orderTabs, type Transition } from '@storefront/contract/domain/order'
import { effectivePrice, sumLines } from '@storefront/contract/domain/price'
import { shippingFee } from '@storefront/contract/domain/shipping'
import fc from 'fast-check'

const transitions = Object.values(orderLifecycle) as Transition[]

test('a closed order moves no more, and a completed one only when all of it is given back', () => {
  expect(transitions.filter(({ from }) => from.includes('closed'))).toEqual([])
  expect(transitions.filter(({ from }) => from.includes('completed'))).toEqual([orderLifecycle.refund_all])
  for (const end of ['completed', 'closed'] as const) for (const who of ['owner', 'operator'] as const) expect(orderActions(end, who)).toEqual([])
})

test('every status but the first can be reached, and only the system can say that an order is paid', () => {
  expect([...new Set(transitions.map(({ to }) => to))].sort()).toEqual(orderStatuses.filter((status) => status !== 'unpaid').sort())
  expect(orderLifecycle.pay.by).toEqual(['system'])
})

test('no status stands in two tabs besides the one that shows all', () => {
  const tabStatuses = orderTabs.flatMap(({ statuses }) => statuses ?? [])
  expect(new Set(tabStatuses).size).toBe(tabStatuses.length)
})

const line = fc.record({ unit: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 999 }) })

test('the sum of lines does not depend on their order or grouping', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (first, second) => {
      expect(sumLines([...first, ...second])).toBe(sumLines(second) + sumLines(first))
    }),
  )
})

test('a sum too large to count is refused', () => {
  expect(() => sumLines([{ unit: Number.MAX_SAFE_INTEGER, quantity: 2 }])).toThrow(RangeError)
})

test('shipping is free from the threshold on and never without something to ship', () => {
  const rule = { fee: 1000, free_over: 9900 }
  expect([9899, 9900].map((goods) => shippingFee(rule, goods, true))).toEqual([1000, 0])
  expect(shippingFee({ fee: 1000, free_over: null }, 10 ** 9, true)).toBe(1000)
  expect(shippingFee(rule, 1, false)).toBe(0)
})

test('a promotion lowers a price and never raises it', () => {
  fc.assert(fc.property(fc.nat(), fc.option(fc.nat()), (price, promotion) => effectivePrice(price, promotion) <= price))
  expect(effectivePrice(100, 80)).toBe(80)
})
