import { dark, light, mix } from '../color'
import { alpha, at, f, path, rect, soft } from '../ink'
import { shapes } from '../shapes/index'
import { type Place, sky } from './air'
import { bulbs, person } from './people'

/** Weekend market: awnings, goods, strings of lamps. */
export const market: Place = (kit, w) => {
  const { p, rnd } = kit
  const n = Math.max(2, Math.round(w / 46))
  const step = w / n
  const goods = [shapes.vase, shapes.basket, shapes.plant, shapes.cup, shapes.tin, shapes.dishes, shapes.books] as const
  let stalls = ''
  for (let i = 0; i < n; i++) {
    const c = [p.main, p.accent, mix(p.main, p.second, 0.4)][i % 3] ?? p.main
    const sw = Math.min(step * 0.86, 44)
    let awning = ''
    const k = 8
    for (let j = 0; j < k; j++)
      awning += path(
        `M${f(-sw / 2 + (sw / k) * j + 2 - (j / k) * 4)} -42L${f(-sw / 2 + (sw / k) * j)} -31a${f(sw / k / 2)} 2.4 0 0 0 ${f(sw / k)} 0L${f(-sw / 2 + (sw / k) * (j + 1) + 2 - ((j + 1) / k) * 4)} -42Z`,
        j % 2 ? light(p.second, 0.25) : c,
      )
    const wares = [-0.3, 0, 0.3]
      .map((t) =>
        at(
          t * sw,
          -15.4,
          (goods[rnd.int(goods.length)] ?? shapes.cup)({
            ...kit,
            p: { ...p, main: rnd.pick([p.main, p.second, p.accent]) },
            rnd: rnd.fork(rnd.int(900)),
          }),
          0.26,
        ),
      )
      .join('')
    const keeper = at(
      rnd.range(-5, 5),
      -6,
      person(kit, { shirt: rnd.pick([p.second, p.accent, p.wallShade]), apron: p.deep }),
      0.95,
    )
    stalls += at(
      step * (i + 0.5),
      84,
      soft(kit.ink, 4, 1, sw * 0.75, 4, p.deep, 0.4) +
        rect(-sw / 2 + 1, -33, 0.9, 33, '#7a5a3e') +
        rect(sw / 2 - 2, -33, 0.9, 33, '#7a5a3e') +
        rect(-sw / 2 + 2, -32, sw - 4, 20, dark(p.wallShade, 0.25), 0, alpha(0.35)) +
        keeper +
        rect(-sw / 2, -15.5, sw, 2.4, '#b98856') +
        path(
          `M${f(-sw / 2 + 1)} -13.2H${f(sw / 2 - 1)}V0H${f(-sw / 2 + 1)}Z`,
          kit.ink.linear([
            [0, dark(c, 0.12)],
            [1, dark(c, 0.34)],
          ]),
        ) +
        wares +
        awning,
    )
  }
  let houses = ''
  for (let x = -4; x < w; x += 17)
    houses +=
      rect(x, rnd.range(26, 38), 16, 50, mix(p.wallShade, p.wall, rnd.range(0.1, 0.8))) +
      [0, 1, 2]
        .map(
          (r) =>
            rect(x + 3, 44 + r * 8, 3, 4.4, light(p.accent, 0.55), 0.4, alpha(0.8)) +
            rect(x + 10, 44 + r * 8, 3, 4.4, light(p.accent, 0.55), 0.4, alpha(0.8)),
        )
        .join('')
  let walkers = ''
  for (let i = 0; i < n + 1; i++)
    walkers += at(
      step * (i + 0.1) + rnd.range(2, 12),
      93 + (i % 2) * 3.4,
      person(kit, {
        shirt: rnd.pick([p.main, p.second, p.accent]),
        trousers: rnd.pick([p.deep, '#6a6570']),
        bag: rnd.pick([p.second, p.accent]),
      }),
      1.12,
    )
  return (
    sky(kit, w, p.wallShade, light(p.accent, 0.5), light(p.wall, 0.2)) +
    houses +
    rect(
      0,
      78,
      w,
      23,
      kit.ink.linear([
        [0, p.table],
        [1, p.tableShade],
      ]),
    ) +
    bulbs(kit, -2, 24, w * 0.55, 18, 9) +
    bulbs(kit, w * 0.4, 14, w + 2, 27, 9) +
    stalls +
    walkers
  )
}
