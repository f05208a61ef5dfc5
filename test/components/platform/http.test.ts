import { http } from '@/platform/http'

const request = { method: 'GET', url: '/api/x/', headers: { Accept: 'application/json' }, timeoutMs: 1000 } as const
const reply = (status: number, text: string) => ({ status, text: async () => text, headers: { get: () => null } })
const mockFetch = jest.fn()

beforeEach(() => {
  mockFetch.mockReset()
  Object.assign(globalThis, { fetch: mockFetch })
})

/** A server that never answers, until the browser gives up. */
const hang = () =>
  mockFetch.mockImplementation(
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  )

test('sends cookies and parses a JSON response', async () => {
  mockFetch.mockResolvedValue(reply(409, '{"err_code":"42001"}'))
  expect(await http.send(request)).toEqual({ status: 409, body: { err_code: '42001' } })
  expect(mockFetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', method: 'GET' })
})

test('sends no cookies to another server', async () => {
  mockFetch.mockResolvedValue(reply(200, '[]'))
  await http.send({ ...request, url: 'https://lists.example/', isForeign: true })
  expect(mockFetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
})

test('returns a response that is not JSON as text', async () => {
  mockFetch.mockResolvedValue(reply(502, '<html>'))
  expect(await http.send(request)).toEqual({ status: 502, body: '<html>' })
})

test('rejects with network when fetch fails', async () => {
  mockFetch.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(http.send(request)).rejects.toMatchObject({ reason: 'network' })
})

test('rejects with timeout when no response arrives in time', async () => {
  hang()
  await expect(http.send({ ...request, timeoutMs: 10 })).rejects.toMatchObject({ reason: 'timeout' })
})

test('rejects with aborted when the caller aborts before or during the request', async () => {
  hang()
  const stop = new AbortController()
  const reply = http.send({ ...request, signal: stop.signal })
  stop.abort()
  await expect(reply).rejects.toMatchObject({ reason: 'aborted' })
  mockFetch.mockRejectedValue(new DOMException('', 'AbortError'))
  await expect(http.send({ ...request, signal: stop.signal })).rejects.toMatchObject({ reason: 'aborted' })
})

/** The parts of an XMLHttpRequest that an upload uses; what jsdom sends tells of no progress. */
class FakeXhr {
  static last: FakeXhr
  readonly headers: Record<string, string> = {}
  readonly upload: { onprogress?: (event: object) => void } = {}
  status = 0
  responseText = ''
  withCredentials = false
  timeout = 0
  sentForm: FormData | undefined
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  onloadend?: () => void
  constructor() {
    FakeXhr.last = this
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader = () => null
  send(form: FormData) {
    this.sentForm = form
  }
  abort() {
    this.onabort?.()
  }
}

describe('upload', () => {
  const { XMLHttpRequest: real } = globalThis
  const file = {
    url: '/api/base/upload/',
    path: 'blob:1',
    name: 'a.png',
    field: 'file',
    headers: { 'X-CSRFToken': 'c5' },
    timeoutMs: 1000,
  }
  const flush = () => new Promise((resolve) => setTimeout(resolve))
  beforeEach(() => {
    Object.assign(globalThis, { XMLHttpRequest: FakeXhr })
    mockFetch.mockResolvedValue({ blob: async () => new Blob(['x']) })
  })
  afterEach(() => void Object.assign(globalThis, { XMLHttpRequest: real }))

  test('sends a form with cookies and headers and reports the progress', async () => {
    const shares: number[] = []
    const reply = http.upload({ ...file, onProgress: (share) => shares.push(share) })
    await flush()
    const xhr = FakeXhr.last
    xhr.upload.onprogress?.({ lengthComputable: false, loaded: 1, total: 0 })
    xhr.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 })
    Object.assign(xhr, { status: 200, responseText: '{"id":7}' })
    xhr.onload?.()
    expect(await reply).toEqual({ status: 200, body: { id: 7 } })
    expect([
      shares,
      xhr.withCredentials,
      xhr.timeout,
      xhr.headers,
      (xhr.sentForm?.get('file') as File | undefined)?.name,
    ]).toEqual([[0.25], true, 1000, file.headers, 'a.png'])
  })

  test('sends a form without cookies to another server', async () => {
    const reply = http.upload({ ...file, isForeign: true })
    await flush()
    Object.assign(FakeXhr.last, { status: 200, responseText: '{}' })
    FakeXhr.last.onload?.()
    await reply
    expect(FakeXhr.last.withCredentials).toBe(false)
  })

  test.each([
    ['onerror', 'network'],
    ['ontimeout', 'timeout'],
  ] as const)('rejects after %s with %s', async (event, reason) => {
    const reply = http.upload(file)
    await flush()
    FakeXhr.last[event]?.()
    await expect(reply).rejects.toMatchObject({ reason })
  })

  test('rejects with aborted when the caller aborts, and with network when the file cannot be read', async () => {
    const stop = new AbortController()
    const reply = http.upload({ ...file, signal: stop.signal })
    await flush()
    stop.abort()
    await expect(reply).rejects.toMatchObject({ reason: 'aborted' })
    mockFetch.mockRejectedValue(new TypeError('gone'))
    await expect(http.upload(file)).rejects.toMatchObject({ reason: 'network' })
  })
})
