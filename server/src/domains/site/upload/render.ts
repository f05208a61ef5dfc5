import { UPLOAD } from '@storefront/contract/constants'
import type { Metadata } from 'sharp'
import { dominantColor } from '../../../lib/picture'
import { isAnimatedPng } from '../../../lib/picture-format'

export const KINDS = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' } as const
export type Kind = keyof typeof KINDS

/** The reasons to reject bytes as a picture; each is a failure of its own. */
export type PictureProblem = 'mediaType' | 'pictureTooLarge' | 'animationTooLarge' | 'animatedPng'

/** A picture that unpacks to more is a bomb: 50 megapixels are 200 MB in memory. */
const PIXELS_MAX = 50_000_000
/** Every frame of an animation is unpacked, drawn and packed again: 50 frames of 480 x 480 take about a second. */
const ANIMATION = { frames: 100, pixels: 12_000_000 } as const
const MEGA = 1_000_000
/** Texts of the problems are filled by it. */
export const PICTURE_LIMITS = {
  megapixels: PIXELS_MAX / MEGA,
  frames: ANIMATION.frames,
  total: ANIMATION.pixels / MEGA,
} as const

/** Returns the kind of a picture by its first bytes; null when it is none of ours, whatever its name says. */
export function detectImageKind(bytes: Buffer): Kind | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) ? 'gif' : null
}

/** Whether bytes are a film of the kind that every phone plays (ISO base media, `mp4`). */
export const isFilm = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' &&
  /^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)/.test(bytes.toString('latin1', 8, 12))

export interface Renditions {
  full: Buffer
  thumb: Buffer
  thumbWxMp: Buffer
  width: number
  height: number
  color: string
}

/** Returns the reason not to decode a picture, from its header alone; null if it can be decoded. */
function headerProblem({ width, height, pages = 1 }: Metadata): PictureProblem | null {
  if (pages > 1)
    return pages <= ANIMATION.frames && width * height * pages <= ANIMATION.pixels ? null : 'animationTooLarge'
  return width * height <= PIXELS_MAX ? null : 'pictureTooLarge'
}

/**
 * Returns the picture upright and without metadata, moving as it did, and its two thumbnails, which stand still; or why
 * there are none.
 */
export async function renditions(bytes: Buffer, kind: Kind): Promise<Renditions | PictureProblem> {
  const sharp = (await import('sharp')).default
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const
  const still = () => sharp(bytes, options).rotate()
  try {
    // Its size is in the header: sharp's own limit says only that something was wrong.
    const metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    const problem = kind === 'png' && isAnimatedPng(bytes) ? 'animatedPng' : headerProblem(metadata)
    if (problem) return problem
    const isAnimated = (metadata.pages ?? 1) > 1
    const whole = isAnimated ? sharp(bytes, { ...options, animated: true }) : still()
    // Frames of WebP are packed a third faster so, for a few percent more bytes.
    const full = await whole
      .toFormat(kind, isAnimated && kind === 'webp' ? { effort: 2 } : {})
      .toBuffer({ resolveWithObject: true })
    const thumb = await still()
      .resize({ width: UPLOAD.thumb, height: UPLOAD.thumb, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer()
    const thumbWxMp = await still()
      .resize({ ...UPLOAD.thumbWxMp, fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg()
      .toBuffer()
    return {
      full: full.data,
      thumb,
      thumbWxMp,
      width: full.info.width,
      height: full.info.pageHeight ?? full.info.height,
      color: await dominantColor(thumb),
    }
  } catch {
    // Broken or truncated: sharp distinguishes them only by the error message.
    return 'mediaType'
  }
}
