import { useRef } from 'react'
import { create } from 'zustand'
import { useIsShown } from './useIsShown'

const store = create<{ readonly count: number }>()(() => ({ count: 0 }))

/**
 * Starts all open screens anew, as a reload of the page would, and keeps the way back: the one in front at once, a
 * covered one when it is shown. What is cached stays: who calls this invalidates it.
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
