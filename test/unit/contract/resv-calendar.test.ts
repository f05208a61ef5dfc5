import { addDays, daysBetween } from '@storefront/contract/domain/day'
import { slotsOfDay, unitsOf, wholeDays } from '@storefront/contract/domain/reservations/calendar'
import { isOnClock, localTime, momentAt, zoneMinutes } from '@storefront/contract/domain/zone'
import * as fc from 'fast-check'
import { zoneOffsets } from '../../../server/src/lib/zone'

const NOW = new Date('2026-05-06T04:00:00Z')
/** Clocks that stand, that jump by an hour on either side of the Atlantic, and that jump by half an hour. */
const zones = ['Asia/Shanghai', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'] as const
const offsetsOf = (zone: string) => zoneOffsets(zone, NOW)
const HOUR = 3_600_000

const zone = fc.constantFrom(...zones)
/** Days of two years; every second one lies around a change of the clocks. */
const changes = [
  '2026-03-08',
  '2026-11-01',
  '2026-03-29',
  '2026-10-25',
  '2026-04-05',
  '2026-10-04',
  '2027-03-14',
  '2027-11-07',
]
const day = fc.oneof(
  fc.integer({ min: 0, max: 730 }).map((days) => addDays('2026-01-01', days)),
  fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -1, max: 1 })).map(([date, days]) => addDays(date, days)),
)
const unit = fc.constantFrom(5, 15, 30, 60)
const timeAt = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const everyDay = [1, 2, 3, 4, 5, 6, 7]
const rangeOf = (start: number, end: number) => ({
  weekdays: everyDay,
  start_time: timeAt(start % 1440),
  end_time: timeAt(end % 1440),
  quota: 1,
})
const clock = (name: string, at: number) => localTime(at, zoneMinutes(offsetsOf(name), at))
/** A range on a grid: of at least one unit, and of a day at most. */
const rangeOn = (grid: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: 1440 / grid - 1 }), fc.integer({ min: 1, max: 1440 / grid }))
    .map(([start, length]) => rangeOf(start * grid, (start + length) * grid))

describe('momentAt', () => {
  test('gives the moment that the clock shows, and the first of two', () => {
    fc.assert(
      fc.property(zone, day, fc.integer({ min: 0, max: 1439 }), (name, date, minute) => {
        const [offsets, time] = [offsetsOf(name), timeAt(minute)]
        const at = momentAt(offsets, date, time)
        if (isOnClock(offsets, date, time)) {
          expect(clock(name, at)).toEqual({ date, time })
          for (const earlier of [at - HOUR, at - HOUR / 2]) expect(clock(name, earlier)).not.toEqual({ date, time })
        } else {
          // Skipped: the moment of the change, when the clock shows a later time already.
          expect(`${clock(name, at)?.date} ${clock(name, at)?.time}` > `${date} ${time}`).toBe(true)
          expect(`${clock(name, at - 60_000)?.date} ${clock(name, at - 60_000)?.time}` < `${date} ${time}`).toBe(true)
        }
      }),
    )
  })

  test('never goes back when the clock time goes on', () => {
    fc.assert(
      fc.property(
        zone,
        day,
        fc.integer({ min: 0, max: 1438 }),
        fc.integer({ min: 1, max: 300 }),
        (name, date, minute, more) => {
          const offsets = offsetsOf(name)
          const next = minute + more >= 1440 ? addDays(date, 1) : date
          expect(momentAt(offsets, next, timeAt((minute + more) % 1440))).toBeGreaterThanOrEqual(
            momentAt(offsets, date, timeAt(minute)),
          )
        },
      ),
    )
  })

  test.each([
    ['America/New_York', '2026-03-08', '02:30', false, '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', true, '2026-11-01T05:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '02:00', false, '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '02:59', true, '2026-10-25T00:59:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', false, '2026-10-03T15:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', true, '2026-04-04T14:45:00.000Z'],
    ['Asia/Shanghai', '2026-03-29', '02:00', true, '2026-03-28T18:00:00.000Z'],
  ])('in %s %s %s: on the clock %s, at %s', (name, date, time, isShown, moment) => {
    expect([
      isOnClock(offsetsOf(name), date, time),
      new Date(momentAt(offsetsOf(name), date, time)).toISOString(),
    ]).toEqual([isShown, moment])
  })

  test.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Asia/Shanghai', '2026-03-08', 24],
  ])('a day of %s, %s, has %s hours', (name, date, hours) => {
    const { start, end } = wholeDays(offsetsOf(name), date)
    expect((end - start) / HOUR).toBe(hours)
  })

  test('a midnight that the clock skips begins with the change', () => {
    const cairo = offsetsOf('Africa/Cairo')
    expect(isOnClock(cairo, '2026-04-24', '00:00')).toBe(false)
    expect(new Date(wholeDays(cairo, '2026-04-24').start).toISOString()).toBe('2026-04-23T22:00:00.000Z')
  })
})

