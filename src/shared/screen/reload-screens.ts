import { useRef } from 'react'
import { create } from 'zustand'
import { useIsShown } from './useIsShown'

const store = create<{ readonly count: number }>()(() => ({ count: 0 }))

/**
 * Restarts all open screens, as a reload of the page would, and keeps the way back: the front one at once, a covered
 * one when it is shown. Caches stay; the caller has to invalidate them.
 */
export const reloadScreens = (): void => store.setState(({ count }) => ({ count: count + 1 }))

/**
 * Changes with each reload, in a covered screen once it is shown: only then are its parameters and its page those of
 * the router.
 */
export function useReloadKey(): number {
  const count = store((state) => state.count)
  const isShown = useIsShown()
  const key = useRef(count)
  if (isShown) key.current = count
  return key.current
}
