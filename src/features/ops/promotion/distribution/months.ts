import { addDays, monthEnds } from '@storefront/contract/domain/day'

/** A month of the site's calendar, as days of a request. */
export interface Month {
  /** YYYY-MM */
  readonly key: string
  readonly from: string
  readonly to: string
}

/** Returns the month of a day (YYYY-MM-DD) and those before it, the newest first. */
export function monthsUntil(day: string, count: number): readonly Month[] {
  const months: Month[] = []
  for (let last = day; months.length < count; last = addDays(monthEnds(last)[0], -1)) {
    const [from, to] = monthEnds(last)
    months.push({ key: last.slice(0, 7), from, to })
  }
  return months
}
