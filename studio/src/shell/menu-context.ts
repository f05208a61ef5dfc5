import { createContext } from 'react'
import type { MenuEntry } from './menu'

/** The entries of the user's menu, for screens that list them. */
export const MenuContext = createContext<readonly MenuEntry[]>([])
