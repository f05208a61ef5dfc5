import { utcDate } from '@storefront/contract/domain/dayjs'
import { namedZoneMinutes, namedZoneTime } from '@storefront/contract/domain/named-zone'
import { DAY_END, periodEnd } from '@storefront/contract/domain/period'
import './dayjs-locales'
import { currentDateFormats, currentLanguage, type DateFormats } from './index'

/** Returns a date that reads as UTC in a form of the operator's language. */
const inLanguage = (date: string | number, form: keyof DateFormats): string =>
  utcDate(date).locale(currentLanguage()).format(currentDateFormats()[form])

/** A moment as day and time of the site's zone, of the device's while the site is not known. */
export function formatMoment(moment: string, timeZone: string | undefined): string {
  const at = Date.parse(moment)
  return inLanguage(at + namedZoneMinutes(timeZone, at) * 60_000, 'moment')
}

/** The end of a period as day and time of the site's zone; an end at midnight is 24:00 of the day before. */
export function formatEnd(end: string, timeZone: string | undefined): string {
  const last = periodEnd(Date.parse(end), (at) => namedZoneTime(timeZone, at))
  return last?.time === DAY_END ? `${inLanguage(last.date, 'day')} ${DAY_END}` : formatMoment(end, timeZone)
}

/** `11月29日周日` of a day (YYYY-MM-DD). */
export const formatDay = (date: string): string => inLanguage(date, 'weekday')

/** `周一` of a day of the week, 1 for Monday. */
export const formatWeekday = (day: number): string =>
  // The first of 2024 was a Monday.
  utcDate(`2024-01-0${day}`).locale(currentLanguage()).format('ddd')

/** Returns the recipient and the address of a parcel in one line. */
export const formatAddress = ({ name, mobile, display }: { name: string; mobile: string; display: string }): string =>
  `${name} ${mobile}, ${display}`
