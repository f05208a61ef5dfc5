import { UPLOAD } from '../constants'
import type { Image } from '../entities/common'

/** Width in CSS pixels of the screen for which modules and pages are designed. */
export const DESIGN_WIDTH = 375
/** Device pixels of a picture as wide as that screen, on the phone for which the server renders. */
export const FULL_WIDTH_PIXELS = 2 * DESIGN_WIDTH

/** A picture a little smaller than the device's pixels still looks sharp, and weighs less. */
const SHARP_ENOUGH = 0.8
/** Files that the server sends itself: another origin, as a storage's own, knows no widths. */
const OWN = /^\/media\/[^?#]+$/

/**
 * Address of a picture for its drawn size: the thumbnail, the original in the next of `UPLOAD.widths`, or the original
 * where none of them is smaller.
 *
 * @param pixels device pixels of its drawn width
 */
export function pictureSource({ full, thumb, width }: Image, pixels: number): string {
  return pixels * SHARP_ENOUGH <= UPLOAD.thumb ? thumb : sizedAddress(full, width, pixels)
}

/** Address of an original for a drawn width of `pixels`. @param width its own, in pixels; it stays as it is where that is unknown */
export function sizedAddress(full: string, width: number, pixels: number): string {
  const step = UPLOAD.widths.find((one) => one >= pixels * SHARP_ENOUGH)
  return step && step < width && OWN.test(full) ? `${full}?w=${step}` : full
}
