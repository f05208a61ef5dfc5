import { dark, light } from '../color'
import { alpha, at, castShadow, ellipse, line, rect, type Shape } from '../ink'
import { box } from './box'
import { lathe } from './lathe'
import { print } from './print'

/** Stacked soap bars with a sprig. */
export const soap: Shape = (kit) => {
  const { p, rnd } = kit
  const fleck = (c: string) =>
    Array.from({ length: 16 }, () =>
      ellipse(rnd.range(2, 27), -rnd.range(1.5, 7.5), rnd.range(0.2, 0.55), rnd.range(0.15, 0.4), c, alpha(0.7)),
    ).join('')
  const swirl = (c: string) =>
    line('M2 -3Q8 -8 14 -4.5T27 -5', c, 1.3, alpha(0.7)) + line('M3 -6Q10 -9 16 -6', c, 0.6, alpha(0.6))
  const bar = (c: string, art: string) => box(kit, { w: 29, h: 9, d: 17, color: c, front: art, r: 2.2 })
  const wrap = rect(9, -9, 11, 9, p.second, 0, alpha(0.95)) + ellipse(14.5, -4.5, 2.2, 2.2, p.accent)
  return (
    castShadow(kit, 34) +
    bar(p.main, swirl(light(p.main, 0.6))) +
    at(1.4, -9.2, bar(light(p.accent, 0.35), fleck(dark(p.accent, 0.3)))) +
    at(-0.6, -18.4, bar(light(p.second, 0.1), wrap + fleck(p.main)))
  )
}

/** Amber bottle: dropper, lotion or room spray, with a paper label. */
export const bottle: Shape = (kit) => {
  const { p, rnd } = kit
  const glass = rnd.next() < 0.5 ? '#8a4f22' : p.main
  const r = rnd.range(8.5, 10)
  const label =
    rect(-r, -19, r * 2, 13.5, '#fbf4e6') +
    at(-r * 0.5, -6.6, print(kit, r, 11, p.main, p.accent)) +
    rect(-r, -19, r * 2, 0.9, p.accent)
  const body = lathe(kit, {
    profile: [
      [r * 0.94, 0],
      [r, 1.4],
      [r, 10],
      [r, 21],
      [r * 0.86, 25],
      [r * 0.36, 28],
      [r * 0.34, 30],
    ],
    color: glass,
    decor: label,
    gloss: 1,
  })
  const cap = lathe(kit, {
    profile: [
      [3.8, 0],
      [3.8, 5.4],
      [3.5, 6],
    ],
    color: '#2d2a2a',
    open: { color: '#444', lip: 0.05 },
  })
  const bulb = lathe(kit, {
    profile: [
      [2, 0],
      [2.6, 2.6],
      [2.2, 5.4],
      [0.8, 7.4],
    ],
    color: '#4a4646',
  })
  return (
    castShadow(kit, r * 2.1) +
    body +
    at(0, -29.4, cap) +
    at(0, -35.4, bulb) +
    at(
      18,
      4,
      box(kit, { w: 13, h: 22, d: 9, color: p.second, front: at(2.5, -2, print(kit, 8, 17, p.main, p.accent)) }),
    )
  )
}

/** Reed diffuser. */
export const diffuser: Shape = (kit) => {
  const { p } = kit
  const reeds = [-16, -8, -2, 5, 12, 19]
    .map((a) => at(0, -20, rect(-0.28, -31, 0.56, 34, '#b08a5c', 0.2), 1, a))
    .join('')
  return (
    castShadow(kit, 20) +
    reeds +
    lathe(kit, {
      profile: [
        [8.4, 0],
        [10, 2],
        [10.4, 9],
        [8.4, 16],
        [3.4, 19],
        [3.2, 22.5],
      ],
      color: p.main,
      gloss: 0.9,
      decor: rect(-5, -13, 10, 7.4, '#fbf4e6', 0.4) + ellipse(0, -9.3, 2, 2, p.accent),
      open: { color: dark(p.main, 0.2), lip: 0.5 },
    })
  )
}
