import { HttpError } from '@/platform/http-error'
import { ApiError, CallAborted, call, onCalls } from '@/services/client'

const send = jest.fn()
jest.mock('@/platform/http', () => ({ http: { send: (request: unknown) => send(request) } }))
jest.mock('@/platform/env', () => ({ env: { appId: '', apiBase: () => '/api', domain: () => 'shop.example', cookie: () => 'c5' } }))
jest.mock('@/platform/token', () => ({ token: { get: () => '' } }))
jest.mock('@/platform/text-store', () => ({ textStore: { read: () => null, write: () => true, remove() {}, keys: () => [] } }))

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('it should have failed')
    },
    (error: unknown) => error,
  )

beforeEach(() => send.mockReset())

test('the reply of a call is its body', async () => {
  send.mockResolvedValue({ status: 200, body: { id: 7 } })
  await expect(call('GET /shop/product/{id}/', { params: { id: 7 } })).resolves.toEqual({ id: 7 })
  expect(send.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', url: expect.stringContaining('/api/shop/product/7/?_sid='), timeoutMs: 15_000 })
})

test('a refusal is an error with the status, the code, the words and the wrong fields', async () => {
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
])('a proxy that refuses with %s leaves code and detail empty', async (_, body) => {
  send.mockResolvedValue({ status: 502, body })
  expect(await failure(call('GET /shop/category/'))).toMatchObject({ kind: 'http', status: 502, code: '', detail: '' })
})

test('a number as err_code is read as text', async () => {
  send.mockResolvedValue({ status: 409, body: { detail: '库存不足', err_code: 42001 } })
  expect(await failure(call('GET /shop/category/'))).toMatchObject({ code: '42001' })
})

test.each(['network', 'timeout'] as const)('no reply (%s) is an error of that kind', async (reason) => {
  send.mockRejectedValue(new HttpError(reason))
  const error = await failure(call('GET /shop/category/'))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ kind: reason, status: 0 })
})

test('a call that its screen gave up is not a failure of the shop', async () => {
  send.mockRejectedValue(new HttpError('aborted'))
  expect(await failure(call('GET /shop/category/'))).toBeInstanceOf(CallAborted)
})

test('a 200 that is no JSON is no reply: a captive portal answered', async () => {
  send.mockResolvedValue({ status: 200, body: '<html>Wi-Fi login</html>' })
  expect(await failure(call('GET /shop/category/'))).toMatchObject({ kind: 'network' })
})

test('a call declared silent fails silently', async () => {
  send.mockResolvedValue({ status: 500, body: {} })
  expect(await failure(call('GET /districts/{level}/', { params: { level: 'province' } }, { silent: true }))).toMatchObject({ silent: true })
})

test('the types demand silence and the idempotency key where the contract declares them', () => {
  // @ts-expect-error the declaration says silent
  const loud = () => call('GET /districts/{level}/', { params: { level: 'province' } })
  // @ts-expect-error the declaration says idempotent
  const keyless = () => call('POST /shop/order/{number}/pay/', { params: { number: 'D1' }, body: { channel: 'wx_mini' } })
  // @ts-expect-error the path needs its id
  const pathless = () => call('GET /shop/product/{id}/')
  expect([loud, keyless, pathless]).toHaveLength(3)
})

test('a key goes out as a header', async () => {
  send.mockResolvedValue({ status: 200, body: {} })
  await call('POST /shop/order/{number}/process/', { params: { number: 'D1' }, body: { action: 'cancel' } }, { idempotencyKey: 'k1' })
  expect(send.mock.calls[0]?.[0]).toMatchObject({ headers: { 'Idempotency-Key': 'k1', 'X-CSRFToken': 'c5' }, body: '{"action":"cancel"}' })
})

test('messages that come with a reply are handed on, and a 401 is told of', async () => {
  const flash = jest.fn()
  const unauthorized = jest.fn()
  onCalls({ flash, unauthorized })
  send.mockResolvedValueOnce({ status: 200, body: { flashMessages: [{ kind: 'coupons' }] } }).mockResolvedValueOnce({ status: 401, body: {} })
  await call('GET /shop/category/')
  await failure(call('GET /shop/basket/'))
  expect(flash).toHaveBeenCalledWith([{ kind: 'coupons' }])
  expect(unauthorized).toHaveBeenCalledTimes(1)
})
