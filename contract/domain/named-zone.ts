import { utcDate } from './dayjs'
import { type LocalTime, localTime, momentOf, type ZoneOffset, type ZoneOffsets } from './zone'

/**
 * Zones by their names (Asia/Shanghai), for the server and the studio, whose engines know every zone. The storefront
 * takes offsets from the server instead (decision 032): a mini-program's engine may lack `Intl`.
 */
/** No zone has changed its clocks twice within so many days since 2015. */
const STEP_DAYS = 7

/** Cached because a format takes a hundred times as long to make as to use, and an export writes thousands of moments. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>()

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formats.set(timeZone, format)
  return format
}

/** The offset that ends `5/6/2026, GMT-03:30`; `GMT` alone is none, and seconds are of the time before 1972. */
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d))?/

/**
 * Returns the minutes that a zone, or else the device's, is ahead of UTC at a moment in milliseconds; 0 for no moment.
 */
export function namedZoneMinutes(timeZone: string | undefined, at: number): number {
  if (Number.isNaN(at)) return 0
  const [, sign, hours = 0, minutes = 0] = OFFSET.exec(formatOf(timeZone).format(at)) ?? []
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
}

/** Returns date and time of a zone at a moment in milliseconds; null for no moment. */
export const namedZoneTime = (timeZone: string | undefined, at: number): LocalTime | null =>
  localTime(at, namedZoneMinutes(timeZone, at))

/** Returns the second at which the zone's offset changes, between two moments in milliseconds of which it differs. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const before = namedZoneMinutes(timeZone, from)
  let [low, high] = [from / 1000, to / 1000]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (namedZoneMinutes(timeZone, middle * 1000) === before) low = middle
    else high = middle
  }
  return high
}

/** Returns a zone's offsets between two moments, which are whole seconds in milliseconds. */
export function offsetsBetween(timeZone: string, from: number, to: number): readonly ZoneOffset[] {
  const offsets = [{ since: from / 1000, minutes: namedZoneMinutes(timeZone, from) }]
  let at = from
  while (at < to) {
    const next = utcDate(at).add(STEP_DAYS, 'day').valueOf()
    if (namedZoneMinutes(timeZone, at) !== namedZoneMinutes(timeZone, next)) {
      const since = changeBetween(timeZone, at, next)
      offsets.push({ since, minutes: namedZoneMinutes(timeZone, since * 1000) })
    }
    at = next
  }
  return offsets
}

/** Returns the offsets around a local time, whatever the zone: none is more than a day from UTC. */
function offsetsAround(timeZone: string, local: number): ZoneOffsets {
  const second = Math.floor(local / 1000) * 1000
  const [from, to] = [utcDate(second).subtract(2, 'day'), utcDate(second).add(2, 'day')]
  return offsetsBetween(timeZone, from.valueOf(), to.valueOf())
}

/** Returns `momentOf` a local time in a zone. */
export const namedZoneMoment = (timeZone: string, local: number): number =>
  momentOf(offsetsAround(timeZone, local), local)

/** Whether the engine knows a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return formatOf(name).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
