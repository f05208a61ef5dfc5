import { keysOf } from '@storefront/contract/domain/keys-of'
import { insert } from '../../../db/insert'
import { randomUUID } from 'node:crypto'
import { utcDate } from '@storefront/contract/domain/dayjs'
import type { Image } from '@storefront/contract/entities/common'
import type { MultipartFile } from '@fastify/multipart'
import { fail, Failure } from '../../../core/failure'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { pictureOf, limitRender } from '../../../lib/picture'
import { readUploadedFile } from './file'
import {
  detectImageKind,
  type Kind,
  KINDS,
  PICTURE_LIMITS,
  type PictureProblem,
  type Renditions,
  renditions,
} from './render'

const ALL_KINDS = keysOf(KINDS)
/** The formats allowed for pictures in forms (spec 5). */
export const FORM_IMAGE_KINDS: readonly Kind[] = ['jpeg', 'png']

/** A stored picture and the id by which other calls name it. */
export type Uploaded = Image & { id: number }

/** Stores a picture with its thumbnails. @param kinds what it may be */
export async function upload(
  ctx: UserCtx,
  getFile: () => Promise<MultipartFile | undefined>,
  kinds: readonly Kind[] = ALL_KINDS,
): Promise<Uploaded | Failure> {
  const file = await readUploadedFile(ctx, getFile)
  if (file instanceof Failure) return file
  const picture = await storePicture(ctx, ctx.user.id, file.bytes, kinds)
  return typeof picture === 'string' ? fail(picture, PICTURE_LIMITS) : picture
}

/** Stores a picture of a user with its thumbnails, or says why the bytes are none that may be. */
export async function storePicture(
  ctx: JobCtx,
  userId: number,
  bytes: Buffer,
  kinds: readonly Kind[] = ALL_KINDS,
): Promise<Uploaded | PictureProblem> {
  const kind = detectImageKind(bytes)
  if (kind === null || !kinds.includes(kind)) return 'mediaType'
  const pictures = await limitRender(() => renditions(bytes, kind))
  return typeof pictures === 'string' ? pictures : store(ctx, userId, kind, pictures, bytes.length)
}

const UPLOADER = "select perms <> '{}' as is_staff from account where tenant_id = $1 and id = $2"

async function store(
  ctx: JobCtx,
  userId: number,
  kind: Kind,
  { full, thumb, thumbWxMp, width, height, color }: Renditions,
  bytes: number,
): Promise<Uploaded> {
  const { storage } = ctx.ports
  // The name cannot be guessed, and the file under it never changes.
  const base = `t${ctx.tenant.id}/${utcDate(ctx.now).format('YYYY/MM')}/${randomUUID()}`
  const keys = { fullKey: `${base}.${KINDS[kind]}`, thumbKey: `${base}.thumb.webp`, thumbWxMpKey: `${base}.wx.jpg` }
  await storage.put(keys.fullKey, full, `image/${kind}`)
  await storage.put(keys.thumbKey, thumb, 'image/webp')
  await storage.put(keys.thumbWxMpKey, thumbWxMp, 'image/jpeg')
  const values = { tenantId: ctx.tenant.id, ...keys, width, height, bytes, color, userId, createdAt: ctx.now }
  const [row] = await ctx.db.tx(async (tx) => {
    const [uploader] = await tx.rows<{ is_staff: boolean }>(UPLOADER, [ctx.tenant.id, userId])
    return insert(tx, 'image', { ...values, byStaff: uploader?.is_staff ?? false }, { returning: ['id'] })
  })
  const picture = pictureOf(storage, {
    full_key: keys.fullKey,
    thumb_key: keys.thumbKey,
    thumb_wx_mp_key: keys.thumbWxMpKey,
    width,
    height,
    color,
  })
  if (!row || !picture) throw new Error('a picture without an id or a key')
  return { ...picture, id: row.id }
}
