import { countries } from '@storefront/contract/domain/country/country'
import type { Order } from '@storefront/contract/entities/orders/order'
import { errors } from '@storefront/contract/errors'
import { refusalStep } from '@/features/checkout/checkout-refusal'
import { type EventSale, eventBadge, eventPhase, remainingKind } from '@/shared/item-card/event-phase'
import { canSendCode } from '@/features/account/useVerificationCode'
import { loginProblem } from '@/features/account/validate-login'
import { tabOf } from '@/features/orders/order-actions'
import { orderButtons } from '@/features/orders/order-buttons'
import { pollPayState } from '@/features/checkout/poll-payment'
import { clockText, secondsUntil } from '@/ui/display/timeLeft'
import { orderOf } from '../../fixtures'

test.each([
  [{ mobile: '1380000000', code: '123456', hasAgreed: true }, 'mobileWrong'],
  [{ mobile: '13800000001', code: '12345', hasAgreed: true }, 'codeMissing'],
  [{ mobile: '13800000001', code: '123456', hasAgreed: false }, 'agreeFirst'],
  [{ mobile: '13800000001', code: '123456', hasAgreed: true }, null],
] as const)('loginProblem of %j is %s', (form, problem) => {
  expect(loginProblem(form, countries.CN)).toBe(problem)
})

test('canSendCode requires 11 digits and no pending countdown', () => {
  expect(canSendCode('13800000001', 0, countries.CN)).toBe(true)
  expect(canSendCode('13800000001', 5, countries.CN)).toBe(false)
  expect(canSendCode('138', 0, countries.CN)).toBe(false)
})

test('refusalStep maps the error code of a refused order to the next step', () => {
  expect(refusalStep(errors.priceChanged.code)).toBe('confirmPrice')
  expect(refusalStep(errors.stockShort.code)).toBe('reload')
  expect(refusalStep(errors.basketEmpty.code)).toBe('leave')
  expect(refusalStep('99999')).toBe('none')
})

const order = { status: 'unpaid' as const, pay_before: '2026-01-01T00:30:00Z', actions: ['cancel'] }
const before = Date.parse('2026-01-01T00:10:00Z')
const after = Date.parse('2026-01-01T00:31:00Z')

test('orderButtons offers the server’s moves, and payment until the deadline', () => {
  const namesAt = (now: number, more: Partial<Order> = {}) =>
    orderButtons(orderOf({ ...order, ...more }), { now, hasComments: true }).shown
  expect(namesAt(before)).toEqual(['cancel', 'pay'])
  expect(namesAt(after)).toEqual(['cancel'])
  expect(namesAt(before, { status: 'closed', pay_before: null, actions: [] })).toEqual(['again'])
})

test('tabOf falls back to 全部 for an unknown order tab', () => {
  expect(tabOf('wait_ship')).toBe('wait_ship')
  expect(tabOf('__proto__')).toBe('all')
})

test('clockText formats minutes and seconds, adds hours when needed and is never negative', () => {
  expect(clockText(1799)).toBe('29:59')
  expect(clockText(3723)).toBe('1:02:03')
  expect(clockText(-5)).toBe('00:00')
  expect(secondsUntil('2026-01-01T00:30:00Z', before)).toBe(1200)
  expect(secondsUntil('2026-01-01T00:30:00Z', after)).toBe(0)
  expect(secondsUntil(null, after)).toBeNull()
})

test('pollPayState continues after failed requests and ends with the first final state', async () => {
  const answers: (() => Promise<'paid' | 'pending'>)[] = [
    async () => 'pending',
    () => Promise.reject(new Error('network')),
    async () => 'paid',
  ]
  const state = await pollPayState({
    readState: () => answers.shift()?.() ?? Promise.resolve('pending'),
    wait: async () => {},
    isStopped: () => false,
  })
  expect(state).toBe('paid')
  expect(answers).toHaveLength(0)
})

test('pollPayState returns pending without a final state and stops when the screen is left', async () => {
  let calls = 0
  const readState = async () => {
    calls += 1
    return 'pending' as const
  }
  expect(await pollPayState({ readState, wait: async () => {}, isStopped: () => calls >= 2 })).toBe('pending')
  expect(calls).toBe(2)
})

test('eventBadge says first what can no longer be had, then what there is to know of it', () => {
  const sale: EventSale = { seats: null, saleFrom: '', canWait: false, isPaid: true }
  const badge = (phase: 'future' | 'ongoing' | 'over', more: Partial<EventSale> = {}) =>
    eventBadge(phase, { ...sale, ...more }, before)
  expect(badge('over', { seats: 0 })).toBe('over')
  expect([badge('future', { seats: 0 }), badge('future', { seats: 0, canWait: true })]).toEqual(['soldOut', 'wait'])
  expect(badge('future', { seats: 20, saleFrom: '2026-01-01T00:20:00Z' })).toBe('soon')
  expect(badge('future', { seats: 20, saleFrom: '2026-01-01T00:05:00Z' })).toBe('seats')
  expect([badge('future'), badge('future', { isPaid: false }), badge('ongoing')]).toEqual([
    'onSale',
    'enrolling',
    'ongoing',
  ])
})

test('eventPhase is future, ongoing or over; remainingKind is none, few or ample', () => {
  const event = { start: '2026-01-01T00:10:00Z', end: '2026-01-01T00:30:00Z' }
  expect(eventPhase(event, before - 1)).toBe('future')
  expect(eventPhase(event, before)).toBe('ongoing')
  expect(eventPhase(event, after)).toBe('over')
  expect([remainingKind(0), remainingKind(7), remainingKind(100), remainingKind(null)]).toEqual([
    'none',
    'few',
    'ample',
    'ample',
  ])
})
