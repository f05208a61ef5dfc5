import type { Connection } from '../../../db'
import type { Tables } from '../../../db/tables.generated'
import { fail, Failure } from '../../../core/failure'
import type { StaffCtx } from '../../../core/context.types'
import { errorMessage, translate } from '../../../core/i18n'
import { writeAuditEntry } from '../audit/record'
import { sheetKind } from './kinds'
import { addToRecord, endRecord, isRecordOpen, recordStep } from './import-record'
import { hashOf, rowsOfPart } from './plan-part'
import { lockForStep, type StoredPlan } from './stored-plan'

type Part = Pick<Tables['spreadsheet_part'], 'part' | 'steps_hash' | 'created' | 'updated'>

const NEXT = `select part, steps_hash, created, updated from spreadsheet_part
  where tenant_id = $1 and plan_id = $2 and applied_at is null order by part limit 1`
const SETTLE = 'update spreadsheet_part set applied_at = $4 where tenant_id = $1 and plan_id = $2 and part = $3'

/** A step that was refused, with the row of the file that it stands in. */
class RefusedRow extends Failure {
  constructor(
    readonly reason: Failure,
    readonly row: number,
  ) {
    super(reason.name, reason.data, reason.fields)
  }
}

/** Returns why an import stopped, as its owner reads it. */
export function stopText({ language }: StaffCtx, failure: Failure): string {
  const text = [errorMessage(language, failure.name, failure.data), ...Object.values(failure.fields ?? {})]
    .join(' ')
    .trim()
  return failure instanceof RefusedRow
    ? translate(language, 'spreadsheet.refusedRow', { row: failure.row, reason: text })
    : text
}

/**
 * Writes a part, all of it or nothing. Its rows are planned again with the site's current data; if the steps differ from
 * the previewed ones, it fails with `sheetStale`.
 */
async function applyPart(ctx: StaffCtx, tx: Connection, plan: StoredPlan, part: Part): Promise<Failure | null> {
  const kind = sheetKind(ctx, plan.kind)
  if (kind instanceof Failure) return kind
  const rows = await rowsOfPart(ctx, tx, plan, part.part)
  const state = await kind.readState(ctx, tx, rows, rows.length)
  const { steps } = kind.plan(ctx, rows, state)
  if (hashOf(steps) !== part.steps_hash) return fail('sheetStale')
  let recordedCount = 0
  for (const step of steps) {
    const result = await kind.apply(ctx, tx, step, state, plan.id)
    if (result instanceof Failure)
      return result.name === 'sheetStale' ? result : new RefusedRow(result, kind.rowOf(step))
    if (plan.import_id === null || result === null) continue
    await recordStep(ctx, tx, plan.import_id, result)
    recordedCount += 1
  }
  await tx.rows(SETTLE, [ctx.tenant.id, plan.id, part.part, ctx.now])
  if (plan.import_id !== null) await addToRecord(ctx, tx, plan.import_id, { ...part, steps: recordedCount })
  return null
}

const FINISH = "update spreadsheet_plan set status = 'applied', applied_at = $3 where tenant_id = $1 and id = $2"

/** Ends an import with one line in the log. */
async function finishImport(ctx: StaffCtx, tx: Connection, plan: StoredPlan): Promise<void> {
  await tx.rows(FINISH, [ctx.tenant.id, plan.id, ctx.now])
  if (plan.import_id !== null) await endRecord(ctx, tx, plan.import_id)
  const after = { sheet: plan.kind, ...plan.counts }
  await writeAuditEntry(ctx, tx, { action: 'process', kind: 'spreadsheet', item: plan.id, after })
}

/**
 * Writes the next part of an import in one transaction with the note of it, so that no part is written twice. An undo
 * that has begun ends it with `importUndone`.
 * @returns false if another process was quicker
 */
export function applyNext(ctx: StaffCtx, before: StoredPlan): Promise<boolean | Failure> {
  return ctx.db.tx(async (tx) => {
    const plan = await lockForStep(ctx, tx, before)
    if (!plan) return false
    if (plan.import_id !== null && !(await isRecordOpen(ctx, tx, plan.import_id))) return fail('importUndone')
    const [part] = await tx.rows<Part>(NEXT, [ctx.tenant.id, plan.id])
    if (part) return (await applyPart(ctx, tx, plan, part)) ?? true
    await finishImport(ctx, tx, plan)
    return true
  })
}
