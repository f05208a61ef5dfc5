import { create } from 'zustand'

/** What a screen reader is told next; `n` makes the same text news again. */
export const useAnnouncement = create<{ text: string; n: number }>()(() => ({ text: '', n: 0 }))

/** Tells users of screen readers what an action did. */
export const announce = (text: string): void => useAnnouncement.setState(({ n }) => ({ text, n: n + 1 }))
