import { utcDate } from '@storefront/contract/domain/dayjs'
import { namedZoneMinutes, namedZoneTime } from '@storefront/contract/domain/named-zone'
import { periodDays, periodEnd, type ReadLocalTime } from '@storefront/contract/domain/period'
import type { Tenant } from '../core/context.types'

type Site = Pick<Tenant, 'timeZone'>

/** Returns a moment at a site in a format of Day.js. */
const formatAt = ({ timeZone }: Site, moment: Date, format: string): string =>
  utcDate(moment).add(namedZoneMinutes(timeZone, moment.getTime()), 'minute').format(format)

/** Returns a moment at a site to the minute, of no language: 2026-05-06 09:05. */
export const minuteOf = (site: Site, moment: Date): string => formatAt(site, moment, 'YYYY-MM-DD HH:mm')

const readLocal =
  ({ timeZone }: Site): ReadLocalTime =>
  (at) =>
    namedZoneTime(timeZone, at)

/**
 * Returns the end of a period at a site to the minute; an end at midnight is 24:00 of the day before: 2026-05-05 24:00.
 */
export function endMinuteOf(site: Site, end: Date): string {
  const last = periodEnd(end.getTime(), readLocal(site))
  return last ? `${last.date} ${last.time}` : ''
}

/** Returns a period at a site in one line: its days, or its moments to the minute. */
export function periodText(site: Site, start: Date, end: Date, isAllDay: boolean): string {
  if (!isAllDay) return `${minuteOf(site, start)} – ${endMinuteOf(site, end)}`
  const { first, last } = periodDays(start.getTime(), end.getTime(), readLocal(site))
  return first === last ? first : `${first} – ${last}`
}

/** Returns the calendar day of a moment at a site, as YYYY-MM-DD. */
export const dayOf = (site: Site, moment: Date): string => formatAt(site, moment, 'YYYY-MM-DD')

/** Returns the calendar day of a moment at a site, as yymmdd. */
export const compactDay = (site: Site, moment: Date): string => formatAt(site, moment, 'YYMMDD')

/** Returns a moment at a site as the vendors' messages write it: 2026年5月6日 09:05. */
export const chineseMoment = (site: Site, moment: Date): string => formatAt(site, moment, 'YYYY年M月D日 HH:mm')
