import type { LogEntry } from '@/services/log'

const mockSend = jest.fn<Promise<unknown>, [LogEntry[]]>()
const mockOptions = jest.fn()
jest.mock('@/services/client', () => ({
  call: (_key: string, { body }: { body: { entries: LogEntry[] } }, options: unknown) => {
    mockOptions(options)
    return mockSend(body.entries)
  },
}))
jest.mock('@/routes/navigate', () => ({ here: () => '/product/1/' }))

/** A visit of its own: the module remembers what it has told. */
async function freshLog() {
  jest.resetModules()
  return import('@/services/log')
}

beforeEach(() => {
  jest.useFakeTimers()
  mockSend.mockReset().mockResolvedValue({ ok: true })
  mockOptions.mockReset()
})
afterEach(() => jest.useRealTimers())

test('errors go together, each once, with the page they came from', async () => {
  const { logUncaught } = await freshLog()
  const error = new Error('boom')
  logUncaught(error)
  logUncaught(error)
  logUncaught('text')
  expect(mockSend).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(mockSend).toHaveBeenCalledTimes(1)
  expect(mockSend.mock.calls[0]?.[0]).toEqual([
    { code: 20009, message: expect.stringContaining('boom'), page: '/product/1/' },
    { code: 20009, message: 'text', page: '/product/1/' },
  ])
})

test('a log that cannot be sent is not logged', async () => {
  mockSend.mockRejectedValue(new Error('offline'))
  const { logUncaught } = await freshLog()
  logUncaught(new Error('first'))
  await jest.runAllTimersAsync()
  expect(mockSend).toHaveBeenCalledTimes(1)
})

test('failed calls are not logged: the server knows them', async () => {
  const { logUncaught } = await freshLog()
  const { ApiError: Fresh } = await import('@/services/error')
  logUncaught(new Fresh({ kind: 'network' }))
  jest.runAllTimers()
  expect(mockSend).not.toHaveBeenCalled()
})

test('a loop that fails for ever sends a bounded number, 20 at a time', async () => {
  const { logUncaught } = await freshLog()
  for (let index = 0; index < 500; index += 1) logUncaught(new Error(`n${index}`))
  jest.runAllTimers()
  expect(mockSend.mock.calls.map(([entries]) => entries.length)).toEqual([20, 20, 20])
})

test('a message is never longer than the call takes, and nothing that is thrown breaks the log', async () => {
  const { describe: textOf } = await freshLog()
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  expect(textOf(new Error('x'.repeat(9000))).length).toBe(2000)
  expect([circular, undefined, null, 7, Symbol('s')].map((thrown) => typeof textOf(thrown))).toEqual(Array(5).fill('string'))
})

test('a page that goes out of sight sends what waits, in a way that outlives it; nothing is sent twice', async () => {
  const { flushLog, logClient } = await freshLog()
  for (let index = 0; index < 25; index += 1) logClient(20004, `upload ${index}`)
  flushLog()
  expect(mockSend.mock.calls.map(([entries]) => entries.length)).toEqual([20, 5])
  expect(mockOptions).toHaveBeenLastCalledWith({ silent: true, renew: false, keepalive: true })
  jest.runAllTimers()
  flushLog()
  expect(mockSend).toHaveBeenCalledTimes(2)
})
