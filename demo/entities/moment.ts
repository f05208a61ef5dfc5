import { addDays } from '@storefront/contract/domain/day'
import { utcDate } from '@storefront/contract/domain/dayjs'
import { namedZoneMoment, namedZoneTime } from '@storefront/contract/domain/named-zone'
import type { DayHour } from '../data/types-base'
import type { Scene } from './insert'

const HOUR = 3_600_000

type Place = Pick<Scene, 'now' | 'timeZone'>

/** Returns the day (YYYY-MM-DD) of the site's own calendar so many days after today there. */
export const siteDay = ({ now, timeZone }: Place, days: number): string =>
  addDays(namedZoneTime(timeZone, now.getTime())?.date ?? '', days)

/** The moment of a day and hour of the site's own calendar, counted from today there. */
export const moment = (place: Place, { day, hour }: DayHour): Date =>
  new Date(namedZoneMoment(place.timeZone, utcDate(siteDay(place, day)).valueOf() + hour * HOUR))

/** Returns the moment a number of hours later. */
export const later = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR)
