import type { Theme } from '@storefront/contract/entities/site/site'
import { display } from '@/platform/display'
import { defaultTheme } from '@/ui/stores'

/** A colour of the table or a function of numbers: nothing that could leave the style attribute. */
const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]+\)|[a-z]+)$/i

/** The variables of a screen's root, as a style text; a colour that is none keeps the default. */
export function themeStyle(theme: Theme): string {
  const colour = (key: keyof Theme) => (COLOUR.test(theme[key]) ? theme[key] : defaultTheme[key])
  return `--primary:${colour('primary')};--on-primary:${colour('primary_text')};--accent:${colour('accent')};--paper:${colour('background')};--text-scale:${display.textScale()}`
}
