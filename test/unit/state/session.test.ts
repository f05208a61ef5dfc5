import { ApiError } from '@/services/error'
import { queryClient } from '@/services/query'
import { session, sessionOver, setUser } from '@/state/session'

const mockBase = { loginMobile: jest.fn(), loginMini: jest.fn(), loginWx: jest.fn(), logout: jest.fn() }
const mockLogin = { canSilently: true, silentCode: jest.fn() }
const mockToken = { get: () => '', set: jest.fn(), clear: jest.fn(), refresh: jest.fn(), leave: jest.fn() }
const mockGoLogin = jest.fn()
jest.mock('@/services/base', () => ({
  get base() {
    return mockBase
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
jest.mock('@/services/to-login', () => ({ toLogin: () => mockGoLogin() }))
jest.mock('@/services/react', () => ({ showError: (error: unknown) => mockShow(error) }))
jest.mock('@/platform/text-store', () => ({ textStore: { most: 1e6, read: () => null, write: () => true, remove() {}, keys: () => [] } }))

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
    ...Object.values(mockBase),
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

test('logging in by mobile number keeps the token and the user', async () => {
  mockBase.loginMobile.mockResolvedValue({ user, token: 't1', basket_count: 0, flashMessages: [] })
  await session().login('13800000001', '123456')
  expect(session()).toMatchObject({ status: 'user', user })
  expect(mockToken.set).toHaveBeenCalledWith('t1')
})

test("a refused login is the caller's to show, and nobody is logged in", async () => {
  mockBase.loginMobile.mockRejectedValue(new ApiError({ kind: 'http', status: 400, code: '11002' }))
  await expect(session().login('13800000001', '000000')).rejects.toMatchObject({ code: '11002' })
  expect(session().status).toBe('visitor')
})

test('what was cached for a visitor is asked for anew after login', async () => {
  const stale = jest.spyOn(queryClient, 'invalidateQueries')
  mockBase.loginMobile.mockResolvedValue({ user, token: '', basket_count: 0, flashMessages: [] })
  await session().login('13800000001', '123456')
  expect(stale).toHaveBeenCalledTimes(1)
})

test('what was shown before staff were known is asked for anew, and nothing for other users', () => {
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

test('many who need a login at once share one silent login', async () => {
  mockLogin.silentCode.mockResolvedValue({ vendor: 'weapp', code: 'c1' })
  mockBase.loginMini.mockResolvedValue({ user, token: 't2', basket_count: 0, flashMessages: [] })
  expect(await Promise.all([session().ensureLogin(), session().ensureLogin(), session().ensureLogin()])).toEqual([true, true, true])
  expect(mockBase.loginMini).toHaveBeenCalledTimes(1)
  expect(mockGoLogin).not.toHaveBeenCalled()
})

test.each([
  ['the place cannot', () => (mockLogin.canSilently = false)],
  ['the vendor gives no code', () => mockLogin.silentCode.mockResolvedValue(null)],
  [
    'the server refuses the code',
    () => {
      mockLogin.silentCode.mockResolvedValue({ vendor: 'weapp', code: 'c1' })
      mockBase.loginMini.mockRejectedValue(new ApiError({ kind: 'http', status: 400, code: '11004' }))
    },
  ],
])('the login screen opens when there is no silent login: %s', async (_, arrange) => {
  arrange()
  expect(await session().ensureLogin()).toBe(false)
  expect(mockGoLogin).toHaveBeenCalledTimes(1)
})

test('a user needs no login', async () => {
  setUser(user)
  expect(await session().ensureLogin()).toBe(true)
  expect(mockLogin.silentCode).not.toHaveBeenCalled()
})

test('logging out leaves nothing of the user on the device, also without a network', async () => {
  const cleared = jest.spyOn(queryClient, 'clear')
  mockBase.logout.mockRejectedValue(new ApiError({ kind: 'network' }))
  setUser(user)
  await session().logout()
  expect(session()).toMatchObject({ status: 'visitor', user: null })
  expect([mockToken.clear, mockToken.leave].map((mock) => mock.mock.calls.length)).toEqual([1, 1])
  expect(cleared).toHaveBeenCalled()
})

test('a session that the server calls over is over here', () => {
  setUser(user)
  sessionOver()
  expect(session()).toMatchObject({ status: 'visitor', user: null })
})

test("WeChat's browser logs in by the code it came back with", async () => {
  mockLogin.silentCode.mockResolvedValue({ vendor: 'wechat', code: 'w1' })
  mockBase.loginWx.mockResolvedValue({ user, token: '', basket_count: 0, flashMessages: [] })
  expect(await session().loginSilently()).toEqual(user)
  expect(mockBase.loginWx).toHaveBeenCalledWith('w1')
})

test('the reason of a refused silent login is told once a visit, and a lost network is not told at all', async () => {
  // The module remembers what it has told; other tests of this file may have.
  jest.resetModules()
  const fresh = await import('@/state/session')
  mockLogin.silentCode.mockResolvedValue({ vendor: 'weapp', code: 'c1' })
  mockShow.mockReturnValueOnce({ kind: 'silent' })
  mockBase.loginMini.mockRejectedValue(new Error('refused'))
  for (let index = 0; index < 4; index += 1) await fresh.session().loginSilently()
  expect(mockShow).toHaveBeenCalledTimes(2)
})

test('a silent login never puts another user in the place of the one who is here', async () => {
  setUser({ ...user, uuid: 'other' })
  mockLogin.silentCode.mockResolvedValue({ vendor: 'weapp', code: 'c1' })
  mockBase.loginMini.mockResolvedValue({ user, token: 't3', basket_count: 0, flashMessages: [] })
  expect(await session().renew()).toBe(false)
  expect(session().user?.uuid).toBe('other')
  expect(mockToken.set).not.toHaveBeenCalled()
})

test("the native app's own token comes before a silent login", async () => {
  mockToken.refresh.mockResolvedValue(true)
  expect(await session().renew()).toBe(true)
  expect(mockLogin.silentCode).not.toHaveBeenCalled()
})

test('changed particulars are laid over the user, and a visitor has none', () => {
  session().patch({ is_mobile_bind: true })
  expect(session().user).toBeNull()
  setUser({ ...user, is_mobile_bind: false })
  session().patch({ is_mobile_bind: true, node: 4 })
  expect(session().user).toMatchObject({ is_mobile_bind: true, node: 4, name: '林' })
})
