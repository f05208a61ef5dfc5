import type { Palette } from './palettes'
import type { Rng } from './rng'

/** Point in scene units: the picture is 100 units high, x to the right, y down. */
export type Pt = readonly [x: number, y: number]

type Stop = readonly [offset: number, color: string, opacity?: number]

/** Short decimals: pictures are hundreds, and their SVG is text. */
export const f = (n: number): string => String(Math.round(n * 100) / 100)

const stopMarkup = ([o, c, a]: Stop) =>
  `<stop offset="${f(o)}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${f(a)}"`}/>`

/** Collects the definitions of one drawing and hands out their ids. */
export class Ink {
  private readonly defs: string[] = []

  private add(tag: string, attributes: string, body: string): string {
    const id = `d${this.defs.length}`
    this.defs.push(`<${tag} id="${id}" ${attributes}>${body}</${tag}>`)
    return `url(#${id})`
  }

  /** Linear gradient over the filled shape's own box; default from top to bottom. */
  linear(stops: readonly Stop[], x2 = 0, y2 = 1, x1 = 0, y1 = 0): string {
    return this.add('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops.map(stopMarkup).join(''))
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.add('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stops.map(stopMarkup).join(''))
  }

  clip(body: string): string {
    return this.add('clipPath', '', body)
  }

  /** Filter that leaves the outline of what it draws, dark as a shadow. */
  silhouette(): string {
    return this.add(
      'filter',
      'x="-50%" y="-50%" width="200%" height="200%"',
      '<feColorMatrix values="0 0 0 0 .12 0 0 0 0 .08 0 0 0 0 .1 0 0 0 1.6 -.6"/>',
    )
  }

  /** Repeating tile in user units. */
  pattern(w: number, h: number, body: string, transform = ''): string {
    const turn = transform ? ` patternTransform="${transform}"` : ''
    return this.add('pattern', `width="${f(w)}" height="${f(h)}" patternUnits="userSpaceOnUse"${turn}`, body)
  }

  /** Whole document; the picture is 100 units high. */
  document(width: number, height: number, body: string): string {
    const w = f((100 * width) / height)
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} 100"><defs>${this.defs.join('')}</defs>${body}</svg>`
  }
}

/** The tools that every shape needs to draw itself. */
export interface Kit {
  ink: Ink
  p: Palette
  /** The object's dice. */
  rnd: Rng
}

/** A shape stands on (0, 0), grows upwards (negative y), about 44 units high. */
export type Shape = (kit: Kit) => string

export const group = (body: string, transform: string, extra = ''): string =>
  `<g transform="${transform}"${extra}>${body}</g>`

export const at = (x: number, y: number, body: string, scale = 1, turn = 0): string =>
  group(
    body,
    `translate(${f(x)} ${f(y)})${turn ? ` rotate(${f(turn)})` : ''}${scale === 1 ? '' : ` scale(${f(scale)})`}`,
  )

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`

export const line = (d: string, color: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${f(cx)}" cy="${f(cy)}" rx="${f(rx)}" ry="${f(ry)}" fill="${fill}" ${extra}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra = ''): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}"${r ? ` rx="${f(r)}"` : ''} ${extra}/>`

export const alpha = (n: number): string => `fill-opacity="${f(n)}" stroke-opacity="${f(n)}"`

export const poly = (points: readonly Pt[]): string => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`

/** Smooth curve through the points (Catmull-Rom), open; starts with M. */
export function smooth(points: readonly Pt[], start = 'M'): string {
  const get = (i: number): Pt => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  let d = `${start}${f(get(0)[0])} ${f(get(0)[1])}`
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`
  }
  return d
}

/** Soft round spot without a blur filter: filters would cost most of the render time. */
export function soft(ink: Ink, cx: number, cy: number, rx: number, ry: number, color: string, opacity: number): string {
  const fill = ink.radial([
    [0, color, opacity],
    [0.45, color, opacity * 0.62],
    [0.75, color, opacity * 0.2],
    [1, color, 0],
  ])
  return ellipse(cx, cy, rx, ry, fill)
}

/** Shadow of something `w` wide standing at (x, 0); the light comes from the upper left. */
export function castShadow({ ink, p }: Kit, w: number, depth = 0.2, x = 0, reach = 1): string {
  const r = w / 2
  return (
    // Capped: a wide thing is not a deep one, and a deep shadow would make it float.
    soft(ink, x + r * 0.75 * reach, 0.2, r * 1.85 * reach, Math.min(r * depth * 2.1, 4.8), p.deep, 0.3) +
    soft(ink, x + r * 0.1, 0.2, r * 1.2, Math.min(r * depth * 1.5, 2.9), p.deep, 0.55)
  )
}
