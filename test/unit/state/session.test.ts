import { ApiError } from '@/services/error'
import { queryClient } from '@/services/query'
import { session, sessionOver, setUser } from '@/state/session'

const mockBase = { loginMobile: jest.fn(), loginMini: jest.fn(), logout: jest.fn() }
const mockLogin = { canSilently: true, silentCode: jest.fn() }
const mockToken = { get: () => '', set: jest.fn(), clear: jest.fn() }
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
jest.mock('@/routes/navigate', () => ({ goLogin: () => mockGoLogin() }))

const user = { uuid: 'u1', auid: 'a1', name: '林', avatar: null, mobile: '13800000001', is_mobile_bind: true, node: null, perms: [] }

beforeEach(() => {
  for (const mock of [...Object.values(mockBase), mockLogin.silentCode, mockToken.set, mockToken.clear, mockGoLogin]) mock.mockReset()
  mockLogin.canSilently = true
  mockGoLogin.mockResolvedValue(undefined)
  setUser(null)
})

test('logging in by mobile number keeps the token and the user', async () => {
  mockBase.loginMobile.mockResolvedValue({ user, token: 't1', flashMessages: [] })
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
  mockBase.loginMobile.mockResolvedValue({ user, token: '', flashMessages: [] })
  await session().login('13800000001', '123456')
  expect(stale).toHaveBeenCalledTimes(1)
})

test('many who need a login at once share one silent login', async () => {
  mockLogin.silentCode.mockResolvedValue({ vendor: 'weapp', code: 'c1' })
  mockBase.loginMini.mockResolvedValue({ user, token: 't2', flashMessages: [] })
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
  expect(mockToken.clear).toHaveBeenCalled()
  expect(cleared).toHaveBeenCalled()
})

test('a session that the server calls over is over here', () => {
  setUser(user)
  sessionOver()
  expect(session()).toMatchObject({ status: 'visitor', user: null })
})
