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
const DAY = 24 * 60 * MINUTE

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

/** Calendar and clock `minutes` ahead of UTC at a moment in milliseconds; null for no moment. */
export function localTime(at: number, minutes: number): LocalTime | null {
  const shifted = new Date(at + minutes * MINUTE)
  if (Number.isNaN(shifted.getTime())) return null
  const [date = '', time = ''] = shifted.toISOString().split('T')
  return { date, time: time.slice(0, 5) }
}

/** The day so many days after `date` (YYYY-MM-DD), before it with a negative count. */
export function addDays(date: string, days: number): string {
  return localTime(Date.parse(`${date}T00:00:00Z`) + days * DAY, 0)?.date ?? ''
}
