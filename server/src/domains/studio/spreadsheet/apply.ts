import type { SpreadsheetPlan } from '@storefront/contract/entities/studio/spreadsheet'
import { hasPermission } from '@storefront/contract/has-permission'
import { studioPermissions } from '@storefront/contract/permissions'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { reopenRecord, startRecord } from './import-record'
import { beginWork, readPlan } from './plan'
import { lockPlan } from './stored-plan'

const SKIP_UNCHANGED = `update spreadsheet_part set applied_at = $3
  where tenant_id = $1 and plan_id = $2 and applied_at is null and created + updated = 0`
const REST = `select coalesce(sum(created + updated), 0)::int as rows from spreadsheet_part
  where tenant_id = $1 and plan_id = $2 and applied_at is null`
const START = `update spreadsheet_plan set status = 'applying', import_id = $3, with_cost = $4 where tenant_id = $1 and id = $2`

/**
 * Executes a plan, part by part, each of them or nothing of it. What the call writes itself is one transaction with its
 * reply: a small import is written whole or not at all. A plan is executed once; a second call returns its state.
 * @param canSkipErrors whether rows with errors may be left out; otherwise they are `sheetFaulty`
 */
export async function applyPlan(ctx: UserCtx, id: number, canSkipErrors: boolean): Promise<SpreadsheetPlan | Failure> {
  const outcome = await ctx.db.tx(async (tx): Promise<'started' | 'again' | Failure> => {
    const plan = await lockPlan(ctx, tx, id)
    if (plan instanceof Failure) return plan
    if (plan.status === 'applying' || plan.status === 'applied') return 'again'
    if (plan.status !== 'ready') return fail('sheetStale')
    if ((plan.counts.error ?? 0) > 0 && !canSkipErrors) return fail('sheetFaulty')
    await tx.rows(SKIP_UNCHANGED, [ctx.tenant.id, id, ctx.now])
    const [rest] = await tx.rows<{ rows: number }>(REST, [ctx.tenant.id, id])
    const rows = rest?.rows ?? 0
    const isOpen = plan.import_id === null || (await reopenRecord(ctx, tx, plan.import_id, rows))
    if (!isOpen) return fail('importUndone')
    const importId = plan.import_id ?? (rows > 0 ? await startRecord(ctx, tx, plan, rows) : null)
    await tx.rows(START, [ctx.tenant.id, id, importId, hasPermission(ctx.perms, studioPermissions.readCost)])
    return 'started'
  })
  if (outcome instanceof Failure) return outcome
  return outcome === 'started' ? beginWork(ctx, id) : readPlan(ctx, id)
}
