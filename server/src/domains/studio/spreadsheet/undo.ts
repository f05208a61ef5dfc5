import { type LeftoverReason, UNDO_DAYS } from '@storefront/contract/domain/spreadsheet/undo'
import type { SheetImport } from '@storefront/contract/entities/studio/spreadsheet'
import { studioPermissions } from '@storefront/contract/permissions'
import { type Connection, joinTransaction } from '../../../db'
import type { Tables } from '../../../db/tables.generated'
import { fail, Failure } from '../../../core/failure'
import type { JobCtx, StaffCtx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { cancelJob, scheduleJob } from '../../../db/queue'
import { raiseContentVersion } from '../../../http/call/content-version'
import { writeAuditEntry } from '../audit/record'
import { archiveProduct } from '../product/archive'
import { replaceProduct } from '../product/save'
import { changeStock } from '../product/stock'
import { importSizes } from './import-sizes'
import { findImport, mayUndo, presentImport, undoEnd } from './imports'

/** Steps that are read at once; a run of the job takes some of them, until its slice of time is over. */
const PART = 50

const START = `update sheet_import set status = 'undoing', undo_user_id = $3, undo_at = $4
  where tenant_id = $1 and id = $2 and status in ('applying', 'failed', 'applied') returning 1`

/**
 * Starts to undo an import, which a job does; of one that is being undone, or is undone, it returns the state. One that
 * is still written ends with the part at hand. After 30 days it is `importUndoLate`. Staff who may not read purchase prices cannot undo an import that wrote them.
 */
export function startUndo(ctx: UserCtx, id: number): Promise<SheetImport | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findImport(ctx, tx, id)
    if (row instanceof Failure) return row
    if (row.status === 'undone') return presentImport(ctx, row)
    if (!mayUndo(ctx, row)) return fail('forbidden')
    if (row.status !== 'undoing' && ctx.now >= undoEnd(row)) return fail('importUndoLate', { days: UNDO_DAYS })
    await tx.rows(START, [ctx.tenant.id, id, ctx.user.id, ctx.now])
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'sheet_undo', key: String(id), runAt: ctx.now })
    const state = await findImport(ctx, tx, id)
    return state instanceof Failure ? state : presentImport(ctx, state)
  })
}

type Step = Pick<
  Tables['sheet_import_step'],
  'id' | 'product_id' | 'before' | 'base_version' | 'version' | 'variant_id' | 'change'
>
const CANCEL_PICTURES = `delete from picture_request r using spreadsheet_plan p where r.tenant_id = $1 and p.tenant_id = $1 and p.id = r.plan_id
  and p.import_id = $2 and r.product_id = $3 and r.state = 'waiting'`
const STEP = `select id, product_id, before, base_version, version, variant_id, change from sheet_import_step
  where tenant_id = $1 and id = $2 and state = 'applied' for update`
const PRODUCT = 'select version, archived_at from product where tenant_id = $1 and id = $2 for update'
// Earlier imports meet the state that they left, under its new version.
const FOLLOW =
  "update sheet_import_step set version = $4 where tenant_id = $1 and product_id = $2 and version = $3 and state = 'applied'"
const SETTLE_UNDONE = "update sheet_import_step set state = 'undone' where tenant_id = $1 and id = $2"
const COUNT =
  'update sheet_import set undone = undone + $3, remaining = remaining + $4 where tenant_id = $1 and id = $2'

interface PresentProduct {
  version: number
  archived_at: string | null
}

/** Puts a product into its state before the import; one that the import made goes to the archive. */
async function undoProduct(
  ctx: StaffCtx,
  tx: Connection,
  step: Step,
  present: PresentProduct | undefined,
): Promise<LeftoverReason | null> {
  const { product_id: id, before, base_version, version } = step
  if (!present || present.archived_at !== null) return 'archived'
  if (present.version !== version) return 'changed'
  if (before === null) return (await archiveProduct(ctx, id)) instanceof Failure ? 'archived' : null
  const result = await replaceProduct(ctx, id, { ...before, version })
  if (result instanceof Failure) return 'refused'
  if (base_version !== null) await tx.rows(FOLLOW, [ctx.tenant.id, id, base_version, result.after.version])
  return null
}

/** Takes back the pieces that the import added, as a difference: what is sold meanwhile stays sold. */
async function undoStock(ctx: StaffCtx, step: Step): Promise<LeftoverReason | null> {
  const { product_id: id, variant_id, change } = step
  const reason = translate(ctx.language, 'spreadsheet.words.undo')
  const result = await changeStock(ctx, id, { variant: variant_id ?? 0, change: -(change ?? 0), reason })
  if (!(result instanceof Failure)) return null
  return result.name === 'stockBelowZero' ? 'sold' : 'archived'
}

/** A step that stays as it is; thrown, so that its transaction is rolled back. */
class Leftover extends Error {
  constructor(readonly reason: LeftoverReason) {
    super(`a step of an import is left: ${reason}`)
  }
}

interface Pending {
  id: number
  product_id: number
}

