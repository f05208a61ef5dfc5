import { addDays, weekStart } from '@storefront/contract/domain/day'
import { siteCountry } from '../country'

/** Days of a week, and of each row of a month. */
const WEEK = 7

/** A day as NutUI's calendar tells it. */
interface DayParts {
  readonly year: number
  readonly month: number
  readonly date: number
}

const two = (n: number): string => String(n).padStart(2, '0')

/** `2026-03-01` of its parts. */
export const dateOf = ({ year, month, date }: DayParts): string => `${year}-${two(month)}-${two(date)}`

/** Returns the parts of `2026-03-01`. */
export function partsOf(text: string): DayParts {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, date }
}

/** Returns the seven days of a day's week, which begins as in the site's country. */
export function weekOf(text: string): readonly string[] {
  const first = weekStart(text, siteCountry().firstWeekday)
  return Array.from({ length: WEEK }, (_, index) => addDays(first, index))
}

/** Returns the names of a week's days in the order of the site's country. @param words from Sunday on, between spaces */
export function weekdayNames(words: string): readonly string[] {
  const names = words.split(' ')
  const first = siteCountry().firstWeekday % WEEK
  return [...names.slice(first), ...names.slice(0, first)]
}
