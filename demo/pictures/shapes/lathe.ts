import { dark, light, luma } from '../color'
import { alpha, ellipse, f, type Kit, path, poly, smooth } from '../ink'
import type { Pt } from '../ink'

/** The ratio of height to width of a flat circle in our view. */
export const FLAT = 0.2

interface Lathe {
  /** [radius, height] from the foot to the rim. */
  profile: readonly Pt[]
  color: string
  /** Painted inside the silhouette, below the shading. */
  decor?: string
  /** Inside of an open vessel; `fill` is the liquid's colour. */
  open?: { color: string; lip?: number; fill?: string; level?: number }
  /** 0 matt clay .. 1 glass. */
  gloss?: number
  /** See-through bodies get a weaker shading. */
  opacity?: number
}

function sample(profile: readonly Pt[], n = 26): Pt[] {
  const out: Pt[] = []
  const get = (i: number): Pt => profile[Math.max(0, Math.min(profile.length - 1, i))] ?? [0, 0]
  const segments = profile.length - 1
  for (let i = 0; i <= n; i++) {
    const u = (i / n) * segments
    const s = Math.min(Math.floor(u), segments - 1)
    const t = u - s
    const [a, b, c, d] = [get(s - 1), get(s), get(s + 1), get(s + 2)]
    const axis = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
    out.push([axis(0), axis(1)])
  }
  return out
}

/** Outline of the turned body, for fills and clips. */
function latheOutline(profile: readonly Pt[]): string {
  const pts = sample(profile)
  const [r0] = pts[0] ?? [0, 0]
  const [rn, hn] = pts.at(-1) ?? [0, 0]
  const leftSide = pts.map(([r, h]): Pt => [-r, -h])
  const right = pts.map(([r, h]): Pt => [r, -h]).reverse()
  return `${smooth(leftSide)}A${f(rn)} ${f(rn * FLAT)} 0 0 1 ${f(rn)} ${f(-hn)}${smooth(right, 'L')}A${f(r0)} ${f(r0 * FLAT)} 0 0 1 ${f(-r0)} 0Z`
}

/** Shade that follows the form: nested slices of the silhouette, each a little darker towards the right. */
function shading(pts: readonly Pt[], color: string, strength: number): string {
  const shade = dark(color, 0.75)
  let out = ''
  const steps = 15
  for (let i = 0; i < steps; i++) {
    const t = -0.12 + (i / (steps - 1)) * 1.08
    const edge = pts.map(([r, h]): Pt => [r * t, -h])
    const [r0] = pts[0] ?? [0, 0]
    edge.unshift([r0 * t, r0])
    const wall: Pt[] = [
      [90, -(pts.at(-1)?.[1] ?? 0)],
      [90, r0],
    ]
    out += path(poly([...edge, ...wall]), shade, alpha(strength * (0.035 + 0.03 * (i / steps))))
  }
  const rim = pts.map(([r, h]): Pt => [-r * 0.9, -h])
  const far = pts.map(([r, h]): Pt => [-r * 1.2, -h]).reverse()
  return out + path(poly([...rim, ...far]), shade, alpha(strength * 0.14))
}

function glow(pts: readonly Pt[], gloss: number): string {
  const inner = pts.slice(4, -2)
  const n = Math.max(1, inner.length - 1)
  const swell = (i: number) => Math.sin((Math.PI * i) / n) ** 0.6
  const band = (from: number, width: number, a: number) => {
    const l = inner.map(([r, h], i): Pt => [-r * (from + width * swell(i)), -h])
    const r = inner.map(([tx, h], i): Pt => [-tx * (from - width * swell(i)), -h]).reverse()
    return path(poly([...l, ...r]), '#fffaf0', alpha(a))
  }
  return band(0.52, 0.26, 0.1 + gloss * 0.06) + band(0.54, 0.15, 0.1 + gloss * 0.1) + band(0.58, 0.055, gloss * 0.55)
}

/** Body of revolution: cup, vase, jar, tin - lit from the left, standing on (0, 0). */
export function lathe({ ink }: Kit, o: Lathe): string {
  const pts = sample(o.profile)
  const outline = latheOutline(o.profile)
  const clip = ink.clip(path(outline, '#000'))
  const bright = luma(o.color) > 150
  const body =
    path(outline, o.color, o.opacity === undefined ? '' : alpha(o.opacity)) +
    `<g clip-path="${clip}">${o.decor ?? ''}${shading(pts, o.color, (bright ? 0.8 : 1.05) * (o.opacity ?? 1))}${glow(pts, o.gloss ?? 0.35)}</g>`
  const [rn, hn] = pts.at(-1) ?? [0, 0]
  if (!o.open) return body
  const lip = o.open.lip ?? 0.9
  const ri = rn - lip
  const inside = ink.linear(
    [
      [0, dark(o.open.color, 0.42)],
      [0.55, dark(o.open.color, 0.14)],
      [1, light(o.open.color, 0.22)],
    ],
    1,
    0.25,
  )
  let mouth = ellipse(0, -hn, rn, rn * FLAT, light(o.color, 0.32)) + ellipse(0, -hn + 0.12, ri, ri * FLAT, inside)
  if (o.open.fill) {
    const level = o.open.level ?? 1.6
    const pool = ink.clip(ellipse(0, -hn + 0.12, ri, ri * FLAT, '#000'))
    const liquid = ink.linear(
      [
        [0, dark(o.open.fill, 0.2)],
        [1, light(o.open.fill, 0.25)],
      ],
      1,
      0.3,
    )
    mouth += `<g clip-path="${pool}">${ellipse(0, -hn + level, ri * 0.97, ri * FLAT, liquid)}${ellipse(-ri * 0.3, -hn + level - ri * FLAT * 0.35, ri * 0.34, ri * FLAT * 0.22, '#fffaf0', alpha(0.28))}</g>`
  }
  return body + mouth
}
