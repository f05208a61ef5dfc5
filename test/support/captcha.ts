import sharp from 'sharp'
import { CAPTCHA } from '@storefront/contract/constants'

const DOTS = 2
const SIDE = CAPTCHA.piece * DOTS
/** The hole lets half of the light through. */
const SHADE = 0.5

const pixelsOf = async (address: string, channels: 3 | 4) => {
  const picture = sharp(Buffer.from(address.split(',')[1] ?? '', 'base64'))
  return (channels === 4 ? picture.ensureAlpha() : picture.removeAlpha()).raw().toBuffer()
}

/**
 * Finds the hole in CSS pixels from the pictures, as a person does: where the background is a darker copy of the piece.
 */
export async function solveCaptcha({
  background,
  piece,
  y,
}: {
  background: string
  piece: string
  y: number
}): Promise<number> {
  const [back, part] = [await pixelsOf(background, 3), await pixelsOf(piece, 4)]
  const difference = (x: number) => {
    let sum = 0
    for (let row = 24; row < SIDE - 8; row += 3)
      for (let column = 24; column < SIDE - 24; column += 3) {
        const at = 4 * (row * SIDE + column)
        const there = 3 * ((y * DOTS + row) * CAPTCHA.width * DOTS + x * DOTS + column)
        for (let channel = 0; channel < 3; channel++)
          sum += ((part[at + channel] ?? 0) * SHADE - (back[there + channel] ?? 0)) ** 2
      }
    return sum
  }
  const places = Array.from({ length: CAPTCHA.width - CAPTCHA.piece }, (_, x) => x)
  return places.reduce((best, x) => (difference(x) < difference(best) ? x : best), 0)
}

/** A drag of a steady hand to `x` CSS pixels. */
export const dragTo = (x: number) => [0, 0.2, 0.5, 0.8, 1].map((part, n) => ({ x: x * part, y: n % 2, t: n * 60 }))
