import { dark, light } from '../color'
import { alpha, f, type Kit, line, path, poly, rect } from '../ink'

interface Box {
  w: number
  h: number
  /** The depth, seen as a slanted top. */
  d: number
  color: string
  /** Painted on the front face; origin at its lower left corner, y up is negative. */
  front?: string
  r?: number
}

/** Slanted offset of a depth: everything recedes to the upper right. */
const recede = (d: number): readonly [number, number] => [d * 0.5, -d * 0.3]

/** Block standing on the table: lit top, front, shaded right side. (0,0) is the middle of the front foot. */
export function box({ ink }: Kit, { w, h, d, color, front = '', r = 0.4 }: Box): string {
  const [dx, dy] = recede(d)
  const l = -w / 2
  const face = ink.linear(
    [
      [0, light(color, 0.12)],
      [1, dark(color, 0.08)],
    ],
    0.6,
    1,
  )
  const side = ink.linear([
    [0, dark(color, 0.24)],
    [1, dark(color, 0.42)],
  ])
  const top = ink.linear(
    [
      [0, light(color, 0.42)],
      [1, light(color, 0.22)],
    ],
    1,
    0,
  )
  return (
    path(
      poly([
        [l + w - r, 0],
        [l + w - r + dx, dy],
        [l + w - r + dx, dy - h],
        [l + w - r, -h],
      ]),
      side,
    ) +
    path(
      poly([
        [l, -h + r],
        [l + dx, dy - h],
        [l + w + dx - r, dy - h],
        [l + w - r, -h + r],
      ]),
      top,
    ) +
    rect(l, -h, w, h, face, r) +
    `<g transform="translate(${f(l)} 0)">${front}</g>` +
    line(`M${f(l + 0.3)} ${f(-h + 0.15)}H${f(l + w - 0.4)}`, light(color, 0.7), 0.22, alpha(0.7))
  )
}
