import type { DataExport } from '@storefront/contract/entities/account/privacy'
import type { Page } from '@storefront/contract/entities/common'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import { scheduleJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'

interface ExportRow {
  id: number
  status: DataExport['status']
  file_key: string | null
  created_at: string
  expires_at: string | null
}

const COLUMNS = 'id, status, file_key, created_at, expires_at'
const present = ({ id, status, created_at, expires_at }: ExportRow): DataExport => ({
  id,
  status,
  created: new Date(created_at).toISOString(),
  expires: expires_at === null ? null : new Date(expires_at).toISOString(),
})

const LIST = `select ${COLUMNS} from data_export where tenant_id = $1 and user_id = $2 order by id desc limit 20`

/** One's own files, the newest first; there are as many as a week's limit lets be. */
export async function listExports(ctx: UserCtx): Promise<Page<DataExport>> {
  const rows = await ctx.db.read((tx) => tx.rows<ExportRow>(LIST, [ctx.tenant.id, ctx.user.id]))
  return { count: rows.length, results: rows.map(present) }
}

const START = `insert into data_export (tenant_id, user_id, status, created_at) values ($1, $2, 'waiting', $3)
  on conflict (tenant_id, user_id) where status = 'waiting' do nothing returning ${COLUMNS}`
const OPEN = `select ${COLUMNS} from data_export where tenant_id = $1 and user_id = $2 and status = 'waiting'`

async function start(ctx: UserCtx, tx: Connection): Promise<ExportRow | undefined> {
  const [row] = await tx.rows<ExportRow>(START, [ctx.tenant.id, ctx.user.id, ctx.now])
  if (row) await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'data_export', key: String(row.id), runAt: ctx.now })
  return row ?? (await tx.rows<ExportRow>(OPEN, [ctx.tenant.id, ctx.user.id]))[0]
}

/** Starts a file; one at a time, which the table's index decides. */
export function startExport(ctx: UserCtx): Promise<DataExport | Failure> {
  return ctx.db.tx(async (tx) => {
    // The one under way may be done between the two statements: then there is room again.
    const row = (await start(ctx, tx)) ?? (await start(ctx, tx))
    return row ? present(row) : fail('exportUnready')
  })
}

const ONE = `select ${COLUMNS} from data_export where tenant_id = $1 and user_id = $2 and id = $3`

/** Returns the file of its owner, whose address nobody ever learns. */
export async function readExportFile(
  ctx: UserCtx,
  id: number,
): Promise<{ name: string; data: Record<string, unknown> } | Failure> {
  const [row] = await ctx.db.read((tx) => tx.rows<ExportRow>(ONE, [ctx.tenant.id, ctx.user.id, id]))
  if (!row) return fail('notFound')
  if (row.status !== 'done' || row.file_key === null) return fail('exportUnready')
  const file = await ctx.ports.storage.get(row.file_key)
  if (!file) return fail('notFound')
  return {
    name: `${ctx.tenant.slug}-${dayOf(ctx.tenant, new Date(row.created_at))}.json`,
    data: JSON.parse(file.bytes.toString('utf8')) as Record<string, unknown>,
  }
}
