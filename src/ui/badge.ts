import { create } from 'zustand'

/** Pieces in the basket, for the badge of its tab; the basket's state sets it. */
const useStore = create<{ count: number }>()(() => ({ count: 0 }))

export const useBadge = (): number => useStore((state) => state.count)
export const setBadge = (count: number): void => useStore.setState({ count })
