import { dark, light } from '../color'
import { alpha, at, castShadow, ellipse, f, type Kit, line, path, rect, type Shape } from '../ink'
import { glaze, ring } from './decor'
import { lathe } from './lathe'

const lidKnob = (kit: Kit, r: number, color: string): string =>
  lathe(kit, {
    profile: [
      [r, 0],
      [r * 0.86, r * 0.2],
      [r * 0.45, r * 0.38],
      [r * 0.16, r * 0.44],
    ],
    color,
  }) +
  at(
    0,
    -r * 0.4,
    lathe(kit, {
      profile: [
        [r * 0.12, 0],
        [r * 0.2, r * 0.16],
        [r * 0.14, r * 0.3],
        [0.05, r * 0.34],
      ],
      color,
      gloss: 0.6,
    }),
  )

/** Round teapot with a side spout and an overhead or side handle. */
export const teapot: Shape = (kit) => {
  const { p, rnd } = kit
  const r = rnd.range(15, 17)
  const h = rnd.range(18, 22)
  const body = light(p.main, 0.02)
  const over = rnd.next() < 0.45
  const spout = `M${f(r * 0.72)} ${f(-h * 0.3)}C${f(r * 1.3)} ${f(-h * 0.34)} ${f(r * 1.18)} ${f(-h * 0.82)} ${f(r * 1.56)} ${f(-h * 1.02)}L${f(r * 1.72)} ${f(-h * 0.92)}C${f(r * 1.5)} ${f(-h * 0.66)} ${f(r * 1.45)} ${f(-h * 0.12)} ${f(r * 0.7)} ${f(-h * 0.08)}Z`
  const handle = over
    ? `M${f(-r * 0.72)} ${f(-h * 0.86)}C${f(-r * 0.9)} ${f(-h * 2.05)} ${f(r * 0.9)} ${f(-h * 2.05)} ${f(r * 0.72)} ${f(-h * 0.86)}`
    : `M${f(-r * 0.82)} ${f(-h * 0.84)}C${f(-r * 1.75)} ${f(-h * 1.06)} ${f(-r * 1.72)} ${f(-h * 0.02)} ${f(-r * 0.84)} ${f(-h * 0.22)}`
  const hc = over ? p.accent : body
  return (
    castShadow(kit, r * 2) +
    line(handle, dark(hc, 0.38), 2.6) +
    line(handle, hc, 1.9) +
    line(handle, light(hc, 0.5), 0.5, alpha(0.6)) +
    path(spout, dark(body, 0.26)) +
    line(
      `M${f(r * 0.86)} ${f(-h * 0.28)}C${f(r * 1.32)} ${f(-h * 0.4)} ${f(r * 1.24)} ${f(-h * 0.8)} ${f(r * 1.56)} ${f(-h * 0.98)}`,
      light(body, 0.2),
      1,
      alpha(0.55),
    ) +
    ellipse(
      r * 1.64,
      -h * 0.97,
      r * 0.1,
      r * 0.035,
      dark(body, 0.6),
      `transform="rotate(24 ${f(r * 1.64)} ${f(-h * 0.97)})"`,
    ) +
    lathe(kit, {
      profile: [
        [r * 0.58, 0],
        [r * 0.62, 1],
        [r * 0.95, h * 0.28],
        [r, h * 0.52],
        [r * 0.8, h * 0.84],
        [r * 0.5, h * 0.97],
      ],
      color: body,
      decor: glaze(kit, r, h),
    }) +
    at(0, -h * 0.96, lidKnob(kit, r * 0.52, over ? body : p.second)) +
    ring(r * 0.52, h * 0.96, dark(body, 0.5), 0.35, 0.6)
  )
}

/** Tea set: tray, pot in small, two cups. */
export const teaset: Shape = (kit) => {
  const { p, ink } = kit
  const wood = '#8a6240'
  const tray = ink.linear([
    [0, light(wood, 0.25)],
    [1, dark(wood, 0.1)],
  ])
  const small = (x: number, y: number) =>
    at(
      x,
      y,
      castShadow(kit, 8) +
        lathe(kit, {
          profile: [
            [2.6, 0],
            [3, 0.6],
            [4.8, 3],
            [5.4, 6.4],
          ],
          color: p.second,
          open: { color: light(p.second, 0.3), lip: 0.4, fill: '#c18a3f', level: 0.6 },
        }),
    )
  return (
    castShadow(kit, 60, 0.22) +
    rect(-31, -2.5, 62, 7.5, dark(wood, 0.35), 2) +
    rect(-31, -5, 62, 7.5, tray, 2) +
    [0, 1, 2, 3].map((i) => rect(-27, -3.6 + i * 1.5, 54, 0.35, dark(wood, 0.4), 0.2, alpha(0.5))).join('') +
    at(-9, -2.6, teapot(kit), 0.82) +
    small(16, -1.4) +
    small(24.5, 1)
  )
}
