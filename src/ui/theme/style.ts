import type { Theme } from '@storefront/contract/entities/site/site'
import { defaultTheme, type Look } from '@/ui/stores'
import { textScaleOf } from './text-scale'

/** A colour of the table or a function of numbers: nothing that could leave the style attribute. */
const COLOUR = /^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/]+\)|[a-z]+)$/i

/** Returns the variables of a screen's root, as a style text; a colour that is none keeps the default. */
export function themeStyle(look: Look): string {
  const { theme, light, scale, isCareMode } = look
  const coloursOf = (of: Theme, end: string) => {
    const colour = (key: keyof Theme) => (COLOUR.test(of[key]) ? of[key] : defaultTheme[key])
    return `--primary${end}:${colour('primary')};--on-primary${end}:${colour('primary_text')};--accent${end}:${colour('accent')};--paper${end}:${colour('background')}`
  }
  return [
    coloursOf(theme, ''),
    `--scale:${textScaleOf(scale)}`,
    isCareMode && '--tap:48px;--care:2',
    light && coloursOf(light, '-l'),
  ]
    .filter(Boolean)
    .join(';')
}

/** Returns the class of a screen's root and of its overlays. */
export const themeClass = ({ light }: Look): string | null => light && 'dark'
