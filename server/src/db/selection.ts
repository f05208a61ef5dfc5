import type { ListSource } from '@storefront/contract/modules'
import { type ListShape, type ListSql, orderingOf } from './list'

/** Selection of a module's items, read from its config: every part has its type or is absent. */
export interface Selection extends ListSource {
  /** This item is left out, of the count as well. */
  ignore?: number
}

/** One page of a module's items. */
export interface Slice {
  limit: number
  offset: number
}

/**
 * Restricts a list to the items that a module selects and returns the SQL of their order: selected ids in their own
 * order, others by the requested ordering, or by `fallback` if that is not offered.
 */
export function narrow(sql: ListSql, shape: ListShape, { ids, ignore, ordering }: Selection, fallback: string): string {
  if (ignore !== undefined) sql.where(`t.id <> ${sql.param(ignore)}`)
  if (!ids) return orderingOf(shape, ordering ?? '') ?? fallback
  const param = sql.param(ids)
  sql.where(`t.id = any(${param}::bigint[])`)
  return `array_position(${param}::bigint[], t.id)`
}

/**
 * Narrows a list to a category: digits are its id, all else its slug in `table`. `column` holds the id; `$1` is the
 * tenant.
 */
export function inCategory(sql: ListSql, column: string, table: string, category: string): void {
  const isId = /^\d{1,15}$/.test(category)
  const param = sql.param(isId ? Number(category) : category)
  sql.where(
    isId
      ? `${column} = ${param}`
      : `${column} = (select c.id from ${table} c where c.tenant_id = $1 and c.slug = ${param})`,
  )
}
