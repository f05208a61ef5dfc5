import { dark, light, mix } from '../color'
import { alpha, ellipse, type Kit, path, rect } from '../ink'

/** Two tones of one family: `a` solid, `b` pale; drawn in a box of 100, inside 26..74. */
type Glyph = (a: string, b: string) => string

const stroke = (d: string, c: string, w = 5): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`

export const glyphs = {
  ceramics: (a, b) =>
    path('M30 44H70C70 62 62 73 50 73S30 62 30 44Z', a) +
    ellipse(50, 44, 20, 5, b) +
    rect(42, 71, 16, 5, a, 2) +
    stroke('M44 35Q41 31 44 27M54 35Q51 31 54 27', b, 3.6),
  tea: (a, b) =>
    path('M28 50C28 42 38 38 48 38S66 42 66 50C66 64 58 72 47 72S28 64 28 50Z', a) +
    path('M63 52C72 50 70 42 77 38L79 42C75 48 77 60 64 61Z', a) +
    stroke('M31 46C20 44 20 62 32 62', a, 4.6) +
    ellipse(47, 38, 11, 3.6, b) +
    ellipse(47, 32, 3.6, 3.6, a) +
    ellipse(40, 54, 4, 7, b, 'fill-opacity=".5" stroke-opacity=".5" transform="rotate(14 40 54)"'),
  textile: (a, b) =>
    rect(27, 31, 46, 13, a, 6.5) +
    rect(27, 44, 46, 13, b, 6.5) +
    rect(27, 57, 46, 13, a, 6.5) +
    rect(58, 31, 4, 13, b, 0, alpha(0.7)) +
    rect(58, 57, 4, 13, b, 0, alpha(0.7)),
  stationery: (a, b) =>
    rect(30, 27, 32, 46, a, 5) +
    rect(36, 27, 4, 46, b, 0, alpha(0.55)) +
    rect(45, 36, 12, 4, b, 2) +
    path('M66 40L74 40V62L70 71L66 62Z', b) +
    path('M66 40h8v-6a4 4 0 0 0-8 0Z', a),
  home: (a, b) =>
    path('M38 27H62L70 50H30Z', b) +
    path('M38 27H62L70 50H30Z', a, alpha(0.25)) +
    rect(47, 50, 6, 18, a, 2) +
    rect(36, 67, 28, 6.4, a, 3.2) +
    path('M38 27H50L50 50H30Z', b),
  bath: (a, b) =>
    rect(28, 48, 44, 24, a, 9) +
    rect(34, 54, 32, 12, b, 6, alpha(0.55)) +
    ellipse(40, 38, 7, 7, b) +
    ellipse(55, 32, 5, 5, b) +
    ellipse(64, 41, 3.6, 3.6, b) +
    ellipse(38, 36, 2, 2, '#fff', alpha(0.8)),
  event: (a, b) =>
    rect(28, 32, 44, 41, a, 7) +
    rect(33, 44, 34, 24, b, 4) +
    rect(37, 26, 5.4, 12, a, 2.7) +
    rect(57.6, 26, 5.4, 12, a, 2.7) +
    path('M50 47.6L52.8 53.4L59 54.2L54.5 58.5L55.6 64.8L50 61.8L44.4 64.8L45.5 58.5L41 54.2L47.2 53.4Z', a),
  article: (a, b) =>
    path('M50 34C43 28 34 28 27 30V69C34 67 43 67 50 73Z', a) +
    path('M50 34C57 28 66 28 73 30V69C66 67 57 67 50 73Z', b) +
    stroke('M33 40Q39 39 44 42M33 49Q39 48 44 51M33 58Q39 57 44 60', b, 2.8) +
    stroke('M56 42Q61 39 67 40M56 51Q61 48 67 49', a, 2.8),
  coupon: (a, b) =>
    path('M27 36H73V44.5A5.5 5.5 0 0 0 73 55.5V64H27V55.5A5.5 5.5 0 0 0 27 44.5Z', a) +
    stroke('M56 40V60', b, 2.6) +
    `<path d="M56 40V60" stroke="${a}" stroke-width="3" stroke-dasharray="1.6 3.4" fill="none"/>` +
    stroke('M36 57L47 43', b, 3.4) +
    ellipse(37.5, 45, 2.8, 2.8, b) +
    ellipse(46, 55.6, 2.8, 2.8, b),
  member: (a, b) =>
    path('M28 60L24.5 38L38 47L50 29L62 47L75.5 38L72 60Z', a) +
    rect(29, 63, 42, 8, b, 4) +
    ellipse(50, 53, 4.4, 4.4, b),
  coffee: (a, b) =>
    ellipse(50, 50, 17, 24, a, 'transform="rotate(34 50 50)"') +
    `<path d="M60 32C48 40 60 50 50 52S42 62 40 68" fill="none" stroke="${b}" stroke-width="4.6" stroke-linecap="round"/>`,
  spice: (a, b) =>
    path('M38 40C52 36 70 46 74 70C56 72 36 62 38 40Z', a) +
    path('M43 43C54 43 64 52 68 65C58 58 50 52 43 43Z', b, alpha(0.55)) +
    stroke('M39 41C35 38 34 33 36 28', mix(a, b, 0.35), 4.6) +
    path('M32 42Q38 36 46 40Q44 46 38 46Z', b),
  batik: (a, b) =>
    rect(28, 28, 44, 44, a, 8) +
    [45, 135, 225, 315].map((t) => ellipse(50, 39.6, 5.4, 8.6, b, `transform="rotate(${t} 50 50)"`)).join('') +
    ellipse(50, 50, 3, 3, b) +
    [
      [33, 50],
      [67, 50],
      [50, 33],
      [50, 67],
    ]
      .map(([x, y]) => ellipse(x ?? 0, y ?? 0, 2, 2, b))
      .join(''),
  rattan: (a, b) =>
    path('M28 46H72L67 73H33Z', a) +
    stroke('M34 46C34 22 66 22 66 46', a, 4.6) +
    stroke('M33 55H67M34.6 64H65.4', b, 3) +
    stroke('M42 48V71M50 48V71M58 48V71', b, 2.2) +
    rect(25.5, 43, 49, 6, b, 3),
  workshop: (a, b) =>
    rect(30, 64, 40, 7, b, 3.5) +
    path('M40 38H60C58 45 64 50 64 55C64 62 58 64 50 64S36 62 36 55C36 50 42 45 40 38Z', a) +
    ellipse(50, 38, 10, 3, b) +
    stroke('M28 52Q32 46 35 52M72 52Q68 46 65 52', a, 4.6),
  leaf: (a, b) =>
    path('M30 70C26 44 44 28 74 28C75 56 58 74 30 70Z', a) +
    stroke('M32 69C42 56 52 46 64 38M46 54L45 44M54 47L64 49', b, 3),
  gift: (a, b) =>
    rect(30, 46, 40, 27, a, 4) +
    rect(27, 38, 46, 11, a, 3.5) +
    rect(46.5, 38, 7, 35, b) +
    stroke('M50 37C42 37 36 32 40 28S50 31 50 37C50 31 56 24 60 28S58 37 50 37', b, 4),
} as const satisfies Record<string, Glyph>

export type GlyphName = keyof typeof glyphs

/** Rounded tile with one glyph, tinted by the palette. */
export function icon(name: GlyphName, { ink, p }: Kit): string {
  const a = p.main
  const b = light(p.accent, 0.34)
  const tile = ink.linear(
    [
      [0, light(p.main, 0.9)],
      [1, light(p.main, 0.76)],
    ],
    0.4,
    1,
  )
  return (
    rect(4, 4, 92, 92, tile, 30) +
    rect(4, 4, 92, 92, 'none', 30, `stroke="${dark(p.main, 0.1)}" stroke-opacity=".06"`) +
    glyphs[name](a, b)
  )
}
