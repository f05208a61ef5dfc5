import { keysOf } from '@storefront/contract/domain/keys-of'
import { UPLOAD } from '@storefront/contract/constants'
import type { Sharp } from 'sharp'
import { acceptedNames } from './accept'

/** A stored file, or what is sent in its place. */
export interface StoredFile {
  readonly bytes: Buffer
  readonly contentType: string
}

interface Encoder {
  /**
   * Content types that it makes smaller at the same width. An animated GIF stays what it is, and a WebP has lost
   * enough.
   */
  readonly sources: readonly string[]
  /** Content types that it makes smaller at a smaller width. */
  readonly resizes: readonly string[]
  /** Most pixels that it encodes: what they cost is measured in decision 026. */
  readonly pixels: number
  readonly encode: (picture: Sharp, source: string) => Sharp
}

/**
 * The best first; the last two are every client's, for a smaller width alone. Of a PNG, which may be a QR code, no
 * pixel changes in its own width.
 */
const ENCODERS = {
  avif: {
    sources: ['image/jpeg'],
    resizes: ['image/jpeg', 'image/webp'],
    pixels: 4_000_000,
    encode: (picture) => picture.avif({ quality: 55, effort: 2 }),
  },
  webp: {
    sources: ['image/jpeg', 'image/png'],
    resizes: ['image/jpeg', 'image/png', 'image/webp'],
    pixels: 16_000_000,
    encode: (picture, source) => picture.webp(source === 'image/png' ? { lossless: true } : { quality: 80 }),
  },
  jpeg: {
    sources: [],
    resizes: ['image/jpeg'],
    pixels: 16_000_000,
    encode: (picture) => picture.jpeg({ quality: 82 }),
  },
  png: { sources: [], resizes: ['image/png'], pixels: 16_000_000, encode: (picture) => picture.png() },
} satisfies Record<string, Encoder>

export type PictureFormat = keyof typeof ENCODERS
const FORMATS = keysOf(ENCODERS)

/**
 * Most pixels of a picture that is made smaller. A JPEG is unpacked at an eighth to a half of its size, others whole.
 */
const RESIZED_PIXELS = { jpeg: 50_000_000, others: 16_000_000 } as const
/** In bytes: below it a picture is a packet or two either way. */
const WORTH_BYTES = 4096

/** Whether a PNG is an animation (APNG): it says so before its first picture data. */
export function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf('acTL')
  return control >= 0 && control < bytes.indexOf('IDAT')
}

/**
 * Formats that may take the place of a stored picture for a client, the best first; none for other files and for a
 * picture of few bytes. The client has to name a type itself, unless the picture is stored in it: `*` says nothing of
 * what it can draw.
 */
export function formatsFor({ bytes, contentType }: StoredFile, accept: string, isResized: boolean): PictureFormat[] {
  if (bytes.length < WORTH_BYTES || bytes.length > UPLOAD.maxBytes) return []
  const names = acceptedNames(accept.slice(0, 1000))
  const use = isResized ? 'resizes' : 'sources'
  return FORMATS.filter((format) => {
    const type = `image/${format}`
    return includes(ENCODERS[format][use], contentType) && (names.has(type) || type === contentType)
  })
}

const includes = (types: readonly string[], type: string): boolean => types.includes(type)

/** Whether what is sent of a content type depends on the client. */
export const isNegotiable = (contentType: string): boolean =>
  FORMATS.some((format) => includes(ENCODERS[format].resizes, contentType))

/**
 * Returns the picture in another format, upright; null where it is too large to be worth it, is an animation, cannot be
 * read, or would not be smaller. Its size is looked up in the header before anything is unpacked.
 *
 * @param maxWidth in pixels; null leaves it as wide as it is
 */
export async function encodePicture(
  { bytes, contentType }: StoredFile,
  format: PictureFormat,
  maxWidth: number | null,
): Promise<Buffer | null> {
  const { pixels, encode } = ENCODERS[format]
  const sharp = (await import('sharp')).default
  const limit = maxWidth === null ? pixels : contentType === 'image/jpeg' ? RESIZED_PIXELS.jpeg : RESIZED_PIXELS.others
  const options = { limitInputPixels: limit, failOn: 'error' } as const
  try {
    const { width, height, pages = 1 } = await sharp(bytes, options).metadata()
    if (width * height > limit || pages > 1 || (contentType === 'image/png' && isAnimatedPng(bytes))) return null
    const drawnWidth = Math.min(width, maxWidth ?? width)
    if ((drawnWidth * drawnWidth * height) / width > pixels) return null
    const upright = sharp(bytes, options).rotate()
    const encoded = await encode(
      drawnWidth < width ? upright.resize({ width: drawnWidth }) : upright,
      contentType,
    ).toBuffer()
    return encoded.length < bytes.length ? encoded : null
  } catch {
    // Broken or truncated: a browser may draw some of it, and gets it as it is.
    return null
  }
}
