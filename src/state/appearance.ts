import type { Theme } from '@storefront/contract/entities/site/site'
import { create } from 'zustand'
import { colourScheme } from '@/platform/colour-scheme'
import { display } from '@/platform/display'
import { stored } from '@/platform/storage'
import { tabs } from '@/platform/tabs'
import { defaultDark, defaultTheme, setLook } from '@/ui/stores'

/** The look of every site on this device, as its visitor chose it; no account is needed. */
export interface Appearance {
  readonly theme: 'system' | 'light' | 'dark'
  /** Factor on the system's text size. */
  readonly text: number
  /** Larger targets, fewer columns; the text has its own factor. */
  readonly care: boolean
}

const USUAL: Appearance = { theme: 'system', text: 1, care: false }
/** src/index.html reads it before the first paint. */
const choice = stored<Appearance>('appearance', {
  version: 1,
  empty: USUAL,
  check: (value): value is Appearance => typeof (value as Appearance | null)?.text === 'number',
})
const store = create<Appearance>()(() => choice.read())

let themes: readonly [light: Theme, dark: Theme] = [defaultTheme, defaultDark]

/** Lays the colours and sizes that hold now over the screens and over what the vendor draws. */
export function paint(): void {
  const { theme, text, care } = store.getState()
  const isDark = theme === 'dark' || (theme !== 'light' && colourScheme.isSystemDark())
  const [light, dark] = themes
  const colours = isDark ? dark : light
  setLook({
    theme: colours,
    light: isDark ? light : null,
    scale: text,
    isCareMode: care,
  })
  colourScheme.paint(isDark)
  display.setChrome({ primary: colours.primary, onPrimary: colours.primary_text, background: colours.background })
  tabs.setColour(colours.primary)
}

/** Called once, before the first screen. What everything looks like from the beginning needs no call to the vendor. */
export function startAppearance(): void {
  colourScheme.listen(paint)
  const { theme, text, care } = store.getState()
  if (care || text !== USUAL.text || theme === 'dark' || colourScheme.isSystemDark()) paint()
}

/** The site's colours are known; a site that was stored by an older client has none for the dark theme. */
export function setSiteThemes(light: Theme, dark: Theme = defaultDark): void {
  themes = [light, dark]
  paint()
}

/** Remembered on this device, for every site. */
export function chooseAppearance(part: Partial<Appearance>): void {
  store.setState(part)
  choice.write(store.getState())
  paint()
}

export const useAppearance = (): Appearance => store()
