import { useDidShow } from '@tarojs/taro'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@storefront/contract/constants'
import type { Page } from '@storefront/contract/entities/common'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { queryClient } from '@/services/query'
import { showError } from '@/services/error-handler'
import { errorText } from '@/services/error-policy'
import type { ListViewProps } from '@/ui/list/ListView'
import { change, listKeyOf } from './cache'
import { fillPages, fromSnapshot, missingRows, type PageWindow } from './page-cache'
import { append, begin, itemsOf, nextOffset, type Pages, renew, rowsOf } from './pages'
import { useListMemory } from './useListMemory'
import { usePageWindow } from './usePageWindow'

interface PagedOptions<T> {
  readonly key: readonly unknown[]
  readonly load: (
    page: { readonly limit: number; readonly offset: number },
    options: { readonly signal: AbortSignal },
  ) => Promise<Page<T>>
  /** Tells items apart: one that moved from page to page while loading is shown once. A constant. */
  readonly idOf: (item: T) => string | number
  readonly enabled?: boolean
  /** The first items, when another reply brought them along. */
  readonly initial?: Page<T>
  /**
   * Keeps only the items near the window of a very long list in memory; the others are holes in `items`, until they
   * come near again. For lists whose items go through `map` alone and are rendered by `VirtualList`.
   */
  readonly evictOffscreen?: boolean
}

export interface PagedList<T> {
  readonly items: readonly T[]
  /** The number of items in all; 0 until the first page is there. */
  readonly total: number
  /** Words that a search without results may mean. */
  readonly suggestion?: string
  /** The props of the list's shell. */
  readonly view: Omit<ListViewProps, 'children' | 'skeleton' | 'empty'>
  /** Requests the loaded items again, up to 100; items beyond that stay unchanged. */
  readonly refetch: () => Promise<unknown>
}

/**
 * Returns a list of 20 a page (spec 9); more is available until as many are loaded as the server counts. Stays in the
 * query cache for 300 s after the screen is gone; after a reload it comes back as long as it was.
 */
export function usePaged<T>({
  key,
  load,
  idOf,
  enabled = true,
  initial,
  evictOffscreen = false,
}: PagedOptions<T>): PagedList<T> {
  const listKey = listKeyOf(key)
  const moreKey = [...key, 'more']
  const read = () => queryClient.getQueryData<Pages<T>>(listKey)
  const pageWindow = useRef<PageWindow>([0, PAGE_SIZE])
  const { memory, hasSnapshot, recall } = useListMemory(listKey, pageWindow)
  /** A refresh begins with the first page, whatever is loaded. */
  const anew = useRef(false)

  const start = async (signal: AbortSignal): Promise<Pages<T>> => {
    const last = recall()
    if (last && evictOffscreen) {
      const outline = fromSnapshot<T>(last)
      // A list that one answer holds comes back whole.
      const rows = missingRows(outline, rowsOf(outline) <= PAGE_SIZE_MAX ? [0, PAGE_SIZE_MAX] : last.near)
      const page = rows && (await load(rows, { signal }))
      if (rows && page && page.results.length > 0) return fillPages(outline, rows, page, idOf)
    }
    const limit = Math.min(PAGE_SIZE_MAX, Math.max(PAGE_SIZE, last && !evictOffscreen ? rowsOf(fromSnapshot(last)) : 0))
    return begin(await load({ limit, offset: 0 }, { signal }), idOf)
  }
  const query = useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => {
      const old = read()
      if (!old) return start(signal)
      if (anew.current) return begin(await load({ limit: PAGE_SIZE, offset: 0 }, { signal }), idOf)
      const rows = Math.max(rowsOf(old), rowsOf(fromSnapshot(recall() ?? { count: 0, chunks: [] })))
      const page = await load({ limit: Math.min(PAGE_SIZE_MAX, Math.max(PAGE_SIZE, rows)), offset: 0 }, { signal })
      // More may have come meanwhile.
      return renew(read() ?? old, page, idOf)
    },
    enabled,
    structuralSharing: false,
    initialData: initial && (() => begin(initial, idOf)),
    // After a reload the list was longer than what the other reply brings along.
    initialDataUpdatedAt: () => (hasSnapshot() ? 0 : undefined),
  })
  const more = useQuery({
    queryKey: moreKey,
    queryFn: async ({ signal }) => {
      const pages = read()
      const offset = pages && nextOffset(pages)
      if (offset === undefined) return 0
      const page = await load({ limit: PAGE_SIZE, offset }, { signal })
      change(listKey, (now: Pages<T>) => (nextOffset(now) === offset ? append(now, page, idOf) : now))
      return offset
    },
    enabled: false,
    gcTime: 0,
  })
  const onRangeChange = usePageWindow<T>({ listKey, load, idOf, pageWindow })

  const { error } = query
  const failure = error ?? more.error
  // The list also shows it in its place, where a reader deep in it may not look (spec 8).
  useEffect(() => {
    if (failure) showError(failure, 'list')
  }, [failure])
  const pages = query.data
  const items = useMemo(() => (pages ? itemsOf(pages) : []), [pages])
  const refresh = async (): Promise<void> => {
    anew.current = true
    try {
      await query.refetch()
      // What failed before is no longer this list's.
      await queryClient.resetQueries({ queryKey: moreKey })
    } finally {
      anew.current = false
    }
  }
  return {
    items,
    total: pages?.count ?? 0,
    suggestion: pages?.suggestion,
    refetch: query.refetch,
    view: {
      count: items.length,
      status: pages ? 'ready' : query.isError ? 'failed' : 'loading',
      hasMore: pages !== undefined && nextOffset(pages) !== undefined,
      isLoadingMore: more.isFetching,
      moreFailed: more.isError,
      errorText: error ? errorText(error) : undefined,
      onMore: () => void more.refetch({ cancelRefetch: false }),
      onRetry: () => void query.refetch(),
      onRefresh: refresh,
      onRangeChange: evictOffscreen ? onRangeChange : undefined,
      memory,
    },
  }
}

/** Loads a list again whenever its screen is shown: other screens and other users change its items. */
export function useRefetchOnShow({ view, refetch }: Pick<PagedList<unknown>, 'view' | 'refetch'>): void {
  useDidShow(() => {
    if (view.status === 'ready') void refetch()
  })
}
