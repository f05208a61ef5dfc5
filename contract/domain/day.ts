import { utcDate } from './dayjs'

/** The form of a day as it travels: `2026-03-01`. It sorts as text. */
export const DAY_FORMAT = 'YYYY-MM-DD'

/** A calendar day has the same weekday and neighbours in every zone. The `Z` keeps years below 100. */
const at = (date: string) => utcDate(`${date}T00:00:00Z`)

/** Returns the day so many days after `date` (YYYY-MM-DD), before it with a negative count; empty for no day. */
export function addDays(date: string, days: number): string {
  const day = at(date).add(days, 'day')
  return day.isValid() ? day.format(DAY_FORMAT) : ''
}

/** Returns the weekday of a day: 0 is Sunday, 6 is Saturday. */
export const weekdayFromSunday = (date: string): number => at(date).day()

/** Returns the first day of a day's week. @param firstWeekday with which weeks begin: 1 is Monday, 7 is Sunday */
export const weekStart = (date: string, firstWeekday: number): string =>
  addDays(date, -((isoWeekday(date) - firstWeekday + 7) % 7))

/** Returns the weekday of a day as ISO 8601 counts it: 1 is Monday, 7 is Sunday. */
export const isoWeekday = (date: string): number => at(date).isoWeekday()

/** Returns the same day of another month; its last day if it has no such day. */
export const addMonths = (date: string, months: number): string => at(date).add(months, 'month').format(DAY_FORMAT)

/** Returns the first and the last day of a day's month. */
export function monthEnds(date: string): readonly [string, string] {
  const day = at(date)
  return [day.startOf('month').format(DAY_FORMAT), day.endOf('month').format(DAY_FORMAT)]
}

/** Returns the number of days from `first` to `last`, both included; 0 or less if `last` comes first. */
export const countDays = (first: string, last: string): number => at(last).diff(at(first), 'day') + 1

/** Returns the days from `first` to `last`, both included. */
export const daysBetween = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(countDays(first, last), 0) }, (_, index) => addDays(first, index))
