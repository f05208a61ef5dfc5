import { createContext } from 'react'

/** Returns the element over which the fields of an item open: the inspector's column. */
export const DrawerPlace = createContext<() => HTMLElement>(() => document.body)
