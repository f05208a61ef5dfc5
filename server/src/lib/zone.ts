import type { ZoneOffset } from '@storefront/contract/domain/zone'

/** Clocks have not been changed twice within so many days since the first year below. */
const STEP_DAYS = 7
const DAY = 86_400_000
const FIRST_YEAR = 2015
/** Validities and events lie this far ahead at most; later moments have the last offset. */
const YEARS_AHEAD = 10

const offsetsByZone = new Map<string, readonly ZoneOffset[]>()

/** Reads a zone's clock: milliseconds that it is ahead of UTC at a moment. */
function clockOf(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (at) => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    return (
      Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second) -
      Math.floor(at / 1000) * 1000
    )
  }
}

/** The second at which the clock that shows `before` at `from` begins to show another offset, at `to` at the latest. */
function changeBetween(clock: (at: number) => number, from: number, to: number): number {
  const before = clock(from)
  let [low, high] = [from / 1000, to / 1000]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (clock(middle * 1000) === before) low = middle
    else high = middle
  }
  return high
}

/** A zone's offsets from 2015 to ten years after `now`, for clients that know no zones (contract domain/zone). */
export function zoneOffsets(timeZone: string, now: Date): readonly ZoneOffset[] {
  const lastYear = now.getUTCFullYear() + YEARS_AHEAD
  const key = `${timeZone} ${lastYear}`
  const cached = offsetsByZone.get(key)
  if (cached) return cached
  const clock = clockOf(timeZone)
  const start = Date.UTC(FIRST_YEAR, 0, 1)
  const offsets: ZoneOffset[] = [{ since: start / 1000, minutes: clock(start) / 60_000 }]
  for (let at = start; at < Date.UTC(lastYear + 1, 0, 1); at += STEP_DAYS * DAY) {
    if (clock(at) === clock(at + STEP_DAYS * DAY)) continue
    const since = changeBetween(clock, at, at + STEP_DAYS * DAY)
    offsets.push({ since, minutes: clock(since * 1000) / 60_000 })
  }
  offsetsByZone.set(key, offsets)
  return offsets
}

/** The zone of something, for its reply; nothing where its times are the site's, whose offsets clients have. */
export const ownZone = (zone: string | null, now: Date) =>
  zone === null ? {} : { time_zone: { name: zone, offsets: [...zoneOffsets(zone, now)] } }

/** Whether the runtime knows the rules of a zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
