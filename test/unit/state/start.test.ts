import { keys, queryClient } from '@/services/query'
import { start } from '@/state/start'

const mockEnv = { isMini: true, kind: 'weapp' }
const mockSession = {
  status: 'visitor',
  user: null as object | null,
  loginSilently: jest.fn(),
  renew: jest.fn(),
  wasLoginLost: () => false,
}
const mockLoad = jest.fn()
const mockFlash = jest.fn()
const mockClear = jest.fn()
const mockTake = jest.fn()
const mockHeard = jest.fn()
jest.mock('@/platform/env', () => ({
  get env() {
    return mockEnv
  },
}))
jest.mock('@/state/appearance', () => ({ startAppearance() {} }))
jest.mock('@/platform/token', () => ({ token: { listen() {}, ready: async () => {}, clear: () => mockClear() } }))
jest.mock('@/platform/uncaught-errors', () => ({ uncaughtErrors: { listen() {} } }))
jest.mock('@/platform/external-link', () => ({ externalLink: {} }))
jest.mock('@/platform/initial-data', () => ({ readInitialData: (id: string) => mockTake(id) }))
jest.mock('@/platform/first-page', () => ({ firstPage: null }))
jest.mock('@/platform/feedback', () => ({ feedback: {} }))
jest.mock('@/router/navigate', () => ({ configureLinks() {} }))
jest.mock('@/services/client', () => ({
  configureCalls: (handlers: { renew: () => Promise<boolean> }) => mockHeard(handlers),
}))
jest.mock('@/services/log', () => ({ logUncaught() {}, flushLog() {} }))
jest.mock('@/platform/page-hide', () => ({ onAppHide() {} }))
jest.mock('@/i18n', () => ({ t: (key: string) => key }))
jest.mock('@/state/promoter-visit', () => ({ startPromoterVisits() {} }))
jest.mock('@/state/sharing', () => ({ prepareSharing() {} }))
jest.mock('@/state/language', () => ({ restoreLanguage: async () => {} }))
jest.mock('@/state/session', () => ({
  session: () => mockSession,
  onSessionExpired() {},
  isLoggedIn: () => mockSession.user !== null,
}))
jest.mock('@/state/flash', () => ({ loadFlash: async () => mockFlash(), showFlash() {}, onFlash() {} }))
jest.mock('@/platform/network', () => ({ network: { onReturn() {} } }))
jest.mock('@/state/site', () => ({
  applyCachedTheme() {},
  loadSite: () => mockLoad(),
  siteState: () => ({ status: 'ready' }),
}))

const startSession = async () => {
  start()
  await new Promise((resolve) => setImmediate(resolve))
}
beforeEach(() => {
  for (const mock of [
    mockLoad,
    mockFlash,
    mockClear,
    mockTake,
    mockHeard,
    mockSession.loginSilently,
    mockSession.renew,
  ])
    mock.mockReset()
  mockLoad.mockResolvedValue(true)
  Object.assign(mockEnv, { isMini: true, kind: 'weapp' })
  Object.assign(mockSession, { status: 'visitor', user: null })
})

test('the site loads without waiting for silent login, after which no messages are requested', async () => {
  const order: string[] = []
  mockLoad.mockImplementation(async () => order.push('site') > 0)
  mockSession.renew.mockImplementation(async () => {
    order.push('login')
    Object.assign(mockSession, { status: 'user', user: { uuid: 'u1' } })
    return true
  })
  await startSession()
  expect(order).toEqual(['site', 'login'])
  expect([mockClear, mockFlash].map((mock) => mock.mock.calls.length)).toEqual([1, 0])
})

test('a session refresh in the native app loads the site again to get the user', async () => {
  Object.assign(mockEnv, { isMini: false, kind: 'app' })
  mockSession.renew.mockResolvedValue(true)
  await startSession()
  expect(mockLoad).toHaveBeenCalledTimes(2)
})

test('flash messages are loaded for a user who is already logged in', async () => {
  Object.assign(mockSession, { status: 'user', user: { uuid: 'u1' } })
  await startSession()
  expect(mockFlash).toHaveBeenCalledTimes(1)
})

test('a refused silent login does not load the site again', async () => {
  mockSession.renew.mockResolvedValue(false)
  await startSession()
  expect(mockLoad).toHaveBeenCalledTimes(1)
})

test.each([
  ['a user with a valid token', { isMini: true }, { status: 'user' }],
  ['a start without network', { isMini: true }, { status: 'unknown' }],
])('%s triggers no login', async (_, env, session) => {
  Object.assign(mockEnv, env)
  Object.assign(mockSession, session)
  await startSession()
  expect([mockSession.renew, mockSession.loginSilently, mockClear].map((mock) => mock.mock.calls.length)).toEqual([
    0, 0, 0,
  ])
})

test('the native app tries one session refresh and preserves its token when that fails', async () => {
  Object.assign(mockEnv, { isMini: false, kind: 'app' })
  mockSession.renew.mockResolvedValue(false)
  await startSession()
  expect([mockSession.renew.mock.calls.length, mockClear.mock.calls.length, mockLoad.mock.calls.length]).toEqual([
    1, 0, 1,
  ])
})

test('a code from the WeChat browser is used also when a user is logged in', async () => {
  Object.assign(mockEnv, { isMini: false, kind: 'wechat' })
  Object.assign(mockSession, { status: 'user' })
  mockSession.loginSilently.mockResolvedValue({})
  await startSession()
  expect([mockSession.loginSilently.mock.calls.length, mockLoad.mock.calls.length]).toEqual([1, 1])
})

test('home from the initial data is cached before any request', async () => {
  const page = { id: 1, slug: 'index', title: 'Home', modules: [] }
  mockTake.mockImplementation((id: string) => (id === 'home' ? page : null))
  await startSession()
  expect(queryClient.getQueryData(keys.page('index'))).toEqual(page)
})

test('without initial data nothing is cached for home', async () => {
  queryClient.clear()
  mockTake.mockReturnValue(null)
  await startSession()
  expect(queryClient.getQueryData(keys.page('index'))).toBeUndefined()
})

const renew = (): Promise<boolean> => mockHeard.mock.calls[0][0].renew()

test.each([
  ['is retried when the bootstrap logged in a user', { uuid: 'u1' }, true],
  ['fails when the bootstrap found a visitor', null, false],
])('a request refused during the session bootstrap waits for it and %s', async (_, user, outcome) => {
  let end = () => {}
  mockSession.renew.mockImplementation(() => new Promise((resolve) => (end = () => resolve(user !== null))))
  await startSession()
  const renewal = renew()
  const early = await Promise.race([renewal, new Promise((resolve) => setImmediate(() => resolve('waiting')))])
  Object.assign(mockSession, { user })
  end()
  expect([early, await renewal, mockSession.renew.mock.calls.length]).toEqual(['waiting', outcome, 1])
})

test('a request refused after the session bootstrap refreshes the session', async () => {
  mockSession.renew.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  await startSession()
  expect([await renew(), mockSession.renew.mock.calls.length]).toEqual([true, 2])
})
