import sharp from 'sharp'
import { UPLOAD } from '@storefront/contract/constants'
import type { PictureSpec } from './scenes/index'

/** A picture's files as they are stored: the original and its two thumbnails. */
interface Files {
  full: Buffer
  thumb: Buffer
  thumbWxMp: Buffer
}

/** Icons and marks have rounded corners to see through, and a QR code wants sharp edges; all else fills its frame. */
export const isPng = ({ scene }: PictureSpec): boolean =>
  scene.startsWith('icon-') || scene.startsWith('logo') || scene === 'qr'

/** Whether it has thumbnails; small pictures are their own. */
export const hasThumbs = (spec: PictureSpec): boolean => !isPng(spec) && spec.width > UPLOAD.thumb

const PHOTO = { quality: 80 } as const
/** Woven and printed cloth is all edges: what comes out heavier than this is encoded once more, leaner. */
const HEAVY_BYTES = 60_000
const LEAN = { quality: 64 } as const
/** Thumbnails are made by the hundred at the first start: the encoder's patience costs more than it saves. */
const THUMB = { quality: 78, effort: 1 } as const

/** Draws the SVG once and encodes it three times. */
export async function render(spec: PictureSpec, svg: string): Promise<Files> {
  const source = sharp(Buffer.from(svg))
  if (isPng(spec)) {
    const full = await source.png({ palette: true, quality: 92 }).toBuffer()
    return { full, thumb: full, thumbWxMp: full }
  }
  const { data, info } = await source.flatten({ background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true })
  const again = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  const fine = await again().jpeg(PHOTO).toBuffer()
  const full = fine.length > HEAVY_BYTES ? await again().jpeg(LEAN).toBuffer() : fine
  if (!hasThumbs(spec)) return { full, thumb: full, thumbWxMp: full }
  const small = await again()
    .resize({ width: UPLOAD.thumb, height: UPLOAD.thumb, fit: 'inside' })
    .webp(THUMB)
    .toBuffer()
  const share = await again()
    .resize({ ...UPLOAD.thumbWxMp, fit: 'cover' })
    .jpeg(PHOTO)
    .toBuffer()
  return { full, thumb: small, thumbWxMp: share }
}