/** Undoes one step in a transaction of its own, once; throws `Leftover` for one that stays. */
async function undoStep(ctx: StaffCtx, importId: number, { id, product_id }: Pending): Promise<void> {
  await ctx.db.tx(async (tx) => {
    // First of all: a picture of the import that arrives at this moment is waited for, and none arrives later.
    await tx.rows(CANCEL_PICTURES, [ctx.tenant.id, importId, product_id])
    // The product before its steps, as a picture has them: the undo of another import waits, and does not deadlock.
    const [product] = await tx.rows<PresentProduct>(PRODUCT, [ctx.tenant.id, product_id])
    const [step] = await tx.rows<Step>(STEP, [ctx.tenant.id, id])
    if (!step) return
    const inner = { ...ctx, db: joinTransaction(tx) }
    const reason = step.change === null ? await undoProduct(inner, tx, step, product) : await undoStock(inner, step)
    if (reason !== null) throw new Leftover(reason)
    await tx.rows(SETTLE_UNDONE, [ctx.tenant.id, id])
    await tx.rows(COUNT, [ctx.tenant.id, importId, 1, 0])
  })
}

const SETTLE_LEFT =
  "update sheet_import_step set state = 'left', reason = $3 where tenant_id = $1 and id = $2 and state = 'applied' returning 1"

/** Undoes one step, or notes why it stays. */
async function settleStep(ctx: StaffCtx, importId: number, step: Pending): Promise<void> {
  try {
    await undoStep(ctx, importId, step)
  } catch (error) {
    if (!(error instanceof Leftover)) throw error
    await ctx.db.tx(async (tx) => {
      const rows = await tx.rows(SETTLE_LEFT, [ctx.tenant.id, step.id, error.reason])
      if (rows.length > 0) await tx.rows(COUNT, [ctx.tenant.id, importId, 0, 1])
    })
  }
}

interface Task {
  status: string
  with_cost: boolean
  undo_user_id: number | null
}

const TASK = 'select status, with_cost, undo_user_id from sheet_import where tenant_id = $1 and id = $2'
// The last step first: of two changes of one stock, the later one is taken back first.
const NEXT = `select id, product_id from sheet_import_step where tenant_id = $1 and import_id = $2 and state = 'applied' order by id desc limit ${PART}`
const END = `update sheet_import set status = 'undone' where tenant_id = $1 and id = $2 and status = 'undoing' returning undone, remaining, name`

/** Ends an undo with one line in the log. */
async function endUndo(ctx: StaffCtx, id: number): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const [row] = await tx.rows<{ undone: number; remaining: number; name: string }>(END, [ctx.tenant.id, id])
    if (row)
      await writeAuditEntry(ctx, tx, {
        action: 'cancel',
        kind: 'spreadsheet',
        item: id,
        after: { file: row.name, undone: row.undone, left: row.remaining },
      })
  })
}

/** Undoes steps for a slice of time; returns whether none is left. */
async function undoSlice(ctx: StaffCtx, id: number): Promise<boolean> {
  const end = performance.now() + importSizes.sliceMs
  for (;;) {
    const steps = await ctx.db.read((tx) => tx.rows<Pending>(NEXT, [ctx.tenant.id, id]))
    if (steps.length === 0) return true
    for (const step of steps) {
      await settleStep(ctx, id, step)
      if (performance.now() >= end) return false
    }
  }
}

/**
 * Undoes the next part of an import in the name of who undoes it, and plans itself again for the others. A process that
 * dies leaves the rest to the next try.
 * @param key the import's id
 */
export async function undoPart(jobCtx: JobCtx, key: string): Promise<void> {
  const id = Number(key)
  const [task] = await jobCtx.db.read((tx) => tx.rows<Task>(TASK, [jobCtx.tenant.id, id]))
  let isOver = true
  if (task?.status === 'undoing' && task.undo_user_id !== null) {
    // Purchase prices are written where the import wrote them, and stay everywhere else.
    const perms = task.with_cost ? [studioPermissions.readCost] : []
    const user = { id: task.undo_user_id }
    const ctx: StaffCtx = { ...jobCtx, perms, user, session: null, requestId: `sheet_undo-${id}` }
    isOver = await undoSlice(ctx, id)
    await raiseContentVersion(jobCtx)
    if (isOver) await endUndo(ctx, id)
  }
  await jobCtx.db.tx(async (tx) => {
    await cancelJob(tx, jobCtx.tenant.id, 'sheet_undo', key)
    if (!isOver) await scheduleJob(tx, { tenantId: jobCtx.tenant.id, kind: 'sheet_undo', key, runAt: jobCtx.now })
  })
}

const HOUR_MS = 3_600_000

const DROP = ['sheet_import_step', 'spreadsheet_plan'].map(
  (table) => `delete from ${table} where tenant_id = $1 and import_id = $2`,
)

/**
 * Deletes what an undo of an import needs, and what it says of its pictures; while one is under way it waits for its end.
 * @param key the import's id
 */
export async function expireSteps(ctx: JobCtx, key: string): Promise<void> {
  const id = Number(key)
  await ctx.db.tx(async (tx) => {
    const [task] = await tx.rows<Task>(`${TASK} for update`, [ctx.tenant.id, id])
    await cancelJob(tx, ctx.tenant.id, 'sheet_undo_expire', key)
    if (task?.status !== 'undoing') {
      for (const sql of DROP) await tx.rows(sql, [ctx.tenant.id, id])
      return
    }
    const runAt = new Date(ctx.now.getTime() + HOUR_MS)
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'sheet_undo_expire', key, runAt })
  })
}
