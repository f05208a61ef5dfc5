import { dark, light } from '../color'
import { alpha, at, castShadow, ellipse, f, line, path, rect, type Shape } from '../ink'
import { lathe } from './lathe'

/** Pens and brushes in a turned cup. */
export const pens: Shape = (kit) => {
  const { p, rnd } = kit
  const r = 9
  const h = 19
  const tools = [p.accent, p.second, p.deep, light(p.main, 0.4), p.accent, '#c79a63']
  const stick = tools
    .map((c, i) => {
      const len = rnd.range(17, 25)
      const tip =
        i % 2
          ? path(`M-1.1 ${f(-len)}L0 ${f(-len - 4)}L1.1 ${f(-len)}Z`, '#e6cda4') +
            path(`M-.4 ${f(-len - 2.6)}L0 ${f(-len - 4)}L.4 ${f(-len - 2.6)}Z`, c)
          : path(
              `M-1 ${f(-len)}C-1.8 ${f(-len - 3)} -0.6 ${f(-len - 5)} 0 ${f(-len - 6.5)}C.6 ${f(-len - 5)} 1.8 ${f(-len - 3)} 1 ${f(-len)}Z`,
              p.deep,
            )
      return at(
        (i - 2.5) * 2.2,
        -h + 4,
        rect(-1.1, -len, 2.2, len, c, 0.3) +
          rect(0.3, -len, 0.8, len, '#000', 0.3, alpha(0.16)) +
          rect(-0.8, -len, 0.35, len, '#fff', 0.2, alpha(0.4)) +
          tip,
        1,
        (i - 2.5) * 6.5,
      )
    })
    .join('')
  const cupBody = lathe(kit, {
    profile: [
      [r * 0.92, 0],
      [r, 1.5],
      [r, h * 0.5],
      [r, h],
    ],
    color: p.main,
    open: { color: dark(p.main, 0.3), lip: 0.8 },
  })
  return `${castShadow(kit, r * 2.2) + cupBody}<g clip-path="${kit.ink.clip(`<rect x="-40" y="-80" width="80" height="${80 - h + 1.3}"/>`)}">${stick}</g>`
}

/** Washi tapes: three rolls, two flat and one on edge. */
export const tapes: Shape = (kit) => {
  const { ink, p } = kit
  const roll = (r: number, h: number, c: string) =>
    lathe(kit, {
      profile: [
        [r, 0],
        [r, h],
      ],
      color: c,
      decor: [0, 1, 2, 3, 4, 5, 6]
        .map((i) => line(`M${f(-r + i * r * 0.36)} 2V${f(-h)}`, light(c, 0.6), 0.6, alpha(0.6)))
        .join(''),
      open: { color: '#b99873', lip: r * 0.32 },
    })
  const edge = (r: number, c: string) =>
    ellipse(2.6, -r, r, r, dark(c, 0.3)) +
    ellipse(
      0,
      -r,
      r,
      r,
      ink.linear(
        [
          [0, light(c, 0.25)],
          [1, dark(c, 0.1)],
        ],
        1,
        1,
      ),
    ) +
    ellipse(0, -r, r * 0.66, r * 0.66, '#c9a981') +
    ellipse(0.6, -r + 0.3, r * 0.58, r * 0.58, dark(p.table, 0.25)) +
    ellipse(0.9, -r + 0.5, r * 0.55, r * 0.55, p.wallShade)
  return (
    castShadow(kit, 44) +
    at(9, -4, edge(14, p.main)) +
    at(-13, -0.5, castShadow(kit, 22) + roll(10.5, 8.5, p.accent)) +
    at(-13, -9, roll(10, 6, p.second)) +
    at(8, 6, castShadow(kit, 15) + roll(7.4, 5, light(p.main, 0.4)))
  )
}
