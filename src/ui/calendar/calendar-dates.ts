import { addDays } from '@storefront/contract/domain/zone'

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

/** The parts of `2026-03-01`. */
export function partsOf(text: string): DayParts {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, date }
}

/** The seven days of a day's week, from Sunday on. */
export function weekOf(text: string): readonly string[] {
  const sunday = addDays(text, -new Date(`${text}T00:00:00Z`).getUTCDay())
  return Array.from({ length: WEEK }, (_, index) => addDays(sunday, index))
}

/** First and last day of a day's month. */
export function monthOf(text: string): readonly [string, string] {
  const { year, month } = partsOf(text)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return [dateOf({ year, month, date: 1 }), dateOf({ year, month, date: last })]
}
