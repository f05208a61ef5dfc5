import { dark, light, mix } from '../color'
import { alpha, at, ellipse, f, type Kit, path, rect, soft } from '../ink'
import { lathe } from '../shapes/lathe'
import { leafShadow, tableTop, vignette, wall, windowLight } from './backdrop'

interface Stage {
  /** Behind everything. */
  back: string
  /** Over everything: shade of the corners. */
  front: string
  /** The height of the floor that objects stand on. */
  floor: number
}

/** Backdrop for a still life; the dice choose window, arch, disc, plinth or panelled wall. */
export function stage(kit: Kit, w: number, hanging = false): Stage {
  const { ink, p, rnd } = kit
  const horizon = hanging ? 80 : 61 + rnd.range(-2, 2)
  const floor = hanging ? 77 : 80
  const cx = w / 2
  const shadeUnder = rect(
    0,
    horizon - 9,
    w,
    9,
    ink.linear([
      [0, p.deep, 0],
      [1, p.deep, 0.1],
    ]),
  )
  const table = tableTop(kit, w, horizon)
  switch (hanging ? rnd.int(2) * 4 : rnd.int(6)) {
    case 1: {
      const arch = `M${f(cx - 28)} ${f(horizon)}V40A28 28 0 0 1 ${f(cx + 28)} 40V${f(horizon)}Z`
      const inner = ink.linear(
        [
          [0, dark(p.wallShade, 0.1)],
          [1, light(p.wallShade, 0.2)],
        ],
        1,
        0.3,
      )
      return {
        back:
          wall(kit, w) +
          path(arch, inner) +
          path(
            `M${f(cx - 28)} ${f(horizon)}V40A28 28 0 0 1 ${f(cx + 28)} 40A32 34 0 0 0 ${f(cx - 23)} 46V${f(horizon)}Z`,
            dark(p.wallShade, 0.3),
            alpha(0.22),
          ) +
          shadeUnder +
          table,
        front: vignette(kit, w),
        floor,
      }
    }
    case 2: {
      const disc = ink.linear(
        [
          [0, light(p.accent, 0.45)],
          [1, mix(p.accent, p.wall, 0.45)],
        ],
        0.6,
        1,
      )
      return {
        back: wall(kit, w) + ellipse(cx + rnd.range(-9, 9), 37, 27, 27, disc, alpha(0.75)) + shadeUnder + table,
        front: vignette(kit, w),
        floor,
      }
    }
    case 3: {
      const sweep = ink.linear([
        [0, light(p.wall, 0.3)],
        [0.52, p.wall],
        [0.68, mix(p.wallShade, p.wall, 0.45)],
        [0.8, light(p.wall, 0.12)],
        [1, p.wallShade],
      ])
      const plinth = lathe(kit, {
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
        back: rect(0, 0, w, 100, sweep) + leafShadow(kit, w) + pool + at(cx, 88, plinth),
        front: vignette(kit, w),
        floor: floor + 1.2,
      }
    }
    case 4: {
      let slats = ''
      for (let x = 0; x < w; x += 7.5)
        slats +=
          rect(x, 0, 0.5, horizon, dark(p.wallShade, 0.2), 0, alpha(0.28)) +
          rect(x + 0.5, 0, 0.4, horizon, light(p.wall, 0.6), 0, alpha(0.4))
      return {
        back: wall(kit, w) + slats + windowLight(kit, w, horizon) + shadeUnder + table,
        front: vignette(kit, w),
        floor,
      }
    }
    default:
      return {
        back: wall(kit, w) + windowLight(kit, w, horizon) + leafShadow(kit, w) + shadeUnder + table,
        front: vignette(kit, w),
        floor,
      }
  }
}
