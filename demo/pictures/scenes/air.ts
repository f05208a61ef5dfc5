import { dark, light } from '../color'
import { alpha, at, ellipse, type Kit, path, rect, soft } from '../ink'

export type Place = (kit: Kit, w: number) => string

export const sky = ({ ink }: Kit, w: number, top: string, middle: string, low: string): string =>
  rect(
    0,
    0,
    w,
    101,
    ink.linear([
      [0, top],
      [0.45, middle],
      [0.8, low],
    ]),
  )

export const sun = (kit: Kit, x: number, y: number, r: number, c: string): string =>
  soft(kit.ink, x, y, r * 3.4, r * 3.4, c, 0.55) + ellipse(x, y, r, r, light(c, 0.35))

export const cloud = (x: number, y: number, s: number, c: string): string =>
  at(x, y, path('M-9 0C-12 0 -12 -4 -8.6 -4.2C-8 -8 -2 -8.6 -.6 -5.6C2 -8 7 -6.6 6.6 -3.6C10 -3.8 10.6 0 7.6 0Z', c), s)

export const pine = (x: number, y: number, s: number, c: string): string =>
  at(
    x,
    y,
    rect(-0.5, -3, 1, 3, dark(c, 0.4)) +
      path('M0 -18L4.6 -8.6H2.8L6 -2.4H-6L-2.8 -8.6H-4.6Z', c) +
      path('M0 -18L4.6 -8.6H2.8L6 -2.4H0Z', dark(c, 0.35), alpha(0.4)),
    s,
  )

/** Soft hill line across the whole width. */
export function hills({ rnd }: Kit, w: number, y: number, rise: number, color: string, waves = 3): string {
  let d = `M-2 101V${y}`
  const step = (w + 4) / (waves * 2)
  for (let i = 0; i < waves * 2; i++) {
    const x = -2 + step * (i + 1)
    const to = y + (i % 2 ? rnd.range(-0.2, 0.4) : -rnd.range(0.5, 1)) * rise
    d += `S${(x - step * 0.45).toFixed(1)} ${to.toFixed(1)} ${x.toFixed(1)} ${to.toFixed(1)}`
  }
  return path(`${d}V101Z`, color)
}
