import { UPLOAD } from '@storefront/contract/constants'
import type { Sharp } from 'sharp'
import { acceptedNames } from './accept'

/** A stored file, or what is sent in its place. */
export interface StoredFile {
  readonly bytes: Buffer
  readonly contentType: string
}

interface Encoder {
  /** Content types that it makes smaller. An animated GIF stays what it is, and a WebP has lost enough. */
  readonly sources: readonly string[]
  /** Most pixels of a picture: what they cost is measured in decision 026. */
  readonly pixels: number
  readonly encode: (picture: Sharp, source: string) => Sharp
}

/** The best first. Of a PNG, which may be a QR code, no pixel changes. */
const ENCODERS = {
  avif: { sources: ['image/jpeg'], pixels: 4_000_000, encode: (picture) => picture.avif({ quality: 55, effort: 2 }) },
  webp: {
    sources: ['image/jpeg', 'image/png'],
    pixels: 16_000_000,
    encode: (picture, source) => picture.webp(source === 'image/png' ? { lossless: true } : { quality: 80 }),
  },
} satisfies Record<string, Encoder>

export type PictureFormat = keyof typeof ENCODERS
const FORMATS = Object.keys(ENCODERS) as readonly PictureFormat[]

/** In bytes: below it a picture is a packet or two either way. */
const WORTH_BYTES = 4096
/** Where a PNG says that it is an animation (APNG): before its first picture data. */
const ANIMATED_PNG = 'acTL'

/**
 * Formats that may take the place of a stored picture for a client, the best first; none for other files and for a picture of few bytes. The client
 * has to name a type itself: `*` says nothing of what it can draw.
 */
export function formatsFor({ bytes, contentType }: StoredFile, accept: string): PictureFormat[] {
  if (bytes.length < WORTH_BYTES || bytes.length > UPLOAD.maxBytes) return []
  const names = acceptedNames(accept.slice(0, 1000))
  return FORMATS.filter((format) => isNegotiable(contentType, format) && names.has(`image/${format}`))
}

/** Whether what is sent of a content type depends on the client. */
export const isNegotiable = (contentType: string, format?: PictureFormat): boolean =>
  (format ? [format] : FORMATS).some((one) => (ENCODERS[one].sources as readonly string[]).includes(contentType))

/**
 * The picture in another format, upright; null where it is too large to be worth it, is an animation, cannot be read, or would not
 * be smaller. Its size is looked up in the header before anything is unpacked.
 */
export async function encodePicture({ bytes, contentType }: StoredFile, format: PictureFormat): Promise<Buffer | null> {
  const { pixels, encode } = ENCODERS[format]
  const sharp = (await import('sharp')).default
  const options = { limitInputPixels: pixels, failOn: 'error' } as const
  try {
    const { width, height, pages = 1 } = await sharp(bytes, options).metadata()
    if (width * height > pixels || pages > 1 || (contentType === 'image/png' && bytes.includes(ANIMATED_PNG))) return null
    const encoded = await encode(sharp(bytes, options).rotate(), contentType).toBuffer()
    return encoded.length < bytes.length ? encoded : null
  } catch {
    // Broken or truncated: a browser may draw some of it, and gets it as it is.
    return null
  }
}
