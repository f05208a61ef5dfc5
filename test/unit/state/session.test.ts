import { ApiError } from '@/services/error'
import { USER_CACHE_PREFIX, isString, stored } from '@/platform/storage'
import { keys, queryClient } from '@/services/query'
import { session, onSessionExpired, setUser, watchSessionStatus } from '@/state/session'
import { pendingStartup, trackStartup } from '@/state/startup'

const mockAccountApi = { loginMobile: jest.fn(), loginMini: jest.fn(), loginWx: jest.fn(), logout: jest.fn() }
const mockLogin = { canSilently: true, silentCode: jest.fn() }
const mockToken = { get: () => '', set: jest.fn(), clear: jest.fn(), refresh: jest.fn(), leave: jest.fn() }
const mockGoLogin = jest.fn()
jest.mock('@/services/api/account', () => ({
  get accountApi() {
    return mockAccountApi
  },
}))
jest.mock('@/platform/login', () => ({
  get login() {
    return mockLogin
  },
}))
jest.mock('@/platform/token', () => ({
  get token() {
    return mockToken
  },
}))
jest.mock('@/platform/tabs', () => ({ tabs: { setBadge() {} } }))
const mockShow = jest.fn()
jest.mock('@/services/login-redirect', () => ({ redirectToLogin: () => mockGoLogin() }))
jest.mock('@/services/error-handler', () => ({ showError: (error: unknown) => mockShow(error) }))
jest.mock('@/platform/site', () => ({ site: () => ({ base: '/mobile', tenant: '' }) }))
const mockTexts = new Map<string, string>()
jest.mock('@/platform/text-store', () => ({
  textStore: {
    most: 1e6,
    read: (key: string) => mockTexts.get(key) ?? null,
    write: (key: string, text: string) => mockTexts.set(key, text) !== undefined,
    remove: (key: string) => void mockTexts.delete(key),
    keys: () => [...mockTexts.keys()],
  },
}))

const user = {
  uuid: 'u1',
  auid: 'a1',
  name: '林',
  avatar: null,
  mobile: '13800000001',
  is_mobile_bind: true,
  node: null,
  perms: [],
  email: '',
  birthday: null,
  is_follow: false,
}

beforeEach(() => {
  for (const mock of [
    ...Object.values(mockAccountApi),
    mockLogin.silentCode,
    mockToken.set,
    mockToken.clear,
    mockToken.refresh,
    mockToken.leave,
    mockGoLogin,
    mockShow,
  ])
    mock.mockReset()
  mockLogin.canSilently = true
  mockGoLogin.mockResolvedValue(undefined)
  mockToken.refresh.mockResolvedValue(false)
  mockShow.mockReturnValue({ kind: 'message' })
  setUser(null)
})

test('login by mobile number stores the token and the user', async () => {
  mockAccountApi.loginMobile.mockResolvedValue({ user, token: 't1', basket_count: 0, flashMessages: [] })
  await session().login('13800000001', '123456')
  expect(session()).toMatchObject({ status: 'user', user })
  expect(mockToken.set).toHaveBeenCalledWith('t1')
})

test('a refused login rejects, and the session remains that of a visitor', async () => {
  mockAccountApi.loginMobile.mockRejectedValue(new ApiError({ kind: 'http', status: 400, code: '11002' }))
  await expect(session().login('13800000001', '000000')).rejects.toMatchObject({ code: '11002' })
  expect(session().status).toBe('visitor')
})

test('login invalidates the queries cached for a visitor', async () => {
  const stale = jest.spyOn(queryClient, 'invalidateQueries')
  mockAccountApi.loginMobile.mockResolvedValue({ user, token: '', basket_count: 0, flashMessages: [] })
  await session().login('13800000001', '123456')
  expect(stale).toHaveBeenCalledTimes(1)
})

test('setting a staff user invalidates all queries once, and setting any other user none', () => {
  const stale = jest.spyOn(queryClient, 'invalidateQueries')
  setUser(user)
  expect(stale).not.toHaveBeenCalled()
  setUser(null)
  stale.mockClear()
  const staff = { ...user, uuid: 'u2', perms: ['mpage.change_page'] }
  setUser(staff)
  setUser(staff)
  expect(stale.mock.calls).toEqual([[{}]])
})

test('watchSessionStatus tells the status at once and each change of it, until it is stopped', () => {
  const statuses: string[] = []
  const stop = watchSessionStatus((status) => statuses.push(status))
  setUser(user)
  setUser({ ...user, name: '陈' })
  setUser(null)
  stop()
  setUser(user)
  expect(statuses).toEqual(['visitor', 'user', 'visitor'])
})

test('concurrent needs for a login share one silent login', async () => {
  mockLogin.silentCode.mockResolvedValue({ vendor: 'weapp', code: 'c1' })
  mockAccountApi.loginMini.mockResolvedValue({ user, token: 't2', basket_count: 0, flashMessages: [] })
  expect(await Promise.all([session().ensureLogin(), session().ensureLogin(), session().ensureLogin()])).toEqual([
    true,
    true,
    true,
  ])
  expect(mockAccountApi.loginMini).toHaveBeenCalledTimes(1)
  expect(mockGoLogin).not.toHaveBeenCalled()
})

test.each([
  ['the place cannot', () => (mockLogin.canSilently = false)],
  ['the vendor gives no code', () => mockLogin.silentCode.mockResolvedValue(null)],
  [
    'the server refuses the code',
    () => {
      mockLogin.silentCode.mockResolvedValue({ vendor: 'weapp', code: 'c1' })
      mockAccountApi.loginMini.mockRejectedValue(new ApiError({ kind: 'http', status: 400, code: '11004' }))
    },
  ],
])('the login screen opens when silent login is not possible: %s', async (_, arrange) => {
  arrange()
  expect(await session().ensureLogin()).toBe(false)
  expect(mockGoLogin).toHaveBeenCalledTimes(1)
})

