import { MEDIA_LIMITS } from '@storefront/contract/domain/content/media'
import type { Page } from '@storefront/contract/entities/common'
import type { MediaFolder } from '@storefront/contract/entities/studio/media'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { writeAuditEntry } from '../audit/record'

const COUNT = `(select count(*)::int from image i where i.tenant_id = $1 and i.folder_id = f.id and i.deleted_at is null) as files`
const FOLDERS = `select f.id, f.name, ${COUNT} from media_folder f where f.tenant_id = $1 order by f.name, f.id`

/** Folders by name. */
export async function listFolders(ctx: UserCtx): Promise<Page<MediaFolder>> {
  const results = await ctx.db.read((tx) => tx.rows<MediaFolder>(FOLDERS, [ctx.tenant.id]))
  return { count: results.length, results }
}

const NUMBER = 'select count(*)::int as n from media_folder where tenant_id = $1'
const CREATE = `insert into media_folder as f (tenant_id, name, created_at) values ($1, $2, $3)
  on conflict (tenant_id, name) do nothing returning f.id, f.name, 0 as files`

/** Makes a folder; names are unique. */
export function createFolder(ctx: UserCtx, name: string): Promise<MediaFolder | Failure> {
  return ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<{ n: number }>(NUMBER, [ctx.tenant.id])
    if ((row?.n ?? 0) >= MEDIA_LIMITS.folders)
      return badPart('name', 'tooMany', { n: MEDIA_LIMITS.folders }, ctx.language)
    const [folder] = await tx.rows<MediaFolder>(CREATE, [ctx.tenant.id, name, ctx.now])
    if (!folder) return fail('mediaFolderTaken')
    await writeAuditEntry(ctx, tx, { action: 'create', kind: 'media_folder', item: folder.id, after: { name } })
    return folder
  })
}

const OTHER = 'select 1 from media_folder where tenant_id = $1 and name = $2 and id <> $3'
const RENAME = `update media_folder f set name = $3 where f.tenant_id = $1 and f.id = $2 returning f.id, f.name, ${COUNT}`

/** Renames a folder. */
export function saveFolder(ctx: UserCtx, id: number, name: string): Promise<MediaFolder | Failure> {
  return ctx.db.tx(async (tx) => {
    if ((await tx.rows(OTHER, [ctx.tenant.id, name, id])).length > 0) return fail('mediaFolderTaken')
    const [folder] = await tx.rows<MediaFolder>(RENAME, [ctx.tenant.id, id, name])
    if (!folder) return fail('notFound')
    await writeAuditEntry(ctx, tx, { action: 'update', kind: 'media_folder', item: id, after: { name } })
    return folder
  })
}

const EMPTY = 'update image set folder_id = null where tenant_id = $1 and folder_id = $2'
const DELETE = 'delete from media_folder where tenant_id = $1 and id = $2 returning name'

/** Deletes a folder; its files stay. */
export function deleteFolder(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    await tx.rows(EMPTY, [ctx.tenant.id, id])
    const [folder] = await tx.rows<{ name: string }>(DELETE, [ctx.tenant.id, id])
    if (!folder) return fail('notFound')
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'media_folder', item: id, before: folder })
    return { ok: true }
  })
}
