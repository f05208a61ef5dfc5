import { lastOf } from '@storefront/contract/domain/last-of'
import { queryClient } from '@/services/query'
import { type Pages, replace, without } from './pages'

/** Returns the name in the cache of a list that is read page by page. */
export const listKeyOf = (key: readonly unknown[]): readonly unknown[] => [...key, 'pages']

/** Changes a list in the cache without making it look newly read. */
export function change<T>(listKey: readonly unknown[], how: (pages: Pages<T>) => Pages<T>): void {
  const state = queryClient.getQueryState<Pages<T>>(listKey)
  if (!state?.data) return
  const next = how(state.data)
  if (next !== state.data) queryClient.setQueryData(listKey, next, { updatedAt: state.dataUpdatedAt })
}

/** Lays the new state of one item over all lists whose name begins with `key`. */
export function changeItem<T>(key: readonly unknown[], newItem: T, idOf: (item: T) => string | number): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: key }))
    if (lastOf(queryKey) === 'pages') change<T>(queryKey, (pages) => replace(pages, newItem, idOf))
}

/** Takes one item out of all lists whose name begins with `key`: it is no longer theirs. */
export function removeItem<T>(key: readonly unknown[], id: string | number, idOf: (item: T) => string | number): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: key }))
    if (lastOf(queryKey) === 'pages') change<T>(queryKey, (pages) => without(pages, id, idOf))
}
