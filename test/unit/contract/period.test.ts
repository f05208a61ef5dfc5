import { endsWithDay, periodDays, periodEnd } from '@storefront/contract/domain/period'
import { addDays } from '@storefront/contract/domain/day'
import { type ZoneOffsets, localTime, zoneMinutes } from '@storefront/contract/domain/zone'
import fc from 'fast-check'

const DAY = 86_400_000
const HOUR = 3_600_000

const readIn = (offsets: ZoneOffsets) => (at: number) => localTime(at, zoneMinutes(offsets, at))
const shanghai = readIn([{ since: 0, minutes: 480 }])
/** Berlin's clocks around the change of 29 March 2026. */
const berlin = readIn([
  { since: 0, minutes: 60 },
  { since: Date.parse('2026-03-29T01:00:00Z') / 1000, minutes: 120 },
])

const zones = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15)
const moments = fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => seconds * 1000)

test('an end at midnight is 24:00 of the day before', () => {
  expect(periodEnd(Date.parse('2026-03-05T16:00:00Z'), shanghai)).toEqual({ date: '2026-03-05', time: '24:00' })
})

test.each([
  ['2026-03-05T16:00:01Z', { date: '2026-03-06', time: '00:00' }, false],
  ['2026-03-05T15:59:59Z', { date: '2026-03-05', time: '23:59' }, true],
  ['2026-03-05T10:00:00Z', { date: '2026-03-05', time: '18:00' }, false],
])('an end at %s stays at its own time', (end, expected, isWholeDay) => {
  const last = periodEnd(Date.parse(end), shanghai)
  expect(last).toEqual(expected)
  expect(last && endsWithDay(last)).toBe(isWholeDay)
})

test('no moment has no end', () => expect(periodEnd(Number.NaN, shanghai)).toBeNull())

test('the last day is a day on which the period holds, and the day after it is none', () => {
  fc.assert(
    fc.property(moments, zones, (end, minutes) => {
      const read = readIn([{ since: 0, minutes }])
      const last = periodEnd(end, read)
      expect(last?.date).toBe(read(end - 1)?.date)
      const nextDay = Date.parse(`${addDays(last?.date ?? '', 1)}T00:00:00Z`) - minutes * 60_000
      expect(nextDay).toBeGreaterThanOrEqual(end)
    }),
  )
})

test('a period of whole days names as many days as it has, in every zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 400 }), zones, (day, count, minutes) => {
      const start = day * DAY - minutes * 60_000
      const { first, last } = periodDays(start, start + count * DAY, readIn([{ since: 0, minutes }]))
      expect(last).toBe(addDays(first, count - 1))
    }),
  )
})

test('the day of 23 hours is one day', () => {
  const start = Date.parse('2026-03-28T23:00:00Z')
  expect(periodDays(start, start + 23 * HOUR, berlin)).toEqual({ first: '2026-03-29', last: '2026-03-29' })
})

test('a period without length is its first day', () => {
  const start = Date.parse('2026-03-05T16:00:00Z')
  expect(periodDays(start, start, shanghai)).toEqual({ first: '2026-03-06', last: '2026-03-06' })
})
