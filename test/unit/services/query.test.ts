import { ApiError, CallAborted } from '@/services/error'
import { keys, shouldRetry, queryClient, retryDelay, invalidateUserQueries } from '@/services/query'

test.each([
  ['no network', new ApiError({ kind: 'network' }), true],
  ['a timeout', new ApiError({ kind: 'timeout' }), true],
  ['a server error', new ApiError({ kind: 'http', status: 503 }), true],
  ['a 404', new ApiError({ kind: 'http', status: 404 }), false],
  ['an expired session', new ApiError({ kind: 'http', status: 401 }), false],
  ['an aborted call', new CallAborted(), false],
])('a read after %s is retried: %p', (_, error, again) => expect(shouldRetry(0, error)).toBe(again))

test('a read is tried at most three times, with growing delays', () => {
  expect([0, 1, 2].map((failures) => shouldRetry(failures, new ApiError({ kind: 'network' })))).toEqual([
    true,
    true,
    false,
  ])
  expect([0, 1].map(retryDelay)).toEqual([800, 1600])
})

test.each([
  ['3 seconds', 3, true, 3000],
  ['60 seconds', 60, false, 800],
  ['0 seconds', 0, false, 800],
])('a rate-limited read respects a Retry-After of %s', (_, retryAfter, again, pause) => {
  const error = new ApiError({ kind: 'http', status: 429, retryAfter })
  expect([shouldRetry(0, error), retryDelay(0, error)]).toEqual([again, pause])
})

test('mutations are never retried, and reads stay fresh for 300 seconds', () => {
  expect(queryClient.getDefaultOptions()).toMatchObject({
    mutations: { retry: false },
    queries: { staleTime: 300_000, networkMode: 'always' },
  })
})

test('a short query key is a prefix of the longer ones', () => {
  expect(keys.order('D1').slice(0, 1)).toEqual([...keys.order()])
  expect(keys.checkoutCal('basket', { address_id: 3 }).slice(0, 2)).toEqual([...keys.checkout('basket')])
})

test('a staff login also invalidates pages, which staff see differently', async () => {
  queryClient.setQueryData(keys.page('index'), {})
  await invalidateUserQueries(true)
  expect(queryClient.getQueryState(keys.page('index'))?.isInvalidated).toBe(true)
  queryClient.clear()
})

test('a login invalidates user-specific queries and leaves public ones', async () => {
  queryClient.setQueryData(keys.page('index'), {})
  queryClient.setQueryData(keys.basket(), {})
  queryClient.setQueryData(keys.coupons(), {})
  await invalidateUserQueries()
  const isTokenExpired = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  expect([isTokenExpired(keys.page('index')), isTokenExpired(keys.basket()), isTokenExpired(keys.coupons())]).toEqual([
    false,
    true,
    true,
  ])
  queryClient.clear()
})
