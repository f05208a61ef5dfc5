import { dark, light } from '../color'
import { alpha, at, castShadow, group, line, path, rect, type Shape } from '../ink'
import { batik, home } from './folded'
import { anyMotif } from './motifs'
import { print } from './print'

/** Tote bag standing, print on its face. */
export const tote: Shape = (kit) => {
  const { ink, p } = kit
  const cloth = light(p.second, 0.05)
  const d = 'M-18 -36Q0 -34.6 18 -36Q20 -16 19.4 -1.5Q10 1 0 .6T-19.4 -1.5Q-20 -16 -18 -36Z'
  const clip = ink.clip(path(d, '#000'))
  const strap = (dx: number, dy: number, c: string) =>
    line(`M${-9 + dx} ${-34.5 + dy}C${-9 + dx} -58 ${9 + dx} -58 ${9 + dx} ${-34.5 + dy}`, c, 2.5)
  const art = at(-12, -3.5, print(kit, 24, 28, p.main, p.accent))
  const folds =
    rect(
      -20,
      -38,
      40,
      40,
      ink.linear(
        [
          [0, '#fffaf0', 0.3],
          [0.3, '#fffaf0', 0],
          [0.75, p.deep, 0.05],
          [1, p.deep, 0.34],
        ],
        1,
        0.15,
      ),
    ) +
    line('M-13 -36Q-11 -20 -14 -1', p.deep, 0.35, alpha(0.2)) +
    line('M13 -36Q12 -18 15 -2', p.deep, 0.4, alpha(0.25))
  return (
    castShadow(kit, 40) +
    strap(1.8, -0.6, dark(cloth, 0.26)) +
    path(d, cloth) +
    `<g clip-path="${clip}">${art}${folds}${rect(-20, -36.5, 40, 2.6, dark(cloth, 0.1), 0, alpha(0.6))}</g>` +
    strap(0, 2, light(cloth, 0.1)) +
    line('M-10.2 -33V-30M10.2 -33V-30', p.deep, 0.3, alpha(0.4))
  )
}

/** Two cushions, the front one patterned. */
export const cushion: Shape = (kit) => {
  const { ink, p, rnd } = kit
  const d =
    'M-17 -33C-8 -30 8 -30 17 -33C19.5 -33.5 20 -31 19 -29C16.6 -20 16.6 -12 19 -4C20 -1.6 19 0 17 -.6C8 -3 -8 -3 -17 -.6C-19 0 -20 -1.6 -19 -4C-16.6 -12 -16.6 -20 -19 -29C-20 -31 -19.5 -33.5 -17 -33Z'
  const tone = ink.radial(
    [
      [0, '#fffaf0', 0.34],
      [0.5, '#fffaf0', 0.02],
      [1, p.deep, 0.42],
    ],
    0.36,
    0.3,
    0.78,
  )
  const pat = anyMotif(kit, rnd.next() < 0.5 ? home : batik, 0.85, 8)
  const one = (fill: string) => path(d, fill) + path(d, tone)
  return (
    castShadow(kit, 48, 0.22) +
    group(one(p.second), 'translate(11 -3) rotate(9)') +
    group(
      one(pat) + line('M-17 -32.6C-8 -29.6 8 -29.6 17 -32.6', p.accent, 0.5, alpha(0.8)),
      'translate(-7 0) rotate(-5)',
    )
  )
}
