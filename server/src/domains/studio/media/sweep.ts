import { MEDIA_DAYS } from '@storefront/contract/domain/content/media'
import type { Database } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { baseOf, idsIn, keysOf, mediaPlaces } from './places'
import { isUsed } from './uses'

const DAY_MS = 86_400_000
/** Rows of one statement, and files of one run: other work is due in between. */
const BATCH = 1000
const FILES_MAX = 200
/** The job of a tenant. */
const KEY = 'all'

const SCHEDULE = `insert into job (tenant_id, kind, key, run_at, attempts)
  select t.tenant_id, 'media_sweep', '${KEY}', $1::timestamptz + interval '15 minutes', 0 from tenant t
  on conflict do nothing returning tenant_id`

/** Plans the daily look for files that nothing shows, for each site that has none planned. */
export async function scheduleMediaSweeps({ owner }: Database, now: Date): Promise<void> {
  await owner.tx((tx) => tx.rows(SCHEDULE, [now]))
}

/** Names of files that were stored before files had any: the last part of their key. */
const NAMES = `update image i set name = regexp_replace(i.full_key, '^.*/', '')
  from (select id from image where tenant_id = $1 and name is null order by id limit ${BATCH}) n
  where i.tenant_id = $1 and i.id = n.id returning 1`

const parts = (sqlOf: (place: (typeof mediaPlaces)[number]) => string | null): string =>
  mediaPlaces.flatMap((place) => sqlOf(place) ?? []).join(' union ')

// One pass over all places: file by file, each text would be read once a file.
const MARK = `with ids as (${parts(idsIn)}), bases as (${parts(keysOf)}),
    used as (select i.id from image i where i.tenant_id = $1 and (i.id in (select id from ids) or ${baseOf('i.full_key')} in (select base from bases)))
  update image i set unused_since = case when i.id in (select id from used) then null else coalesce(i.unused_since, $2) end
  where i.tenant_id = $1 and (i.unused_since is null) <> (i.id in (select id from used))`

/** A deleted file that something shows again is not deleted. */
const REVIVE =
  'update image set deleted_at = null where tenant_id = $1 and deleted_at is not null and unused_since is null'
const OVER = `select id, full_key, thumb_key, thumb_wx_mp_key from image where tenant_id = $1 and unused_since is not null
  and (deleted_at < $2 or (user_id is not null and not by_staff and unused_since < $3)) order by id limit ${FILES_MAX}`

interface OldFile {
  id: number
  full_key: string
  thumb_key: string
  thumb_wx_mp_key: string
}

const REMOVE = 'delete from image where tenant_id = $1 and id = $2 returning 1'
const FILE = 'select id, full_key, thumb_key, thumb_wx_mp_key from image where tenant_id = $1 and id = $2'
const SHARED = 'select 1 from image where tenant_id = $1 and $2 in (full_key, thumb_key, thumb_wx_mp_key) limit 1'

/** Deletes keys of the storage that no row names; rows of drawn pictures may share one. */
async function removeKeys(ctx: JobCtx, keys: readonly string[]): Promise<void> {
  for (const key of new Set(keys)) {
    const shared = await ctx.db.read((tx) => tx.rows(SHARED, [ctx.tenant.id, key]))
    if (shared.length === 0) await ctx.ports.storage.remove(key)
  }
}

/** Deletes a file, its row first: without a row nobody can name it any more. */
async function removeFile(ctx: JobCtx, file: OldFile): Promise<void> {
  const isRemoved = await ctx.db.tx(async (tx) => {
    // What named it since the marks were written keeps it.
    if (await isUsed(tx, ctx.tenant.id, file)) return false
    return (await tx.rows(REMOVE, [ctx.tenant.id, file.id])).length > 0
  })
  if (isRemoved) await removeKeys(ctx, [file.full_key, file.thumb_key, file.thumb_wx_mp_key])
}

/** Deletes a file that was stored for something that does not show it after all. */
export async function removeUnusedFile(ctx: JobCtx, id: number): Promise<void> {
  const [file] = await ctx.db.read((tx) => tx.rows<OldFile>(FILE, [ctx.tenant.id, id]))
  if (file) await removeFile(ctx, file)
}

const before = (ctx: JobCtx, days: number) => new Date(ctx.now.getTime() - days * DAY_MS)

/**
 * Names files that have no name yet, marks those that nothing shows, and deletes what staff deleted long ago and what
 * visitors sent and nothing shows; then plans itself for the next day.
 */
export async function sweepMedia(ctx: JobCtx, key: string): Promise<void> {
  const { id } = ctx.tenant
  const namedCount = (await ctx.db.tx((tx) => tx.rows(NAMES, [id]))).length
  await ctx.db.tx(async (tx) => {
    await tx.rows(MARK, [id, ctx.now])
    await tx.rows(REVIVE, [id])
  })
  const limits = [before(ctx, MEDIA_DAYS.deleted), before(ctx, MEDIA_DAYS.abandoned)]
  const files = await ctx.db.read((tx) => tx.rows<OldFile>(OVER, [id, ...limits]))
  for (const file of files) await removeFile(ctx, file)
  const isMore = namedCount === BATCH || files.length === FILES_MAX
  await ctx.db.tx(async (tx) => {
    await cancelJob(tx, id, 'media_sweep', key)
    const runAt = new Date(ctx.now.getTime() + (isMore ? 0 : DAY_MS))
    await scheduleJob(tx, { tenantId: id, kind: 'media_sweep', key, runAt })
  })
}

/** Thumbnails of an original, by the names that uploads give them. */
const keysOfFile = (fullKey: string): string[] => {
  const base = fullKey.replace(/\.[a-z0-9]+$/, '')
  return [fullKey, `${base}.thumb.webp`, `${base}.wx.jpg`]
}

/**
 * Deletes files that no row names: of a lost upload, or those that another picture has replaced.
 * @param key of the original
 */
export async function removeOrphan(ctx: JobCtx, kind: 'media_settle' | 'media_old', key: string): Promise<void> {
  const isNamed = await ctx.db.read((tx) => isUsed(tx, ctx.tenant.id, { id: 0, full_key: key }))
  if (!isNamed) await removeKeys(ctx, keysOfFile(key))
  await ctx.db.tx(async (tx) => {
    await cancelJob(tx, ctx.tenant.id, kind, key)
    const runAt = new Date(ctx.now.getTime() + MEDIA_DAYS.deleted * DAY_MS)
    if (isNamed) await scheduleJob(tx, { tenantId: ctx.tenant.id, kind, key, runAt })
  })
}