describe('slotsOfDay', () => {
  test('slots in a row do not overlap and leave no time out, through both days of a change', () => {
    fc.assert(
      fc.property(zone, day, fc.constantFrom(30, 60, 120, 480), (name, date, length) => {
        const offsets = offsetsOf(name)
        const ranges = Array.from({ length: 1440 / length }, (_, n) => rangeOf(n * length, (n + 1) * length))
        const slots = [addDays(date, -1), date, addDays(date, 1)].flatMap((one) => slotsOfDay(offsets, ranges, 30, one))
        for (const [n, slot] of slots.entries()) {
          const next = slots[n + 1]
          if (next) expect(slot.end).toBeLessThanOrEqual(next.start)
          // Nothing is left out but what would begin within a skipped hour.
          if (next && slot.end < next.start) expect(next.start - slot.end).toBeLessThanOrEqual(length * 60_000)
        }
        const lostRanges = ranges.filter(
          ({ start_time }) => !slots.some((slot) => slot.date === date && slot.start_time === start_time),
        )
        expect(lostRanges.filter(({ start_time }) => isOnClock(offsets, date, start_time))).toEqual([])
      }),
    )
  })

  test('the times of a slot are what the clock shows at its two moments', () => {
    fc.assert(
      fc.property(zone, day, unit, (name, date, grid) => {
        fc.assert(
          fc.property(rangeOn(grid), (range) => {
            for (const { start, end, start_time, end_time } of slotsOfDay(offsetsOf(name), [range], grid, date)) {
              expect([clock(name, start), clock(name, end)?.time]).toEqual([{ date, time: start_time }, end_time])
              expect(end).toBeGreaterThan(start)
            }
          }),
          { numRuns: 10 },
        )
      }),
    )
  })

  test('a slot that would end in the skipped hour ends with the change', () => {
    const [slot] = slotsOfDay(offsetsOf('America/New_York'), [rangeOf(60, 150)], 30, '2026-03-08')
    expect(slot).toMatchObject({ start_time: '01:00', end_time: '03:00', end: Date.parse('2026-03-08T07:00:00Z') })
  })

  test('a slot across midnight ends on the next day', () => {
    const [slot] = slotsOfDay(offsetsOf('Asia/Shanghai'), [rangeOf(22 * 60, 26 * 60)], 60, '2026-05-06')
    expect(slot).toMatchObject({ start_time: '22:00', end_time: '02:00', end: Date.parse('2026-05-06T18:00:00Z') })
  })

  test('ranges of other weekdays and off the grid give no slots', () => {
    const ranges = [{ ...rangeOf(540, 600), weekdays: [1] }, rangeOf(545, 600), rangeOf(540, 605)]
    expect(slotsOfDay(offsetsOf('Asia/Shanghai'), ranges, 30, '2026-05-06')).toEqual([])
  })
})

describe('unitsOf', () => {
  test('two slots of a grid share a unit exactly when they share time', () => {
    fc.assert(
      fc.property(zone, day, unit, fc.integer({ min: 0, max: 1 }), (name, date, grid, days) => {
        const offsets = offsetsOf(name)
        fc.assert(
          fc.property(rangeOn(grid), rangeOn(grid), (one, other) => {
            const [first] = slotsOfDay(offsets, [one], grid, date)
            const [second] = slotsOfDay(offsets, [other], grid, addDays(date, days))
            if (!first || !second) return
            const units = new Set(unitsOf(offsets, first, grid))
            const shares = unitsOf(offsets, second, grid).some((at) => units.has(at))
            expect(shares).toBe(first.start < second.end && second.start < first.end)
          }),
          { numRuns: 5 },
        )
      }),
    )
  })

  test('the first unit of a slot begins with it, and all lie within it', () => {
    fc.assert(
      fc.property(zone, day, unit, (name, date, grid) => {
        for (const slot of slotsOfDay(offsetsOf(name), [rangeOf(0, 1440), rangeOf(120, 240)], grid, date)) {
          const units = unitsOf(offsetsOf(name), slot, grid)
          expect(units[0]).toBe(slot.start)
          expect(units.every((at) => at >= slot.start && at < slot.end)).toBe(true)
        }
      }),
    )
  })

  test('whole days take a unit a day', () => {
    const offsets = offsetsOf('Europe/Berlin')
    expect(unitsOf(offsets, wholeDays(offsets, '2026-03-28', '2026-03-30'), 1440)).toHaveLength(3)
    expect(daysBetween('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  })
})
