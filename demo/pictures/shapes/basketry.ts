import { dark, light } from '../color'
import { alpha, at, castShadow, f, group, type Kit, line, path, rect, type Shape } from '../ink'
import { FLAT, lathe } from './lathe'
import { anyMotif } from './motifs'

export const cane = (kit: Kit): string => (kit.p.main === '#c99a5b' ? '#c99a5b' : '#c89b62')

/** Woven fill of round basketry: staves and rounds. */
function weave({ ink }: Kit, c: string, size = 3): string {
  const s = size
  return ink.pattern(
    s,
    s,
    rect(0, 0, s, s, dark(c, 0.32)) +
      rect(0.1 * s, 0.06 * s, 0.82 * s, 0.38 * s, light(c, 0.2), 0.15 * s) +
      rect(-0.4 * s, 0.56 * s, 0.82 * s, 0.38 * s, c, 0.15 * s) +
      rect(0.6 * s, 0.56 * s, 0.82 * s, 0.38 * s, c, 0.15 * s),
  )
}

const rim = (r: number, h: number, c: string): string =>
  line(`M${f(-r)} ${f(-h)}A${f(r)} ${f(r * FLAT)} 0 0 0 ${f(r)} ${f(-h)}`, dark(c, 0.25), 2.3) +
  line(`M${f(-r)} ${f(-h - 0.3)}A${f(r)} ${f(r * FLAT)} 0 0 0 ${f(r)} ${f(-h - 0.3)}`, light(c, 0.2), 1.3) +
  line(
    `M${f(-r)} ${f(-h)}A${f(r)} ${f(r * FLAT)} 0 0 0 ${f(r)} ${f(-h)}`,
    dark(c, 0.35),
    2,
    'stroke-dasharray=".3 1.6" fill-opacity=".6" stroke-opacity=".6"',
  )

/** Open basket, cloth peeping out or with an overhead handle. */
export const basket: Shape = (kit) => {
  const { p, rnd } = kit
  const c = cane(kit)
  const r = rnd.range(16, 19)
  const h = rnd.range(18, 25)
  const profile = [
    [r * 0.78, 0],
    [r * 0.92, h * 0.3],
    [r, h * 0.7],
    [r * 0.98, h],
  ] as const
  const decor =
    rect(-30, -h - 6, 60, h + 14, weave(kit, c, rnd.range(2.4, 3.2))) +
    (rnd.next() < 0.6 ? rect(-30, -h * 0.5, 60, h * 0.17, p.main, 0, alpha(0.8)) : '')
  const handle =
    rnd.next() < 0.5
      ? line(
          `M${f(-r * 0.95)} ${f(-h)}C${f(-r)} ${f(-h - 28)} ${f(r)} ${f(-h - 28)} ${f(r * 0.95)} ${f(-h)}`,
          dark(c, 0.2),
          2.2,
        ) +
        line(
          `M${f(-r * 0.95)} ${f(-h)}C${f(-r)} ${f(-h - 28)} ${f(r)} ${f(-h - 28)} ${f(r * 0.95)} ${f(-h)}`,
          light(c, 0.25),
          0.7,
          'stroke-dasharray="1.6 .7"',
        )
      : ''
  const cloth =
    path(
      `M${f(-r * 0.8)} ${f(-h + 1)}C${f(-r * 0.7)} ${f(-h - 7)} ${f(-r * 0.2)} ${f(-h - 4)} 0 ${f(-h - 7)}S${f(r * 0.7)} ${f(-h - 6)} ${f(r * 0.84)} ${f(-h + 1)}Z`,
      anyMotif(kit, ['kawung', 'check', 'truntum', 'stripe'], 0.6),
    ) +
    path(
      `M${f(-r * 0.5)} ${f(-h)}Q${f(-r * 0.3)} ${f(-h - 4)} 0 ${f(-h - 6)}`,
      'none',
      `stroke="${p.deep}" stroke-width=".4" fill-opacity=".4" stroke-opacity=".4"`,
    )
  return (
    castShadow(kit, r * 1.9) +
    lathe(kit, { profile, color: c, decor, gloss: 0, open: { color: dark(c, 0.3), lip: 1 } }) +
    cloth +
    rim(r * 0.98, h, c) +
    handle
  )
}

/** Round tray with two little things on it. */
export const tray: Shape = (kit) => {
  const { p } = kit
  const c = cane(kit)
  const r = 25
  const base = lathe(kit, {
    profile: [
      [r * 0.94, 0],
      [r, 2.5],
      [r, 5],
    ],
    color: c,
    decor: rect(-30, -8, 60, 16, weave(kit, c, 2.4)),
    gloss: 0,
    open: { color: light(c, 0.1), lip: 1.4 },
  })
  const pot = lathe(kit, {
    profile: [
      [4.5, 0],
      [7, 4],
      [7.4, 9],
      [4, 13],
      [3.4, 15],
    ],
    color: p.main,
    open: { color: dark(p.main, 0.3), lip: 0.5 },
  })
  const small = lathe(kit, {
    profile: [
      [3, 0],
      [5, 2.6],
      [5.6, 6],
    ],
    color: p.second,
    open: { color: light(p.second, 0.2), lip: 0.4, fill: '#7a4a28', level: 0.7 },
  })
  return (
    castShadow(kit, r * 2, 0.26) +
    base +
    rim(r, 5, c) +
    at(-8, -5, castShadow(kit, 9) + pot) +
    at(9, -3.4, castShadow(kit, 7) + small) +
    at(16, -7, castShadow(kit, 7) + small, 0.9)
  )
}

/** Hand fan of woven cane. */
export const fan: Shape = (kit) => {
  const { p } = kit
  const c = cane(kit)
  const d = 'M0 -14C-26 -16 -27 -44 -13 -50C-4 -53 4 -53 13 -50C27 -44 26 -16 0 -14Z'
  const body =
    path(d, weave(kit, c, 2.6)) +
    line(d, dark(c, 0.3), 1.4) +
    line(d, p.main, 0.7, 'stroke-dasharray="1.6 1.2"') +
    rect(-1.3, -48, 2.6, 50, '#8a5a36', 1) +
    path('M-8 -24L0 -34L8 -24L0 -16Z', p.main) +
    path('M-4.6 -24L0 -29.8L4.6 -24L0 -19.6Z', p.second)
  return (
    group(path(d, p.deep, alpha(0.2)), 'translate(5 3) rotate(14)') + castShadow(kit, 18) + group(body, 'rotate(14)')
  )
}
