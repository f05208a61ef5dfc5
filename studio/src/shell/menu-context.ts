import { createContext } from 'react'
import type { MenuEntry } from './menu'
import type { ScreenRow } from './screen-row'

/** The entries of the user's menu, for screens that list them. */
export const MenuContext = createContext<readonly MenuEntry[]>([])

/** The table of screens, for a screen that tells what others see: it cannot import the table that it stands in. */
export const ScreensContext = createContext<readonly ScreenRow[]>([])
