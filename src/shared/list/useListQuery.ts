import { LIST_COUNT_MAX } from '@storefront/contract/constants'
import { useEffect, useMemo } from 'react'
import { type TextKey, t } from '@/i18n'
import { display } from '@/platform/display'
import type { Params, Query } from '@/routes'
import { useRoute } from '@/router'
import { message } from '@/ui/overlay/dialogs'
import { parseListParams, withoutFilters } from './list-params'
import type { ListSpec } from './spec'

/** Counts the items that a list would have with other filters. */
export interface ListCount {
  /** "Show {n} items". */
  readonly text: TextKey
  readonly key: (filters: Params) => readonly unknown[]
  readonly load: (filters: Params, signal: AbortSignal) => Promise<number>
}

/**
 * The page by which a list is counted: a search that many rows have is counted no further than the page that is read.
 */
const COUNTED = { limit: 1, offset: LIST_COUNT_MAX - 1 } as const

/** The state of a list's controls, which is stored in the address. */
export interface ListState<Q> {
  /** The parameters of the list's request. */
  readonly query: Q
  /** The texts of the address, without invalid ones. */
  readonly values: Query
  readonly change: (values: Params) => void
  readonly count: ListCount
  readonly isSearched: boolean
  /** A filter tab or a filter of the panel is set. */
  readonly isFiltered: boolean
  /** Clears the search and the filters; the ordering stays. */
  readonly clear: () => void
  /** Clears only the filters. */
  readonly clearFilters: () => void
}

/** The filters of a list, unset. */
const unfiltered = <T, Q extends object>({ tabs, panel = [] }: ListSpec<T, Q>): Params => ({
  ...(tabs && { [tabs.name]: undefined }),
  ...withoutFilters(panel),
})

/** @param fixedQuery laid over what the address says; a constant, or remembered by the caller */
export function useListQuery<T, Q extends object>(spec: ListSpec<T, Q>, fixedQuery?: Partial<Q>): ListState<Q> {
  const { params, setQuery } = useRoute()
  const { query, mend, hasSwappedRanges } = useMemo(() => parseListParams<Q>(spec, params), [spec, params])
  const listQuery = useMemo(() => ({ ...query, ...fixedQuery }), [query, fixedQuery])
  useEffect(() => {
    if (!mend) return
    setQuery(mend)
    if (hasSwappedRanges) message(t('list.swapped'))
  }, [mend, hasSwappedRanges, setQuery])
  const values = mend ? { ...params, ...textsOf(mend) } : params
  const change = (next: Params) => {
    setQuery(next)
    // What was far down the old list is nowhere in the new one.
    display.scrollToTop()
  }
  const filters = unfiltered(spec)
  const queryOf = (next: Params) => ({
    ...parseListParams<Q>(spec, { ...params, ...textsOf(next) }).query,
    ...fixedQuery,
  })
  return {
    query: listQuery,
    values,
    change,
    count: {
      text: spec.counted ?? 'list.show',
      key: (next) => [...spec.key(queryOf(next)), 'count'],
      load: async (next, signal) => (await spec.load({ ...queryOf(next), ...COUNTED }, { signal })).count,
    },
    isSearched: Boolean(values.search),
    isFiltered: Object.keys(filters).some((name) => values[name]),
    clear: () => change({ ...filters, search: undefined }),
    clearFilters: () => change(filters),
  }
}

const textsOf = (params: Params): Query =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ? String(value) : '']))
