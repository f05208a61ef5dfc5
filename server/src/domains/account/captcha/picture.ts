import { CAPTCHA } from '@storefront/contract/constants'

/** Pictures are drawn at twice their CSS size, for screens of many dots. */
export const DOTS = 2

const SIDE = CAPTCHA.piece * DOTS
/** The piece in a square of 84: rounded, a tab at the top and at the right, a notch at the left. */
const OUTLINE =
  'M2 28A8 8 0 0 1 10 20H24A12 12 0 1 1 44 20H56A8 8 0 0 1 64 28V41A12 12 0 1 1 64 61V74A8 8 0 0 1 56 82H10A8 8 0 0 1 2 74V61A12 12 0 1 0 2 41Z'
const drawing = (style: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><path d="${OUTLINE}" ${style}/></svg>`,
  )

const SHAPE = drawing('fill="#fff"')
const BORDER = drawing('fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3"')
const HOLE = drawing('fill="#000" fill-opacity=".5" stroke="#fff" stroke-opacity=".55" stroke-width="2"')

/** A busy photo would weigh more than a slow network should carry; it is encoded once more, leaner. */
const HEAVY_BYTES = 48_000
const QUALITY = { usual: 74, lean: 45 } as const

/** CSS pixels of the piece's upper left corner. */
interface Place {
  x: number
  y: number
}

const dataUrl = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`

/**
 * Cuts the piece out of a photo: the background with a dark hole and the piece by itself, as data addresses.
 * Rejects when `photo` is no picture.
 */
export async function cutPiece(photo: Buffer, { x, y }: Place): Promise<{ background: string; piece: string }> {
  const sharp = (await import('sharp')).default
  const size = { width: CAPTCHA.width * DOTS, height: CAPTCHA.height * DOTS }
  const at = { left: x * DOTS, top: y * DOTS }
  const { data, info } = await sharp(photo, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const encode = (quality: number) =>
    sharp(data, { raw })
      .composite([{ input: HOLE, ...at }])
      .jpeg({ quality })
      .toBuffer()
  const usual = await encode(QUALITY.usual)
  const background = usual.length > HEAVY_BYTES ? await encode(QUALITY.lean) : usual
  const piece = await sharp(data, { raw })
    .extract({ ...at, width: SIDE, height: SIDE })
    .ensureAlpha()
    .composite([{ input: SHAPE, blend: 'dest-in' }, { input: BORDER }])
    .png()
    .toBuffer()
  return { background: dataUrl('jpeg', background), piece: dataUrl('png', piece) }
}
