import type { Theme } from '../../entities/site/site'
import { contrastOf } from './dark-theme'

/** WCAG 2.2 AA: 4.5 for texts, 3 for large texts and the edges of parts. */
const PAIRS = [
  { front: 'primary_text', back: 'primary', least: 4.5 },
  { front: 'primary', back: 'background', least: 4.5 },
  { front: 'accent', back: 'background', least: 3 },
] as const

export interface ContrastResult {
  readonly front: keyof Theme
  readonly back: keyof Theme
  /** Contrast ratio that the pair needs. */
  readonly least: number
  /** Contrast ratio of the pair, 1 to 21. */
  readonly contrast: number
}

/** Returns the contrast of each pair of a theme's colours that stand on each other. */
export const themeContrasts = (theme: Theme): ContrastResult[] =>
  PAIRS.map((pair) => ({ ...pair, contrast: contrastOf(theme[pair.front], theme[pair.back]) }))

/** Returns the first pair that cannot be read well enough; null when all can. */
export const weakContrast = (theme: Theme): ContrastResult | null =>
  themeContrasts(theme).find(({ contrast, least }) => contrast < least) ?? null
