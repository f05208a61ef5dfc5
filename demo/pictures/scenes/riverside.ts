import { dark, light, mix } from '../color'
import { alpha, at, ellipse, f, line, path, rect, soft } from '../ink'
import { hills, type Place, sky, sun } from './air'
import { person } from './people'

/** Old houses along the water with lanterns. */
export const riverside: Place = (kit, w) => {
  const { ink, p, rnd } = kit
  let houses = ''
  for (let x = -6; x < w + 4; ) {
    const bw = rnd.range(20, 29)
    const h = rnd.range(22, 36)
    const wallC = mix('#f6efe2', p.wallShade, rnd.range(0, 0.5))
    houses +=
      rect(x, 66 - h, bw, h, wallC) +
      path(
        `M${f(x - 2)} ${f(66 - h)}L${f(x + 2)} ${f(60 - h)}H${f(x + bw - 2)}L${f(x + bw + 2)} ${f(66 - h)}Z`,
        dark(mix(p.deep, '#4a4a4e', 0.4), 0.1),
      ) +
      rect(x + 3, 66 - h * 0.8, bw - 6, h * 0.2, dark('#7a5136', 0.1)) +
      [0, 1, 2]
        .map((i) =>
          rect(x + 4 + i * ((bw - 8) / 3), 66 - h * 0.77, (bw - 8) / 3 - 0.8, h * 0.14, light(p.accent, 0.45)),
        )
        .join('') +
      rect(x + bw * 0.38, 66 - h * 0.42, bw * 0.24, h * 0.42, dark('#7a5136', 0.25)) +
      [0.18, 0.82]
        .map(
          (t) =>
            soft(ink, x + bw * t, 66 - h * 0.46, 4, 4, '#ffcf7a', 0.6) +
            ellipse(x + bw * t, 66 - h * 0.46, 1.2, 1.5, p.accent),
        )
        .join('')
    x += bw + 1
  }
  const water = rect(
    0,
    70,
    w,
    31,
    ink.linear([
      [0, mix(p.wallShade, '#5f8f94', 0.5)],
      [1, mix(p.deep, '#35606a', 0.5)],
    ]),
  )
  let ripples = ''
  for (let i = 0; i < 34; i++) {
    const y = 72 + rnd.next() * 28
    ripples += line(
      `M${f(rnd.range(-4, w))} ${f(y)}h${f(rnd.range(3, 14))}`,
      rnd.next() < 0.4 ? light(p.accent, 0.4) : '#fffaf0',
      0.4,
      alpha(0.3),
    )
  }
  const boat = at(
    w * 0.62,
    86,
    path('M-15 -3Q0 4 16 -4L12 3Q0 6 -11 3Z', '#6b4a33') +
      path('M-7 -3.4C-7 -11 7 -11 7 -3.6Q0 -1.4 -7 -3.4Z', '#a98157') +
      at(11, -2.5, person(kit, { shirt: p.deep, hat: '#d8b27a' }), 0.55),
  )
  return (
    sky(kit, w, p.wallShade, light(p.accent, 0.55), light(p.wall, 0.3)) +
    sun(kit, w * 0.2, 20, 5.5, p.accent) +
    hills(kit, w, 42, 14, mix(p.wallShade, p.main, 0.25), 3) +
    houses +
    rect(0, 66, w, 4.4, '#b3a692') +
    rect(0, 66, w, 0.8, '#d9cdb8') +
    water +
    ripples +
    boat
  )
}
