import { ApiError, CallAborted } from '@/services/error'
import { KEY_TTL_MS, isFinal, getIdempotencyKey, clearIdempotencyKey } from '@/services/idempotency-key'

const mockStored = new Map<string, string>()
jest.mock('@/platform/text-store', () => ({
  textStore: {
    read: (key: string) => mockStored.get(key) ?? null,
    write: (key: string, text: string) => Boolean(mockStored.set(key, text)),
    remove: (key: string) => mockStored.delete(key),
    keys: () => [...mockStored.keys()],
  },
}))
beforeEach(() => mockStored.clear())

test('an action has the same idempotency key until it is cleared', () => {
  const key = getIdempotencyKey('submit', { a: 1, b: 2 })
  expect(getIdempotencyKey('submit', { b: 2, a: 1 })).toBe(key)
  clearIdempotencyKey('submit', { a: 1, b: 2 })
  expect(getIdempotencyKey('submit', { a: 1, b: 2 })).not.toBe(key)
})

test('other payloads and other actions have keys of their own, which remain when one is cleared', () => {
  const keys = [getIdempotencyKey('submit', 1), getIdempotencyKey('submit', 2), getIdempotencyKey('pay', 1)]
  expect(new Set(keys).size).toBe(3)
  clearIdempotencyKey('submit', 1)
  expect([getIdempotencyKey('submit', 2), getIdempotencyKey('pay', 1)]).toEqual(keys.slice(1))
})

test('a key expires after a day', () => {
  const key = getIdempotencyKey('submit', 1, 0)
  expect(getIdempotencyKey('submit', 1, KEY_TTL_MS - 1)).toBe(key)
  expect(getIdempotencyKey('submit', 1, KEY_TTL_MS)).not.toBe(key)
})

test('at most 20 keys are stored', () => {
  for (let index = 0; index < 100; index += 1) getIdempotencyKey('submit', index)
  expect(JSON.parse([...mockStored.values()][0] ?? '{}').d).toHaveLength(20)
})

test.each(['not json', '{"v":1,"d":[{"name":1}]}', '{"v":0,"d":[]}'])(
  'invalid stored data (%s) does not prevent a new key',
  (text) => {
    getIdempotencyKey('submit', 1)
    for (const key of mockStored.keys()) mockStored.set(key, text)
    expect(getIdempotencyKey('submit', 1)).toMatch(/^[0-9a-z]{24}$/)
  },
)

const http = (status: number, code = '') => new ApiError({ kind: 'http', status, code })
test.each([
  ['a validation error', http(400, '10400'), true],
  ['a business error', http(409, '42001'), true],
  ['a rejected payment with status 502', http(502, '42007'), true],
  ['a key used for another request', http(409, '10409'), true],
  ['a request still in progress', http(409, '10410'), false],
  ['a rate limit', http(429, '10429'), false],
  ['a server error', http(500), false],
  ['a gateway timeout', http(504), false],
  ['a request timeout', http(408), false],
  ['no network', new ApiError({ kind: 'network' }), false],
  ['a client timeout', new ApiError({ kind: 'timeout' }), false],
  ['an aborted call', new CallAborted(), false],
  ['a programming error', new TypeError(), false],
])('isFinal is right for %s', (_, error, final) => expect(isFinal(error)).toBe(final))
