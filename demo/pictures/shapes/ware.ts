import { dark, light } from '../color'
import { at, castShadow, ellipse, f, line, type Shape } from '../ink'
import { glaze, speckles } from './decor'
import { lathe } from './lathe'

/** Plate leaning on the wall, another lying before it. */
export const plate: Shape = (kit) => {
  const { ink, p, rnd } = kit
  const r = 19.5
  const cy = -r + 0.4
  const well = ink.linear(
    [
      [0, dark(p.main, 0.16)],
      [1, light(p.main, 0.25)],
    ],
    1,
    1,
  )
  const face = ink.linear(
    [
      [0, light(p.main, 0.3)],
      [1, dark(p.main, 0.12)],
    ],
    1,
    1,
  )
  let motif = ''
  const petals = 8 + rnd.int(3) * 2
  const style = rnd.int(3)
  for (let i = 0; i < petals; i++) {
    const turn = `transform="rotate(${f((360 / petals) * i)} 0 ${f(cy)})"`
    if (style === 0) motif += ellipse(0, cy - 16.6, 0.9, 1.7, p.second, turn)
    else if (style === 1) motif += line(`M0 ${f(cy - 15)}q1.6 -1.6 0 -3.4q-1.6 1.8 0 3.4`, p.second, 0.5, turn)
    else motif += ellipse(0, cy - 6.2, 1.5, 4.6, p.second, `${turn} fill-opacity=".85" stroke-opacity=".85"`)
  }
  const flatR = 15
  const flat =
    castShadow(kit, flatR * 1.7, 0.3) +
    lathe(kit, {
      profile: [
        [flatR * 0.55, 0],
        [flatR * 0.8, 0.8],
        [flatR, 2.4],
      ],
      color: p.second,
      open: { color: light(p.second, 0.25), lip: 1.6 },
    })
  return (
    castShadow(kit, 26) +
    `<g>${ellipse(1.4, cy + 0.8, r, r, dark(p.main, 0.45))}${ellipse(0, cy, r, r, face)}${ellipse(0, cy, r * 0.7, r * 0.7, well)}${ellipse(0, cy, r * 0.64, r * 0.64, light(p.main, 0.12))}${motif}${style === 2 ? ellipse(0, cy, 1.6, 1.6, p.accent) : ''}</g>` +
    at(13, 6.5, flat, 0.72)
  )
}

/** Lidded jar for tea, salt or spices. */
export const tin: Shape = (kit) => {
  const { p, rnd } = kit
  const r = rnd.range(10, 12.5)
  const h = rnd.range(20, 27)
  const lid = lathe(kit, {
    profile: [
      [r * 1.04, 0],
      [r * 1.04, 3.6],
      [r * 0.98, 4.4],
    ],
    color: p.second,
    open: { color: light(p.second, 0.3), lip: 0.05 },
  })
  const knob = lathe(kit, {
    profile: [
      [1.5, 0],
      [2.4, 1.8],
      [1.7, 3],
    ],
    color: p.accent,
    open: { color: light(p.accent, 0.4), lip: 0.02 },
    gloss: 0.6,
  })
  return (
    castShadow(kit, r * 2.2) +
    lathe(kit, {
      profile: [
        [r * 0.96, 0],
        [r, 1.4],
        [r, h * 0.5],
        [r, h],
      ],
      color: p.main,
      decor: glaze(kit, r, h),
    }) +
    at(0, -h, lid) +
    at(0, -h - 4.3, knob)
  )
}

/** Three little dishes, nested by size. */
export const dishes: Shape = (kit) => {
  const { p } = kit
  const one = (r: number, color: string) =>
    castShadow(kit, r * 1.7, 0.3) +
    lathe(kit, {
      profile: [
        [r * 0.5, 0],
        [r * 0.85, 2.2],
        [r, 4.6],
      ],
      color,
      decor: speckles(kit, r, 5, dark(color, 0.5), 22),
      open: { color: light(color, 0.15), lip: 0.7 },
    })
  return at(-10, -9, one(15, p.main)) + at(13, -3, one(11.5, p.second)) + at(-7, 5, one(9.5, p.accent))
}
