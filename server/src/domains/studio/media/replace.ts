import type { MultipartFile } from '@fastify/multipart'
import type { MediaDetail } from '@storefront/contract/entities/studio/media'
import type { Connection } from '../../../db'
import { scheduleJob } from '../../../db/queue'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { readUploadedFile } from '../../site/upload/file'
import { PICTURE_LIMITS } from '../../site/upload/render'
import { type StoredFiles, storeFiles } from '../../site/upload/store'
import { writeAuditEntry } from '../audit/record'
import { fileIn, IS_LIBRARY } from './file'
import { mediaPlaces } from './places'

/** Pages and caches that were made before the replacement show the old file until then. */
const OLD_FILE_DAYS = 30
const DAY_MS = 86_400_000

interface Keys {
  full_key: string
  thumb_key: string
  thumb_wx_mp_key: string
}

const LOCK = `select t.full_key, t.thumb_key, t.thumb_wx_mp_key from image t
  where t.tenant_id = $1 and t.id = $2 and ${IS_LIBRARY} and t.kind = 'picture' and t.deleted_at is null for update`
// The id stays, so that every reference shows the new file.
const REPLACE = `update image set full_key = $3, thumb_key = $4, thumb_wx_mp_key = $5, width = $6, height = $7, bytes = $8, color = $9
  where tenant_id = $1 and id = $2`

/** Texts and documents that name files by their addresses; history keeps the old file, which stays stored as long. */
const texts = mediaPlaces.filter(({ form, isHistory }) => (form === 'text' || form === 'json') && !isHistory)

const rewriteSql = (table: string, column: string, form: string): string => {
  const body = `replace(x.${column}::text, $2, $3)`
  const value = form === 'json' ? `${body}::jsonb` : body
  return `update ${table} x set ${column} = ${value} where x.tenant_id = $1 and position($2 in x.${column}::text) > 0`
}

/** Writes the new addresses into every text that names the old ones. */
async function rewriteTexts(
  tx: Connection,
  tenantId: number,
  pairs: readonly (readonly [string, string])[],
): Promise<void> {
  for (const { table, column, form } of texts)
    for (const [before, after] of pairs)
      if (before !== after) await tx.rows(rewriteSql(table, column, form), [tenantId, before, after])
}

/** Old addresses and the new one of each; a small picture may be its own thumbnail. */
function pairsOf(before: Keys, after: StoredFiles): (readonly [string, string])[] {
  const pairs = new Map<string, string>([
    [before.thumb_wx_mp_key, after.thumbWxMpKey],
    [before.thumb_key, after.thumbKey],
    [before.full_key, after.fullKey],
  ])
  // Longer keys first: one may begin another.
  return [...pairs].sort(([a], [b]) => b.length - a.length)
}

/**
 * Puts another picture in the place of one. A stored file never changes under its name, because caches keep it for a
 * year: the row gets new keys, and texts with the old addresses are rewritten in the same transaction.
 */
export async function replaceFile(
  ctx: UserCtx,
  id: number,
  getFile: () => Promise<MultipartFile | undefined>,
): Promise<MediaDetail | Failure> {
  const file = await readUploadedFile(ctx, getFile)
  if (file instanceof Failure) return file
  const files = await storeFiles(ctx, file.bytes)
  if (typeof files === 'string') return fail(files, PICTURE_LIMITS)
  const result = await ctx.db.tx(async (tx) => {
    const [before] = await tx.rows<Keys>(LOCK, [ctx.tenant.id, id])
    if (!before) return fail('notFound')
    const { fullKey, thumbKey, thumbWxMpKey, width, height, bytes, color } = files
    await tx.rows(REPLACE, [ctx.tenant.id, id, fullKey, thumbKey, thumbWxMpKey, width, height, bytes, color])
    const pairs = pairsOf(before, files)
    await rewriteTexts(tx, ctx.tenant.id, pairs)
    const runAt = new Date(ctx.now.getTime() + OLD_FILE_DAYS * DAY_MS)
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'media_old', key: before.full_key, runAt })
    await files.settle(tx)
    await writeAuditEntry(ctx, tx, {
      action: 'update',
      kind: 'media',
      item: id,
      before: { file: before.full_key },
      after: { file: fullKey },
    })
    return fileIn(ctx, tx, id)
  })
  if (result instanceof Failure) await files.discard()
  return result
}
