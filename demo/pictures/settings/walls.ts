import { dark, light, mix } from '../color'
import { alpha, at, ellipse, f, type Kit, path, rect } from '../ink'
import { leafShadow, tableTop, vignette, wall, windowLight } from '../scenes/backdrop'
import { shapes } from '../shapes/index'
import type { Frame, SettingOf } from './types'

const shadeUnder = ({ ink, p }: Kit, { w, horizon }: Pick<Frame, 'w' | 'horizon'>): string =>
  rect(
    0,
    horizon - 9,
    w,
    9,
    ink.linear([
      [0, p.deep, 0],
      [1, p.deep, 0.1],
    ]),
  )

/** A wall with something before it, and the table under it. */
const wallAndTable = (kit: Kit, frame: Frame, decor: string) => ({
  back: wall(kit, frame.w) + decor + shadeUnder(kit, frame) + tableTop(kit, frame.w, frame.horizon),
  front: vignette(kit, frame.w),
})

/** The wooden table by the window, where the light falls in through leaves. */
export const morning: SettingOf = (kit, frame) =>
  wallAndTable(kit, frame, windowLight(kit, frame.w, frame.horizon) + leafShadow(kit, frame.w))

/** Before a niche with a round top. */
export const arch: SettingOf = (kit, frame) => {
  const { p, ink } = kit
  const [cx, y] = [frame.w / 2, f(frame.horizon)]
  const niche = `M${f(cx - 28)} ${y}V40A28 28 0 0 1 ${f(cx + 28)} 40`
  const inner = ink.linear(
    [
      [0, dark(p.wallShade, 0.1)],
      [1, light(p.wallShade, 0.2)],
    ],
    1,
    0.3,
  )
  const shade = `${niche}A32 34 0 0 0 ${f(cx - 23)} 46V${y}Z`
  return wallAndTable(kit, frame, path(`${niche}V${y}Z`, inner) + path(shade, dark(p.wallShade, 0.3), alpha(0.22)))
}

/** Before a round sheet on the wall. */
export const disc: SettingOf = (kit, frame) => {
  const { p, ink, rnd } = kit
  const fill = ink.linear(
    [
      [0, light(p.accent, 0.45)],
      [1, mix(p.accent, p.wall, 0.45)],
    ],
    0.6,
    1,
  )
  return wallAndTable(kit, frame, ellipse(frame.w / 2 + rnd.range(-9, 9), 37, 27, 27, fill, alpha(0.75)))
}

/** Before a panelled wall. */
export const slats: SettingOf = (kit, frame) => {
  const { p } = kit
  let panels = ''
  for (let x = 0; x < frame.w; x += 7.5)
    panels +=
      rect(x, 0, 0.5, frame.horizon, dark(p.wallShade, 0.2), 0, alpha(0.28)) +
      rect(x + 0.5, 0, 0.4, frame.horizon, light(p.wall, 0.6), 0, alpha(0.4))
  return wallAndTable(kit, frame, panels + windowLight(kit, frame.w, frame.horizon))
}

/** A kitchen's wall of tiles above a stone top. */
export const tiles: SettingOf = (kit, { w, horizon }) => {
  const { p, ink, rnd } = kit
  const tile = mix(p.wall, '#fbfaf6', 0.45)
  const [tw, th] = [15, 9.5]
  let rows = ''
  for (let r = 0; r * th < horizon; r++)
    for (let c = -1; c * tw < w + tw; c++)
      rows += rect(
        c * tw + (r % 2 ? tw / 2 : 0) + 0.35,
        horizon - (r + 1) * th + 0.35,
        tw - 0.7,
        th - 0.7,
        mix(tile, p.wallShade, rnd.range(0, 0.28)),
        0.5,
      )
  let specks = ''
  for (let i = 0; i < 70; i++)
    specks += ellipse(
      rnd.range(0, w),
      rnd.range(horizon + 2, 100),
      rnd.range(0.3, 1),
      rnd.range(0.2, 0.5),
      rnd.pick([p.deep, p.accent, p.main, '#ffffff']),
      alpha(0.4),
    )
  const stone = mix(p.table, '#e9e6e1', 0.6)
  return {
    back:
      rect(0, 0, w, horizon, dark(tile, 0.16)) +
      rows +
      shadeUnder(kit, { w, horizon }) +
      rect(
        0,
        horizon,
        w,
        101 - horizon,
        ink.linear([
          [0, light(stone, 0.3)],
          [1, dark(stone, 0.08)],
        ]),
      ) +
      specks +
      rect(0, horizon, w, 0.7, '#ffffff', 0, alpha(0.7)),
    front: vignette(kit, w),
  }
}

/** A board on the wall of a lived-in room, with what else stands on it. */
export const board: SettingOf = (kit, { w, floor }) => {
  const { p, rnd } = kit
  const neighbour = (name: 'books' | 'vase' | 'plant', x: number) =>
    at(
      x,
      floor + 5.5,
      shapes[name]({ ...kit, rnd: rnd.fork(31), p: { ...p, main: mix(p.second, p.wallShade, 0.3), second: p.wall } }),
      0.95,
    )
  const isLeft = rnd.int(2) === 0
  const wood = mix(p.tableShade, '#9a6a44', 0.4)
  return {
    back:
      wall(kit, w) +
      leafShadow(kit, w) +
      rect(0, floor + 12, w, 4, p.deep, 0, alpha(0.14)) +
      rect(0, floor + 5, w, 6.5, wood) +
      rect(0, floor + 5, w, 1.2, light(wood, 0.4)) +
      neighbour(rnd.pick(['books', 'vase', 'plant']), isLeft ? 1 : w - 1),
    front: vignette(kit, w),
  }
}
