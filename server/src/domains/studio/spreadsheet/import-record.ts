import { countActions } from '@storefront/contract/domain/spreadsheet/sheet'
import { isUndoable, UNDO_DAYS } from '@storefront/contract/domain/spreadsheet/undo'
import { COST_COLUMNS } from '@storefront/contract/domain/spreadsheet/product-sheet'
import { hasPermission, studioPermissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { insert } from '../../../db/insert'
import { scheduleJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import type { AppliedStep } from './kind'
import type { StoredPlan } from './present-plan'

/** The time in which an import can be undone, in milliseconds. */
export const UNDO_MS = UNDO_DAYS * 24 * 3_600_000

/** Begins the record of an import in the transaction that applies it; returns null for a kind that cannot be undone. */
export async function startRecord(ctx: UserCtx, tx: Connection, plan: StoredPlan): Promise<number | null> {
  const { kind, name, rows, columns } = plan
  if (!isUndoable(kind)) return null
  const { create: created, update: updated } = countActions(rows)
  const withCost =
    hasPermission(ctx.perms, studioPermissions.readCost) && COST_COLUMNS.some((column) => columns.includes(column))
  const values = { kind, name, created, updated, withCost, appliedAt: ctx.now }
  const own = { tenantId: ctx.tenant.id, userId: ctx.user.id }
  const [row] = await insert(tx, 'sheet_import', { ...own, ...values }, { returning: ['id'] })
  if (!row) throw new Error('an import without an id')
  const runAt = new Date(ctx.now.getTime() + UNDO_MS)
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'sheet_undo_expire', key: String(row.id), runAt })
  return row.id
}

/** Records the effect of a step. */
export async function recordStep(ctx: UserCtx, tx: Connection, importId: number, step: AppliedStep): Promise<void> {
  await insert(tx, 'sheet_import_step', { tenantId: ctx.tenant.id, importId, ...step })
}

const COUNT = `update sheet_import set total = (select count(*) from sheet_import_step where tenant_id = $1 and import_id = $2)
  where tenant_id = $1 and id = $2`

/** Ends the record: counts its steps. */
export async function endRecord(ctx: UserCtx, tx: Connection, importId: number): Promise<void> {
  await tx.rows(COUNT, [ctx.tenant.id, importId])
}
