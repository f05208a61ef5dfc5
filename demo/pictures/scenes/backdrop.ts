import { dark, light, luma } from '../color'
import { alpha, at, f, type Kit, line, path, poly, rect } from '../ink'

/** Window light on the wall: slanted panes, their edges softened by stacking. */
export function windowLight({ p, rnd }: Kit, w: number, horizon: number): string {
  const x = w * rnd.range(0.08, 0.3)
  const strength = luma(p.wall) > 150 ? 0.11 : 0.055
  let out = ''
  for (let s = 0; s < 4; s++) {
    const g = s * 0.5
    for (const [c, r] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const px = x + c * 21 + r * 11
      const py = -4 + r * 31
      out += path(
        poly([
          [px + g, py + g],
          [px + 19 - g, py + g + 1.5],
          [px + 29 - g, py + 29 - g],
          [px + 10 + g, py + 27.5 - g],
        ]),
        '#fffdf2',
        alpha(strength),
      )
    }
  }
  return `<svg x="0" y="0" width="${f(w)}" height="${f(horizon)}">${out}</svg>`
}

/** Shadow of a branch outside the window. */
export function leafShadow({ p, rnd }: Kit, w: number): string {
  let out = ''
  for (let b = 0; b < 3; b++) {
    const x = w * rnd.range(0.55, 0.95)
    const y = rnd.range(-4, 10) + b * 9
    for (let i = 0; i < 9; i++)
      out += at(
        x - i * 3.6 + rnd.range(-1, 1),
        y + i * 2.4,
        path('M0 0C-2 -2 -1.6 -6 0 -8.6C1.6 -6 2 -2 0 0Z', p.deep),
        rnd.range(0.75, 1.2),
        (i % 2 ? 40 : -150) + rnd.range(-25, 25),
      )
  }
  return `<g fill-opacity=".055">${out}</g>`
}

/** Boards, or a linen runner, on the table. */
export function tableTop({ ink, p, rnd }: Kit, w: number, horizon: number): string {
  const fill = ink.linear([
    [0, light(p.table, 0.1)],
    [0.35, p.table],
    [1, p.tableShade],
  ])
  let out = rect(0, horizon, w, 100 - horizon + 1, fill)
  if (rnd.next() < 0.6) {
    for (let i = 0; i < 9; i++) {
      const y = horizon + 2 + ((100 - horizon) * i ** 1.4) / 20
      out += line(
        `M${f(rnd.range(-10, w * 0.3))} ${f(y)}q${f(w * 0.2)} ${f(rnd.range(-0.6, 0.6))} ${f(w * rnd.range(0.3, 0.7))} 0`,
        dark(p.tableShade, 0.25),
        0.18,
        alpha(0.35),
      )
    }
  }
  return out + rect(0, horizon, w, 0.5, light(p.table, 0.5), 0, alpha(0.55))
}

/**
 * Light falling in from the upper left, corners to the lower right in shade. One slanted gradient does both, and the
 * wall's own is upright: slanted and round ones are what drawing a picture costs most.
 */
export const vignette = ({ ink, p }: Kit, w: number): string =>
  rect(
    0,
    0,
    w,
    100,
    ink.linear(
      [
        [0, '#fff6e0', 0.2],
        [0.42, '#fff6e0', 0],
        [0.6, p.deep, 0],
        [1, p.deep, 0.26],
      ],
      0.85,
      1,
    ),
  )

export const wall = ({ ink, p }: Kit, w: number): string =>
  rect(
    0,
    0,
    w,
    82,
    ink.linear([
      [0, light(p.wall, 0.22)],
      [0.45, p.wall],
      [1, p.wallShade],
    ]),
  )
