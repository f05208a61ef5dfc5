import { addDays, weekdayFromSunday } from '@storefront/contract/domain/day'

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

/** Returns the seven days of a day's week, from Sunday on. */
export function weekOf(text: string): readonly string[] {
  const sunday = addDays(text, -weekdayFromSunday(text))
  return Array.from({ length: WEEK }, (_, index) => addDays(sunday, index))
}
