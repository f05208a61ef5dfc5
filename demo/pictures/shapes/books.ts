import { dark, light } from '../color'
import { alpha, at, castShadow, f, group, line, path, poly, rect, type Shape } from '../ink'
import { box } from './box'
import { lathe } from './lathe'
import { print } from './print'

/** Upright cloth-bound notebook leaning, with a second and a ribbon. */
export const notebook: Shape = (kit) => {
  const { ink, p } = kit
  const w = 27
  const h = 37
  const cover = ink.linear(
    [
      [0, light(p.main, 0.14)],
      [1, dark(p.main, 0.12)],
    ],
    1,
    1,
  )
  const book = (print1: string, fill: string, spine: string) =>
    path(
      poly([
        [w, 0],
        [w + 3.4, -1.8],
        [w + 3.4, -h - 0.6],
        [w, -h],
      ]),
      '#f2ead9',
    ) +
    [0.6, 1.3, 2, 2.7].map((x) => line(`M${f(w + x)} ${f(-x * 0.5)}V${f(-h - x * 0.1)}`, '#cdbfa6', 0.2)).join('') +
    rect(0, -h, w, h, fill, 0.9) +
    rect(0, -h, 3.2, h, spine, 0.9, alpha(0.55)) +
    print1
  const front = book(at(4.2, -2, print(kit, w - 6, h - 5, p.second, p.accent)), cover, dark(p.main, 0.4))
  const back = book('', p.second, dark(p.second, 0.2))
  return (
    castShadow(kit, 36) +
    group(back, 'translate(-6 -1.5) rotate(4)') +
    group(front, 'translate(-17 0) rotate(-4)') +
    line('M4 -1q1 5 -0.5 8', p.accent, 0.9)
  )
}

/** Pile of books with a cup or a pebble on top. */
export const books: Shape = (kit) => {
  const { p, rnd } = kit
  const colors = [p.main, p.second, p.accent, light(p.main, 0.35), p.deep]
  let y = 0
  let out = castShadow(kit, 42)
  for (let i = 0; i < 4; i++) {
    const w = 40 - i * rnd.range(2, 4)
    const h = rnd.range(4.6, 6.6)
    const c = colors[(i + rnd.int(2)) % colors.length] ?? p.main
    const pages =
      rect(w * 0.06, -h * 0.84, w * 0.9, h * 0.68, '#f4ecdc') +
      [0.3, 0.5, 0.7].map((t) => rect(w * 0.06, -h * t, w * 0.9, 0.18, '#cbbb9d')).join('')
    const spine =
      i % 2
        ? pages
        : rect(w * 0.1, -h, w * 0.05, h, light(c, 0.5), 0, alpha(0.7)) +
          rect(w * 0.82, -h, w * 0.05, h, light(c, 0.5), 0, alpha(0.7))
    out += at(rnd.range(-2, 2), y, box(kit, { w, h, d: 15, color: c, front: spine, r: 0.7 }))
    y -= h
  }
  return (
    out +
    at(
      3,
      y - 2,
      lathe(kit, {
        profile: [
          [3, 0],
          [5, 3],
          [5.4, 7],
        ],
        color: p.second,
        open: { color: light(p.second, 0.2), fill: '#7a4a28', level: 0.8, lip: 0.5 },
      }),
    )
  )
}
