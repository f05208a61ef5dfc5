import { PAGE_SIZE } from '@storefront/contract/constants'
import type { Page } from '@storefront/contract/entities/common'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { showError } from '@/services/react'
import { errorText } from '@/services/reaction'
import type { ListViewProps } from '@/ui/ListView'

interface PagedOptions<T> {
  readonly key: readonly unknown[]
  readonly load: (page: { readonly limit: number; readonly offset: number }, options: { readonly signal: AbortSignal }) => Promise<Page<T>>
  /** Tells items apart: one that moved from page to page while loading is shown once. */
  readonly idOf: (item: T) => string | number
  readonly enabled?: boolean
  /** The first items, when another reply brought them along. */
  readonly initial?: Page<T>
}

export interface Paged<T> {
  readonly items: readonly T[]
  /** How many there are in all; 0 until the first page is there. */
  readonly total: number
  /** What the list's shell needs to know. */
  readonly view: Omit<ListViewProps, 'children' | 'skeleton' | 'empty'>
  readonly refetch: () => Promise<unknown>
}

/** A list of 20 a page (spec 9); more is available until as many are loaded as the server counts. */
export function usePaged<T>({ key, load, idOf, enabled = true, initial }: PagedOptions<T>): Paged<T> {
  const query = useInfiniteQuery({
    queryKey: [...key, 'pages'],
    queryFn: ({ pageParam, signal }) => load({ limit: PAGE_SIZE, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.results.length, 0)
      return last.results.length > 0 && loaded < last.count ? loaded : undefined
    },
    enabled,
    initialData: initial && { pages: [initial], pageParams: [0] },
  })
  const { error } = query
  // The list also shows it in its place, where a reader deep in it may not look (spec 8).
  useEffect(() => {
    if (error) showError(error, 'list')
  }, [error])
  // biome-ignore lint/correctness/useExhaustiveDependencies: idOf is the caller's constant
  const items = useMemo(() => {
    const seen = new Map<string | number, T>()
    for (const page of query.data?.pages ?? []) for (const item of page.results) seen.set(idOf(item), item)
    return [...seen.values()]
  }, [query.data])
  return {
    items,
    total: query.data?.pages[0]?.count ?? 0,
    refetch: query.refetch,
    view: {
      count: items.length,
      status: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
      hasMore: query.hasNextPage,
      isLoadingMore: query.isFetchingNextPage,
      moreFailed: query.isFetchNextPageError,
      errorText: error ? errorText(error) : undefined,
      onMore: () => void query.fetchNextPage(),
      onRetry: () => void query.refetch(),
      onRefresh: query.refetch,
    },
  }
}
