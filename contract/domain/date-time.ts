import { DAY_FORMAT } from './day'
import { utcDate } from './dayjs'

/** A day, a time of day or both, as forms hold them: `2026-03-01`, `09:30`, `2026-03-01 09:30`. No time zone. */
export type DateTimeKind = 'date' | 'time' | 'datetime'

/** Written from the largest unit to the smallest, so that they sort as texts. */
const formats: Readonly<Record<DateTimeKind, string>> = {
  date: DAY_FORMAT,
  time: 'HH:mm',
  datetime: `${DAY_FORMAT} HH:mm`,
}

/**
 * Returns the date of a text that has exactly a format of Day.js, as if it were UTC in milliseconds; null for another
 * text and for a day or time that does not exist.
 */
export function parseDateTime(text: string, format: string): number | null {
  const date = utcDate(text, format, true)
  return date.isValid() ? date.valueOf() : null
}

/** Whether a text is a day or a time that exists, in the form of its kind; a day from the year 100 on. */
export const isDateTime = (kind: DateTimeKind, text: string): boolean => parseDateTime(text, formats[kind]) !== null

/** Whether a text is a day (YYYY-MM-DD) that exists. */
export const isDate = (text: string): boolean => isDateTime('date', text)

/**
 * Returns the violation of a date or time: no such date or time, or outside `min` and `max`. Both bounds are of the
 * same kind and inclusive.
 */
export function dateTimeViolation(
  kind: DateTimeKind,
  text: string,
  { min, max }: { readonly min?: string; readonly max?: string } = {},
) {
  if (text === '') return null
  if (!isDateTime(kind, text)) return 'invalid' as const
  if (min !== undefined && text < min) return 'early' as const
  if (max !== undefined && text > max) return 'late' as const
  return null
}
