import type { Theme } from '@storefront/contract/entities/site/site'
import { create } from 'zustand'
import { display } from '@/platform/display'

export const defaultTheme: Theme = { primary: '#1f4d3a', primary_text: '#ffffff', accent: '#b5532a', background: '#f7f5f0' }

const store = create<{ readonly theme: Theme }>()(() => ({ theme: defaultTheme }))

/** What every screen's root needs to look like the tenant's. */
export const useTheme = (): Theme => store((state) => state.theme)

/** Called by the site's state once the site is known. */
export const setTheme = (theme: Theme): void => store.setState({ theme })

/** A colour of the table or a function of numbers: nothing that could leave the style attribute. */
const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]+\)|[a-z]+)$/i

/** The variables of a screen's root, as a style text; a colour that is none keeps the default. */
export function themeStyle(theme: Theme): string {
  const colour = (key: keyof Theme) => (COLOUR.test(theme[key]) ? theme[key] : defaultTheme[key])
  return `--primary:${colour('primary')};--on-primary:${colour('primary_text')};--accent:${colour('accent')};--paper:${colour('background')};--text-scale:${display.textScale()}`
}
