import { useEffect } from 'react'
import { create } from 'zustand'

/** Number of forms in front with changes that the server does not have. */
const useForms = create<{ count: number }>(() => ({ count: 0 }))
const add = (n: number) => useForms.setState(({ count }) => ({ count: count + n }))

/** Marks the screen as unsaved while a form of it is. */
export function useUnsavedMark(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    add(1)
    return () => add(-1)
  }, [isUnsaved])
}

/** Whether the screen in front has unsaved changes. */
export const useIsUnsaved = (): boolean => useForms(({ count }) => count > 0)
