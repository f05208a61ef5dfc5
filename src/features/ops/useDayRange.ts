import { keysOf } from '@storefront/contract/domain/keys-of'
import { ANALYTICS_DAYS_MAX } from '@storefront/contract/constants'
import { countDays } from '@storefront/contract/domain/day'
import { useMemo } from 'react'
import { dayField } from '@/shared/list/fields'
import { dayFrom } from '@/lib/time'
import { useRoute } from '@/router'

/** Spans that end today, by their days. */
export const spans = { today: 1, week: 7, month: 30, quarter: 90 } as const
export type Span = keyof typeof spans
const spanNames = keysOf(spans)

export interface DayRange {
  readonly span: Span | 'custom'
  readonly from: string
  readonly to: string
  /** Problem of the chosen days; null for none. */
  readonly problem: 'tooLong' | 'backwards' | null
}

function problemOf(from: string, to: string): DayRange['problem'] {
  const days = countDays(from, to)
  return days < 1 ? 'backwards' : days > ANALYTICS_DAYS_MAX ? 'tooLong' : null
}

/**
 * Returns the days that an address asks for: a span that ends today, seven days unless it says otherwise, or any two
 * days.
 */
export function dayRangeOf(params: Readonly<Record<string, string | undefined>>, now: number): DayRange {
  const [from, to] = [dayField(params.from ?? ''), dayField(params.to ?? '')]
  if (from && to) return { span: 'custom', from, to, problem: problemOf(from, to) }
  const span = spanNames.find((name) => name === params.span) ?? 'week'
  return { span, from: dayFrom(now, 1 - spans[span]), to: dayFrom(now, 0), problem: null }
}

/** Returns the days of this screen, which stand in its address, and how they are chosen. */
export function useDayRange() {
  const { params, setQuery } = useRoute()
  const { from = '', to = '', span = '' } = params
  const range = useMemo(() => dayRangeOf({ from, to, span }, Date.now()), [from, to, span])
  const chooseSpan = (next: Span | 'custom') =>
    setQuery(next === 'custom' ? { from: range.from, to: range.to, span: '' } : { from: '', to: '', span: next })
  const chooseDays = (days: { readonly from?: string; readonly to?: string }) =>
    setQuery({ from: range.from, to: range.to, span: '', ...days })
  return { range, chooseSpan, chooseDays }
}
