import type { Theme } from '../../entities/site/site'

/**
 * Grounds of the dark theme, from the screen's to the lightest on which words in a site's colours stand
 * (src/ui/theme/tokens).
 */
export const DARK_PAPER = '#171a15'
const LIGHTEST_GROUND = '#30352c'
const DARK_WORDS = '#141812'
/** WCAG 2.2 AA for texts. */
const CONTRAST = 4.5
const STEPS = 20
/** Parts of the ground of a section that is white in the light: it stands out from the paper. */
const GROUND_LEAST = 28

type Rgb = readonly [number, number, number]

function rgbOf(colour: string): Rgb | null {
  const short = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/i.exec(colour)
  const [, r, g, b] = short
    ? short.map((digit, at) => (at ? digit + digit : digit))
    : (/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i.exec(colour) ?? [])
  return r && g && b ? [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)] : null
}

const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(rgb: Rgb): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two `#rrggbb` colours, 1 to 21; 1 for what is none. */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [rgbOf(one), rgbOf(other)]
  if (!a || !b) return 1
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Returns the colour, mixed with white until words in it can be read on every dark ground. What is no colour becomes
 * white.
 */
function lightenForDark(colour: string): string {
  const rgb = rgbOf(colour)
  if (!rgb) return '#ffffff'
  for (let step = 0; step < STEPS; step += 1) {
    const mixed = hexOf(rgb.map((part) => part + ((255 - part) * step) / STEPS) as unknown as Rgb)
    if (contrastOf(mixed, LIGHTEST_GROUND) >= CONTRAST) return mixed
  }
  return '#ffffff'
}

/** A site's colours on dark ground: its own hues, light enough to be read, with dark words on them. */
export const darkThemeOf = ({ primary, accent }: Theme): Theme => ({
  primary: lightenForDark(primary),
  primary_text: DARK_WORDS,
  accent: lightenForDark(accent),
  background: DARK_PAPER,
})

/**
 * Returns a ground that an operator coloured for the light theme as it is in the dark: its hue, its lightness mirrored,
 * no lighter than the theme's lightest ground, so that all words of the theme can be read on it. Null for what is no
 * `#hex`.
 */
export function darkGroundOf(colour: string): string | null {
  const rgb = rgbOf(colour)
  if (!rgb) return null
  // What is done alike to all parts keeps the hue.
  const shift = 255 - Math.max(...rgb) - Math.min(...rgb)
  const mirrored = rgb.map((part) => GROUND_LEAST + ((part + shift) * (255 - GROUND_LEAST)) / 255)
  for (let step = 0; step < STEPS; step += 1) {
    const mixed = hexOf(mirrored.map((part) => (part * (STEPS - step)) / STEPS) as unknown as Rgb)
    if (contrastOf(mixed, '#ffffff') >= contrastOf(LIGHTEST_GROUND, '#ffffff')) return mixed
  }
  return DARK_PAPER
}
