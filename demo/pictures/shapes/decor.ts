import { dark, light } from '../color'
import { alpha, ellipse, f, type Kit, line, path, smooth } from '../ink'
import type { Pt } from '../ink'
import { FLAT } from './lathe'

/** Ring round a turned body: an arc that bulges with the foot. */
export function ring(r: number, h: number, color: string, width: number, opacity = 1): string {
  return line(`M${f(-r)} ${f(-h)}A${f(r)} ${f(r * FLAT)} 0 0 0 ${f(r)} ${f(-h)}`, color, width, alpha(opacity))
}

/** Upper part dipped in another glaze, its lower edge a little uneven as a hand dips. */
export function dip({ rnd }: Kit, r: number, h: number, top: number, color: string): string {
  const pts: Pt[] = []
  for (let i = 0; i <= 8; i++) {
    const x = -r * 1.1 + (i / 8) * r * 2.2
    const bulge = Math.sqrt(Math.max(0, 1 - (x / (r * 1.1)) ** 2)) * r * FLAT
    pts.push([x, -h + bulge + rnd.range(-0.7, 0.9)])
  }
  return path(`${smooth(pts)}L${f(r * 1.2)} ${f(-top - r)}L${f(-r * 1.2)} ${f(-top - r)}Z`, color)
}

/** Iron specks of stoneware. */
export function speckles({ rnd }: Kit, r: number, h: number, color: string, n = 46): string {
  let out = ''
  for (let i = 0; i < n; i++) {
    const s = rnd.range(0.1, 0.36)
    out += ellipse(
      rnd.range(-r, r),
      -rnd.range(-r * FLAT, h),
      s,
      s * rnd.range(0.6, 1),
      color,
      alpha(rnd.range(0.25, 0.75)),
    )
  }
  return out
}

/** Upright fluting. */
function flutes(r: number, h: number, color: string, n = 13): string {
  let out = ''
  for (let i = 1; i < n; i++) {
    const a = (i / n) * Math.PI
    const x = -Math.cos(a) * r
    out += line(`M${f(x)} ${f(r * FLAT)}V${f(-h)}`, dark(color, 0.4), 0.5, alpha(0.28))
    out += line(`M${f(x + 0.5)} ${f(r * FLAT)}V${f(-h)}`, light(color, 0.7), 0.4, alpha(0.35))
  }
  return out
}

/** One brush-painted sprig at (x, y), growing upwards. */
export function sprig({ rnd }: Kit, x: number, y: number, h: number, color: string): string {
  const bend = rnd.range(-0.25, 0.25) * h
  let out = line(`M${f(x)} ${f(y)}Q${f(x + bend)} ${f(y - h * 0.5)} ${f(x + bend * 0.6)} ${f(y - h)}`, color, h * 0.035)
  for (let i = 0; i < 7; i++) {
    const t = 0.2 + i * 0.12
    const side = i % 2 ? 1 : -1
    const lx = x + bend * (t < 0.5 ? t * 1.5 : 0.75)
    const ly = y - h * t
    const s = h * 0.2 * (1.15 - t * 0.6)
    out += path(
      `M${f(lx)} ${f(ly)}q${f(side * s * 0.3)} ${f(-s * 0.9)} ${f(side * s)} ${f(-s * 0.85)}q${f(-side * s * 0.1)} ${f(s * 0.75)} ${f(-side * s)} ${f(s * 0.85)}Z`,
      color,
    )
  }
  return out
}

/** Two strokes of slip pulled across with a wide brush. */
function brush({ rnd }: Kit, r: number, y: number, color: string): string {
  let out = ''
  for (let i = 0; i < 5; i++) {
    const d = y + i * 0.8 + rnd.range(-0.3, 0.3)
    const x1 = -r + rnd.range(-1, 3)
    const x2 = r * rnd.range(0.3, 1)
    out += line(
      `M${f(x1)} ${f(d)}Q0 ${f(d + r * 0.3)} ${f(x2)} ${f(d - 0.5)}`,
      color,
      rnd.range(0.5, 1.1),
      alpha(rnd.range(0.55, 0.95)),
    )
  }
  return out
}

/** Draws the glaze of a pot by its seed; `h` is its height, `r` its greatest radius. */
export function glaze(kit: Kit, r: number, h: number): string {
  const { p, rnd } = kit
  const speck = speckles(kit, r, h, dark(p.main, 0.5))
  switch (rnd.int(6)) {
    case 0:
      return dip(kit, r, h * rnd.range(0.4, 0.6), h, p.second) + speck
    case 1:
      return flutes(r, h, p.main)
    case 2:
      return speck + ring(r, h * 0.72, p.second, 1.1) + ring(r, h * 0.65, p.second, 0.45)
    case 3:
      return sprig(kit, -r * 0.1, -h * 0.1, h * 0.72, p.second) + speck
    case 4:
      return brush(kit, r, -h * 0.55, p.second) + speck
    default:
      return dip(kit, r, h * rnd.range(0.22, 0.32), h, light(p.main, 0.28)) + speck
  }
}
