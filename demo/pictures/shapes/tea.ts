import { dark, light } from '../color'
import { at, castShadow, ellipse, f, line, path, type Shape } from '../ink'
import { dip, glaze, speckles } from './decor'
import { FLAT, lathe } from './lathe'

/** Lidded tea bowl on its saucer. */
export const gaiwan: Shape = (kit) => {
  const { p } = kit
  const r = 13
  const saucer = lathe(kit, {
    profile: [
      [8, 0],
      [13, 1],
      [16.5, 3],
    ],
    color: p.main,
    open: { color: light(p.main, 0.35), lip: 0.8 },
  })
  const bowlBody = lathe(kit, {
    profile: [
      [5, 0],
      [5.4, 1.4],
      [8.6, 5],
      [11.4, 11],
      [r, 16],
    ],
    color: p.main,
    decor: glaze(kit, r, 16),
  })
  const lid = lathe(kit, {
    profile: [
      [r * 0.93, 0],
      [r * 0.86, 2],
      [r * 0.5, 4.6],
      [r * 0.26, 5.4],
    ],
    color: p.main,
    decor: speckles(kit, r, 6, dark(p.main, 0.4), 14),
  })
  const knob = lathe(kit, {
    profile: [
      [2.6, 0],
      [3.2, 1.6],
      [3.4, 2.4],
    ],
    color: p.main,
    open: { color: p.second, lip: 0.5 },
  })
  return (
    castShadow(kit, 27, 0.3) +
    saucer +
    at(0, -1.8, bowlBody) +
    ellipse(0, -17.8, r, r * FLAT, light(p.main, 0.4)) +
    at(0, -17.6, lid) +
    at(0, -22.6, knob)
  )
}

/** Pressed tea cake in wrapping paper, one leaning on a second. */
export const teacake: Shape = (kit) => {
  const { ink, p, rnd } = kit
  const cake = (r: number) => {
    const cy = -r
    let out = ellipse(1.6, cy + 0.9, r, r, dark(p.main, 0.5))
    out += ellipse(
      0,
      cy,
      r,
      r,
      ink.radial(
        [
          [0, light(p.second, 0.1)],
          [0.8, p.second],
          [1, dark(p.second, 0.16)],
        ],
        0.36,
        0.34,
        0.75,
      ),
    )
    for (let i = 0; i < 26; i++)
      out += line(
        `M0 ${f(cy - r * 0.3)}L${f(rnd.range(-0.4, 0.4))} ${f(cy - r * rnd.range(0.8, 0.97))}`,
        dark(p.second, 0.35),
        0.22,
        `fill-opacity=".3" stroke-opacity=".3" transform="rotate(${f(i * 13.85)} 0 ${f(cy)})"`,
      )
    out +=
      ellipse(0, cy, r * 0.5, r * 0.5, p.main) +
      ellipse(0, cy, r * 0.44, r * 0.44, 'none', `stroke="${p.second}" stroke-width=".45"`)
    return (
      out +
      at(
        -0.5,
        cy + r * 0.27,
        [-50, -18, 18, 50]
          .map((a, i) =>
            at(
              0,
              0,
              path(
                'M0 0C-2.2 -2.4 -1.6 -7 0 -9C1.6 -7 2.2 -2.4 0 0Z',
                i % 2 ? light(p.main, 0.55) : light(p.main, 0.75),
              ),
              r / 19,
              a,
            ),
          )
          .join(''),
      )
    )
  }
  return castShadow(kit, 30) + at(-3, 0, cake(18.5)) + at(15, 4.5, castShadow(kit, 12) + cake(9))
}

/** Low heap of dry tea leaves on a paper or dish. */
export const leaves: Shape = (kit) => {
  const { p, rnd } = kit
  let heap = ''
  for (let i = 0; i < 130; i++) {
    const a = rnd.range(0, Math.PI * 2)
    const d = Math.sqrt(rnd.next())
    const x = Math.cos(a) * d * 12
    const y = Math.sin(a) * d * 2.3 - (1 - d) * 5.5
    heap += line(
      `M${f(x)} ${f(y)}q${f(rnd.range(-1, 1))} ${f(rnd.range(-1, 0.4))} ${f(rnd.range(-2, 2))} ${f(rnd.range(-0.8, 0.8))}`,
      dark(rnd.next() < 0.3 ? '#a9a04f' : '#5e6a35', rnd.range(0, 0.5)),
      0.55,
    )
  }
  const dish = lathe(kit, {
    profile: [
      [11, 0],
      [16, 1.2],
      [18, 3],
    ],
    color: p.second,
    decor: dip(kit, 18, 1.6, 4, light(p.second, 0.3)),
    open: { color: light(p.second, 0.2), lip: 0.8 },
  })
  return castShadow(kit, 32, 0.3) + dish + at(0, -3.2, heap)
}
