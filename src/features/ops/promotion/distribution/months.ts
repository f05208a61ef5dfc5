import { addDays } from '@storefront/contract/domain/zone'

/** A month of the site's calendar, as days of a request. */
export interface Month {
  /** YYYY-MM */
  readonly key: string
  readonly from: string
  readonly to: string
}

/** The month of a day (YYYY-MM-DD) and those before it, the newest first. */
export function monthsUntil(day: string, count: number): readonly Month[] {
  const months: Month[] = []
  for (let last = day; months.length < count; last = addDays(`${last.slice(0, 7)}-01`, -1)) {
    const from = `${last.slice(0, 7)}-01`
    // The 28th and four days lie in the next month, whatever this one's length.
    const next = `${addDays(`${last.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
    months.push({ key: last.slice(0, 7), from, to: addDays(next, -1) })
  }
  return months
}
