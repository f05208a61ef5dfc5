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

/** The days of the week that are a weekend, as `getUTCDay` counts them. */
const WEEKEND: readonly number[] = [0, 6]

/** A calendar day is the same day of the week in every zone, so the clock's zone must not take part. */
const dayOfWeek = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/**
 * Whether `date` may not be chosen. Both days are `YYYY-MM-DD` in the zone of the site (or of the resource); such texts
 * compare as days do.
 */
export function isDateDisabled({ past, future, weekend, dates = [] }: DateRules, date: string, today: string): boolean {
  if (past && date < today) return true
  if (future && date > today) return true
  if (weekend && WEEKEND.includes(dayOfWeek(date))) return true
  return dates.includes(date)
}
