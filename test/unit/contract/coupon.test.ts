import { couponState } from '@storefront/contract/domain/wallet/coupon'
import { contentFor, contentSize, tenthsToPay } from '@/shared/coupon/coupon-content'

const open = { start: null, end: null, is_out: false, received: 0, max_user_applications: 1 }
const now = Date.parse('2026-05-06T04:00:00Z')

test('couponState returns "open" for a coupon without limits', () => {
  expect(couponState({ ...open, max_user_applications: null, received: 99 }, now)).toBe('open')
})

test.each([
  ['expired', { end: '2026-05-06T04:00:00Z', received: 1 }],
  ['taken', { received: 1, is_out: true }],
  ['out', { is_out: true, start: '2026-05-07T00:00:00Z' }],
  ['not_begun', { start: '2026-05-06T04:00:00.001Z' }],
  ['open', { start: '2026-05-06T04:00:00Z', end: '2026-05-06T04:00:00.001Z' }],
] as const)('couponState returns "%s" under its condition', (state, part) =>
  expect(couponState({ ...open, ...part }, now)).toBe(state),
)

test('short and long coupon types give the same content', () => {
  expect([contentFor({ type: 'R', value: '20.00' }), contentFor({ type: 'RED', value: '20.00' })]).toEqual(
    Array(2).fill({ kind: 'amount', amount: '20.00' }),
  )
  expect([contentFor({ type: 'E', value: '0' }).kind, contentFor({ type: 'EXC', value: '0' }).kind]).toEqual([
    'exchange',
    'exchange',
  ])
  expect(contentFor({ type: 'P', value: '15' })).toEqual({ kind: 'percent', off: 15 })
})

test('an amount is set in a smaller size from 100 on, and again from 1000 on', () => {
  const size = (amount: string) => contentSize({ kind: 'amount', amount })
  expect(['99.99', '100.00', '999.00', '1000', '50000'].map(size)).toEqual(['l', 'm', 'm', 's', 's'])
})

test('a Chinese percent coupon counts the tenths to pay', () => {
  expect([10, 15, 50].map(tenthsToPay)).toEqual(['9', '8.5', '5'])
})
