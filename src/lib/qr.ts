import { encode } from 'uqr'
import { pngOf } from './png'

/** Free cells around a code that readers need to find it. */
const QUIET = 4

/**
 * Cells of the QR code of a text with its quiet zone, true for black. Middle error correction: a code on a screen is
 * read through fingers and reflections. Throws when the text is longer than a code can hold (some 2,300 bytes).
 */
export const qrMatrix = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', boostEcc: true, border: QUIET }).data

/**
 * Returns the QR code of a text as a picture of at least `pixels` a side, as a data address. Null when the text is too
 * long.
 */
export function qrImage(text: string, pixels: number): string | null {
  try {
    const rows = qrMatrix(text)
    return pngOf(rows, Math.max(1, Math.ceil(pixels / rows.length)))
  } catch {
    return null
  }
}
