import { LIST_DELAY_MS } from '@storefront/contract/constants'
import { useCallback, useEffect, useRef } from 'react'

interface GrowingList {
  /** Whether there are more items. */
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly moreFailed?: boolean
  readonly onMore: () => void
}

/**
 * Infinite scroll's delay (spec 9): scrolling requests a page no sooner than 1500 ms after the previous request. A page
 * that is needed earlier is requested when the delay is over, if it is still needed then; after a failure it is
 * requested when the visitor scrolls again. The button at the list's end has no delay.
 * @returns to be called, while the visitor scrolls, with whether the list's end is near
 */
export function useScrolledMore(list: GrowingList): (isWanted: boolean) => void {
  const latest = useRef(list)
  latest.current = list
  const pace = useRef({ last: 0, isWanted: false, timer: undefined as ReturnType<typeof setTimeout> | undefined })
  const { moreFailed } = list
  useEffect(() => {
    if (moreFailed) pace.current.last = Date.now()
  }, [moreFailed])
  useEffect(() => () => clearTimeout(pace.current.timer), [])
  return useCallback(function requestMore(isWanted: boolean): void {
    const state = pace.current
    state.isWanted = isWanted
    const { hasMore, isLoadingMore, moreFailed: hasFailed, onMore } = latest.current
    if (!isWanted || !hasMore || isLoadingMore) return
    const wait = state.last + LIST_DELAY_MS - Date.now()
    if (wait <= 0) {
      state.last = Date.now()
      onMore()
    } else if (!hasFailed && state.timer === undefined) {
      state.timer = setTimeout(() => {
        state.timer = undefined
        requestMore(state.isWanted)
      }, wait)
    }
  }, [])
}
