import { keys, queryClient } from '@/services/query'
import { start } from '@/state/start'

const mockEnv = { isMini: true }
const mockSession = { status: 'visitor', loginSilently: jest.fn() }
const mockLoad = jest.fn()
const mockClear = jest.fn()
const mockTake = jest.fn()
jest.mock('@/platform/env', () => ({
  get env() {
    return mockEnv
  },
}))
jest.mock('@/platform/token', () => ({ token: { clear: () => mockClear() } }))
jest.mock('@/platform/crashes', () => ({ crashes: { listen() {} } }))
jest.mock('@/platform/external-link', () => ({ externalLink: {} }))
jest.mock('@/platform/first-answer', () => ({ takeFirstAnswer: (id: string) => mockTake(id) }))
jest.mock('@/platform/feedback', () => ({ feedback: {} }))
jest.mock('@/routes/navigate', () => ({ configureLinks() {} }))
jest.mock('@/services/client', () => ({ onCalls() {} }))
jest.mock('@/services/log', () => ({ logUncaught() {} }))
jest.mock('@/i18n', () => ({ t: (key: string) => key }))
jest.mock('@/state/language', () => ({ restoreLanguage: async () => {} }))
jest.mock('@/state/session', () => ({ session: () => mockSession, sessionOver() {}, isLoggedIn: () => false }))
jest.mock('@/state/site', () => ({ dressAsKnown() {}, loadSite: () => mockLoad() }))

const started = async () => {
  start()
  await new Promise((resolve) => setImmediate(resolve))
}
beforeEach(() => {
  for (const mock of [mockLoad, mockClear, mockTake, mockSession.loginSilently]) mock.mockReset()
  mockLoad.mockResolvedValue(undefined)
  Object.assign(mockEnv, { isMini: true })
  Object.assign(mockSession, { status: 'visitor' })
})

test('the site does not wait for a silent login, after which it is asked for once more', async () => {
  const order: string[] = []
  mockLoad.mockImplementation(async () => void order.push('site'))
  mockSession.loginSilently.mockImplementation(async () => {
    order.push('login')
    return {}
  })
  await started()
  expect(order).toEqual(['site', 'login', 'site'])
  expect(mockClear).toHaveBeenCalledTimes(1)
})

test('a refused silent login leaves the visitor a visitor', async () => {
  mockSession.loginSilently.mockResolvedValue(null)
  await started()
  expect(mockLoad).toHaveBeenCalledTimes(1)
})

test.each([
  ['the web', { isMini: false }, { status: 'visitor' }],
  ['a user whose token still holds', { isMini: true }, { status: 'user' }],
  ['a start without a network', { isMini: true }, { status: 'unknown' }],
])('%s logs nobody in', async (_, env, session) => {
  Object.assign(mockEnv, env)
  Object.assign(mockSession, session)
  await started()
  expect([mockSession.loginSilently.mock.calls.length, mockClear.mock.calls.length]).toEqual([0, 0])
})

test('the home page that came with the document is there before any call', async () => {
  const page = { id: 1, slug: 'index', title: 'Home', modules: [] }
  mockTake.mockImplementation((id: string) => (id === 'home' ? page : null))
  await started()
  expect(queryClient.getQueryData(keys.page('index'))).toEqual(page)
})

test('without one the screen asks for itself', async () => {
  queryClient.clear()
  mockTake.mockReturnValue(null)
  await started()
  expect(queryClient.getQueryData(keys.page('index'))).toBeUndefined()
})
