import { ApiError } from '@/services/error'
import { showError } from '@/services/react'

const feedback = { toast: jest.fn(), modal: jest.fn(), loading: jest.fn() }
const goLogin = jest.fn()
jest.mock('@/platform/feedback', () => ({
  get feedback() {
    return feedback
  },
}))
jest.mock('@/routes/navigate', () => ({ goLogin: () => goLogin() }))
jest.mock('@/platform/text-store', () => ({ textStore: { read: () => null, write: () => true, remove() {}, keys: () => [] } }))

const refused = (status: number, code = '', detail = 'x') => new ApiError({ kind: 'http', status, code, detail })
const settled = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  for (const mock of [feedback.toast, feedback.modal, goLogin]) mock.mockReset()
  feedback.modal.mockResolvedValue(true)
  goLogin.mockResolvedValue(undefined)
})
afterEach(settled)

test('a storm of 401 leads to login once', async () => {
  let arrive = () => {}
  goLogin.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)))
  for (let index = 0; index < 8; index += 1) showError(refused(401))
  expect(goLogin).toHaveBeenCalledTimes(1)
  arrive()
  await settled()
  showError(refused(401))
  expect(goLogin).toHaveBeenCalledTimes(2)
})

test('a login that cannot be opened does not stop the next one', async () => {
  goLogin.mockRejectedValueOnce(new Error('busy'))
  showError(refused(401))
  await settled()
  showError(refused(401))
  expect(goLogin).toHaveBeenCalledTimes(2)
})

test('a reason of the business is a modal titled 出错啦~ with one button', () => {
  showError(refused(409, '42001', '库存不足'))
  expect(feedback.modal).toHaveBeenCalledWith({ title: '出错啦~', text: '库存不足', confirmText: '知道了' })
})

test('the same modal does not stand over itself', async () => {
  showError(refused(409, '42001', '库存不足'))
  showError(refused(409, '42001', '库存不足'))
  await settled()
  expect(feedback.modal).toHaveBeenCalledTimes(1)
})

test('another refusal is a toast at the bottom', () => {
  showError(refused(400, '11001', '请输入正确的手机号'))
  expect(feedback.toast).toHaveBeenCalledWith('请输入正确的手机号', { at: 'bottom' })
})

test('one error is told of once, whoever hands it in', () => {
  const error = refused(400)
  showError(error)
  expect(showError(error).kind).toBe('toast')
  expect(feedback.toast).toHaveBeenCalledTimes(1)
})

test('a silent failure says nothing', () => {
  showError(new ApiError({ kind: 'network', silent: true }))
  expect([feedback.toast, feedback.modal, goLogin].map((mock) => mock.mock.calls.length)).toEqual([0, 0, 0])
})
