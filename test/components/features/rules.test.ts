import { errors } from '@storefront/contract/errors'
import { refusalStep } from '@/features/checkout/refusal'
import { eventPhase, leftKind } from '@/features/event/phase'
import { canSendCode } from '@/features/code/useCode'
import { loginProblem } from '@/features/login/validate'
import { isPayable, orderDeeds, tabOf } from '@/features/order/view'
import { pollPayState } from '@/features/payment/poll'
import { clockText, secondsUntil } from '@/features/payment/timeLeft'

test.each([
  [{ mobile: '1380000000', code: '123456', agreed: true }, 'mobileWrong'],
  [{ mobile: '13800000001', code: '12345', agreed: true }, 'codeMissing'],
  [{ mobile: '13800000001', code: '123456', agreed: false }, 'agreeFirst'],
  [{ mobile: '13800000001', code: '123456', agreed: true }, null],
] as const)('login form %j lacks %s', (form, problem) => {
  expect(loginProblem(form)).toBe(problem)
})

test('a code can be sent to 11 digits while no countdown is pending', () => {
  expect(canSendCode('13800000001', 0)).toBe(true)
  expect(canSendCode('13800000001', 5)).toBe(false)
  expect(canSendCode('138', 0)).toBe(false)
})

test('what a refused order asks for follows its code', () => {
  expect(refusalStep(errors.priceChanged.code)).toBe('confirmPrice')
  expect(refusalStep(errors.stockShort.code)).toBe('reload')
  expect(refusalStep(errors.basketEmpty.code)).toBe('leave')
  expect(refusalStep('99999')).toBe('none')
})

const order = { status: 'unpaid' as const, pay_before: '2026-01-01T00:30:00Z', actions: ['cancel'] }
const before = Date.parse('2026-01-01T00:10:00Z')
const after = Date.parse('2026-01-01T00:31:00Z')

test('an unpaid order offers payment until its time is over, and the deeds the server names', () => {
  expect(orderDeeds(order, before)).toEqual(['cancel', 'pay'])
  expect(orderDeeds(order, after)).toEqual(['cancel'])
  expect(orderDeeds({ status: 'shipped', pay_before: null, actions: ['confirm'] }, before)).toEqual(['confirm'])
  expect(isPayable({ status: 'closed', pay_before: null }, before)).toBe(false)
})

test('an unknown order tab is 全部', () => {
  expect(tabOf('wait_ship')).toBe('wait_ship')
  expect(tabOf('__proto__')).toBe('all')
})

test('time left is minutes and seconds, with hours when there are any, and never negative', () => {
  expect(clockText(1799)).toBe('29:59')
  expect(clockText(3723)).toBe('1:02:03')
  expect(clockText(-5)).toBe('00:00')
  expect(secondsUntil('2026-01-01T00:30:00Z', before)).toBe(1200)
  expect(secondsUntil('2026-01-01T00:30:00Z', after)).toBe(0)
  expect(secondsUntil(null, after)).toBeNull()
})

test('polling goes on over failed questions and ends with the first certain answer', async () => {
  const answers: (() => Promise<'paid' | 'pending'>)[] = [async () => 'pending', () => Promise.reject(new Error('network')), async () => 'paid']
  const state = await pollPayState({ ask: () => answers.shift()?.() ?? Promise.resolve('pending'), wait: async () => {}, stopped: () => false })
  expect(state).toBe('paid')
  expect(answers).toHaveLength(0)
})

test('polling that learns nothing says pending, and stops when the screen is left', async () => {
  let calls = 0
  const ask = async () => {
    calls += 1
    return 'pending' as const
  }
  expect(await pollPayState({ ask, wait: async () => {}, stopped: () => calls >= 2 })).toBe('pending')
  expect(calls).toBe(2)
})

test('an event is future, ongoing, over; its seats none, few, ample', () => {
  const event = { start: '2026-01-01T00:10:00Z', end: '2026-01-01T00:30:00Z' }
  expect(eventPhase(event, before - 1)).toBe('future')
  expect(eventPhase(event, before)).toBe('ongoing')
  expect(eventPhase(event, after)).toBe('over')
  expect([leftKind(0), leftKind(7), leftKind(100), leftKind(null)]).toEqual(['none', 'few', 'ample', 'ample'])
})
