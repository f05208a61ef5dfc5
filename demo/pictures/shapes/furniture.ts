import { dark, light } from '../color'
import { alpha, at, castShadow, ellipse, f, line, path, rect, type Shape, soft } from '../ink'
import { cane } from './basketry'
import { FLAT, lathe } from './lathe'
import { anyMotif } from './motifs'

/** Pendant lamp over the table. */
export const pendant: Shape = (kit) => {
  const { ink, p } = kit
  const c = cane(kit)
  const d = 'M-4 -46C-10 -44 -21 -34 -22 -22Q0 -16.4 22 -22C21 -34 10 -44 4 -46Z'
  const clip = ink.clip(path(d, '#000'))
  let ribs = ''
  for (let i = -6; i <= 6; i++)
    ribs += line(`M${f(i * 0.6)} -46C${f(i * 1.8)} -43 ${f(i * 3.5)} -33 ${f(i * 3.66)} -19`, dark(c, 0.34), 0.5)
  for (let i = 0; i < 6; i++)
    ribs += line(
      `M-26 ${f(-42 + i * 4)}Q0 ${f(-37.5 + i * 4.4)} 26 ${f(-42 + i * 4)}`,
      i % 2 ? dark(c, 0.28) : light(c, 0.4),
      0.8,
    )
  const glow = ink.radial(
    [
      [0, '#fff0c0', 0.95],
      [0.6, '#ffd88a', 0.4],
      [1, '#ffd88a', 0],
    ],
    0.5,
    0.75,
    0.7,
  )
  return (
    soft(ink, 0, -20, 34, 30, '#ffe3a6', 0.7) +
    soft(ink, 0, 2, 28, 5, '#ffe3a6', 0.55) +
    line('M0 -46V-90', p.deep, 0.45) +
    rect(-2, -49, 4, 3.6, p.deep, 0.8) +
    path(d, c) +
    `<g clip-path="${clip}">${path(d, glow)}${ribs}</g>` +
    line('M-22 -22Q0 -16.4 22 -22', dark(c, 0.3), 1.3) +
    ellipse(0, -20.6, 4.4, 2.6, '#fff6dc') +
    at(
      0,
      3,
      at(
        -3,
        0,
        castShadow(kit, 10) +
          lathe(kit, {
            profile: [
              [3.4, 0],
              [5.4, 3],
              [5.8, 7],
            ],
            color: p.main,
            open: { color: p.second, lip: 0.5, fill: '#7a4a28', level: 0.8 },
          }),
      ),
    )
  )
}

/** Lounge chair with a cane back and a cushion. */
export const chair: Shape = (kit) => {
  const { ink, p } = kit
  const c = dark(cane(kit), 0.12)
  const net = ink.pattern(
    2.2,
    2.2,
    rect(0, 0, 2.2, 2.2, light(c, 0.5)) + line('M0 0L2.2 2.2M2.2 0L0 2.2M1.1 0V2.2M0 1.1H2.2', dark(c, 0.1), 0.3),
  )
  const pole = (d: string, w = 1.7) =>
    line(d, dark(c, 0.38), w + 0.5) +
    line(d, c, w) +
    line(d, light(c, 0.45), w * 0.3, 'fill-opacity=".7" stroke-opacity=".7" transform="translate(-.3 -.2)"')
  const seat = 'M-17 -17Q-2 -14.6 16 -17L21 -21Q3 -23 -12 -21Z'
  const pad =
    path(
      'M-16.4 -18.4Q-2 -15.6 15.6 -18.4Q21.6 -20 20.4 -22.6Q4 -25.4 -11 -22.8Q-18.6 -21 -16.4 -18.4Z',
      anyMotif(kit, ['kawung', 'stripe', 'check', 'wave', 'truntum'], 0.6),
    ) + line('M-16.4 -18.4Q-2 -15.6 15.6 -18.4', p.deep, 0.4, alpha(0.4))
  return (
    castShadow(kit, 46, 0.2) +
    pole('M18.5 -20L21 -2') +
    pole('M-11 -21L-13 -3') +
    path('M-13 -22C-16 -48 20 -50 20 -22Q3 -26 -13 -22Z', net) +
    pole('M-13 -20C-16 -52 22 -54 20 -20') +
    path(seat, c) +
    pad +
    pole('M-17 -17Q-1 -14.4 16 -17', 2) +
    pole('M-16 -17L-18 2') +
    pole('M15.4 -17L18 2') +
    pole('M-18 -6Q0 -3.5 17 -6', 1.1) +
    pole('M-14 -32C-23 -32 -22 -24 -17 -17', 1.5) +
    pole('M20 -32C25 -31 22 -24 16 -17', 1.5)
  )
}

/** Three-legged stool carrying a book and a cup, or bare. */
export const stool: Shape = (kit) => {
  const { p, rnd } = kit
  const wood = rnd.next() < 0.5 ? '#a8754a' : p.main
  const leg = (x0: number, x1: number, y: number, c: string) =>
    path(`M${x0 - 1.5} -26L${x0 + 1.5} -26L${x1 + 1.1} ${y}L${x1 - 1.1} ${y}Z`, c)
  const top = lathe(kit, {
    profile: [
      [17, 0],
      [18, 1],
      [18, 4],
    ],
    color: wood,
    gloss: 0.2,
    open: { color: light(wood, 0.3), lip: 0.1 },
  })
  const grain = [0.85, 0.62, 0.4, 0.2]
    .map((t) =>
      ellipse(
        -2,
        -29.4,
        17 * t,
        17 * t * FLAT,
        'none',
        `stroke="${dark(wood, 0.3)}" stroke-width=".25" fill-opacity=".45" stroke-opacity=".45"`,
      ),
    )
    .join('')
  const thing = at(
    2,
    -29,
    castShadow(kit, 9) +
      lathe(kit, {
        profile: [
          [3.6, 0],
          [6, 5],
          [6.4, 9],
          [3, 14],
          [3.4, 17],
        ],
        color: p.accent,
        open: { color: dark(p.accent, 0.3), lip: 0.6 },
      }),
  )
  return (
    castShadow(kit, 44, 0.2) +
    leg(3, 6, -5, dark(wood, 0.5)) +
    leg(-11, -17, 1, dark(wood, 0.18)) +
    leg(12, 18, 1, dark(wood, 0.36)) +
    line('M-14 -10L15 -10', dark(wood, 0.4), 1.2) +
    at(0, -25.4, top) +
    grain +
    thing
  )
}
