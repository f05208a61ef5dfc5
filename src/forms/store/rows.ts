import { Rows } from './tree'

const rowsOf = (value: unknown): Rows => (value instanceof Rows ? value : new Rows([], {}))

/** Returns a list with one more item at its end. */
export function withRow(value: unknown, id: string, item: unknown): Rows {
  const { ids, byId } = rowsOf(value)
  return new Rows([...ids, id], { ...byId, [id]: item })
}

/** Returns a list without an item. */
export function withoutRow(value: unknown, id: string): Rows {
  const { ids, byId } = rowsOf(value)
  const { [id]: _, ...others } = byId
  return new Rows(
    ids.filter((one) => one !== id),
    others,
  )
}

/** Returns a list in which an item stands so many places further on; it stays where it is at an end. */
export function withMovedRow(value: unknown, id: string, by: number): Rows {
  const rows = rowsOf(value)
  const from = rows.ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= rows.ids.length) return rows
  const ids = rows.ids.filter((one) => one !== id)
  return new Rows([...ids.slice(0, to), id, ...ids.slice(to)], rows.byId)
}

export const NO_ROWS = new Rows([], {})
