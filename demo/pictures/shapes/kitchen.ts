import { dark, light } from '../color'
import { alpha, at, castShadow, ellipse, line, path, rect, type Shape } from '../ink'
import { lathe } from './lathe'

/** Wooden spoons and a board. */
export const board: Shape = (kit) => {
  const { ink, p } = kit
  const wood = '#b98352'
  const b = 'M-13 -46H13Q16 -46 16 -43V-3Q16 0 13 0H-13Q-16 0 -16 -3V-43Q-16 -46 -13 -46Z'
  const grain = [-11, -6, 0, 5, 11]
    .map((x, i) => line(`M${x} -45Q${x + (i % 2 ? 2 : -2)} -24 ${x} -1`, dark(wood, 0.3), 0.35, alpha(0.4)))
    .join('')
  const spoon = (x: number, a: number, c: string) =>
    at(
      x,
      0,
      rect(-0.9, -30, 1.8, 30, c, 0.8) +
        ellipse(0, -34, 4, 6, c) +
        ellipse(0.3, -34, 2.9, 4.8, dark(c, 0.2)) +
        rect(-0.7, -29, 0.5, 28, '#fff', 0.2, alpha(0.3)),
      1,
      a,
    )
  const dish = lathe(kit, {
    profile: [
      [6, 0],
      [9, 2.6],
      [10, 5.6],
    ],
    color: p.main,
    open: { color: p.second, lip: 0.6, fill: p.accent, level: 1 },
  })
  return (
    castShadow(kit, 38) +
    at(
      -5,
      -1,
      path(b, dark(wood, 0.4), 'transform="translate(1.4 .6)"') +
        path(
          b,
          ink.linear(
            [
              [0, light(wood, 0.28)],
              [1, dark(wood, 0.08)],
            ],
            1,
            1,
          ),
        ) +
        grain +
        ellipse(0, -41, 1.8, 1.8, dark(wood, 0.55)),
      1,
      -3,
    ) +
    spoon(13, 9, '#8a5a34') +
    spoon(17, 16, light(p.accent, 0.1)) +
    at(15, 5, castShadow(kit, 14) + dish)
  )
}

/** Small cakes on a footed stand. */
export const cakes: Shape = (kit) => {
  const { p } = kit
  const stand = lathe(kit, {
    profile: [
      [9, 0],
      [3, 3],
      [2.4, 9],
      [6, 12],
      [22, 14],
      [23, 16],
    ],
    color: p.second,
    open: { color: light(p.second, 0.35), lip: 0.7 },
  })
  const cake = (x: number, y: number, c: string) =>
    at(
      x,
      y,
      lathe(kit, {
        profile: [
          [6, 0],
          [6.6, 1],
          [6.6, 4.6],
          [5.4, 6],
        ],
        color: c,
        decor: [0, 1, 2, 3, 4, 5].map((i) => line(`M${-5 + i * 2} 2V-5`, dark(c, 0.3), 0.4, alpha(0.4))).join(''),
        open: { color: light(c, 0.3), lip: 0.1 },
      }) +
        [0, 60, 120, 180, 240, 300].map((t) => at(0, -6.1, ellipse(0, -0.6, 1, 0.5, dark(c, 0.35)), 1, t)).join('') +
        ellipse(0, -6.1, 0.6, 0.35, p.accent),
    )
  return (
    castShadow(kit, 26) +
    stand +
    cake(-11, -15.4, p.main) +
    cake(9, -16.2, light(p.accent, 0.3)) +
    cake(-1, -13.6, light(p.main, 0.45)) +
    cake(-1.5, -20.4, p.accent)
  )
}
