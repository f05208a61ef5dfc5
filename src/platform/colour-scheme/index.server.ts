import type { ColourScheme } from './types'

/**
 * The page is light at first; before it is painted its style sheet makes it dark where the visitor wants that
 * (config/route-files).
 */
export const colourScheme: ColourScheme = { isSystemDark: () => false, listen() {}, paint() {}, renew() {} }
