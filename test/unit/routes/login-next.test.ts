import * as fc from 'fast-check'
import { hrefFor } from '@/routes'
import * as loginNext from '@/routes/login-next'
import type { Match } from '@/routes/match'

const nextScreen = (next: string | undefined) => loginNext.nextScreen(next, 'rimba')
const nextFrom = (screen: Match) => loginNext.nextFrom(screen, 'rimba')

const loginAt = (next: string) => hrefFor('login', { next })

test('next leads to a screen of this site, with or without the prefix of its URLs', () => {
  for (const address of ['/wallet/', '/mobile/wallet/', '/mobile-t/rimba/wallet/'])
    expect(nextScreen(address)?.name).toBe('wallet')
  expect(nextScreen('/order/D%2F1/?tab=a%26b')).toEqual({
    name: 'shop.order.detail',
    params: { number: 'D/1', tab: 'a&b' },
  })
})

test('a nested next leads to the innermost screen at any depth', () => {
  const deep = [1, 2, 3, 4, 5].reduce((address) => loginAt(address), '/wallet/')
  expect(nextScreen(deep)?.name).toBe('wallet')
  expect(nextScreen(`/mobile${loginAt('/mobile/wallet/')}`)?.name).toBe('wallet')
})

test.each([
  undefined,
  '',
  'x',
  '/mobile-t/qingshi/wallet/',
  'https://example.com/',
  '//example.com/',
  '/\\example.com',
  'javascript:alert(1)',
  '/login/',
  '/login/?next=/login/',
])('next %j leads nowhere', (address) => {
  expect(nextScreen(address)).toBeUndefined()
  expect(nextScreen(address === undefined ? undefined : loginAt(address))).toBeUndefined()
})

test('login opened from a screen gets it as next, and login opened from login preserves its next', () => {
  expect(nextFrom({ name: 'wallet', params: {} })).toBe('/wallet/')
  expect(nextFrom({ name: 'login', params: { next: '/wallet/', gate: '1' } })).toBe('/wallet/')
  expect(nextFrom({ name: 'login', params: { next: loginAt('/wallet/') } })).toBe('/wallet/')
  for (const next of ['', 'https://example.com/']) expect(nextFrom({ name: 'login', params: { next } })).toBe('/')
  expect(nextFrom({ name: 'login', params: {} })).toBe('/')
  expect(nextFrom({ name: 'notfound', params: {} })).toBe('/')
})

test('next is never the URL of login, whatever the screen was opened with', () => {
  const next = fc.letrec<{ address: string }>((tie) => ({
    address: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('/wallet/', '/login/', '/', '//x', '/mobile/login/?next='),
      fc.string(),
      tie('address').map(loginAt),
    ),
  })).address
  fc.assert(
    fc.property(next, (address) => {
      expect(nextFrom({ name: 'login', params: { next: address } })).not.toMatch(/login/)
    }),
  )
})
