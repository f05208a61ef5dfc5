import { addDays, daysBetween, isoWeekday } from '../day'
import { isOnClock, momentAt, type ZoneOffsets, zonedTime } from '../zone'

/** A time range of a variant as its operator wrote it; an end at or before the start lies on the next day. */
export interface TimeRangeConfig {
  /** 1 is Monday, 7 is Sunday: the days on which it begins. */
  readonly weekdays: readonly number[]
  readonly start_time: string
  readonly end_time: string
  readonly quota: number
}

/** Period of a booking; moments in milliseconds, `end` not included. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A slot of a day. Its times are what the zone's clock reads at its two moments. */
export interface Slot extends Span {
  /** The day on which it begins, YYYY-MM-DD. */
  readonly date: string
  readonly start_time: string
  readonly end_time: string
  readonly quota: number
}

const DAY_MINUTES = 24 * 60

/** From the first moment of one day to the last of another: 23 or 25 hours where the clock is changed. */
export const wholeDays = (offsets: ZoneOffsets, first: string, last = first): Span => ({
  start: momentAt(offsets, first, '00:00'),
  end: momentAt(offsets, addDays(last, 1), '00:00'),
})

/** Returns the minutes of a clock's day that `09:30` names. */
export const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** Returns the time of a minute of a clock's day. */
export const timeOfDay = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/**
 * Returns the slots that begin on a day, in their order. One that would begin within the skipped hour is not there; one
 * that would end in it ends with the change, and its end is what the clock reads then. Ranges off the resource's grid
 * give none.
 */
export function slotsOfDay(
  offsets: ZoneOffsets,
  ranges: readonly TimeRangeConfig[],
  unitMinutes: number,
  date: string,
): Slot[] {
  const weekday = isoWeekday(date)
  const isOnGrid = (time: string): boolean => minuteOfDay(time) % unitMinutes === 0
  const slots = ranges.flatMap(({ weekdays, start_time, end_time, quota }): Slot[] => {
    if (
      !weekdays.includes(weekday) ||
      !isOnGrid(start_time) ||
      !isOnGrid(end_time) ||
      !isOnClock(offsets, date, start_time)
    )
      return []
    const start = momentAt(offsets, date, start_time)
    const end = momentAt(offsets, end_time <= start_time ? addDays(date, 1) : date, end_time)
    const endTime = zonedTime(offsets, end)?.time ?? end_time
    return end > start ? [{ date, start_time, end_time: endTime, start, end, quota }] : []
  })
  const distinct = new Map(slots.map((slot) => [`${slot.start} ${slot.end}`, slot]))
  return [...distinct.values()].sort((one, other) => one.start - other.start || one.end - other.end)
}

/**
 * Beginnings of the units of a resource's grid that a span takes, in their order. The grid is that of the zone's clock,
 * from midnight on, so that spans whose clock times lie on it take whole units: two of them share one exactly when they
 * share time.
 */
export function unitsOf(offsets: ZoneOffsets, { start, end }: Span, unitMinutes: number): number[] {
  const dayAt = (at: number): string => zonedTime(offsets, at)?.date ?? ''
  const units = new Set<number>()
  for (const day of daysBetween(dayAt(start), dayAt(end)))
    for (let minute = 0; minute < DAY_MINUTES; minute += unitMinutes) {
      const at = momentAt(offsets, day, timeOfDay(minute))
      if (at >= start && at < end) units.add(at)
    }
  return [...units].sort((one, other) => one - other)
}
