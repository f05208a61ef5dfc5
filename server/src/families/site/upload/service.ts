import { randomUUID } from 'node:crypto'
import { UPLOAD } from '@storefront/contract/constants'
import type { Image } from '@storefront/contract/entities/common'
import type { MultipartFile } from '@fastify/multipart'
import { sql } from 'drizzle-orm'
import type { Metadata } from 'sharp'
import { image } from '../../../db/schema'
import { fail, Failure } from '../../../failure'
import type { JobCtx, UserCtx } from '../../../kernel/context.types'
import { dominantColor, pictureOf, limitRender } from '../../../lib/picture'
import { readUploadedFile } from './file'

const KINDS = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' } as const
type Kind = keyof typeof KINDS
const ALL_KINDS = Object.keys(KINDS) as readonly Kind[]
/** What the pictures of forms may be (spec 5). */
export const FORM_IMAGE_KINDS: readonly Kind[] = ['jpeg', 'png']

/** A picture that unpacks to more is a bomb: 50 megapixels are 200 MB in memory. */
const PIXELS_MAX = 50_000_000
/** Every frame of an animation is unpacked, drawn and packed again: 50 frames of 480 x 480 take about a second. */
const ANIMATION = { frames: 100, pixels: 12_000_000 } as const

/** The kind of a picture by its first bytes; null when it is none of ours, whatever its name says. */
export function detectImageKind(bytes: Buffer): Kind | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp'
  return /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)) ? 'gif' : null
}

interface Renditions {
  full: Buffer
  thumb: Buffer
  thumbWxMp: Buffer
  width: number
  height: number
  color: string
}

/** Whether what the header announces may be unpacked at all. */
function isAffordable(kind: Kind, { width, height, pages = 1 }: Metadata): boolean {
  const pixels = width * height * (kind === 'gif' ? pages : 1)
  return kind === 'gif' ? pages <= ANIMATION.frames && pixels <= ANIMATION.pixels : pixels <= PIXELS_MAX
}

/** The picture upright and without metadata, and its two thumbnails. Null when it cannot be read. */
async function renditions(bytes: Buffer, kind: Kind): Promise<Renditions | null> {
  const sharp = (await import('sharp')).default
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const
  const still = () => sharp(bytes, options).rotate()
  try {
    if (!isAffordable(kind, await sharp(bytes, options).metadata())) return null
    const whole = kind === 'gif' ? sharp(bytes, { ...options, animated: true }) : still()
    const full = await whole.toFormat(kind).toBuffer({ resolveWithObject: true })
    const thumb = await still().resize({ width: UPLOAD.thumb, height: UPLOAD.thumb, fit: 'inside', withoutEnlargement: true }).webp().toBuffer()
    const thumbWxMp = await still()
      .resize({ ...UPLOAD.thumbWxMp, fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg()
      .toBuffer()
    return { full: full.data, thumb, thumbWxMp, width: full.info.width, height: full.info.pageHeight ?? full.info.height, color: await dominantColor(thumb) }
  } catch {
    // Broken, truncated, or too large to unpack: sharp distinguishes them only by the error message.
    return null
  }
}

/** A stored picture and the id by which other calls name it. */
type Uploaded = Image & { id: number }

/** Stores a picture with its thumbnails. @param kinds what it may be */
export async function upload(ctx: UserCtx, getFile: () => Promise<MultipartFile | undefined>, kinds: readonly Kind[] = ALL_KINDS): Promise<Uploaded | Failure> {
  const file = await readUploadedFile(ctx, getFile)
  if (file instanceof Failure) return file
  return (await storePicture(ctx, ctx.user.id, file.bytes, kinds)) ?? fail('mediaType')
}

/** Stores a picture of a user with its thumbnails; null when the bytes are none that may be. */
export async function storePicture(ctx: JobCtx, userId: number, bytes: Buffer, kinds: readonly Kind[] = ALL_KINDS): Promise<Uploaded | null> {
  const kind = detectImageKind(bytes)
  const pictures = kind && kinds.includes(kind) && (await limitRender(() => renditions(bytes, kind)))
  return pictures ? store(ctx, userId, kind, pictures, bytes.length) : null
}

async function store(ctx: JobCtx, userId: number, kind: Kind, { full, thumb, thumbWxMp, width, height, color }: Renditions, bytes: number): Promise<Uploaded> {
  const { storage } = ctx.ports
  // The name cannot be guessed, and the file under it never changes.
  const base = `t${ctx.tenant.id}/${ctx.now.toISOString().slice(0, 7).replace('-', '/')}/${randomUUID()}`
  const keys = { fullKey: `${base}.${KINDS[kind]}`, thumbKey: `${base}.thumb.webp`, thumbWxMpKey: `${base}.wx.jpg` }
  await storage.put(keys.fullKey, full, `image/${kind}`)
  await storage.put(keys.thumbKey, thumb, 'image/webp')
  await storage.put(keys.thumbWxMpKey, thumbWxMp, 'image/jpeg')
  const byStaff = sql<boolean>`exists (select 1 from account where tenant_id = ${ctx.tenant.id} and id = ${userId} and perms <> '{}')`
  const values = { tenantId: ctx.tenant.id, ...keys, width, height, bytes, color, userId, byStaff, createdAt: ctx.now }
  const [row] = await ctx.db.tx((tx) => tx.orm.insert(image).values(values).returning({ id: image.id }))
  const picture = pictureOf(storage, { full_key: keys.fullKey, thumb_key: keys.thumbKey, thumb_wx_mp_key: keys.thumbWxMpKey, width, height, color })
  if (!row || !picture) throw new Error('a picture without an id or a key')
  return { ...picture, id: row.id }
}
