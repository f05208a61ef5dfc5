import { addDays } from '@storefront/contract/domain/day'
import { utcDate } from '@storefront/contract/domain/dayjs'
import { endsWithDay, periodDays, periodEnd } from '@storefront/contract/domain/period'
import { type LocalTime, localTime, type ZoneOffsets, zoneMinutes } from '@storefront/contract/domain/zone'
import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'

const MINUTE = 60_000
/** After so many days a relative label becomes a date (spec 9). */
const RELATIVE_DAYS = 7

// Counted in whole units that are over: the plugin by itself says "2 hours" from an hour and a half on.
dayjs.extend(relativeTime, {
  rounding: Math.floor,
  thresholds: [
    { l: 's', r: 59, d: 'second' },
    { l: 'm', r: 1 },
    { l: 'mm', r: 59, d: 'minute' },
    { l: 'h', r: 1 },
    { l: 'hh', r: 23, d: 'hour' },
    { l: 'd', r: 1 },
    { l: 'dd', d: 'day' },
  ],
})

/** The site's time zone; null as long as the site is not known. */
let zone: ZoneOffsets | null = null

/** Called by the site's state once the site is known; true when dates read differently from now on. */
export function setTimeZone(offsets: ZoneOffsets): boolean {
  const isNew = JSON.stringify(offsets) !== JSON.stringify(zone)
  zone = offsets
  return isNew
}

/** Minutes that the device's clock is ahead of UTC at a moment in milliseconds. */
export const deviceMinutes = (at: number): number => -new Date(at).getTimezoneOffset()

/**
 * Calendar and clock of the site at a moment in milliseconds. A shop's dates are the shop's own: an event begins at
 * seven in the evening for a visitor who is abroad, too. Until the site is known the device's zone is the best guess.
 */
function siteTime(at: number, offsets = zone): LocalTime | null {
  return localTime(at, offsets ? zoneMinutes(offsets, at) : deviceMinutes(at))
}

const slashed = (date: string): string => date.replace(/-/g, '/')

/** YYYY/MM/DD of a moment at the site (spec 9), or in the zone of what it belongs to; empty when it is none. */
export const dateText = (moment: string, offsets?: ZoneOffsets): string =>
  slashed(siteTime(Date.parse(moment), offsets)?.date ?? '')

/** HH:mm of a moment there. */
export const clockOf = (moment: string, offsets?: ZoneOffsets): string =>
  siteTime(Date.parse(moment), offsets)?.time ?? ''

/** YYYY/MM/DD HH:mm there. */
export const dateTimeText = (moment: string, offsets?: ZoneOffsets): string =>
  `${dateText(moment, offsets)} ${clockOf(moment, offsets)}`.trim()

/**
 * YYYY/MM/DD HH:mm of the end of a period, which does not belong to it: an end at midnight is 24:00 of the day before.
 */
export function endTimeText(end: string, offsets?: ZoneOffsets): string {
  const last = periodEnd(Date.parse(end), (at) => siteTime(at, offsets))
  return last ? `${slashed(last.date)} ${last.time}` : ''
}

/** Returns the last day on which something is valid (YYYY/MM/DD), with the time where it ends before the day does. */
export function untilText(end: string, offsets?: ZoneOffsets): string {
  const last = periodEnd(Date.parse(end), (at) => siteTime(at, offsets))
  return last && endsWithDay(last) ? slashed(last.date) : endTimeText(end, offsets)
}

/** First and last day (YYYY-MM-DD) of a period of whole days. */
export const daysBetween = (
  start: string,
  end: string,
  offsets?: ZoneOffsets,
): { readonly first: string; readonly last: string } =>
  periodDays(Date.parse(start), Date.parse(end), (at) => siteTime(at, offsets))

/** The texts of a relative label, of one and of several: `%d` stands for the count. */
export type RelativeTexts = Readonly<Record<'s' | 'm' | 'mm' | 'h' | 'hh' | 'd' | 'dd', string>>

/**
 * Returns a moment as seen from `now` (milliseconds): relative up to 7 days back, those included, then the date; a
 * moment ahead is a date too (spec 9).
 */
export function relativeText(moment: string, now: number, texts: RelativeTexts): string {
  const at = Date.parse(moment)
  // The clocks of a phone and a server differ by seconds: that much ahead is still just now.
  const isRelative = at <= now + MINUTE && at >= utcDate(now).subtract(RELATIVE_DAYS, 'day').valueOf()
  if (!isRelative) return dateText(moment)
  // Two dates in UTC: of a date and a number Day.js would count the days in the device's zone.
  return utcDate(Math.min(at, now))
    .locale({ name: 'relative', formats: {}, relativeTime: texts })
    .from(utcDate(now), true)
}

/** Returns the site's own day at `now` (milliseconds), as days travel: YYYY-MM-DD. */
export const today = (now = Date.now()): string => siteTime(now)?.date ?? ''

/** Returns the day so many days after the site's own at `now`, before it with a negative count: YYYY-MM-DD. */
export const dayFrom = (now: number, days: number): string => addDays(today(now), days)

/** Midnight of a day (YYYY-MM-DD) on the device's own calendar, for a library that reads days off a `Date`. */
export function deviceDay(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}
