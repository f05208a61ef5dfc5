import { DAY_FORMAT } from './day'
import { utcDate } from './dayjs'

/** From this moment on (in seconds, as Unix time has them) a zone's clocks are so many minutes ahead of UTC. */
export interface ZoneOffset {
  readonly since: number
  readonly minutes: number
}

/**
 * A time zone as its offsets, the oldest first. The server has the zone's rules and sends what comes of them: a
 * mini-program's engine may lack `Intl`, and knows no zone but the device's then.
 */
export type ZoneOffsets = readonly ZoneOffset[]

const MINUTE = 60_000

/**
 * Minutes that the zone is ahead of UTC at a moment in milliseconds; the first offset holds for all time before it,
 * too.
 */
export function zoneMinutes(offsets: ZoneOffsets, at: number): number {
  let { minutes } = offsets[0] ?? { minutes: 0 }
  for (const offset of offsets) {
    if (offset.since * 1000 > at) break
    minutes = offset.minutes
  }
  return minutes
}

/** Date and time of day in a place's time zone: `2026-03-01` and `09:30`. */
export interface LocalTime {
  readonly date: string
  readonly time: string
}

/**
 * Returns date and time `minutes` ahead of UTC at a moment in milliseconds; null for no moment. The moment is moved
 * instead of given to Day.js's `utcOffset`, which takes up to 16 minutes for hours.
 */
export function localTime(at: number, minutes: number): LocalTime | null {
  const local = utcDate(at + minutes * MINUTE)
  return local.isValid() ? { date: local.format(DAY_FORMAT), time: local.format('HH:mm') } : null
}

/** Returns date and time of a zone at a moment in milliseconds; null for no moment. */
export const zonedTime = (offsets: ZoneOffsets, at: number): LocalTime | null => localTime(at, zoneMinutes(offsets, at))

/**
 * Returns the moment at which a zone's clock first shows a local time, both in milliseconds; the local time as if it
 * were UTC. For a time that the clock skips it is the moment of the change. Later times never give earlier moments.
 */
export function momentOf(offsets: ZoneOffsets, local: number): number {
  const minutes = [...new Set(offsets.map((offset) => offset.minutes))]
  const moments = minutes
    .map((ahead) => local - ahead * MINUTE)
    .filter((at) => at + zoneMinutes(offsets, at) * MINUTE === local)
  return moments.length > 0 ? Math.min(...moments) : (skippedAt(offsets, local) ?? local)
}

/** Returns `momentOf` a day (YYYY-MM-DD) and a time (HH:mm). */
export const momentAt = (offsets: ZoneOffsets, date: string, time: string): number =>
  momentOf(offsets, utcDate(`${date}T${time}:00Z`).valueOf())

/** Returns the change at which the clock goes past a local time without showing it; null if there is none. */
function skippedAt(offsets: ZoneOffsets, local: number): number | null {
  for (const [n, { since, minutes }] of offsets.entries()) {
    const previous = offsets[n - 1]
    const at = since * 1000
    if (previous && at + previous.minutes * MINUTE <= local && local < at + minutes * MINUTE) return at
  }
  return null
}

/** Whether a zone's clock shows a time on a day: it does not in the hour that is skipped in spring. */
export function isOnClock(offsets: ZoneOffsets, date: string, time: string): boolean {
  const at = momentAt(offsets, date, time)
  const local = zonedTime(offsets, at)
  return local?.date === date && local.time === time
}
