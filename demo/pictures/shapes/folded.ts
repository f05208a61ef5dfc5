import { dark, light } from '../color'
import { alpha, at, castShadow, ellipse, f, type Kit, line, path, rect, type Shape } from '../ink'
import { anyMotif, type Motif } from './motifs'

export const home: readonly Motif[] = ['stripe', 'check', 'dots', 'wave']
export const batik: readonly Motif[] = ['kawung', 'parang', 'cloud', 'ceplok', 'truntum']

/** One folded layer: a slab with a rounded fold on the left. */
function fold(kit: Kit, w: number, h: number, fill: string, shade: string): string {
  const { ink } = kit
  const d = `M${f(-w / 2 + h / 2)} ${f(-h)}H${f(w / 2)}Q${f(w / 2 + 1.6)} ${f(-h / 2)} ${f(w / 2)} 0H${f(-w / 2 + h / 2)}A${f(h / 2)} ${f(h / 2)} 0 0 1 ${f(-w / 2 + h / 2)} ${f(-h)}Z`
  const tone = ink.linear([
    [0, '#fffaf0', 0.34],
    [0.35, '#fffaf0', 0.04],
    [0.7, shade, 0.1],
    [1, shade, 0.42],
  ])
  return (
    path(d, fill) +
    path(d, tone) +
    line(
      `M${f(-w / 2 + h * 0.45)} ${f(-h * 0.48)}Q0 ${f(-h * 0.36)} ${f(w / 2)} ${f(-h * 0.46)}`,
      shade,
      0.3,
      alpha(0.35),
    )
  )
}

/** Top sheet of the stack, seen at a slant. */
export function lid(w: number, fill: string, shade: string): string {
  const d = `M${f(-w / 2 + 2.5)} .3Q${f(-w / 2 + 3)} -4 ${f(-w / 2 + 7)} -5.4H${f(w / 2 - 1)}Q${f(w / 2 + 2.4)} -5 ${f(w / 2 + 1)} .3Z`
  return (
    path(d, fill) +
    path(d, '#fffaf0', alpha(0.34)) +
    line(`M${f(-w / 2 + 3)} .2H${f(w / 2 + 0.6)}`, shade, 0.3, alpha(0.25))
  )
}

export const fringe = ({ rnd }: Kit, x: number, y: number, w: number, color: string): string => {
  let out = ''
  for (let i = 0; i <= w; i += 1.1)
    out += line(
      `M${f(x + i)} ${f(y)}q${f(rnd.range(-0.5, 0.5))} 1.6 ${f(rnd.range(-0.7, 0.7))} ${f(rnd.range(3, 4.2))}`,
      color,
      0.45,
    )
  return out
}

/** Folded blankets in a pile, the top one patterned with a fringe. */
export const blanket: Shape = (kit) => {
  const { p } = kit
  const pat = anyMotif(kit, home, 1)
  const layers: [number, number, string][] = [
    [47, 8.6, p.second],
    [46, 8.2, p.main],
    [45, 8.2, light(p.accent, 0.25)],
    [45.5, 9, pat],
  ]
  let y = 0
  let out = castShadow(kit, 50)
  for (const [w, h, c] of layers) {
    out += at(w === 46 ? 0.8 : 0, y, fold(kit, w, h, c, p.deep))
    y -= h - 0.2
  }
  return out + at(0, y, lid(44, pat, p.deep)) + fringe(kit, 4, y + 8.4, 17, light(p.main, 0.3))
}

/** Rolled towels standing in a pyramid. */
export const towels: Shape = (kit) => {
  const { ink, p } = kit
  const roll = (x: number, y: number, r: number, c: string) => {
    let spiral = ''
    for (let k = 1; k < 5; k++)
      spiral += ellipse(
        0,
        -r,
        r * k * 0.2,
        r * k * 0.2,
        'none',
        `stroke="${dark(c, 0.32)}" stroke-width=".45" fill-opacity=".6" stroke-opacity=".6"`,
      )
    const loop = (a: number) => rect(-r * 0.05 + a * r * 0.3, -r * 2, 0.3, r * 2, light(c, 0.6), 0, alpha(0.25))
    return at(
      x,
      y,
      path(
        `M0 ${f(-2 * r)}h14a${f(r)} ${f(r)} 0 0 1 0 ${f(2 * r)}h-14Z`,
        ink.linear([
          [0, light(c, 0.25)],
          [0.5, dark(c, 0.06)],
          [1, dark(c, 0.36)],
        ]),
      ) +
        rect(9, -2 * r, 1.6, 2 * r, p.accent, 0, alpha(0.65)) +
        ellipse(
          0,
          -r,
          r,
          r,
          ink.radial(
            [
              [0, dark(c, 0.1)],
              [1, light(c, 0.2)],
            ],
            0.4,
            0.4,
          ),
        ) +
        spiral +
        loop(0.1),
    )
  }
  return (
    castShadow(kit, 52) +
    roll(-19, 0, 8.4, p.main) +
    roll(5, 0, 8.4, p.second) +
    roll(-7, -14.4, 8.4, light(p.main, 0.4))
  )
}

/** Folded batik lengths with a paper band. */
export const batikFold: Shape = (kit) => {
  const { p } = kit
  const pats = [0, 1, 2].map(() => anyMotif(kit, batik, 0.7))
  let y = 0
  let out = castShadow(kit, 52)
  pats.forEach((pat, i) => {
    out += at(i % 2 ? 0.7 : 0, y, fold(kit, 47 - i, 10, i === 1 ? p.second : pat, p.deep))
    y -= 9.8
  })
  const band =
    rect(-3, y, 9, -y, '#efe3cd') +
    rect(-3, y, 9, -y, p.deep, 0, alpha(0.06)) +
    path(`M-3 ${f(y)}l3 -7.5h9l-3 7.5Z`, '#f7eedd') +
    ellipse(1.5, y / 2, 2.4, 2.4, p.accent)
  return out + at(0, y, lid(44, pats[2] ?? p.main, p.deep)) + band
}
