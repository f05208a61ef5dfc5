import { ApiError } from '@/services/error'
import { configureErrorDisplay, showError } from '@/services/error-handler'

const toast = jest.fn()
const alert = jest.fn()
const message = jest.fn()
const goLogin = jest.fn()
jest.mock('@/platform/feedback', () => ({ feedback: { toast: (...args: unknown[]) => toast(...args) } }))
jest.mock('@/services/login-redirect', () => ({ redirectToLogin: () => goLogin() }))
jest.mock('@/platform/text-store', () => ({
  textStore: { read: () => null, write: () => true, remove() {}, keys: () => [] },
}))

const failure = (status: number, code = '', detail = 'x') => new ApiError({ kind: 'http', status, code, detail })
const flushPromises = () => new Promise((resolve) => setImmediate(resolve))

const asksForLogin = jest.fn(() => false)
configureErrorDisplay({ alert, message, asksForLogin })

let now = 0
beforeEach(() => {
  for (const mock of [toast, alert, message, goLogin]) mock.mockReset()
  alert.mockResolvedValue(undefined)
  goLogin.mockResolvedValue(undefined)
  // The line of the test before is gone.
  now += 10_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(flushPromises)

test('concurrent 401 errors open login once', async () => {
  let arrive = () => {}
  goLogin.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)))
  for (let index = 0; index < 8; index += 1) showError(failure(401))
  expect(goLogin).toHaveBeenCalledTimes(1)
  arrive()
  await flushPromises()
  showError(failure(401))
  expect(goLogin).toHaveBeenCalledTimes(2)
})

test('a refused call leads nowhere while the screen asks the visitor to log in', () => {
  asksForLogin.mockReturnValueOnce(true)
  showError(failure(401))
  expect(goLogin).not.toHaveBeenCalled()
})

test('a login screen that fails to open does not block the next attempt', async () => {
  goLogin.mockRejectedValueOnce(new Error('busy'))
  showError(failure(401))
  await flushPromises()
  showError(failure(401))
  expect(goLogin).toHaveBeenCalledTimes(2)
})

test('a business error opens a modal titled 出错啦~', () => {
  showError(failure(409, '42001', '库存不足'))
  expect(alert).toHaveBeenCalledWith('库存不足')
})

test('the same modal is not opened twice at once', async () => {
  showError(failure(409, '42001', '库存不足'))
  showError(failure(409, '42001', '库存不足'))
  await flushPromises()
  expect(alert).toHaveBeenCalledTimes(1)
})

test('any other refusal is a toast at the bottom', () => {
  showError(failure(400, '11001', '请输入正确的手机号'))
  expect(toast).toHaveBeenCalledWith('请输入正确的手机号', { at: 'bottom' })
})

test('ten failures for one reason show one toast, and another once it is gone', () => {
  const fail = () => Array.from({ length: 10 }, () => showError(new ApiError({ kind: 'network' })))
  fail()
  expect(toast).toHaveBeenCalledTimes(1)
  now += 2000
  fail()
  expect(toast).toHaveBeenCalledTimes(2)
})

test('a refused social login shows its reason although it is silent', () => {
  showError(new ApiError({ kind: 'http', status: 400, code: '11014', detail: '微信登录失败：code 无效', silent: true }))
  expect(message).toHaveBeenCalledWith('微信登录失败：code 无效')
  expect(toast).not.toHaveBeenCalled()
})

test('a list that fails to load shows the detail of the server as a toast instead of a modal', () => {
  showError(failure(409, '42001', '列表加载失败'), 'list')
  expect(toast).toHaveBeenCalledWith('列表加载失败', { at: 'bottom' })
  expect(alert).not.toHaveBeenCalled()
})

test('the same error is shown once, however often it is reported', () => {
  const error = failure(400)
  showError(error)
  expect(showError(error).kind).toBe('toast')
  expect(toast).toHaveBeenCalledTimes(1)
})

test('a silent error shows nothing', () => {
  showError(new ApiError({ kind: 'network', silent: true }))
  expect([toast, alert, message, goLogin].map((mock) => mock.mock.calls.length)).toEqual([0, 0, 0, 0])
})
