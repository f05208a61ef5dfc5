import { create } from 'zustand'

/** The next announcement to a screen reader; `n` makes the same text a new announcement. */
export const useAnnouncement = create<{ text: string; n: number }>()(() => ({ text: '', n: 0 }))

/** Tells users of screen readers what an action did. */
export const announce = (text: string): void => useAnnouncement.setState(({ n }) => ({ text, n: n + 1 }))
