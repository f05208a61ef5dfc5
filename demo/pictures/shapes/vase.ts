import { dark } from '../color'
import { at, castShadow, type Shape } from '../ink'
import { glaze } from './decor'
import { lathe } from './lathe'
import { branch } from './plants'

const forms: readonly ((r: number) => [number, number][])[] = [
  (r) => [
    [r * 0.5, 0],
    [r * 0.85, 7],
    [r, 15],
    [r * 0.72, 25],
    [r * 0.32, 32],
    [r * 0.36, 38],
  ],
  (r) => [
    [r * 0.62, 0],
    [r * 0.74, 10],
    [r * 0.98, 22],
    [r * 0.9, 29],
    [r * 0.45, 33],
    [r * 0.5, 35.5],
  ],
  (r) => [
    [r * 0.55, 0],
    [r, 9],
    [r * 0.94, 15],
    [r * 0.3, 22],
    [r * 0.24, 33],
    [r * 0.34, 37],
  ],
  (r) => [
    [r * 0.7, 0],
    [r * 0.78, 12],
    [r * 0.74, 24],
    [r * 0.82, 34],
    [r * 0.9, 36],
  ],
  (r) => [
    [r * 0.6, 0],
    [r, 8],
    [r, 17],
    [r * 0.62, 22.5],
    [r * 0.5, 26],
  ],
]

/** Vase of one of five outlines, with or without a branch. */
export const vase: Shape = (kit) => {
  const { p, rnd } = kit
  const r = rnd.range(11.5, 14)
  const form = forms[rnd.int(forms.length)] ?? forms[0]
  const profile = form ? form(r) : []
  const [rim, h] = profile.at(-1) ?? [4, 30]
  const stem = rnd.next() < 0.72 ? at(0, -h + 0.6, branch(kit, 62 - h), 1) : ''
  return (
    castShadow(kit, (profile[0]?.[0] ?? 8) * 2.4) +
    lathe(kit, {
      profile,
      color: p.main,
      decor: glaze(kit, r * 1.02, h),
      open: { color: dark(p.main, 0.25), lip: Math.min(0.9, rim * 0.2) },
    }) +
    stem
  )
}
