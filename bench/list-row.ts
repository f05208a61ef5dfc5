import { LIST_COUNT_MAX } from '@storefront/contract/constants'
import { percentile, plain, type Row } from './row'

/** One list of a shop, called many times. */
export interface Timing {
  /** Milliseconds of each call. */
  times: readonly number[]
  /** Rows that it counts; null for an answer without a count. */
  count: number | null
}
export interface Measured {
  what: string
  small: Timing
  big: Timing
  /** The list of the small shop whose times are compared, where its own has too few rows. */
  beside?: string | undefined
}

/** Goal of each list: the times of the big shop beside those of the small one. */
const FACTOR = 2
const PARTS = [0.5, 0.95, 0.99] as const

/** Rows that a list counts, at most. */
const countOf = ({ count }: Timing): number => Math.min(count ?? 0, LIST_COUNT_MAX + 1)

/** Whether the small shop has as many rows as the big one counts: with fewer, the list of the big one does more work. */
export const isLike = ({ small, big, beside }: Measured): boolean =>
  beside !== undefined || countOf(small) >= countOf(big)

/** Returns the line of one list: the ratio of p99, which misses its goal only where the two shops do the same work. */
export function listRow(measured: Measured): Row {
  const { what, small, big, beside } = measured
  const [smallSorted, bigSorted] = [small, big].map(({ times }) => [...times].sort((a, b) => a - b))
  const parts = PARTS.map((part) => [percentile(smallSorted ?? [], part), percentile(bigSorted ?? [], part)] as const)
  const ratios = parts.map(([a, b]) => b / a)
  const notes = [
    parts.map(([a, b], at) => `p${(PARTS[at] ?? 0) * 100} ${a.toFixed(1)} / ${b.toFixed(1)} ms`).join(', '),
    `${big.times.length} rounds`,
    ...(beside === undefined ? [] : [`beside ${beside}`]),
    ...(isLike(measured) ? [] : [`${countOf(small)} of ${countOf(big)} rows: not like with like`]),
  ]
  const value = ratios.map((ratio) => ratio.toFixed(1)).join(', ')
  const row = plain(`${what}: ${notes.join('; ')}`, `${value} x`)
  const isMet = (ratios[PARTS.length - 1] ?? Number.NaN) <= FACTOR
  return isMet || isLike(measured) ? { ...row, goal: `p99 <= ${FACTOR} x`, ok: isMet } : row
}
