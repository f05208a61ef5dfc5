import { randomBytes } from 'node:crypto'
import { DATA_EXPORT_DAYS } from '@storefront/contract/constants'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { UpstreamError } from '../../../core/ports.types'
import { sectionSql, sections } from './sections'

const DAY_MS = 86_400_000
const WAITING = "select user_id from data_export where tenant_id = $1 and id = $2 and status = 'waiting'"
const FINISH =
  "update data_export set status = 'done', file_key = $3, expires_at = $4 where tenant_id = $1 and id = $2 and status = 'waiting' returning 1"
const FAIL =
  "update data_export set status = 'failed', expires_at = $3 where tenant_id = $1 and id = $2 and status = 'waiting'"

/** All of a user's rows, a section after the other: a connection is borrowed for one and no longer. */
async function collect(ctx: JobCtx, userId: number): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { site: ctx.tenant.name, created: ctx.now.toISOString() }
  for (const section of sections) {
    const rows = await ctx.db.read((tx) => tx.rows<{ row: unknown }>(sectionSql(section), [ctx.tenant.id, userId]))
    data[section.name] = rows.map(({ row }) => row)
  }
  return data
}

async function store(ctx: JobCtx, id: number, userId: number, expires: Date): Promise<void> {
  const fileKey = `exports/t${ctx.tenant.id}/${randomBytes(24).toString('hex')}.json`
  await ctx.ports.storage.put(fileKey, Buffer.from(JSON.stringify(await collect(ctx, userId))), 'application/json')
  const rows = await ctx.db.tx((tx) => tx.rows(FINISH, [ctx.tenant.id, id, fileKey, expires]))
  // Another process was quicker.
  if (rows.length === 0) await ctx.ports.storage.remove(fileKey)
}

/** Writes the file of an export and plans its end. A store that cannot be reached is tried again. @param key the export's id */
export async function exportData(ctx: JobCtx, key: string): Promise<void> {
  const id = Number(key)
  const expires = new Date(ctx.now.getTime() + DATA_EXPORT_DAYS * DAY_MS)
  const [row] = await ctx.db.read((tx) => tx.rows<{ user_id: number }>(WAITING, [ctx.tenant.id, id]))
  if (row) {
    try {
      await store(ctx, id, row.user_id, expires)
    } catch (error) {
      if (error instanceof UpstreamError) throw error
      ctx.log.error({ err: error, tenant: ctx.tenant.slug, export: id }, "a file of a user's data could not be written")
      await ctx.db.tx((tx) => tx.rows(FAIL, [ctx.tenant.id, id, expires]))
    }
  }
  await ctx.db.tx(async (tx) => {
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'data_export_expire', key, runAt: expires })
    await cancelJob(tx, ctx.tenant.id, 'data_export', key)
  })
}

const FILE = 'select file_key from data_export where tenant_id = $1 and id = $2'
const DELETE =
  'delete from data_export where tenant_id = $1 and id = $2 and file_key is not distinct from $3 returning 1'

/**
 * Deletes a file and its row. A file that was written since the row was read keeps the row, and the work is tried
 * again: else nobody would know of the file.
 * @param key the export's id
 */
export async function expireDataExport(ctx: JobCtx, key: string): Promise<void> {
  const [row] = await ctx.db.read((tx) => tx.rows<{ file_key: string | null }>(FILE, [ctx.tenant.id, Number(key)]))
  if (row?.file_key) await ctx.ports.storage.remove(row.file_key)
  await ctx.db.tx(async (tx) => {
    if (row && (await tx.rows(DELETE, [ctx.tenant.id, Number(key), row.file_key])).length === 0)
      throw new Error('the file of an export was just written')
    await cancelJob(tx, ctx.tenant.id, 'data_export_expire', key)
  })
}
