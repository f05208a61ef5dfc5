import { dark, light } from '../color'
import { alpha, ellipse, group, type Kit, line, path, rect, type Shape } from '../ink'
import { batik, fringe, home } from './folded'
import { anyMotif, type Motif } from './motifs'

/** Scarf or batik cloth hung in soft folds from a wooden rail. */
function hung(kit: Kit, from: readonly Motif[]): string {
  const { p, ink } = kit
  const pat = anyMotif(kit, from, 0.9)
  const w = 17
  const h = 41
  const edge = `M${-w} ${-h - 5}H${w}C${w + 1.4} ${-h * 0.6} ${w - 1} ${-h * 0.3} ${w + 0.8} -1Q${w * 0.5} 1.8 0 -0.4T${-w - 0.6} 0C${-w + 1.2} ${-h * 0.35} ${-w - 1.6} ${-h * 0.62} ${-w} ${-h - 5}Z`
  const clip = ink.clip(path(edge, '#000'))
  let folds = ''
  for (let i = 0; i < 6; i++) {
    const x = -w + i * 5.9
    folds += rect(
      x,
      -h - 6,
      5.9,
      h + 9,
      ink.linear(
        [
          [0, '#fffaf0', 0.26],
          [0.4, '#fffaf0', 0],
          [0.6, p.deep, 0.02],
          [1, p.deep, 0.4],
        ],
        1,
        0,
      ),
    )
  }
  const band =
    rect(-w - 3, -7.5, w * 2 + 6, 2.6, p.accent, 0, alpha(0.85)) +
    rect(-w - 3, -4.4, w * 2 + 6, 0.7, p.second, 0, alpha(0.85))
  const rail = rect(
    -25,
    -h - 7,
    50,
    2.4,
    ink.linear([
      [0, '#c9a27a'],
      [1, '#7d5a3c'],
    ]),
    1.2,
  )
  const cloth = `${path(edge, pat)}<g clip-path="${clip}">${band}${folds}</g>`
  const second = group(`${path(edge, p.second)}<g clip-path="${clip}">${folds}</g>`, 'translate(9 0) scale(.62 .86)')
  return (
    group(path(edge, p.deep, alpha(0.16)), 'translate(5 2.5)') +
    line(`M-20 ${-h - 6}V-62M20 ${-h - 6}V-62`, dark('#c9a27a', 0.2), 0.35) +
    group(second, `translate(6 -7)`) +
    group(cloth, 'translate(-4 0)') +
    rail +
    fringe(kit, -w - 4, 0, w * 2, p.accent)
  )
}

export const scarf: Shape = (kit) => hung(kit, home)
export const batikCloth: Shape = (kit) => hung(kit, batik)

/** Apron or short robe on a peg. */
export const apron: Shape = (kit) => {
  const { ink, p } = kit
  const d = 'M-8 -46L8 -46C9 -38 12 -33 17 -31L18 -3Q9 -0.5 0 -1.8T-18 -3L-17 -31C-12 -33 -9 -38 -8 -46Z'
  const clip = ink.clip(path(d, '#000'))
  const folds = [0, 1, 2, 3]
    .map((i) =>
      rect(
        -18 + i * 9,
        -48,
        9,
        50,
        ink.linear(
          [
            [0, '#fffaf0', 0.16],
            [0.5, p.deep, 0],
            [1, p.deep, 0.24],
          ],
          1,
          0,
        ),
      ),
    )
    .join('')
  const pocket =
    path('M-9 -20H9V-9Q0 -7.6 -9 -9Z', light(p.main, 0.12)) +
    line('M-9 -20H9V-9Q0 -7.6 -9 -9Z', dark(p.main, 0.35), 0.35) +
    line('M0 -20V-8.4', dark(p.main, 0.35), 0.3)
  return (
    group(path(d, p.deep, alpha(0.16)), 'translate(4.5 2.5)') +
    line('M-8 -46C-7 -60 7 -60 8 -46', light(p.main, 0.15), 1.3) +
    ellipse(0, -57, 1.6, 1.6, '#8a6240') +
    path(d, p.main) +
    line('M-17 -30C-24 -24 -22 -16 -20 -9M17 -30C24 -24 22 -16 21 -10', light(p.main, 0.1), 1) +
    `<g clip-path="${clip}">${rect(-8, -46, 16, 3, p.accent, 0, alpha(0.8))}${folds}</g>` +
    pocket
  )
}
