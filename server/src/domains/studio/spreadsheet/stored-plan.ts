import type { Connection } from '../../../db'
import type { Tables } from '../../../db/tables.generated'
import { fail, Failure } from '../../../core/failure'
import type { StaffCtx, UserCtx } from '../../../core/context.types'
import { sheetKind } from './kinds'

/** The columns of a plan that its readers need. */
export const STORED_PLAN = [
  'id',
  'user_id',
  'kind',
  'name',
  'status',
  'language',
  'failure',
  'file_key',
  'sheet_at',
  'read_to',
  'row_count',
  'grouped_to',
  'last_group',
  'heads',
  'columns',
  'samples',
  'unknown_columns',
  'counts',
  'emptied',
  'with_cost',
  'errors_key',
  'created_at',
  'applied_at',
  'import_id',
] as const
export type StoredPlan = Pick<Tables['spreadsheet_plan'], (typeof STORED_PLAN)[number]>

const COLUMNS = STORED_PLAN.join(', ')
const ONE = `select ${COLUMNS} from spreadsheet_plan where tenant_id = $1 and id = $2`

/** Returns a plan; undefined for one that is deleted. */
export async function readStored(ctx: Pick<StaffCtx, 'tenant'>, tx: Connection, id: number) {
  return (await tx.rows<StoredPlan>(ONE, [ctx.tenant.id, id]))[0]
}

/**
 * Locks a plan for a step of its import; undefined if another process has it, or works on it since. That one goes on.
 * @param before the plan as the step began with it
 */
export async function lockForStep(ctx: Pick<StaffCtx, 'tenant'>, tx: Connection, before: StoredPlan) {
  const [plan] = await tx.rows<StoredPlan>(`${ONE} for update skip locked`, [ctx.tenant.id, before.id])
  const isSame =
    plan?.status === before.status && plan.read_to === before.read_to && plan.grouped_to === before.grouped_to
  return isSame ? plan : undefined
}

const OWN = `${ONE} and user_id = $3`

function checkPermission(ctx: UserCtx, row: StoredPlan | undefined): StoredPlan | Failure {
  if (!row) return fail('notFound')
  const kind = sheetKind(ctx, row.kind)
  return kind instanceof Failure ? kind : row
}

/**
 * Returns the caller's plan; `notFound` for that of somebody else, `forbidden` without its permission. It waits for no
 * step of the import.
 */
export async function findPlan(ctx: UserCtx, tx: Connection, id: number): Promise<StoredPlan | Failure> {
  return checkPermission(ctx, (await tx.rows<StoredPlan>(OWN, [ctx.tenant.id, id, ctx.user.id]))[0])
}

/** Returns the caller's plan, locked, as `findPlan` does. */
export async function lockPlan(ctx: UserCtx, tx: Connection, id: number): Promise<StoredPlan | Failure> {
  return checkPermission(ctx, (await tx.rows<StoredPlan>(`${OWN} for update`, [ctx.tenant.id, id, ctx.user.id]))[0])
}
