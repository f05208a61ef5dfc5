import { dark, light } from '../color'
import { alpha, at, castShadow, ellipse, group, line, path, rect, type Shape, soft } from '../ink'
import { print } from './print'

/** Letter set: envelope, card and a sprig, lying in a fan. */
export const letters: Shape = (kit) => {
  const { p } = kit
  const sheet = (w: number, h: number, fill: string, art: string) =>
    rect(0.8, -h + 0.9, w, h, p.deep, 0.6, alpha(0.18)) + rect(0, -h, w, h, fill, 0.6) + art
  const flap =
    path('M0 -22L17 -9L34 -22Z', dark(p.main, 0.14)) +
    path('M0 0L13 -12L17 -9L21 -12L34 0Z', light(p.main, 0.12)) +
    ellipse(17, -10, 3.1, 3.1, p.accent) +
    ellipse(16.3, -10.7, 2, 2, light(p.accent, 0.3), alpha(0.7))
  return (
    castShadow(kit, 46, 0.25) +
    group(sheet(26, 34, p.second, at(2, -2, print(kit, 22, 30, p.main, p.accent))), 'translate(-24 -2) rotate(-8)') +
    group(
      sheet(26, 34, light(p.second, 0.5), at(2, -2, print(kit, 22, 30, p.accent, p.main))),
      'translate(-2 -3) rotate(7)',
    ) +
    group(sheet(34, 22, p.main, flap), 'translate(-18 4) rotate(-3)')
  )
}

/** Two paper tickets on a stand of light, torn stub on the right. */
export const ticket: Shape = (kit) => {
  const { ink, p } = kit
  const w = 46
  const h = 21
  const one = (c: string, art: string) => {
    const shape = `M0 ${-h}H${w}V${-h * 0.62}A2.6 2.6 0 0 0 ${w} ${-h * 0.38}V0H0V${-h * 0.38}A2.6 2.6 0 0 0 0 ${-h * 0.62}Z`
    return (
      group(path(shape, p.deep, alpha(0.22)), 'translate(1.3 1.6)') +
      path(
        shape,
        ink.linear(
          [
            [0, light(c, 0.16)],
            [1, dark(c, 0.06)],
          ],
          1,
          1,
        ),
      ) +
      line(`M${w * 0.72} ${-h + 1.6}V-1.6`, light(c, 0.75), 0.4, 'stroke-dasharray="1 1.2"') +
      art
    )
  }
  const bars = [0, 1, 2, 3, 4, 5, 6]
    .map((i) => rect(w * 0.78 + i * 1.15, -h * 0.76, i % 3 ? 0.45 : 0.8, h * 0.52, p.second, 0, alpha(0.9)))
    .join('')
  return (
    soft(ink, 3, 1, 30, 4, p.deep, 0.3) +
    group(one(p.second, ''), 'translate(-19 -9) rotate(9)') +
    group(
      one(p.main, at(4, -1.6, print(kit, w * 0.62, h - 3, p.second, p.accent)) + bars),
      'translate(-24 -2) rotate(-6)',
    )
  )
}
