type Rgb = [number, number, number]

function parse(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

/** Blend of two #rrggbb colours; t = 0 gives a, 1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const x = parse(a)
  const y = parse(b)
  const one = (i: 0 | 1 | 2) =>
    Math.round(x[i] + (y[i] - x[i]) * t)
      .toString(16)
      .padStart(2, '0')
  return `#${one(0)}${one(1)}${one(2)}`
}

/** Towards warm white: daylight in these pictures is never neutral. */
export const light = (c: string, t: number): string => mix(c, '#fffaf0', t)

/** Towards a cool brown-black, so that shadows stay coloured. */
export const dark = (c: string, t: number): string => mix(c, '#241a1c', t)

/** Perceived brightness, 0..255. */
export function luma(c: string): number {
  const [r, g, b] = parse(c)
  return 0.299 * r + 0.587 * g + 0.114 * b
}
