/** Period in which a ticket is sold; null is without a bound. Moments are ISO 8601. */
export interface SalePeriod {
  readonly sale_start: string | null
  readonly sale_end: string | null
}

/**
 * Returns the bound of a sale that makes no sense, or null: a sale that ends before it begins, or begins or ends after
 * the event has ended.
 */
export function salePeriodProblem(
  { sale_start, sale_end }: SalePeriod,
  eventEnd: string,
): { field: keyof SalePeriod; reason: 'beforeStart' | 'afterEvent' } | null {
  const [start, end, last] = [sale_start, sale_end, eventEnd].map((moment) =>
    moment === null ? null : Date.parse(moment),
  )
  if (start != null && end != null && end <= start) return { field: 'sale_end', reason: 'beforeStart' }
  if (last == null) return null
  if (start != null && start >= last) return { field: 'sale_start', reason: 'afterEvent' }
  return end != null && end > last ? { field: 'sale_end', reason: 'afterEvent' } : null
}
