import { createContext } from 'react'
import type { TextKey } from '../i18n'

/** The place of the screen in front within the studio. */
export interface ScreenTrail {
  /** Name of its group in the menu. */
  readonly group: TextKey
  /** Name and address of the list that it belongs to. */
  readonly text: TextKey
  readonly path: string
  /** Whether it is that list itself. */
  readonly isList: boolean
  readonly section: string
  readonly isFavourite: boolean
  readonly toggleFavourite: () => void
}

/** Null for screens that are in no menu. */
export const ScreenTrailContext = createContext<ScreenTrail | null>(null)
