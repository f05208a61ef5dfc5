import type { LogEntry } from '@/services/log'

const mockSend = jest.fn<Promise<unknown>, [LogEntry[]]>()
const mockOptions = jest.fn()
jest.mock('@/services/client', () => ({
  call: (_key: string, { body }: { body: { entries: LogEntry[] } }, options: unknown) => {
    mockOptions(options)
    return mockSend(body.entries)
  },
}))
jest.mock('@/router/navigate', () => ({ here: () => '/product/1/' }))

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

test('errors are sent in one batch, each once, with their page', async () => {
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

test('a failed log request is not logged', async () => {
  mockSend.mockRejectedValue(new Error('offline'))
  const { logUncaught } = await freshLog()
  logUncaught(new Error('first'))
  await jest.runAllTimersAsync()
  expect(mockSend).toHaveBeenCalledTimes(1)
})

test('API errors are not logged', async () => {
  const { logUncaught } = await freshLog()
  const { ApiError: Fresh } = await import('@/services/error')
  logUncaught(new Fresh({ kind: 'network' }))
  jest.runAllTimers()
  expect(mockSend).not.toHaveBeenCalled()
})

test('an endless error loop sends at most three batches of 20', async () => {
  const { logUncaught } = await freshLog()
  for (let index = 0; index < 500; index += 1) logUncaught(new Error(`n${index}`))
  jest.runAllTimers()
  expect(mockSend.mock.calls.map(([entries]) => entries.length)).toEqual([20, 20, 20])
})

test('a message has at most 2000 characters, and any thrown value can be logged', async () => {
  const { describeError: textOf } = await freshLog()
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  expect(textOf(new Error('x'.repeat(9000))).length).toBe(2000)
  expect([circular, undefined, null, 7, Symbol('s')].map((error) => typeof textOf(error))).toEqual(
    Array(5).fill('string'),
  )
})

test('flushLog sends pending entries with keepalive on page hide, and none twice', async () => {
  const { flushLog, logClient } = await freshLog()
  for (let index = 0; index < 25; index += 1) logClient(20004, `upload ${index}`)
  flushLog()
  expect(mockSend.mock.calls.map(([entries]) => entries.length)).toEqual([20, 5])
  expect(mockOptions).toHaveBeenLastCalledWith({ silent: true, renew: false, keepalive: true })
  jest.runAllTimers()
  flushLog()
  expect(mockSend).toHaveBeenCalledTimes(2)
})
