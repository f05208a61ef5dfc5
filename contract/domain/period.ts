import type { LocalTime } from './zone'

/** Reads calendar and clock of a place at a moment in milliseconds; null for no moment. */
export type ReadLocalTime = (at: number) => LocalTime | null

/** The time of an end at midnight, on the day before it. */
export const DAY_END = '24:00'

/**
 * Returns the last day and the time of a period that ends at a moment, which does not belong to it: an end at midnight
 * is 24:00 of the day before. Null for no moment.
 */
export function periodEnd(end: number, read: ReadLocalTime): LocalTime | null {
  const [last, at] = [read(end - 1), read(end)]
  if (!last || !at) return null
  return last.date === at.date ? at : { date: last.date, time: DAY_END }
}

/** Whether a period holds until its last day is over, so that the day alone names its end. */
export const endsWithDay = ({ time }: LocalTime): boolean => time === DAY_END || time === '23:59'

/** Returns the first and the last day of a period of whole days; a period without length is its first day. */
export function periodDays(
  start: number,
  end: number,
  read: ReadLocalTime,
): { readonly first: string; readonly last: string } {
  const first = read(start)?.date ?? ''
  const last = periodEnd(end, read)?.date ?? ''
  return { first, last: [first, last].sort()[1] ?? first }
}
