/** A day, a time of day or both, as forms hold them: `2026-03-01`, `09:30`, `2026-03-01 09:30`. No time zone. */
export type DateTimeKind = 'date' | 'time' | 'datetime'

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** A day that exists: no 30 February. */
export function isDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? []
  const [m, d] = [Number(month), Number(day)]
  // Day 0 of the next month is this month's last. Years below 100 would mean 19xx to `Date`.
  return Number(year) >= 100 && m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(Number(year), m, 0)).getUTCDate()
}

export function isDateTime(kind: DateTimeKind, text: string): boolean {
  if (kind === 'date') return isDate(text)
  if (kind === 'time') return TIME.test(text)
  const [date = '', time = '', ...rest] = text.split(' ')
  return rest.length === 0 && isDate(date) && TIME.test(time)
}

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
  // Written from the largest unit to the smallest, they sort as texts.
  if (min !== undefined && text < min) return 'early' as const
  if (max !== undefined && text > max) return 'late' as const
  return null
}
