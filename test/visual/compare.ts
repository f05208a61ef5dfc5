import sharp from 'sharp'

/**
 * Tolerance of a channel (0 to 255) before a pixel counts as different, because antialiasing differs between machines.
 */
const CHANNEL = 48
/** Share of the pixels that may differ. */
export const TOLERANCE = 0.01

/** A picture of three channels. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** The pixels of a PNG. */
export async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Offsets at which the matching pixel is searched, the same place first, because it nearly always is there. */
const AROUND = [
  [0, 0],
  ...[-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0),
] as const

/** Whether one pixel of `one` is found in `other` there or right beside it: a letter's edge may move by one. */
function isNear(one: Pixels, other: Pixels, x: number, y: number): boolean {
  const at = (y * one.width + x) * 3
  for (const [dx, dy] of AROUND) {
    const [nx, ny] = [x + dx, y + dy]
    if (nx < 0 || ny < 0 || nx >= other.width || ny >= other.height) continue
    if (isAlike(one.data, at, other.data, (ny * other.width + nx) * 3)) return true
  }
  return false
}

/** Whether no channel of two pixels is off by more than it may. */
function isAlike(one: Buffer, at: number, other: Buffer, to: number): boolean {
  for (let channel = 0; channel < 3; channel += 1)
    if (Math.abs((one[at + channel] ?? 0) - (other[to + channel] ?? 0)) > CHANNEL) return false
  return true
}

/** A picture as PNG. */
export const pngOf = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()

interface Difference {
  /** Share of the pixels that differ, 0 to 1; 1 if the sizes differ. */
  readonly share: number
  /** A picture of where they differ, if they do. */
  readonly where: Pixels | null
}

/** Returns the share of different pixels of two pictures, and a picture of the differences. */
export function pixelDifference(one: Pixels, other: Pixels): Difference {
  if (one.width !== other.width || Math.abs(one.height - other.height) > 2) return { share: 1, where: null }
  const height = Math.min(one.height, other.height)
  const diffPixels = Buffer.alloc(one.width * height * 3, 255)
  const rowBytes = one.width * 3
  let count = 0
  for (let y = 0; y < height; y += 1) {
    // Most rows are the same to the byte.
    if (one.data.compare(other.data, y * rowBytes, (y + 1) * rowBytes, y * rowBytes, (y + 1) * rowBytes) === 0) continue
    for (let x = 0; x < one.width; x += 1) {
      const at = y * rowBytes + x * 3
      if (isAlike(one.data, at, other.data, at)) continue
      if (isNear(one, other, x, y) && isNear(other, one, x, y)) continue
      count += 1
      diffPixels.set([220, 0, 60], at)
    }
  }
  if (count === 0) return { share: 0, where: null }
  return { share: count / (one.width * height), where: { data: diffPixels, width: one.width, height } }
}

/** The same of two PNGs. */
export async function differenceOf(actual: Buffer, expected: Buffer): Promise<Difference> {
  const [one, other] = await Promise.all([pixelsOf(actual), pixelsOf(expected)])
  return pixelDifference(one, other)
}
