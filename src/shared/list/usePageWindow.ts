import { LIST_DELAY_MS } from '@storefront/contract/constants'
import type { Page } from '@storefront/contract/entities/common'
import { type MutableRefObject, useCallback, useEffect, useRef } from 'react'
import { queryClient } from '@/services/query'
import { showError } from '@/services/error-handler'
import { change } from './cache'
import { fillPages, evict, missingRows, type PageWindow, type Rows } from './page-cache'
import type { IdOf, Pages } from './pages'

/** Flinging past items that were let go asks for none of them. */
const REST_MS = 100

interface PageWindowOptions<T> {
  readonly listKey: readonly unknown[]
  readonly load: (page: Rows, options: { readonly signal: AbortSignal }) => Promise<Page<T>>
  readonly idOf: IdOf<T>
  /** The ref that receives the items near the window. */
  readonly pageWindow: MutableRefObject<PageWindow>
}

/**
 * Keeps only the items near the window in memory: evicts distant items and requests them again when they come near.
 * @returns a callback for the range of items near the window: `first` to before `end`
 */
export function usePageWindow<T>(options: PageWindowOptions<T>): (first: number, end: number) => void {
  const latest = useRef(options)
  latest.current = options
  const work = useRef({ timer: undefined as ReturnType<typeof setTimeout> | undefined, isFilling: false, failedAt: 0 })

  const fillNear = useCallback(async (): Promise<void> => {
    const { listKey, load, idOf, pageWindow } = latest.current
    const state = work.current
    const pages = queryClient.getQueryData<Pages<T>>(listKey)
    const rows = pages && missingRows(pages, pageWindow.current)
    if (!rows || state.isFilling || Date.now() - state.failedAt < LIST_DELAY_MS) return
    state.isFilling = true
    try {
      const page = await queryClient.fetchQuery({
        queryKey: [...listKey, rows],
        queryFn: ({ signal }) => load(rows, { signal }),
        staleTime: 0,
        gcTime: 0,
      })
      change<T>(listKey, (now) => fillPages(now, rows, page, idOf))
    } catch (error) {
      state.failedAt = Date.now()
      showError(error, 'list')
    } finally {
      state.isFilling = false
    }
    // The window may have moved on meanwhile.
    await fillNear()
  }, [])
  useEffect(() => () => clearTimeout(work.current.timer), [])

  return useCallback(
    (first, end) => {
      const { listKey, pageWindow } = latest.current
      pageWindow.current = [first, end]
      change<T>(listKey, (pages) => evict(pages, pageWindow.current))
      const state = work.current
      clearTimeout(state.timer)
      state.timer = setTimeout(() => void fillNear(), REST_MS)
    },
    [fillNear],
  )
}
