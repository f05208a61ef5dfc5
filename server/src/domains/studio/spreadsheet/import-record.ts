import { isUndoable, UNDO_DAYS } from '@storefront/contract/domain/spreadsheet/undo'
import { COST_COLUMNS } from '@storefront/contract/domain/spreadsheet/product-sheet'
import { hasPermission } from '@storefront/contract/has-permission'
import { studioPermissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { insert } from '../../../db/insert'
import { scheduleJob } from '../../../db/queue'
import type { StaffCtx } from '../../../core/context.types'
import type { AppliedStep } from './kind'
import type { StoredPlan } from './stored-plan'

/** The time in which an import can be undone, in milliseconds. */
export const UNDO_MS = UNDO_DAYS * 24 * 3_600_000

/**
 * Begins the record of an import; returns null for a kind that cannot be undone.
 * @param rows that it writes
 */
export async function startRecord(
  ctx: StaffCtx,
  tx: Connection,
  { kind, name, columns }: StoredPlan,
  rows: number,
): Promise<number | null> {
  if (!isUndoable(kind)) return null
  const withCost =
    hasPermission(ctx.perms, studioPermissions.readCost) && COST_COLUMNS.some((column) => columns.includes(column))
  const values = { kind, name, rows, created: 0, updated: 0, withCost, status: 'applying', appliedAt: ctx.now } as const
  const own = { tenantId: ctx.tenant.id, userId: ctx.user.id }
  const [row] = await insert(tx, 'sheet_import', { ...own, ...values }, { returning: ['id'] })
  if (!row) throw new Error('an import without an id')
  const runAt = new Date(ctx.now.getTime() + UNDO_MS)
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'sheet_undo_expire', key: String(row.id), runAt })
  return row.id
}

const REOPEN = `update sheet_import set status = 'applying', rows = created + updated + $3
  where tenant_id = $1 and id = $2 and status = 'failed' returning 1`

/** Goes on with the record of an import that has failed; false if an undo was quicker. @param rows that are left */
export const reopenRecord = async (ctx: StaffCtx, tx: Connection, id: number, rows: number): Promise<boolean> =>
  (await tx.rows(REOPEN, [ctx.tenant.id, id, rows])).length > 0

const OPEN = "select 1 from sheet_import where tenant_id = $1 and id = $2 and status = 'applying' for update"

/** Whether an import may still write; an undo waits for the part that asks. */
export const isRecordOpen = async (ctx: StaffCtx, tx: Connection, id: number): Promise<boolean> =>
  (await tx.rows(OPEN, [ctx.tenant.id, id])).length > 0

/** Records the effect of a step. */
export async function recordStep(ctx: StaffCtx, tx: Connection, importId: number, step: AppliedStep): Promise<void> {
  await insert(tx, 'sheet_import_step', { tenantId: ctx.tenant.id, importId, ...step })
}

const ADD =
  'update sheet_import set created = created + $3, updated = updated + $4, total = total + $5 where tenant_id = $1 and id = $2'

/** Counts what a part has written. */
export async function addToRecord(
  ctx: StaffCtx,
  tx: Connection,
  id: number,
  { created, updated, steps }: { created: number; updated: number; steps: number },
): Promise<void> {
  await tx.rows(ADD, [ctx.tenant.id, id, created, updated, steps])
}

const END = "update sheet_import set status = $3 where tenant_id = $1 and id = $2 and status = 'applying'"

/** Ends the record of an import that is written, or that stopped. */
export async function endRecord(
  ctx: StaffCtx,
  tx: Connection,
  id: number,
  status: 'applied' | 'failed' = 'applied',
): Promise<void> {
  await tx.rows(END, [ctx.tenant.id, id, status])
}
