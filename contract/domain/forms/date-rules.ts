import { isoWeekday } from '../day'

/** Days that a calendar does not offer (spec 5, calendar); `true` disables. */
export interface DateRules {
  /** Days before today. */
  readonly past?: boolean
  /** Days after today. */
  readonly future?: boolean
  /** Saturdays and Sundays. */
  readonly weekend?: boolean
  /** Single days, `YYYY-MM-DD`. */
  readonly dates?: readonly string[]
}

/** Saturday and Sunday as ISO 8601 counts them. */
const WEEKEND: readonly number[] = [6, 7]

/**
 * Whether `date` may not be chosen. Both days are `YYYY-MM-DD` in the zone of the site (or of the resource); such texts
 * compare as days do.
 */
export function isDateDisabled({ past, future, weekend, dates = [] }: DateRules, date: string, today: string): boolean {
  if (past && date < today) return true
  if (future && date > today) return true
  if (weekend && WEEKEND.includes(isoWeekday(date))) return true
  return dates.includes(date)
}
