import { light, mix } from '../color'
import { alpha, at, f, type Kit, path, rect } from '../ink'
import { type ShapeName, shapes } from '../shapes/index'

export const room = ({ ink, p }: Kit, w: number, floor = 74): string =>
  rect(
    0,
    0,
    w,
    floor,
    ink.linear(
      [
        [0, light(p.wall, 0.25)],
        [1, p.wallShade],
      ],
      0.8,
      1,
    ),
  ) +
  rect(
    0,
    floor,
    w,
    101 - floor,
    ink.linear([
      [0, p.table],
      [1, p.tableShade],
    ]),
  ) +
  rect(0, floor - 1.6, w, 1.6, light(p.wall, 0.3))

export const win = ({ ink, p }: Kit, x: number, y: number, ww: number, h: number): string =>
  rect(x - 1.5, y - 1.5, ww + 3, h + 3, '#fbf5ea', 0.8) +
  rect(
    x,
    y,
    ww,
    h,
    ink.linear([
      [0, mix('#cfe6ee', p.wall, 0.2)],
      [1, '#fff3d8'],
    ]),
  ) +
  path(
    `M${f(x)} ${f(y + h)}V${f(y + h * 0.74)}Q${f(x + ww * 0.3)} ${f(y + h * 0.56)} ${f(x + ww * 0.55)} ${f(y + h * 0.72)}T${f(x + ww)} ${f(y + h * 0.66)}V${f(y + h)}Z`,
    mix('#8fae86', p.wallShade, 0.3),
  ) +
  rect(x + ww / 2 - 0.5, y, 1, h, '#fbf5ea') +
  rect(x, y + h * 0.48, ww, 1, '#fbf5ea') +
  rect(x - 3, y + h + 1, ww + 6, 1.8, '#efe3cf', 0.4) +
  path(
    `M${f(x + ww * 0.1)} 76L${f(x + ww * 1.25)} 76L${f(x + ww * 1.9)} 101H${f(x + ww * 0.5)}Z`,
    '#fff6dc',
    alpha(0.3),
  )

export function shelf(kit: Kit, x: number, y: number, ww: number, items: readonly ShapeName[]): string {
  const { p, rnd } = kit
  const tones = [p.main, p.second, p.accent, mix(p.main, p.second, 0.5)]
  const step = ww / items.length
  return (
    rect(x + 1, y + 2, ww, 2, p.deep, 0, alpha(0.14)) +
    rect(x, y, ww, 1.8, '#a8754a', 0.3) +
    rect(x, y, ww, 0.5, '#cfa27a', 0.3) +
    items
      .map((n, i) =>
        at(
          x + step * (i + 0.5),
          y,
          shapes[n]({
            ...kit,
            p: { ...p, main: tones[(i + rnd.int(2)) % 4] ?? p.main },
            rnd: rnd.fork(i + Math.round(y)),
          }),
          Math.min(0.42, step / 40),
        ),
      )
      .join('')
  )
}
