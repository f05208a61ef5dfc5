import type { MediaDetail, MediaFile, MediaUse } from '@storefront/contract/entities/studio/media'
import type { MediaKind } from '@storefront/contract/domain/content/media'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { SHOP_IMAGE } from '../../shared/shop-images'
import { findUses } from './uses'

export interface FileRow {
  id: number
  name: string | null
  kind: MediaKind
  full_key: string
  thumb_key: string
  width: number
  height: number
  bytes: number | null
  folder_id: number | null
  alt: string
  focal_x: number | null
  focal_y: number | null
  created_at: string | Date
  author: string | null
  unused_since: string | Date | null
  deleted_at: string | Date | null
}

/** Columns of FileRow; the file is `t`, its uploader is joined as `a`. */
export const FILE_COLUMNS = `t.id, t.name, t.kind, t.full_key, t.thumb_key, t.width, t.height, t.bytes, t.folder_id, t.alt, t.focal_x, t.focal_y,
  t.created_at, a.name as author, t.unused_since, t.deleted_at`
export const FILE_JOINS = 'left join account a on a.tenant_id = $1 and a.id = t.user_id'
/** The condition that row `t` is a file of the library. */
export const IS_LIBRARY = SHOP_IMAGE.replaceAll('im.', 't.')

const momentOf = (moment: string | Date | null) => moment && new Date(moment).toISOString()

/** Returns a file as the library shows it. */
export function presentFile({ ports: { storage } }: UserCtx, row: FileRow): MediaFile {
  const { id, kind, width, height, bytes, alt, focal_x: x, focal_y: y } = row
  return {
    ...{ id, kind, width, height, bytes, alt },
    name: row.name ?? row.full_key.replace(/^.*\//, ''),
    url: storage.url(row.full_key),
    thumb: kind === 'video' ? null : storage.url(row.thumb_key),
    folder: row.folder_id,
    focal: x === null || y === null ? null : { x, y },
    created: new Date(row.created_at).toISOString(),
    author: row.author ?? '',
    unused_since: momentOf(row.unused_since),
    deleted: momentOf(row.deleted_at),
  }
}

const FILE = `select ${FILE_COLUMNS} from image t ${FILE_JOINS} where t.tenant_id = $1 and t.id = $2 and ${IS_LIBRARY}`

/** Returns a file of the library; undefined for none. */
export const fileRow = async (ctx: UserCtx, tx: Connection, id: number): Promise<FileRow | undefined> =>
  (await tx.rows<FileRow>(FILE, [ctx.tenant.id, id]))[0]

/** Returns a file with the places that show it; notFound for none. */
export async function fileIn(ctx: UserCtx, tx: Connection, id: number): Promise<MediaDetail | Failure> {
  const row = await fileRow(ctx, tx, id)
  if (!row) return fail('notFound')
  const uses: MediaUse[] = await findUses(tx, ctx.tenant.id, row)
  return { ...presentFile(ctx, row), uses }
}

export const readFile = (ctx: UserCtx, id: number): Promise<MediaDetail | Failure> =>
  ctx.db.read((tx) => fileIn(ctx, tx, id))
