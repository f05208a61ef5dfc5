import { HttpError } from '@/platform/http/reply'
import { ApiError, CallAborted, call, configureCalls } from '@/services/client'

const send = jest.fn()
jest.mock('@/platform/http', () => ({ http: { send: (request: unknown) => send(request) } }))
let mockToken = ''
let mockCookie = 'c5'
jest.mock('@/platform/env', () => ({
  env: { appId: '', apiBase: () => '/api', domain: () => 'shop.example', cookie: () => mockCookie },
}))
jest.mock('@/platform/token', () => ({ token: { get: () => mockToken, ready: async () => {} } }))
jest.mock('@/platform/text-store', () => ({
  textStore: { read: () => null, write: () => true, remove() {}, keys: () => [] },
}))

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('it should have failed')
    },
    (error: unknown) => error,
  )

beforeEach(() => send.mockReset())

test('a request resolves to the body of its response', async () => {
  send.mockResolvedValue({ status: 200, body: { id: 7 } })
  await expect(call('GET /shop/product/{id}/', { params: { id: 7 } })).resolves.toEqual({ id: 7 })
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    method: 'GET',
    url: expect.stringContaining('/api/shop/product/7/?_sid='),
    timeoutMs: 15_000,
  })
})

test('an error response becomes an error with status, code, detail and invalid fields', async () => {
  send.mockResolvedValue({ status: 400, body: { detail: '请求有误', err_code: '10400', fields: { mobile: '过长' } } })
  expect(await failure(call('GET /shop/category/'))).toMatchObject({
    kind: 'http',
    status: 400,
    code: '10400',
    detail: '请求有误',
    fields: { mobile: '过长' },
    silent: false,
  })
})

test.each([
  ['an HTML page', '<html>'],
  ['nothing', ''],
  ['a list as detail', { detail: ['x'], err_code: null }],
])('a proxy error with %s has an empty code and detail', async (_, body) => {
  send.mockResolvedValue({ status: 502, body })
  expect(await failure(call('GET /shop/category/'))).toMatchObject({ kind: 'http', status: 502, code: '', detail: '' })
})

test('a numeric err_code is read as text', async () => {
  send.mockResolvedValue({ status: 409, body: { detail: '库存不足', err_code: 42001 } })
  expect(await failure(call('GET /shop/category/'))).toMatchObject({ code: '42001' })
})

test.each(['network', 'timeout'] as const)('a missing response (%s) is an error of that kind', async (reason) => {
  send.mockRejectedValue(new HttpError(reason))
  const error = await failure(call('GET /shop/category/'))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ kind: reason, status: 0 })
})

test('a request aborted by its screen is not an API error', async () => {
  send.mockRejectedValue(new HttpError('aborted'))
  expect(await failure(call('GET /shop/category/'))).toBeInstanceOf(CallAborted)
})

test('a 200 response that is not JSON is a network error, as from a captive portal', async () => {
  send.mockResolvedValue({ status: 200, body: '<html>Wi-Fi login</html>' })
  expect(await failure(call('GET /shop/category/'))).toMatchObject({ kind: 'network' })
})

test('a request declared silent fails with a silent error', async () => {
  send.mockResolvedValue({ status: 500, body: {} })
  expect(
    await failure(call('GET /districts/{level}/', { params: { level: 'province' } }, { silent: true })),
  ).toMatchObject({ silent: true })
})

test('the types require silent and the idempotency key where the contract declares them', () => {
  // @ts-expect-error the declaration says silent
  const loud = () => call('GET /districts/{level}/', { params: { level: 'province' } })
  const input = { params: { number: 'D1' }, body: { channel: 'wx_mini' } } as const
  // @ts-expect-error the declaration says idempotent
  const keyless = () => call('POST /shop/order/{number}/pay/', input)
  // @ts-expect-error the path needs its id
  const pathless = () => call('GET /shop/product/{id}/')
  expect([loud, keyless, pathless]).toHaveLength(3)
})

test('the idempotency key is sent as a header', async () => {
  send.mockResolvedValue({ status: 200, body: {} })
  await call(
    'POST /shop/order/{number}/process/',
    { params: { number: 'D1' }, body: { action: 'cancel' } },
    { idempotencyKey: 'k1' },
  )
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    headers: { 'Idempotency-Key': 'k1', 'X-CSRFToken': 'c5' },
    body: '{"action":"cancel"}',
  })
})

