import type { JobCtx } from '../../../core/context.types'
import { cancelJob, scheduleJob } from '../../../db/queue'

const HOUR_MS = 3_600_000
const STATUS = 'select status from spreadsheet_plan where tenant_id = $1 and id = $2 for update'
const DROP_ROWS = ['spreadsheet_row', 'spreadsheet_part'].map(
  (table) => `delete from ${table} where tenant_id = $1 and plan_id = $2`,
)
// What an import says of its pictures stays with its record.
const DROP = 'delete from spreadsheet_plan where tenant_id = $1 and id = $2 and import_id is null'

/**
 * Deletes what a file said, and its plan where nothing was written by it; an import that still writes is waited for.
 * @param key the plan's id
 */
export async function expirePlan(ctx: JobCtx, key: string): Promise<void> {
  const id = Number(key)
  await ctx.db.tx(async (tx) => {
    const [plan] = await tx.rows<{ status: string }>(STATUS, [ctx.tenant.id, id])
    await cancelJob(tx, ctx.tenant.id, 'sheet_expire', key)
    if (plan?.status === 'applying') {
      const runAt = new Date(ctx.now.getTime() + HOUR_MS)
      await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'sheet_expire', key, runAt })
      return
    }
    for (const sql of [...DROP_ROWS, DROP]) await tx.rows(sql, [ctx.tenant.id, id])
    await cancelJob(tx, ctx.tenant.id, 'sheet_import', key)
  })
}
