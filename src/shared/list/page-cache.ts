import { PAGE_SIZE, PAGE_SIZE_MAX } from '@storefront/contract/constants'
import type { Page } from '@storefront/contract/entities/common'
import { type IdOf, idsOf, type Pages } from './pages'

/** Items near the window: from the first to before the end. */
export type PageWindow = readonly [first: number, end: number]

/**
 * Items in memory: above this number, items far from the window are evicted. Ten thousand would use as much as the app.
 */
const ITEMS_MAX = 15 * PAGE_SIZE
const NEAR = 3 * PAGE_SIZE

/** Evicts the items far from the window when too many are in memory. */
export function evict<T>(pages: Pages<T>, [first, end]: PageWindow): Pages<T> {
  const loadedCount = pages.chunks.reduce((sum, { items }) => sum + (items?.length ?? 0), 0)
  if (loadedCount <= ITEMS_MAX) return pages
  let at = 0
  const chunks = pages.chunks.map((chunk) => {
    const from = at
    at += chunk.size
    return chunk.items && chunk.size > 0 && (at <= first - NEAR || from >= end + NEAR)
      ? { ...chunk, items: null }
      : chunk
  })
  return { ...pages, chunks }
}

/** Rows of the server. */
export interface Rows {
  readonly offset: number
  readonly limit: number
}

/** Returns the rows to request so that no item near the window is missing: at most 100, from the first missing one. */
export function missingRows<T>({ chunks }: Pages<T>, [first, end]: PageWindow): Rows | undefined {
  let at = 0
  let request: { offset: number; limit: number } | undefined
  for (const { offset, rows, size, items } of chunks) {
    const isNear = at + size > first && at < end
    at += size
    if (!isNear || items) {
      if (request) return request
    } else if (!request) request = { offset, limit: rows }
    else if (request.limit + rows <= PAGE_SIZE_MAX) request.limit += rows
    else return request
  }
  return request
}

/**
 * Fills rows that were evicted and are loaded again; items that another chunk contains by now are left out. When the
 * server's list became shorter meanwhile, the missing rows at its end have no items and no places any more.
 */
export function fillPages<T>(
  pages: Pages<T>,
  { offset, limit }: Rows,
  { count, results }: Page<T>,
  idOf: IdOf<T>,
): Pages<T> {
  const knownIds = idsOf(pages.chunks, idOf)
  const chunks = pages.chunks.map((chunk) => {
    if (chunk.items || chunk.offset < offset || chunk.offset + chunk.rows > offset + limit) return chunk
    const from = chunk.offset - offset
    const items = results.slice(from, from + chunk.rows).filter((item) => !knownIds.has(idOf(item)))
    return { ...chunk, size: items.length, items }
  })
  return { count, chunks }
}

/** A list without its items, stored to survive a reload: the server's count, and rows and items of each chunk. */
export interface Snapshot {
  readonly count: number
  readonly chunks: readonly (readonly [rows: number, size: number])[]
}

export const snapshotOf = <T>({ count, chunks }: Pages<T>): Snapshot => ({
  count,
  chunks: chunks.map(({ rows, size }) => [rows, size]),
})

/** Returns the list of a snapshot, with all its items evicted. */
export function fromSnapshot<T>({ count, chunks }: Snapshot): Pages<T> {
  let end = 0
  return {
    count,
    chunks: chunks.map(([rows, size]) => {
      const offset = end
      end += rows
      return { offset, rows, size, items: null }
    }),
  }
}
