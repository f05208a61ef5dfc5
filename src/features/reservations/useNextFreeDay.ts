import { addDays } from '@storefront/contract/domain/day'
import type { DayQuotas } from '@storefront/contract/entities/reservations/reservation'
import { type DaySpan, useDayQuotas } from './queries'

/** The days after the shown ones in which a free one is searched: as many as one call answers. */
const SEARCH_DAYS = 62

interface NextFreeDayInput {
  readonly slug: string
  /** Null while none is chosen. */
  readonly variantId: number | null
  /** The days that are shown. */
  readonly days: DaySpan
  /** The quotas of the shown days; undefined while unknown. */
  readonly quotas: DayQuotas | undefined
  /** The chosen day; empty for none. */
  readonly date: string
  /** The last day that can be booked; empty for none. */
  readonly max: string
  readonly isFree: (date: string, quotas: DayQuotas) => boolean
}

/**
 * Returns the first free day from the chosen or the first shown day on; days after the shown ones are loaded only if
 * none of these is free. Returns an earlier shown day if no later one is free; empty for none.
 */
export function useNextFreeDay({ slug, variantId, days, quotas, date, max, isFree }: NextFreeDayInput): string {
  const isShown = (day: string): boolean => day >= days.first && day <= days.last
  const freeDays = (byDay: DayQuotas = {}): string[] =>
    Object.keys(byDay)
      .filter((day) => isFree(day, byDay))
      .sort()
  const shownDays = freeDays(quotas).filter(isShown)
  const from = isShown(date) ? date : days.first
  const shownDay = shownDays.find((day) => day >= from)
  const isSearching = quotas !== undefined && shownDay === undefined && days.last !== ''
  const end = isSearching ? addDays(days.last, SEARCH_DAYS) : ''
  const later = useDayQuotas(slug, variantId, {
    first: isSearching ? addDays(days.last, 1) : '',
    last: max !== '' && max < end ? max : end,
  })
  const laterDay = isSearching ? freeDays(later.data).find((day) => day > days.last) : undefined
  return shownDay ?? laterDay ?? (later.isFetching ? '' : (shownDays[0] ?? ''))
}
