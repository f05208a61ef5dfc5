import { minuteOfDay, timeOfDay } from '@storefront/contract/domain/reservations/calendar'

const DAY_MINUTES = 24 * 60
const SLOTS_MAX = 48

/**
 * Returns the slots of a length in minutes from one time of a day to another, as pairs of times; what is left at the
 * end is none. An end at or before the start lies on the next day.
 */
export function splitHours(from: string, to: string, minutes: number): (readonly [start: string, end: string])[] {
  const start = minuteOfDay(from)
  const end = minuteOfDay(to) > start ? minuteOfDay(to) : minuteOfDay(to) + DAY_MINUTES
  const count = Math.min(SLOTS_MAX, Math.floor((end - start) / minutes))
  return Array.from({ length: count }, (_, n) => {
    const first = start + n * minutes
    return [timeOfDay(first % DAY_MINUTES), timeOfDay((first + minutes) % DAY_MINUTES)] as const
  })
}
