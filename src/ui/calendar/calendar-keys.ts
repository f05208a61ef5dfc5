import { addDays, addMonths } from '@storefront/contract/domain/day'
import { weekOf } from './calendar-dates'

type Step = (date: string) => string

const by =
  (days: number): Step =>
  (date) =>
    addDays(date, days)

const byMonth =
  (months: -1 | 1): Step =>
  (date) =>
    addMonths(date, months)

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

/**
 * Returns the day that a key leads to from `date`, within the bounds (empty for none); null for a key that leads
 * nowhere.
 */
export function dayAfterKey(key: string, date: string, min: string, max: string): string | null {
  const step = STEPS[key]
  if (!step) return null
  const target = step(date)
  if (target < min) return min
  return max !== '' && target > max ? max : target
}
