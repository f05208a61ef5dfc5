import {
  orderActions,
  orderLifecycle,
  orderStatuses,
  orderTabs,
  type Transition,
} from '@storefront/contract/domain/orders/order'
import { effectivePrice, sumLines } from '@storefront/contract/domain/checkout/price'
import fc from 'fast-check'

const goods = { isAllSent: true, isPacked: true, isReturned: false }
const transitions = Object.values(orderLifecycle) as Transition[]

test('a closed order allows no transition, and a completed one only the full refund', () => {
  expect(transitions.filter(({ from }) => from.includes('closed'))).toEqual([])
  expect(transitions.filter(({ from }) => from.includes('completed'))).toEqual([orderLifecycle.refund_all])
  for (const end of ['completed', 'closed'] as const)
    for (const who of ['owner', 'operator'] as const) expect(orderActions(end, who, goods)).toEqual([])
})

test('a buyer can urge and revoke a paid order until it is packed or given back', () => {
  const actions = (more: Partial<typeof goods>) =>
    orderActions('wait_ship', 'owner', { ...goods, isAllSent: false, isPacked: false, ...more })
  expect(actions({})).toEqual(['urge', 'revoke'])
  expect(actions({ isPacked: true })).toEqual(['urge'])
  expect(actions({ isReturned: true })).toEqual([])
})

test('every status but the first is reachable, and only the system marks an order as paid', () => {
  expect([...new Set(transitions.map(({ to }) => to))].sort()).toEqual(
    orderStatuses.filter((status) => status !== 'unpaid').sort(),
  )
  expect(orderLifecycle.pay.by).toEqual(['system'])
})

test('no status is in two tabs besides "all"', () => {
  const tabStatuses = orderTabs.flatMap(({ statuses }) => statuses ?? [])
  expect(new Set(tabStatuses).size).toBe(tabStatuses.length)
})

const line = fc.record({ unit: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 999 }) })

test('sumLines does not depend on the order or grouping of the lines', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (first, second) => {
      expect(sumLines([...first, ...second])).toBe(sumLines(second) + sumLines(first))
    }),
  )
})

test('sumLines throws when the sum is not a safe integer', () => {
  expect(() => sumLines([{ unit: Number.MAX_SAFE_INTEGER, quantity: 2 }])).toThrow(RangeError)
})

test('a promotion lowers the price and never raises it', () => {
  fc.assert(fc.property(fc.nat(), fc.option(fc.nat()), (price, promotion) => effectivePrice(price, promotion) <= price))
  expect(effectivePrice(100, 80)).toBe(80)
})