test('a need for a login during the start waits for it, and uses the user that it brings', async () => {
  let end: () => void = () => {}
  trackStartup(() => new Promise<void>((resolve) => (end = resolve)))
  const ensured = session().ensureLogin()
  setUser(user)
  end()
  expect(await ensured).toBe(true)
  expect(mockLogin.silentCode).not.toHaveBeenCalled()
  expect(mockGoLogin).not.toHaveBeenCalled()
  expect(pendingStartup()).toBeNull()
})

test('a logged-in user needs no login', async () => {
  setUser(user)
  expect(await session().ensureLogin()).toBe(true)
  expect(mockLogin.silentCode).not.toHaveBeenCalled()
})

test('logout clears the user and the tokens, also without a network', async () => {
  const cleared = jest.spyOn(queryClient, 'clear')
  mockAccountApi.logout.mockRejectedValue(new ApiError({ kind: 'network' }))
  setUser(user)
  await session().logout()
  expect(session()).toMatchObject({ status: 'visitor', user: null })
  expect([mockToken.clear, mockToken.leave].map((mock) => mock.mock.calls.length)).toEqual([1, 1])
  expect(cleared).toHaveBeenCalled()
})

test('a session ended by the server returns to a visitor', () => {
  setUser(user)
  onSessionExpired()
  expect(session()).toMatchObject({ status: 'visitor', user: null })
})

test('the WeChat browser logs in with the code it returned with', async () => {
  mockLogin.silentCode.mockResolvedValue({ vendor: 'wechat', code: 'w1' })
  mockAccountApi.loginWx.mockResolvedValue({ user, token: '', basket_count: 0, flashMessages: [] })
  expect(await session().loginSilently()).toEqual(user)
  expect(mockAccountApi.loginWx).toHaveBeenCalledWith('w1')
})

test('a refused silent login is shown once per visit, and an error that stays silent does not count', async () => {
  // The module remembers what it has told; other tests of this file may have.
  jest.resetModules()
  const fresh = await import('@/state/session')
  mockLogin.silentCode.mockResolvedValue({ vendor: 'weapp', code: 'c1' })
  mockShow.mockReturnValueOnce({ kind: 'silent' })
  mockAccountApi.loginMini.mockRejectedValue(new Error('refused'))
  for (let index = 0; index < 4; index += 1) await fresh.session().loginSilently()
  expect(mockShow).toHaveBeenCalledTimes(2)
})

test('a silent login never replaces the current user with another', async () => {
  setUser({ ...user, uuid: 'other' })
  mockLogin.silentCode.mockResolvedValue({ vendor: 'weapp', code: 'c1' })
  mockAccountApi.loginMini.mockResolvedValue({ user, token: 't3', basket_count: 0, flashMessages: [] })
  expect(await session().renew()).toBe(false)
  expect(session().user?.uuid).toBe('other')
  expect(mockToken.set).not.toHaveBeenCalled()
})

test('the token of the native app takes precedence over a silent login', async () => {
  mockToken.refresh.mockResolvedValue(true)
  expect(await session().renew()).toBe(true)
  expect(mockLogin.silentCode).not.toHaveBeenCalled()
})

test('patch updates fields of the user, and does nothing for a visitor', () => {
  session().patch({ is_mobile_bind: true })
  expect(session().user).toBeNull()
  setUser({ ...user, is_mobile_bind: false })
  session().patch({ is_mobile_bind: true, node: 4 })
  expect(session().user).toMatchObject({ is_mobile_bind: true, node: 4, name: '林' })
})

describe('data of a user whose session has ended', () => {
  const offline = () =>
    stored<string>(`${USER_CACHE_PREFIX}wallet`, { version: 1, empty: '', check: isString, cache: true })
  const replyFor = (uuid: string) => ({ user: { ...user, uuid }, token: '', basket_count: 0, flashMessages: [] })
  const cacheData = () => {
    setUser(user)
    queryClient.setQueryData(keys.order('D1'), 'his order')
    queryClient.setQueryData(keys.product(1), 'a product')
    offline().write('his coupons')
  }
  const readData = () => [
    queryClient.getQueryData(keys.order('D1')),
    queryClient.getQueryData(keys.product(1)),
    offline().read(),
  ]

  test('is removed when another user logs in', async () => {
    cacheData()
    onSessionExpired()
    mockAccountApi.loginMobile.mockResolvedValue(replyFor('u2'))
    await session().login('13800000002', '123456')
    expect(readData()).toEqual([undefined, 'a product', ''])
  })

  test("is removed when the site's config names another user", () => {
    cacheData()
    onSessionExpired()
    setUser({ ...user, uuid: 'u2' })
    expect(readData()).toEqual([undefined, 'a product', ''])
  })

  test('stays for the same user, who reads it again', async () => {
    cacheData()
    onSessionExpired()
    mockAccountApi.loginMobile.mockResolvedValue(replyFor('u1'))
    await session().login('13800000001', '123456')
    expect(readData()).toEqual(['his order', 'a product', 'his coupons'])
    expect(queryClient.getQueryState(keys.order('D1'))?.isInvalidated).toBe(true)
  })

  test('is removed from the device when another user logs in after a restart', async () => {
    cacheData()
    jest.resetModules()
    const fresh = await import('@/state/session')
    mockAccountApi.loginMobile.mockResolvedValue(replyFor('u2'))
    await fresh.session().login('13800000002', '123456')
    expect(offline().read()).toBe('')
  })
})