test('flash messages of a response and a 401 reach their handlers', async () => {
  const flash = jest.fn()
  const unauthorized = jest.fn()
  configureCalls({ flash, unauthorized })
  send
    .mockResolvedValueOnce({ status: 200, body: { flashMessages: [{ kind: 'coupons' }] } })
    .mockResolvedValueOnce({ status: 401, body: {} })
  await call('GET /shop/category/')
  await failure(call('GET /shop/basket/'))
  expect(flash).toHaveBeenCalledWith([{ kind: 'coupons' }])
  expect(unauthorized).toHaveBeenCalledTimes(1)
})

const REFUSED = { status: 403, body: { err_code: '10402', detail: '页面已过期，请刷新后再试' } }
const OVER = { status: 401, body: { err_code: '10401', detail: '请先登录' } }
const sentCalls = () => send.mock.calls.map(([{ method, url }]) => `${method} ${url.split('?')[0]}`)

test('a missing CSRF cookie is fetched by one read, and each request is repeated once with it', async () => {
  mockCookie = ''
  send.mockImplementation(async ({ method, headers }: { method: string; headers: Record<string, string> }) => {
    if (method === 'GET') {
      mockCookie = 'fresh'
      return { status: 200, body: {} }
    }
    return headers['X-CSRFToken'] === 'fresh' ? { status: 200, body: { ok: true } } : REFUSED
  })
  const calls = [call('POST /base/user/logout/'), call('DELETE /shop/basket/line/{id}/', { params: { id: 1 } })]
  await expect(Promise.all(calls)).resolves.toHaveLength(2)
  expect(sentCalls().filter((one) => one.startsWith('GET'))).toEqual(['GET /api/base/user/languages/'])
  expect(sentCalls()).toHaveLength(5)
  mockCookie = 'c5'
})

test('a request refused again with a fetched CSRF cookie is not repeated further', async () => {
  send.mockResolvedValue(REFUSED)
  expect(await failure(call('POST /base/user/logout/'))).toMatchObject({ code: '10402' })
  expect(sentCalls()).toEqual([
    'POST /api/base/user/logout/',
    'GET /api/base/user/languages/',
    'POST /api/base/user/logout/',
  ])
})

describe('proof', () => {
  const NOT_FRESH = { status: 403, body: { err_code: '16107', detail: '请先验证身份' } }
  afterEach(() => configureCalls({ prove: async () => false }))

  test('calls that need it ask the user once, and each is repeated once with its key', async () => {
    const prove = jest.fn(async () => true)
    configureCalls({ prove })
    send.mockResolvedValueOnce(NOT_FRESH).mockResolvedValueOnce(NOT_FRESH).mockResolvedValue({ status: 200, body: {} })
    await Promise.all([1, 2].map((id) => call('DELETE /base/userbankcard/{id}/', { params: { id } })))
    expect(prove).toHaveBeenCalledTimes(1)
    expect(sentCalls()).toHaveLength(4)
  })

  test('a call rejects when the user cancels the proof; a silent call never asks', async () => {
    const prove = jest.fn(async () => false)
    configureCalls({ prove })
    send.mockResolvedValue(NOT_FRESH)
    expect(await failure(call('DELETE /base/userbankcard/{id}/', { params: { id: 1 } }))).toMatchObject({
      code: '16107',
    })
    await failure(call('POST /base/user/login_wx/', { body: { code: 'x' } }, { silent: true }))
    expect(prove).toHaveBeenCalledTimes(1)
    expect(sentCalls()).toHaveLength(2)
  })
})

