/** The part of a 2D context that this needs. */
export interface InkContext {
  globalCompositeOperation: unknown
  fillStyle: unknown
  fillRect(x: number, y: number, width: number, height: number): void
  getImageData(x: number, y: number, width: number, height: number): { readonly data: ArrayLike<number> }
}

/** A channel below this is ink: paper is white, and the edges of strokes are in between. */
const DARK = 128
const CHANNELS = 4

/** Whether strokes are on a canvas of `width` × `height` px. One that is as empty as it began has none. */
function hasInk(pen: InkContext, width: number, height: number): boolean {
  const { data } = pen.getImageData(0, 0, width, height)
  for (let at = 0; at < data.length; at += CHANNELS) {
    if (Number(data[at + 3]) > DARK && Number(data[at]) < DARK) return true
  }
  return false
}

/**
 * Lays white paper behind the strokes: a picture without a ground would be black where a thumbnail has no transparency.
 * False when there are no strokes.
 */
export function layOnPaper(pen: InkContext, width: number, height: number): boolean {
  if (!hasInk(pen, width, height)) return false
  const before = pen.globalCompositeOperation
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.globalCompositeOperation = before
  return true
}

/** Name of the picture's file. */
export const SIGNATURE_FILE = 'signature.png'
