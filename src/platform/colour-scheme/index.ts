import type { ColourScheme } from './types'

const darkQuery = (): MediaQueryList | undefined => window.matchMedia?.('(prefers-color-scheme: dark)')

/** The class stands on the root from before the first paint (src/index.html). */
export const colourScheme: ColourScheme = {
  isSystemDark: () => darkQuery()?.matches ?? false,
  listen: (onChange) => darkQuery()?.addEventListener?.('change', onChange),
  paint: (isDark) => void document.documentElement.classList.toggle('dark', isDark),
  renew() {},
}
