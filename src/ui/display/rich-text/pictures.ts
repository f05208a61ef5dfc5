import { createContext } from 'react'

/** Addresses of a text's pictures, which a tap shows large among each other; null within a link. */
export const PicturesContext = createContext<readonly string[] | null>(null)
