import { useSyncExternalStore } from 'react'

/** Windows that have no room for the menu beside the screen. */
const NARROW = '(max-width: 991.98px)'

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the menu lies over the screen instead of beside it. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
