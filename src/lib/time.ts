import dayjs from 'dayjs'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** After so many days a relative label becomes a date (spec 9). */
const RELATIVE_DAYS = 7

/** A moment in the visitor's own time, as `pattern` has it; empty when it is none. */
function formatted(moment: string, pattern: string): string {
  const day = dayjs(moment)
  return day.isValid() ? day.format(pattern) : ''
}

/** YYYY/MM/DD of a moment where the visitor is (spec 9). */
export const dateText = (moment: string): string => formatted(moment, 'YYYY/MM/DD')

/** HH:mm of a moment. */
export const clockOf = (moment: string): string => formatted(moment, 'HH:mm')

/** YYYY/MM/DD HH:mm. */
export const dateTimeText = (moment: string): string => formatted(moment, 'YYYY/MM/DD HH:mm')

/** A moment as seen from `now`: a unit with its count, or a date. */
export type Relative =
  | { readonly unit: 'now' }
  | { readonly unit: 'minutes' | 'hours' | 'days'; readonly n: number }
  | { readonly unit: 'date'; readonly text: string }

/** Relative up to 7 days back, those included, then the date; what lies ahead is a date too (spec 9). `now` in milliseconds. */
export function relativeTime(moment: string, now: number): Relative {
  const past = now - Date.parse(moment)
  // The clocks of a phone and a server differ by seconds: that much ahead is still just now.
  if (past < -MINUTE || Number.isNaN(past) || past > RELATIVE_DAYS * DAY) return { unit: 'date', text: dateText(moment) }
  if (past < MINUTE) return { unit: 'now' }
  if (past < HOUR) return { unit: 'minutes', n: Math.floor(past / MINUTE) }
  if (past < DAY) return { unit: 'hours', n: Math.floor(past / HOUR) }
  return { unit: 'days', n: Math.floor(past / DAY) }
}

/** The visitor's own day, as days travel: YYYY-MM-DD. */
export const today = (now = new Date()): string => dayjs(now).format('YYYY-MM-DD')

/** The day so many days after the visitor's own, before it with a negative count: YYYY-MM-DD. */
export const dayFrom = (now: Date, days: number): string => dayjs(now).add(days, 'day').format('YYYY-MM-DD')
