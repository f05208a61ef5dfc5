import { createContext, useContext } from 'react'

/** The storage of a list's layout, for the moment its screen comes back. */
export interface ListMemory {
  /** The stored layout; returned once. */
  readonly recall: () => unknown
  /** `take` returns the list's layout when its screen is left; the result ends this. */
  readonly keep: (take: () => unknown) => () => void
}

/** The facts about a list that the shell around it needs. */
export interface ListWatch {
  /** It may still grow: how much is left below the window matters. */
  readonly hasMore: boolean
  /** Items `first` to before `end` are near the window. */
  readonly onRangeChange?: (first: number, end: number) => void
  /**
   * Reports the number of items, and the px of the list, that lie wholly below the window; more items are wanted from
   * `distance` px on.
   */
  readonly onRemainingChange: (items: number, px: number, distance?: number) => void
  readonly memory?: ListMemory
}

const Context = createContext<ListWatch | null>(null)

export const ListWatchProvider = Context.Provider
/** Returns the shell around this list; null for a list that stands for itself. */
export const useListWatch = (): ListWatch | null => useContext(Context)
