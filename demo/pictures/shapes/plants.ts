import { dark, light, mix } from '../color'
import { alpha, at, castShadow, ellipse, f, type Kit, line, path, type Shape } from '../ink'
import { glaze } from './decor'
import { lathe } from './lathe'

const green = (kit: Kit) => mix('#5f7d58', kit.p.deep, kit.rnd.range(0, 0.25))

/** Pointed leaf from (0,0) along -y, lit on its left half. */
export function leaf(len: number, width: number, color: string): string {
  const l = f(-len)
  return (
    path(
      `M0 0C${f(-width)} ${f(-len * 0.3)} ${f(-width * 0.8)} ${f(-len * 0.75)} 0 ${l}C${f(width * 0.8)} ${f(-len * 0.75)} ${f(width)} ${f(-len * 0.3)} 0 0Z`,
      dark(color, 0.12),
    ) +
    path(`M0 0C${f(-width)} ${f(-len * 0.3)} ${f(-width * 0.8)} ${f(-len * 0.75)} 0 ${l}Z`, light(color, 0.16)) +
    line(`M0 0V${f(-len * 0.9)}`, light(color, 0.4), Math.max(0.12, width * 0.06), alpha(0.7))
  )
}

/** A cut branch rising from (0,0) to about `h`: eucalyptus, blossom, grasses or berries. */
export function branch(kit: Kit, h: number): string {
  const { p, rnd } = kit
  const kind = rnd.int(4)
  const stems = kind === 2 ? 7 : 2 + rnd.int(2)
  let out = ''
  for (let s = 0; s < stems; s++) {
    const lean = (s - (stems - 1) / 2) * (kind === 2 ? 4.5 : 10) + rnd.range(-2.5, 2.5)
    const top = h * rnd.range(0.72, 1)
    const px = (t: number) => lean * t * t
    const wood = kind === 2 ? mix('#c9a86a', p.deep, 0.12) : mix('#6b5a45', p.deep, 0.35)
    out += line(`M0 0Q${f(lean * 0.15)} ${f(-top * 0.55)} ${f(lean)} ${f(-top)}`, wood, kind === 2 ? 0.35 : 0.5)
    const n = kind === 2 ? 9 : 9
    for (let i = 1; i <= n; i++) {
      const t = 0.25 + (i / n) * 0.75
      const side = i % 2 ? 1 : -1
      const x = px(t)
      const y = -top * t
      if (kind === 0)
        out += at(
          x,
          y,
          ellipse(0, -1.9, 1.7, 2.1, i % 3 ? green(kit) : light(green(kit), 0.25)),
          1.15 - t * 0.35,
          side * rnd.range(35, 75),
        )
      else if (kind === 1) {
        const petal = light(p.accent, rnd.range(0.15, 0.65))
        for (let k = 0; k < 5; k++)
          out += at(x + side * 1.2, y, ellipse(0, -0.95, 0.72, 0.95, petal), rnd.range(0.8, 1.15), k * 72 + i * 20)
        out += ellipse(x + side * 1.2, y, 0.36, 0.36, dark(p.accent, 0.35))
      } else if (kind === 2) {
        if (t > 0.6)
          out += at(
            x,
            y,
            ellipse(0, -0.9, 0.45, 1.25, mix('#d9bd84', p.accent, rnd.range(0, 0.3))),
            1,
            side * 28 + lean,
          )
      } else if (i % 3 === 0)
        out +=
          ellipse(x + side * 1.6, y, 0.95, 0.95, p.accent) +
          ellipse(x + side * 1.6 - 0.3, y - 0.3, 0.28, 0.28, '#fffaf0', alpha(0.7))
      else out += at(x, y, leaf(5.2, 1.5, green(kit)), 1.2 - t * 0.4, side * rnd.range(30, 60) + lean)
    }
  }
  return out
}

/** House plant in a glazed pot. */
export const plant: Shape = (kit) => {
  const { p, rnd } = kit
  const r = rnd.range(9.5, 11.5)
  const h = rnd.range(14, 17)
  const pot = lathe(kit, {
    profile: [
      [r * 0.68, 0],
      [r * 0.82, h * 0.4],
      [r, h * 0.94],
      [r, h],
    ],
    color: p.main,
    decor: glaze(kit, r, h),
    open: { color: '#4a382c', lip: 0.9, fill: '#5a4537', level: 0.9 },
  })
  const kind = rnd.int(3)
  let crown = ''
  const n = kind === 0 ? 13 : 11
  for (let i = 0; i < n; i++) {
    const a = -74 + (148 / (n - 1)) * i + rnd.range(-5, 5)
    const g = i % 2 ? green(kit) : light(green(kit), 0.14)
    if (kind === 0) crown += at(0, 0, leaf(rnd.range(18, 29), 2.4, g), 1, a * 0.62)
    else if (kind === 1) {
      const len = rnd.range(11, 22)
      crown += at(0, 0, line(`M0 0V${f(-len)}`, g, 0.5) + at(0, -len + 1, leaf(9.5, 5.2, g), 1, a * 0.5), 1, a * 0.72)
    } else {
      const len = rnd.range(12, 25)
      crown += at(
        0,
        0,
        line(`M0 0V${f(-len)}`, dark(g, 0.2), 0.5) +
          [0.35, 0.5, 0.65, 0.8, 1]
            .map((t, k) => at(0, -len * t, leaf(6.2, 2.2, g), 1.1 - t * 0.3, k === 4 ? 0 : k % 2 ? 52 : -52))
            .join(''),
        1,
        a * 0.6,
      )
    }
  }
  return castShadow(kit, r * 1.9) + pot + at(0, -h + 0.6, crown)
}
