import { addDays } from '@storefront/contract/domain/zone'
import { dateOf, monthOf, partsOf, weekOf } from './calendar-dates'

type Step = (date: string) => string

const by =
  (days: number): Step =>
  (date) =>
    addDays(date, days)

/** The same day of the month before or after; its last day where it has no such day. */
const byMonth =
  (months: -1 | 1): Step =>
  (date) => {
    const [first, last] = monthOf(date)
    const [start, end] = monthOf(months < 0 ? addDays(first, -1) : addDays(last, 1))
    const { year, month } = partsOf(start)
    return dateOf({ year, month, date: Math.min(partsOf(date).date, partsOf(end).date) })
  }

/** The steps of the keys from a day, as in every calendar (WAI-ARIA, date grid). */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: by(-1),
  ArrowRight: by(1),
  ArrowUp: by(-7),
  ArrowDown: by(7),
  Home: (date) => weekOf(date)[0] ?? date,
  End: (date) => weekOf(date)[6] ?? date,
  PageUp: byMonth(-1),
  PageDown: byMonth(1),
}

/** The day that a key leads to from `date`, within the bounds (empty for none); null for a key that leads nowhere. */
export function dayAfterKey(key: string, date: string, min: string, max: string): string | null {
  const step = STEPS[key]
  if (!step) return null
  const target = step(date)
  if (target < min) return min
  return max !== '' && target > max ? max : target
}
