import { launchParams } from '@/platform/launch-params'
import { configureWebLogin, login } from '@/platform/login'

const mockEnv = { kind: 'wechat' }
jest.mock('@/platform/env', () => ({
  get env() {
    return mockEnv
  },
}))
/** jsdom cannot leave a page: what would be opened is recorded. */
const mockLeft: string[] = []
jest.mock('@/platform/login/leave', () => ({ leaveTo: (url: string) => void mockLeft.push(url) }))

const authorize_url =
  '/wechat/connect/oauth2/authorize?appid=wx1&redirect_uri=&response_type=code&scope=snsapi_base&state=#wechat_redirect'
const arriveOn = (address: string) => window.history.replaceState({ key: 'k', index: 3 }, '', address)

beforeEach(() => {
  mockEnv.kind = 'wechat'
  mockLeft.length = 0
  sessionStorage.clear()
  arriveOn('/mobile/order/?tab=paid')
  configureWebLogin({ authorize_url })
})

test('the redirect to WeChat returns with a code, which is removed from the URL', async () => {
  expect(login.leaveForCode('/order/?tab=paid')).toBe(true)
  const away = new URL(mockLeft[0] ?? '')
  expect(Object.fromEntries(away.searchParams)).toMatchObject({
    appid: 'wx1',
    scope: 'snsapi_base',
    redirect_uri: 'http://localhost/mobile/order/?tab=paid',
  })
  expect(away.hash).toBe('#wechat_redirect')
  const state = away.searchParams.get('state') ?? ''
  expect(state.length).toBeGreaterThan(10)

  arriveOn(`/mobile/order/?tab=paid&code=C1&state=${state}`)
  expect(await login.silentCode()).toEqual({ vendor: 'wechat', code: 'C1' })
  expect(window.location.pathname + window.location.search).toBe('/mobile/order/?tab=paid')
  // The router's entry is still its own.
  expect(window.history.state).toEqual({ key: 'k', index: 3 })
})

test('a code can be used only once', async () => {
  login.leaveForCode('/')
  const state = new URL(mockLeft[0] ?? '').searchParams.get('state')
  arriveOn(`/mobile/?code=C1&state=${state}`)
  expect(await login.silentCode()).not.toBeNull()
  arriveOn(`/mobile/?code=C1&state=${state}`)
  expect(await login.silentCode()).toBeNull()
})

test.each(['/mobile/?code=EVIL&state=guess', '/mobile/?code=EVIL', '/mobile/'])(
  '%s yields no code without a matching state',
  async (address) => {
    login.leaveForCode('/')
    arriveOn(address)
    expect(await login.silentCode()).toBeNull()
    expect(window.location.pathname + window.location.search).toBe(address)
  },
)

test('leaves an unrelated parameter named code in the URL', async () => {
  arriveOn('/mobile/coupon/?code=GIFT&state=')
  expect(await login.silentCode()).toBeNull()
  expect(window.location.search).toBe('?code=GIFT&state=')
})

test('a refused authorization yields no code and does not redirect again during the visit', async () => {
  expect(login.leaveForCode('/')).toBe(true)
  const state = new URL(mockLeft[0] ?? '').searchParams.get('state')
  arriveOn(`/mobile/?state=${state}`)
  expect(await login.silentCode()).toBeNull()
  expect(login.leaveForCode('/')).toBe(false)
  expect(mockLeft).toHaveLength(1)
})

test.each([
  ['an ordinary browser', 'browser', { authorize_url }],
  ['a site without a WeChat account', 'wechat', null],
])('%s has no silent login', (_, kind, site) => {
  mockEnv.kind = kind
  configureWebLogin(site)
  expect([login.canSilently, login.leaveForCode('/')]).toEqual([false, false])
  expect(mockLeft).toEqual([])
})

test('does not redirect when the state cannot be stored', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  expect(login.leaveForCode('/')).toBe(false)
})

test('consuming launch params removes them from the URL and leaves other params and the fragment', () => {
  arriveOn('/mobile/product/1/?a=%E5%A5%BD&utm_source=qq&b=2#top')
  expect(launchParams.consume(['utm_source', 'utm_content'])).toEqual({ utm_source: 'qq' })
  expect(window.location.href).toBe('http://localhost/mobile/product/1/?a=%E5%A5%BD&b=2#top')
  expect(launchParams.consume(['utm_source'])).toEqual({})
})
