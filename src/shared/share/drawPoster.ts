import { fontOf, drawCommands } from '@/lib/canvas'
import { type PosterContent, layoutPoster, POSTER_WIDTH } from '@/lib/poster'
import { qrMatrix } from '@/lib/qr'
import { canvas } from '@/platform/canvas'

export interface PosterRequest extends Omit<PosterContent, 'qr' | 'hasPicture'> {
  /** The address in the QR code. */
  readonly link: string
  /** Address of the picture; empty for none. */
  readonly image: string
  /** Id of the `CanvasHost` on the screen. */
  readonly host: string
}

/** High enough for every poster; what is not drawn on stays white. */
const MOST_HEIGHT = 1300

export interface PosterImage {
  /** Address of the picture. */
  readonly path: string
  /** Height over width. */
  readonly ratio: number
}

/**
 * Draws a poster. A cover that cannot be loaded or drawn is left out; rejects when
 * there is no canvas, or when the link is too long for a code.
 */
export async function drawPoster({ link, image, host, ...words }: PosterRequest): Promise<PosterImage> {
  const qr = qrMatrix(link)
  // The height follows from the words, which can only be measured on a board: the first one is a trial.
  const trial = await canvas.open(host, POSTER_WIDTH, MOST_HEIGHT)
  const measure = (text: string, size: number, bold: boolean) => {
    trial.pen.font = fontOf(size, bold)
    return trial.pen.measureText(text).width
  }
  const hasPicture = image !== '' && (await trial.picture(image)) !== null
  const { width, height, commands } = layoutPoster({ ...words, qr, hasPicture }, measure)
  const board = await canvas.open(host, width, height)
  drawCommands(board.pen, commands, hasPicture ? await board.picture(image) : null)
  return { path: await board.toFile(), ratio: height / width }
}
