import type { MediaDetail, MediaDraft } from '@storefront/contract/entities/studio/media'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { writeAuditEntry } from '../audit/record'
import { fileIn, fileRow, type FileRow, IS_LIBRARY } from './file'
import { isUsed } from './uses'

const FOLDER = 'select 1 from media_folder where tenant_id = $1 and id = $2'
const isFolder = async (ctx: UserCtx, tx: Connection, id: number | null) =>
  id === null || (await tx.rows(FOLDER, [ctx.tenant.id, id])).length > 0

const SAVE = `update image t set name = $3, alt = $4, focal_x = $5, focal_y = $6, folder_id = $7
  where t.tenant_id = $1 and t.id = $2`
const fieldsOf = ({ name, alt, focal_x, focal_y, folder_id }: FileRow) => ({ name, alt, focal_x, focal_y, folder_id })

/** Changes what staff say of a file; pages show its focal point and its text from then on. */
export function saveFile(
  ctx: UserCtx,
  id: number,
  { name, alt, focal, folder }: MediaDraft,
): Promise<MediaDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await fileRow(ctx, tx, id)
    if (!row) return fail('notFound')
    if (!(await isFolder(ctx, tx, folder))) return badPart('folder', 'notOffered', {}, ctx.language)
    const [x, y] = [focal?.x ?? null, focal?.y ?? null]
    await tx.rows(SAVE, [ctx.tenant.id, id, name, alt, x, y, folder])
    const after = { name, alt, focal_x: x, focal_y: y, folder_id: folder }
    await writeAuditEntry(ctx, tx, { action: 'update', kind: 'media', item: id, before: fieldsOf(row), after })
    return fileIn(ctx, tx, id)
  })
}

const MOVE = `update image t set folder_id = $3 where t.tenant_id = $1 and t.id = any($2::bigint[]) and ${IS_LIBRARY} returning t.id`

/** Moves files to a folder: all of them, or none. */
export function moveFiles(
  ctx: UserCtx,
  ids: readonly number[],
  folder: number | null,
): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const distinctIds = [...new Set(ids)]
    if (!(await isFolder(ctx, tx, folder))) return badPart('folder', 'notOffered', {}, ctx.language)
    if ((await tx.rows(MOVE, [ctx.tenant.id, distinctIds, folder])).length < distinctIds.length) return fail('notFound')
    for (const id of distinctIds)
      await writeAuditEntry(ctx, tx, { action: 'update', kind: 'media', item: id, after: { folder_id: folder } })
    return { ok: true }
  })
}

const DELETE = `update image t set deleted_at = $3 where t.tenant_id = $1 and t.id = $2 and ${IS_LIBRARY} and t.deleted_at is null returning 1`

/**
 * Deletes a file that nothing shows. It stays stored for a while, so that what names it meanwhile still shows it, and
 * the job leaves it then.
 */
export function deleteFile(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await fileRow(ctx, tx, id)
    if (!row || (await tx.rows(DELETE, [ctx.tenant.id, id, ctx.now])).length === 0) return fail('notFound')
    if (await isUsed(tx, ctx.tenant.id, row)) return fail('itemInUse')
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'media', item: id, before: { name: row.name } })
    return { ok: true }
  })
}

const RESTORE = `update image t set deleted_at = null where t.tenant_id = $1 and t.id = $2 and ${IS_LIBRARY} and t.deleted_at is not null returning 1`

/** Brings a deleted file back; notFound for one that is there, or gone from the storage. */
export function restoreFile(ctx: UserCtx, id: number): Promise<MediaDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    if ((await tx.rows(RESTORE, [ctx.tenant.id, id])).length === 0) return fail('notFound')
    const file = await fileIn(ctx, tx, id)
    if ('name' in file)
      await writeAuditEntry(ctx, tx, { action: 'restore', kind: 'media', item: id, after: { name: file.name } })
    return file
  })
}
