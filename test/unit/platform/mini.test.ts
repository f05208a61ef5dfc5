import { HttpError } from '@/platform/http/reply'
import { installAbortController } from '@/platform/polyfill/abort-controller'
import { http as miniHttp } from '@/platform/http/index.mini'
import { pay as alipay } from '@/platform/pay/index.alipay'
import { pay as weapp } from '@/platform/pay/index.weapp'
import { scaleOf } from '@/platform/display/text-scale'

const mockTaro = { request: jest.fn(), requestPayment: jest.fn() }
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))

const request = { method: 'GET', url: 'https://x/api/', headers: {}, timeoutMs: 15_000 } as const
const task = (promise: Promise<unknown>, abort: () => void = () => {}) => Object.assign(promise, { abort })
const wx = {
  kind: 'wx',
  params: { timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' },
} as const

describe('mini-program requests', () => {
  test('JSON that arrives as text is parsed', async () => {
    mockTaro.request.mockReturnValue(task(Promise.resolve({ statusCode: 200, data: '{"a":1}' })))
    expect(await miniHttp.send(request)).toEqual({ status: 200, body: { a: 1 } })
  })

  test('an error status that Alipay rejects with is a response', async () => {
    mockTaro.request.mockReturnValue(task(Promise.reject({ error: 19, status: 409, data: { err_code: '42001' } })))
    expect(await miniHttp.send(request)).toEqual({ status: 409, body: { err_code: '42001' } })
  })

  test.each([
    [{ errMsg: 'request:fail timeout' }, 'timeout'],
    [{ error: 13, errorMessage: '请求超时' }, 'timeout'],
    [{ errMsg: 'request:fail ' }, 'network'],
    [new Error('gone'), 'network'],
  ])('%p is a %s error', async (reason, kind) => {
    mockTaro.request.mockReturnValue(task(Promise.reject(reason)))
    await expect(miniHttp.send(request)).rejects.toEqual(new HttpError(kind as 'network'))
  })

  test('an abort signal aborts the request', async () => {
    const stop = new AbortController()
    let fail = (_: unknown) => {}
    mockTaro.request.mockReturnValue(
      task(new Promise((_, reject) => (fail = reject)), () => fail({ errMsg: 'request:fail abort' })),
    )
    const reply = miniHttp.send({ ...request, signal: stop.signal })
    stop.abort()
    await expect(reply).rejects.toMatchObject({ reason: 'aborted' })
  })
})

describe('payments', () => {
  test.each([
    ['', 'paid'],
    ['requestPayment:fail cancel', 'cancelled'],
    ['requestPayment:fail timeout', 'unknown'],
    ['requestPayment:fail no permission', 'failed'],
  ])('WeChat result %p is mapped to %s', async (errMsg, result) => {
    if (errMsg) mockTaro.requestPayment.mockRejectedValueOnce({ errMsg })
    else mockTaro.requestPayment.mockResolvedValueOnce({})
    expect(await weapp.pay(wx)).toBe(result)
  })

  test.each([
    ['9000', 'paid'],
    ['6001', 'cancelled'],
    ['8000', 'unknown'],
    ['6004', 'unknown'],
    ['6002', 'unknown'],
    ['4000', 'failed'],
    [undefined, 'failed'],
  ])('Alipay result %p is mapped to %s', async (resultCode, result) => {
    Object.assign(globalThis, {
      my: { tradePay: (options: { success: (r: unknown) => void }) => options.success({ resultCode }) },
    })
    expect(await alipay.pay({ kind: 'alipay', trade_no: 'T1' })).toBe(result)
  })

  test.each([
    ['WeChat', weapp, { kind: 'alipay', trade_no: 'T1' }],
    ['WeChat', weapp, { kind: 'redirect', url: 'https://pay' }],
    ['Alipay', alipay, wx],
  ] as const)('%s fails with the ticket of another vendor', async (_, { pay }, ticket) =>
    expect(await pay(ticket)).toBe('failed'),
  )

  test('a ticket without an amount due is paid at once', async () =>
    expect([await weapp.pay({ kind: 'paid' }), await alipay.pay({ kind: 'paid' })]).toEqual(['paid', 'paid']))
})

test('the system text size becomes a factor within limits', () => {
  expect([undefined, 0, Number.NaN, 16, 20, 40, 8].map(scaleOf)).toEqual([1, 1, 1, 1, 1.25, 1.6, 0.85])
})

test('installAbortController provides an AbortController where there is none', () => {
  const scope: { AbortController?: typeof AbortController } = {}
  installAbortController(scope)
  const Controller = scope.AbortController
  if (!Controller) throw new Error('none')
  const stop = new Controller()
  const onAbort = jest.fn()
  stop.signal.addEventListener('abort', onAbort)
  stop.abort()
  stop.abort()
  expect([stop.signal.aborted, onAbort.mock.calls.length]).toEqual([true, 1])
})
