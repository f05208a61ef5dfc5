import { insert } from '../../../db/insert'
import { MEDIA_LIMITS } from '@storefront/contract/domain/content/media'
import { tidyLine } from '@storefront/contract/domain/text/tidy'
import type { Image } from '@storefront/contract/entities/common'
import type { MultipartFile } from '@fastify/multipart'
import { fail, Failure } from '../../../core/failure'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { pictureOf } from '../../../lib/picture'
import { readUploadedFile } from './file'
import { type Kind, PICTURE_LIMITS, type PictureProblem } from './render'
import { ALL_KINDS, type StoredFiles, storeFiles } from './store'

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
  const picture = await storePicture(ctx, ctx.user.id, file.bytes, file, kinds)
  return typeof picture === 'string' ? fail(picture, PICTURE_LIMITS) : picture
}

/** The data of a file beside its bytes: the sender's name of it, and the folder of the library. */
interface FileData {
  readonly name: string
  readonly folderId?: number | null
}

/** Stores a picture of a user with its thumbnails, or says why the bytes are none that may be. */
export async function storePicture(
  ctx: JobCtx,
  userId: number,
  bytes: Buffer,
  data: FileData,
  kinds: readonly Kind[] = ALL_KINDS,
): Promise<Uploaded | PictureProblem> {
  const files = await storeFiles(ctx, bytes, kinds)
  return typeof files === 'string' ? files : insertPicture(ctx, userId, files, data)
}

const UPLOADER = "select perms <> '{}' as is_staff from account where tenant_id = $1 and id = $2"
const NAME_MAX = MEDIA_LIMITS.name

/** Returns the name of an uploaded file as the library keeps it: one line, without its folders. */
export const fileName = (name: string, fullKey: string): string =>
  tidyLine(name.replace(/^.*[\\/]/, '')).slice(-NAME_MAX) || fullKey.replace(/^.*\//, '')

async function insertPicture(
  ctx: JobCtx,
  userId: number,
  files: StoredFiles,
  { name, folderId = null }: FileData,
): Promise<Uploaded> {
  const { storage } = ctx.ports
  const { fullKey, thumbKey, thumbWxMpKey, width, height, bytes, color, settle, discard } = files
  const keys = { fullKey, thumbKey, thumbWxMpKey }
  const own = { name: fileName(name, fullKey), folderId }
  const values = { tenantId: ctx.tenant.id, ...keys, ...own, width, height, bytes, color, userId, createdAt: ctx.now }
  try {
    const [row] = await ctx.db.tx(async (tx) => {
      const [uploader] = await tx.rows<{ is_staff: boolean }>(UPLOADER, [ctx.tenant.id, userId])
      await settle(tx)
      return insert(tx, 'image', { ...values, byStaff: uploader?.is_staff ?? false }, { returning: ['id'] })
    })
    if (!row) throw new Error('a picture without an id')
    return { ...presentStored(storage, files), id: row.id }
  } catch (error) {
    await discard()
    throw error
  }
}

function presentStored(storage: JobCtx['ports']['storage'], files: StoredFiles): Image {
  const { fullKey, thumbKey, thumbWxMpKey, width, height, color } = files
  const picture = pictureOf(storage, {
    full_key: fullKey,
    thumb_key: thumbKey,
    thumb_wx_mp_key: thumbWxMpKey,
    ...{ width, height, color, focal_x: null, focal_y: null },
  })
  if (!picture) throw new Error('a picture without a key')
  return picture
}
