import fc from 'fast-check'
import { keepTrying, tryAgainOnReturn } from '@/services/keep-trying'

const mockReturns: (() => void)[] = []
const mockWait = jest.fn<Promise<void>, [number]>()
jest.mock('@/platform/network', () => ({
  network: { onReturn: (listener: () => void) => void mockReturns.push(listener) },
}))
jest.mock('@/lib/async', () => ({ wait: (ms: number) => mockWait(ms) }))

beforeEach(() => mockWait.mockReset().mockResolvedValue(undefined))

test('pauses double from two seconds up to a minute until an attempt succeeds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 12 }), async (failures) => {
      mockWait.mockClear()
      let count = 0
      await keepTrying(async () => count++ >= failures)
      expect(count).toBe(failures + 1)
      expect(mockWait.mock.calls.map(([ms]) => ms)).toEqual(
        Array.from({ length: failures + 1 }, (_, index) => Math.min(2_000 * 2 ** index, 60_000)),
      )
    }),
  )
})

test('the return of the network ends a pause', async () => {
  mockWait.mockReturnValue(new Promise(() => {}))
  tryAgainOnReturn()
  const attempt = jest.fn(async () => true)
  const end = keepTrying(attempt)
  expect(attempt).not.toHaveBeenCalled()
  for (const listener of mockReturns) listener()
  await end
  expect(attempt).toHaveBeenCalledTimes(1)
})
