import { dark, light } from '../color'
import { alpha, at, castShadow, ellipse, f, type Kit, line, path, rect, type Shape, soft } from '../ink'
import { glaze, ring } from './decor'
import { lathe } from './lathe'
import { print } from './print'

const flame = (kit: Kit, y: number, s = 1): string =>
  soft(kit.ink, 0, y - 2, 15 * s, 15 * s, '#ffd98a', 0.55) +
  at(
    0,
    y,
    path('M0 0C-2 -1 -1.8 -3.4 0 -6.4C1.8 -3.4 2 -1 0 0Z', '#ffb648') +
      path('M0 -.3C-1 -1 -.9 -2.2 0 -3.8C.9 -2.2 1 -1 0 -.3Z', '#fff3c9'),
    s,
  )

/** Candle in a glazed or glass pot, lit. */
export const candle: Shape = (kit) => {
  const { p, rnd } = kit
  const r = rnd.range(9.5, 11)
  const h = rnd.range(17, 21)
  const label =
    rnd.next() < 0.6
      ? rect(-r * 0.46, -h * 0.74, r * 0.92, h * 0.46, '#fbf3e3', 0.5) +
        at(-r * 0.4, -h * 0.3, print(kit, r * 0.8, h * 0.4, p.main, p.accent))
      : glaze(kit, r, h)
  const low = at(
    17,
    5,
    castShadow(kit, 11) +
      lathe(kit, {
        profile: [
          [4.6, 0],
          [5.4, 1],
          [5.4, 6],
        ],
        color: p.second,
        open: { color: '#fff4dc', lip: 0.5, fill: '#fbe7c2', level: 0.5 },
      }) +
      line('M0 -6V-7.6', '#4a3a2c', 0.35) +
      flame(kit, -7, 0.6),
  )
  return (
    castShadow(kit, r * 2.1) +
    lathe(kit, {
      profile: [
        [r * 0.96, 0],
        [r, 1.2],
        [r, h * 0.5],
        [r, h],
      ],
      color: p.main,
      decor: label,
      gloss: 0.7,
      open: { color: '#ffe9bd', fill: '#fff0cf', level: 0.9, lip: 0.8 },
    }) +
    line(`M0 ${f(-h - 0.1)}V${f(-h - 2)}`, '#4a3a2c', 0.5) +
    flame(kit, -h - 1.2) +
    low
  )
}

/** Table lamp, its shade glowing. */
export const lamp: Shape = (kit) => {
  const { ink, p, rnd } = kit
  const wide = rnd.range(15, 18)
  const shadeC = light(p.second, 0.2)
  const d = `M${f(-wide * 0.6)} -50L${f(wide * 0.6)} -50L${f(wide)} -30Q0 -26.4 ${f(-wide)} -30Z`
  const clip = ink.clip(path(d, '#000'))
  let ribs = ''
  for (let i = -5; i <= 5; i++)
    ribs += line(`M${f((i / 5) * wide * 0.6)} -50L${f((i / 5) * wide)} -27`, dark(shadeC, 0.3), 0.22, alpha(0.35))
  const tone = ink.linear(
    [
      [0, '#fff1c4', 0.2],
      [0.45, '#ffdf94', 0.75],
      [1, dark(p.accent, 0.1), 0.45],
    ],
    1,
    0.2,
  )
  return (
    soft(ink, 0, -38, 36, 34, '#ffe3a6', 0.6) +
    castShadow(kit, 20) +
    soft(ink, 0, 0, 26, 4, '#ffe3a6', 0.5) +
    lathe(kit, {
      profile: [
        [8, 0],
        [8.6, 1.6],
        [7.6, 8],
        [9.5, 14],
        [6, 20],
        [1.6, 24],
        [1.3, 30],
      ],
      color: p.main,
      decor: glaze(kit, 9, 20),
    }) +
    path(d, shadeC) +
    `<g clip-path="${clip}">${ribs}${path(d, tone)}</g>` +
    line(`M${f(-wide)} -30Q0 -26.4 ${f(wide)} -30`, p.accent, 0.6)
  )
}

/** Incense holder with one stick and its smoke. */
export const incense: Shape = (kit) => {
  const { p, rnd } = kit
  let smoke = ''
  for (let i = 0; i < 3; i++) {
    const a = rnd.range(2, 5)
    smoke += line(
      `M-11 -33C${f(-11 + a)} -38 ${f(-11 - a)} -42 ${f(-9 + i)} -47S${f(-4 - a)} -54 ${f(-7 + i * 2)} -60`,
      '#fffaf0',
      0.9 - i * 0.2,
      alpha(0.5 - i * 0.1),
    )
  }
  const ball = (x: number, y: number, r: number, c: string) =>
    at(
      x,
      y,
      castShadow(kit, r * 1.4) +
        lathe(kit, {
          profile: [
            [r * 0.5, 0],
            [r * 0.95, r * 0.6],
            [r * 0.92, r * 1.2],
            [r * 0.3, r * 1.62],
          ],
          color: c,
        }),
    )
  const dish = lathe(kit, {
    profile: [
      [12, 0],
      [18, 1.4],
      [20, 3.6],
    ],
    color: p.main,
    decor: ring(20, 2.6, p.second, 0.6),
    open: { color: light(p.main, 0.14), lip: 0.9, fill: '#e9dfce', level: 1.2 },
  })
  return (
    castShadow(kit, 36, 0.3) +
    dish +
    line('M3 -5L-11 -32', '#7a5a3e', 0.55) +
    ellipse(-11.1, -32.4, 0.6, 0.6, '#ff9a4a') +
    at(3.4, -3, ball(0, 0, 3.6, p.accent)) +
    smoke +
    ball(25, 3, 4, p.second)
  )
}
