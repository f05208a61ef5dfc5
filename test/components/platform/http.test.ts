import { http } from '@/platform/http'

const request = { method: 'GET', url: '/api/x/', headers: { Accept: 'application/json' }, timeoutMs: 1000 } as const
const reply = (status: number, text: string) => ({ status, text: async () => text })
const mockFetch = jest.fn()

beforeEach(() => {
  mockFetch.mockReset()
  Object.assign(globalThis, { fetch: mockFetch })
})

/** A server that never answers, until the browser gives up. */
const hang = () =>
  mockFetch.mockImplementation(
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))),
  )

test('cookies go along, and JSON comes back read', async () => {
  mockFetch.mockResolvedValue(reply(409, '{"err_code":"42001"}'))
  expect(await http.send(request)).toEqual({ status: 409, body: { err_code: '42001' } })
  expect(mockFetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', method: 'GET' })
})

test('a page that is no JSON comes back as its text', async () => {
  mockFetch.mockResolvedValue(reply(502, '<html>'))
  expect(await http.send(request)).toEqual({ status: 502, body: '<html>' })
})

test('no network is a failure of the network', async () => {
  mockFetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(http.send(request)).rejects.toMatchObject({ reason: 'network' })
})

test('a reply that does not come in time is a timeout', async () => {
  hang()
  await expect(http.send({ ...request, timeoutMs: 10 })).rejects.toMatchObject({ reason: 'timeout' })
})

test('a caller that gives up is told apart, also before the start', async () => {
  hang()
  const stop = new AbortController()
  const sent = http.send({ ...request, signal: stop.signal })
  stop.abort()
  await expect(sent).rejects.toMatchObject({ reason: 'aborted' })
  mockFetch.mockRejectedValue(new DOMException('', 'AbortError'))
  await expect(http.send({ ...request, signal: stop.signal })).rejects.toMatchObject({ reason: 'aborted' })
})