describe('expired session', () => {
  const renew = jest.fn<Promise<boolean>, []>()
  const unauthorized = jest.fn()
  const byToken = async ({ headers }: { headers: Record<string, string> }) =>
    headers['Authorization'] === 'Token new' ? { status: 200, body: {} } : OVER
  beforeEach(() => {
    for (const mock of [renew, unauthorized]) mock.mockReset()
    configureCalls({ renew, unauthorized })
    mockToken = 'old'
  })
  afterEach(() => {
    configureCalls({ renew: async () => false, unauthorized() {} })
    mockToken = ''
  })

  test('ten requests refused together share one silent login, and each is repeated once', async () => {
    send.mockImplementation(byToken)
    renew.mockImplementation(async () => {
      mockToken = 'new'
      return true
    })
    const lines = Array.from({ length: 10 }, (_, index) =>
      call('GET /shop/order/{number}/', { params: { number: `D${index}` } }),
    )
    await expect(Promise.all(lines)).resolves.toHaveLength(10)
    expect([renew.mock.calls.length, send.mock.calls.length, unauthorized.mock.calls.length]).toEqual([1, 20, 0])
  })

  test('a late 401 that arrives after the silent login starts no second one', async () => {
    let late: (reply: unknown) => void = () => {}
    send.mockImplementationOnce(() => new Promise((resolve) => (late = resolve))).mockImplementation(byToken)
    renew.mockImplementation(async () => {
      mockToken = 'new'
      return true
    })
    const slow = call(
      'POST /shop/order/{number}/process/',
      { params: { number: 'D1' }, body: { action: 'cancel' } },
      { idempotencyKey: 'k' },
    )
    await call('GET /shop/basket/')
    late(OVER)
    await expect(slow).resolves.toEqual({})
    expect(renew).toHaveBeenCalledTimes(1)
  })

  test('without silent login each request fails with 401, and the session is over', async () => {
    send.mockResolvedValue(OVER)
    renew.mockRejectedValue(new Error('vendor'))
    expect(await failure(call('GET /shop/basket/'))).toMatchObject({ status: 401 })
    expect([send.mock.calls.length, unauthorized.mock.calls.length]).toEqual([1, 1])
    // A later call asks again: the vendor may be back.
    await failure(call('GET /shop/basket/'))
    expect(renew).toHaveBeenCalledTimes(2)
  })

  test('a token refused right after the silent login is not refreshed again', async () => {
    send.mockResolvedValue(OVER)
    renew.mockResolvedValue(true)
    expect(await failure(call('GET /shop/basket/'))).toMatchObject({ status: 401 })
    expect([send.mock.calls.length, renew.mock.calls.length, unauthorized.mock.calls.length]).toEqual([2, 1, 1])
  })

  test('a login refused with 401 tries no other login', async () => {
    send.mockResolvedValue(OVER)
    await failure(call('POST /base/user/login_mobile/', { body: { mobile: '', verify_code: '' } }, { renew: false }))
    expect(renew).not.toHaveBeenCalled()
  })
})

describe('identical reads', () => {
  test('share one request while it is pending', async () => {
    let reply: (value: unknown) => void = () => {}
    send.mockImplementation(() => new Promise((resolve) => (reply = resolve)))
    const both = [call('GET /shop/category/'), call('GET /shop/category/')]
    await new Promise((resolve) => setImmediate(resolve))
    expect(send).toHaveBeenCalledTimes(1)
    reply({ status: 200, body: { id: 3 } })
    expect(await Promise.all(both)).toEqual([{ id: 3 }, { id: 3 }])
    send.mockResolvedValue({ status: 200, body: { id: 4 } })
    expect(await call('GET /shop/category/')).toEqual({ id: 4 })
  })

  test('are separate with another query, another token or a write between them', async () => {
    send.mockResolvedValue({ status: 200, body: {} })
    const first = [
      call('GET /shop/category/'),
      call('GET /shop/product/', { query: { category: 1 } }),
      call('GET /shop/product/', { query: { category: 2 } }),
    ]
    mockToken = 't2'
    const second = call('GET /shop/category/')
    mockToken = ''
    const write = call('POST /base/user/logout/')
    const third = call('GET /shop/category/')
    await Promise.all([...first, second, write, third])
    expect(sentCalls().filter((one) => one === 'GET /api/shop/category/')).toHaveLength(3)
    expect(send).toHaveBeenCalledTimes(6)
  })

  test('are aborted only when the last reader leaves', async () => {
    const [one, other] = [new AbortController(), new AbortController()]
    let sentSignal: AbortSignal | undefined
    send.mockImplementation(({ signal }: { signal: AbortSignal }) => {
      sentSignal = signal
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new HttpError('aborted'))))
    })
    const reads = [
      call('GET /shop/category/', {}, { signal: one.signal }),
      call('GET /shop/category/', {}, { signal: other.signal }),
    ].map(failure)
    await new Promise((resolve) => setImmediate(resolve))
    one.abort()
    expect(await reads[0]).toBeInstanceOf(CallAborted)
    expect(sentSignal?.aborted).toBe(false)
    other.abort()
    expect(await reads[1]).toBeInstanceOf(CallAborted)
    expect(sentSignal?.aborted).toBe(true)
    send.mockResolvedValue({ status: 200, body: {} })
    await expect(call('GET /shop/category/')).resolves.toEqual({})
  })

  test('are not sent when they are aborted before', async () => {
    const controller = new AbortController()
    controller.abort()
    expect(await failure(call('GET /shop/category/', {}, { signal: controller.signal }))).toBeInstanceOf(CallAborted)
    expect(send).not.toHaveBeenCalled()
  })
})
