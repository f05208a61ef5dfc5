import { utcDate } from '@storefront/contract/domain/dayjs'
import { offsetsBetween } from '@storefront/contract/domain/named-zone'
import type { ZoneOffsets } from '@storefront/contract/domain/zone'

const FIRST_YEAR = 2015
/** Validities and events lie this far ahead at most; later moments have the last offset. */
const YEARS_AHEAD = 10

const offsetsByZone = new Map<string, ZoneOffsets>()

/**
 * Returns a zone's offsets from 2015 to ten years after `now`, for clients that know no zones (contract domain/zone).
 */
export function zoneOffsets(timeZone: string, now: Date): ZoneOffsets {
  const lastYear = utcDate(now).year() + YEARS_AHEAD
  const key = `${timeZone} ${lastYear}`
  const cached = offsetsByZone.get(key)
  if (cached) return cached
  const startOf = (year: number) => utcDate(`${year}-01-01`).valueOf()
  const offsets = offsetsBetween(timeZone, startOf(FIRST_YEAR), startOf(lastYear + 1))
  offsetsByZone.set(key, offsets)
  return offsets
}

/** Returns the zone of something, for its reply; nothing where its times are the site's, whose offsets clients have. */
export const ownZone = (zone: string | null, now: Date) =>
  zone === null ? {} : { time_zone: { name: zone, offsets: [...zoneOffsets(zone, now)] } }
