import type { MultipartFile } from '@fastify/multipart'
import { UPLOAD } from '@storefront/contract/constants'
import { insert } from '../../../db/insert'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { readUploadedFile } from '../../site/upload/file'
import { isFilm, PICTURE_LIMITS } from '../../site/upload/render'
import { fileName, storePicture, type Uploaded } from '../../site/upload/service'
import { discardFiles, newBase, planSettling } from '../../site/upload/store'

interface FilmFile {
  readonly bytes: Buffer
  readonly name: string
}

/** Stores a film, whose thumbnails are itself. */
async function storeFilm(ctx: UserCtx, { bytes, name }: FilmFile, folderId: number | null): Promise<Uploaded> {
  const { storage } = ctx.ports
  const key = `${newBase(ctx)}.mp4`
  const { settle } = await planSettling(ctx, key)
  await storage.put(key, bytes, 'video/mp4')
  const keys = { fullKey: key, thumbKey: key, thumbWxMpKey: key }
  const own = { name: fileName(name, key), kind: 'video', folderId, byStaff: true, userId: ctx.user.id } as const
  try {
    const [row] = await ctx.db.tx(async (tx) => {
      await settle(tx)
      const values = {
        tenantId: ctx.tenant.id,
        ...keys,
        ...own,
        width: 0,
        height: 0,
        bytes: bytes.length,
        createdAt: ctx.now,
      }
      return insert(tx, 'image', values, { returning: ['id'] })
    })
    if (!row) throw new Error('a film without an id')
    const url = storage.url(key)
    return { id: row.id, full: url, thumb: url, thumb_wx_mp: url, width: 0, height: 0 }
  } catch (error) {
    await discardFiles(ctx, [key])
    throw error
  }
}

const FOLDER = 'select 1 from media_folder where tenant_id = $1 and id = $2'

/** Stores an upload of staff in a folder of the library: a picture with its thumbnails, or a film. */
export async function uploadMedia(
  ctx: UserCtx,
  getFile: (maxBytes?: number) => Promise<MultipartFile | undefined>,
  folderId: number | null,
): Promise<Uploaded | Failure> {
  const isKnown =
    folderId === null || (await ctx.db.read((tx) => tx.rows(FOLDER, [ctx.tenant.id, folderId]))).length > 0
  if (!isKnown) return badPart('folder', 'notOffered', {}, ctx.language)
  const file = await readUploadedFile(ctx, () => getFile(UPLOAD.videoBytes))
  if (file instanceof Failure) return file
  if (isFilm(file.bytes)) return storeFilm(ctx, file, folderId)
  if (file.bytes.length > UPLOAD.maxBytes) return fail('tooLarge', { max: Math.floor(UPLOAD.maxBytes / 1024) })
  const picture = await storePicture(ctx, ctx.user.id, file.bytes, { name: file.name, folderId })
  return typeof picture === 'string' ? fail(picture, PICTURE_LIMITS) : picture
}
