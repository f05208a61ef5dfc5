import { parseDateTime } from '@storefront/contract/domain/date-time'
import { namedZoneMoment, namedZoneTime } from '@storefront/contract/domain/named-zone'

/** The forms of a `datetime-local` field. */
const LOCAL = ['YYYY-MM-DDTHH:mm', 'YYYY-MM-DDTHH:mm:ss']

/**
 * The moment at which the clocks of a zone first show a local time; null for what is no time.
 * @param local `2026-03-01T09:30`, as a `datetime-local` field gives it
 */
export function siteMoment(local: string, timeZone: string): Date | null {
  const clock = LOCAL.map((form) => parseDateTime(local, form)).find((at) => at !== null)
  return typeof clock === 'number' ? new Date(namedZoneMoment(timeZone, clock)) : null
}

/** Returns the local time of a zone at a moment, in the format of a `datetime-local` field; '' for none. */
export function siteLocal(moment: string | null, timeZone: string): string {
  const local = moment === null ? null : namedZoneTime(timeZone, Date.parse(moment))
  return local ? `${local.date}T${local.time}` : ''
}
