import { telemetryEndpoints } from '@storefront/contract/endpoints/site/telemetry'
import { Value } from '@sinclair/typebox/value'
import fc from 'fast-check'
import type { TrackEvent } from '@/services/track'

const mockSend = jest.fn<Promise<unknown>, [TrackEvent[], unknown]>()
jest.mock('@/services/client', () => ({
  call: (_key: string, { body }: { body: { events: TrackEvent[] } }, options: unknown) =>
    mockSend(body.events, options),
}))
jest.mock('@/router/navigate', () => ({ here: () => '/post/article/3/' }))

/** A visit of its own: the module remembers how much it has told. */
async function freshTrack() {
  jest.resetModules()
  return import('@/services/track')
}

beforeEach(() => {
  jest.useFakeTimers()
  mockSend.mockReset().mockResolvedValue({ ok: true })
})
afterEach(() => jest.useRealTimers())

test('events are sent in one batch, in their order, with their page', async () => {
  const { track } = await freshTrack()
  track('coupon_receive', { coupon: 3 })
  track('vote_submit')
  expect(mockSend).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(mockSend).toHaveBeenCalledTimes(1)
  expect(mockSend.mock.calls[0]?.[0]).toEqual([
    { name: 'coupon_receive', page: '/post/article/3/', data: { coupon: 3 } },
    { name: 'vote_submit', page: '/post/article/3/', data: {} },
  ])
})

test('flushTrack sends pending events with keepalive on page hide, and none twice', async () => {
  const { flushTrack, track } = await freshTrack()
  track('form_submit')
  flushTrack()
  jest.runAllTimers()
  expect(mockSend.mock.calls).toEqual([
    [[expect.objectContaining({ name: 'form_submit' })], { silent: true, renew: false, keepalive: true }],
  ])
})

test('a failed event is dropped silently, and a loop sends at most ten batches of 20', async () => {
  mockSend.mockRejectedValue(new Error('offline'))
  const { track } = await freshTrack()
  for (let index = 0; index < 1000; index += 1) track('reading_progress', { percent: 60 })
  await jest.runAllTimersAsync()
  expect(mockSend.mock.calls.map(([events]) => events.length)).toEqual(Array(10).fill(20))
})

test('any tracked event fits the schema of the request', async () => {
  const text = (maxLength: number) => fc.string({ unit: 'binary', maxLength })
  const data = fc.dictionary(text(60), fc.oneof(text(400), fc.double(), fc.integer(), fc.boolean()), { maxKeys: 20 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.oneof(fc.string(), fc.constant('form_submit')), data), { minLength: 1, maxLength: 30 }),
      async (events) => {
        mockSend.mockClear()
        const { flushTrack, track } = await freshTrack()
        for (const [name, data] of events) track(name, data)
        flushTrack()
        for (const [batch] of mockSend.mock.calls) {
          expect([...Value.Errors(telemetryEndpoints.track.body, { events: batch })]).toEqual([])
          // The server refuses what PostgreSQL cannot store.
          expect(JSON.stringify(batch)).not.toMatch(/\\u0000|\\ud[89a-f]/)
        }
        expect(
          mockSend.mock.calls.flatMap(([batch]) => batch).filter(({ name }) => name === 'form_submit'),
        ).toHaveLength(events.filter(([name]) => name === 'form_submit').length)
      },
    ),
    { numRuns: 60 },
  )
})
