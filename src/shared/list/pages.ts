import { lastOf } from '@storefront/contract/domain/last-of'
import { LIST_OFFSET_MAX, PAGE_SIZE } from '@storefront/contract/constants'
import type { Page, SearchPage } from '@storefront/contract/entities/common'

/** A chunk of a list, as requested from the server. */
interface Chunk<T> {
  /** Rows of the server: from `offset`, `rows` of them. */
  readonly offset: number
  readonly rows: number
  /** Items that are shown of them: those that a neighbour has too are shown once. */
  readonly size: number
  /** Null for an evicted chunk: it is requested again when it comes near the window. */
  readonly items: readonly T[] | null
}

/** The loaded state of a list that is read page by page. */
export interface Pages<T> {
  /** Rows in all, as the server counts them. */
  readonly count: number
  readonly chunks: readonly Chunk<T>[]
  /** Words that a search without results may mean. */
  readonly suggestion?: string
}

export type IdOf<T> = (item: T) => string | number

/** Returns the first answer of a list, up to 100 rows, in pages. An item that comes twice is shown once. */
export function begin<T>({ count, results, suggestion }: SearchPage<T>, idOf: IdOf<T>): Pages<T> {
  const seenIds = new Set<string | number>()
  const isNew = (item: T): boolean => seenIds.size < seenIds.add(idOf(item)).size
  const chunks: Chunk<T>[] = []
  for (let offset = 0; offset < results.length; offset += PAGE_SIZE) {
    const rows = results.slice(offset, offset + PAGE_SIZE)
    const items = rows.filter(isNew)
    chunks.push({ offset, rows: rows.length, size: items.length, items })
  }
  // Rows are counted and none came: there is nothing to go on with.
  if (count > 0 && chunks.length === 0) chunks.push({ offset: 0, rows: 0, size: 0, items: [] })
  return { count, chunks, suggestion }
}

/** Returns rows of the server that were requested so far. */
export function rowsOf<T>({ chunks }: Pages<T>): number {
  const last = lastOf(chunks)
  return last ? last.offset + last.rows : 0
}

/** Returns the offset of the next page; undefined at the end of the list. */
export function nextOffset<T>(pages: Pages<T>): number | undefined {
  const end = rowsOf(pages)
  // A page without rows is the end too, whatever the server counts.
  return lastOf(pages.chunks)?.rows !== 0 && end < pages.count && end <= LIST_OFFSET_MAX ? end : undefined
}

/** The number of places for items. */
export const lengthOf = <T>({ chunks }: Pages<T>): number => chunks.reduce((sum, { size }) => sum + size, 0)

/** Returns the items in order. Evicted ones are holes in the array: `map` and `forEach` skip them. */
export function itemsOf<T>(pages: Pages<T>): readonly T[] {
  const all = new Array<T>(lengthOf(pages))
  let at = 0
  for (const { items, size } of pages.chunks) {
    for (let index = 0; items && index < size; index += 1) all[at + index] = items[index] as T
    at += size
  }
  return all
}

/**
 * Appends the next page. An item that moved between pages while the list was loaded is shown once: in its old place,
 * with the data of the newest response.
 */
export function append<T>(pages: Pages<T>, { count, results }: Page<T>, idOf: IdOf<T>): Pages<T> {
  const offset = rowsOf(pages)
  const newest = new Map(results.map((item) => [idOf(item), item]))
  const knownIds = new Set<string | number>()
  const chunks = pages.chunks.map((chunk) => {
    if (!chunk.items?.some((item) => newest.has(idOf(item)))) return chunk
    const items = chunk.items.map((item) => {
      const id = idOf(item)
      knownIds.add(id)
      return newest.get(id) ?? item
    })
    return { ...chunk, items }
  })
  const items = [...newest].flatMap(([id, item]) => (knownIds.has(id) ? [] : [item]))
  return { count, chunks: [...chunks, { offset, rows: results.length, size: items.length, items }] }
}

/** Replaces the item with the same id. */
export function replace<T>(pages: Pages<T>, newItem: T, idOf: IdOf<T>): Pages<T> {
  const id = idOf(newItem)
  const chunks = pages.chunks.map((chunk) =>
    chunk.items ? { ...chunk, items: chunk.items.map((item) => (idOf(item) === id ? newItem : item)) } : chunk,
  )
  return { ...pages, chunks }
}

/** Returns the list after the server removed one of its rows: the rows behind it have moved up by one. */
export function without<T>(pages: Pages<T>, id: string | number, idOf: IdOf<T>): Pages<T> {
  const index = pages.chunks.findIndex(({ items }) => items?.some((item) => idOf(item) === id))
  if (index < 0) return pages
  const movedChunks = pages.chunks.map((chunk, at) => {
    if (at < index) return chunk
    if (at > index) return { ...chunk, offset: chunk.offset - 1 }
    const items = chunk.items?.filter((item) => idOf(item) !== id) ?? null
    return { ...chunk, rows: chunk.rows - 1, size: chunk.size - 1, items }
  })
  // A chunk without rows would be the end of the list.
  return { count: Math.max(0, pages.count - 1), chunks: movedChunks.filter(({ rows }) => rows > 0) }
}

/** Replaces the beginning of the list; the pages behind it are assumed to be unchanged. */
export function renew<T>(pages: Pages<T>, page: Page<T>, idOf: IdOf<T>): Pages<T> {
  const fresh = begin(page, idOf)
  const end = page.results.length
  // A whole answer of the last rows: there is nothing behind it.
  if (end >= page.count) return fresh
  const visible = idsOf(fresh.chunks, idOf)
  const rest = pages.chunks.filter(({ offset }) => offset >= end)
  // Pages that the answer cut in two: reading goes on behind it.
  if (rest[0]?.offset !== end) return fresh
  const chunks = rest.map((chunk) => {
    const items = chunk.items?.filter((item) => !visible.has(idOf(item)))
    return items ? { ...chunk, size: items.length, items } : chunk
  })
  return { count: page.count, chunks: [...fresh.chunks, ...chunks] }
}

/** Returns ids of the items in memory. */
export const idsOf = <T>(chunks: readonly Chunk<T>[], idOf: IdOf<T>): ReadonlySet<string | number> =>
  new Set(chunks.flatMap(({ items }) => items?.map(idOf) ?? []))
