import { dark, light, mix } from '../color'
import { alpha, at, f, type Kit, line, path, rect, soft } from '../ink'
import { leafShadow, vignette } from '../scenes/backdrop'
import { lathe } from '../shapes/lathe'
import type { Frame, SettingOf } from './types'

/** One sheet of coloured paper, rolled down from the wall: no edge behind the thing, only a turn of the light. */
const paper = (kit: Kit, { w }: Frame, tint: string): string =>
  rect(
    0,
    0,
    w,
    100,
    kit.ink.linear([
      [0, light(tint, 0.18)],
      [0.5, tint],
      [0.72, dark(tint, 0.06)],
      [1, light(tint, 0.12)],
    ]),
  )

/** On a plinth, before paper that turns in the light. */
export const plinth: SettingOf = (kit, { w }) => {
  const { p, ink } = kit
  const cx = w / 2
  const sweep = ink.linear([
    [0, light(p.wall, 0.3)],
    [0.52, p.wall],
    [0.68, mix(p.wallShade, p.wall, 0.45)],
    [0.8, light(p.wall, 0.12)],
    [1, p.wallShade],
  ])
  const disc = lathe(kit, {
    profile: [
      [34, 0],
      [34, 8],
    ],
    color: mix(p.wall, p.second, 0.5),
    gloss: 0,
    open: { color: light(p.wall, 0.35), lip: 0.02 },
  })
  const pool = soft(ink, cx + 13, 88, 48, 11, p.deep, 0.32)
  return {
    back: rect(0, 0, w, 100, sweep) + leafShadow(kit, w) + pool + at(cx, 88, disc),
    front: vignette(kit, w),
    rise: 1.2,
  }
}

/** Low sun at noon on coloured paper: hard light, hard shadow. */
export const noon: SettingOf = (kit, frame) => {
  const { p, rnd } = kit
  const tint = rnd.pick([light(p.accent, 0.5), light(mix(p.main, p.wall, 0.3), 0.35), mix(p.wall, p.wallShade, 0.7)])
  return {
    back:
      paper(kit, frame, tint) + rect(0, frame.horizon, frame.w, 101 - frame.horizon, dark(tint, 0.25), 0, alpha(0.16)),
    front: '',
    sharpShadow: 0.26,
  }
}

/** Evening: a dark room, and the round light of a lamp above the table. */
export const dusk: SettingOf = (kit, { w, horizon, floor }) => {
  const { p, ink } = kit
  const night = mix(p.deep, '#1b1718', 0.35)
  const boards = mix(p.tableShade, night, 0.55)
  return {
    back:
      rect(
        0,
        0,
        w,
        101,
        ink.linear([
          [0, dark(night, 0.3)],
          [1, night],
        ]),
      ) +
      soft(ink, w / 2 - 12, horizon - 22, 62, 52, mix(p.accent, '#f6c978', 0.6), 0.5) +
      rect(
        0,
        horizon,
        w,
        101 - horizon,
        ink.linear([
          [0, light(boards, 0.1)],
          [1, dark(boards, 0.35)],
        ]),
      ) +
      soft(ink, w / 2, floor + 4, 52, 13, '#f8d9a0', 0.42),
    front: vignette(kit, w),
  }
}

/** A creased linen cloth, seen from near: wall and table are one cloth. */
export const linen: SettingOf = (kit, { w, horizon }) => {
  const { p, ink, rnd } = kit
  const cloth = mix(p.second, '#efe7da', 0.5)
  let folds = ''
  for (let i = 0; i < 7; i++) {
    const x = (w / 6) * i + rnd.range(-6, 6)
    const lean = rnd.range(-10, 14)
    folds +=
      path(
        `M${f(x)} -2C${f(x + lean)} 30 ${f(x - lean)} 66 ${f(x + lean * 1.6)} 102h${f(rnd.range(4, 9))}C${f(x - lean + 7)} 66 ${f(x + lean + 8)} 30 ${f(x + 5)} -2Z`,
        dark(cloth, 0.3),
        alpha(0.12),
      ) +
      line(
        `M${f(x + 7)} -2C${f(x + lean + 9)} 30 ${f(x - lean + 9)} 66 ${f(x + lean * 1.6 + 9)} 102`,
        '#fffaf0',
        0.8,
        alpha(0.45),
      )
  }
  const weave = ink.pattern(
    1.4,
    1.4,
    rect(0, 0, 1.4, 0.45, dark(cloth, 0.2), 0, alpha(0.14)) + rect(0, 0, 0.45, 1.4, dark(cloth, 0.2), 0, alpha(0.1)),
  )
  return {
    back:
      rect(
        0,
        0,
        w,
        101,
        ink.linear([
          [0, dark(cloth, 0.1)],
          [0.55, cloth],
          [1, light(cloth, 0.3)],
        ]),
      ) +
      folds +
      rect(0, 0, w, 101, weave) +
      rect(0, horizon - 4, w, 105 - horizon, light(cloth, 0.5), 0, alpha(0.22)),
    front: vignette(kit, w),
  }
}

/** A cloudy day's studio: one pale paper, no shadow but the thing's own. */
export const studio: SettingOf = (kit, frame) => ({
  back:
    paper(kit, frame, mix(kit.p.wall, '#f4f1ec', 0.6)) +
    soft(kit.ink, frame.w / 2, frame.floor + 4, 46, 8, kit.p.deep, 0.12),
  front: '',
})
