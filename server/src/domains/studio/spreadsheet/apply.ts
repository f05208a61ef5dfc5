import { countActions } from '@storefront/contract/domain/spreadsheet/sheet'
import type { SpreadsheetPlan } from '@storefront/contract/entities/studio/spreadsheet'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { writeAuditEntry } from '../audit/record'
import { sheetKind } from './kinds'
import { endRecord, recordStep, startRecord } from './import-record'
import { findPlan, hashOf } from './plan'
import { presentPlan } from './present-plan'

const SET_APPLIED = 'update spreadsheet_plan set applied_at = $3, import_id = $4 where tenant_id = $1 and id = $2'

/**
 * Executes a plan, all of it or nothing. The file is planned again with the site's current data; if the steps differ
 * from the previewed ones, it fails with `sheetStale`. A plan is executed once; a second call returns the same reply.
 * @param canSkipErrors whether rows with errors may be left out; otherwise they are `sheetFaulty`
 */
export function applyPlan(ctx: UserCtx, id: number, canSkipErrors: boolean): Promise<SpreadsheetPlan | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findPlan(ctx, tx, id)
    if (row instanceof Failure) return row
    const kind = sheetKind(ctx, row.kind)
    if (kind instanceof Failure) return kind
    if (row.applied_at) return presentPlan(ctx, tx, row)
    const counts = countActions(row.rows)
    if (counts.error > 0 && !canSkipErrors) return fail('sheetFaulty')
    const state = await kind.readState(ctx, tx, row.sheet, row.sheet.length)
    const { steps } = kind.plan(ctx, row.sheet, state)
    if (hashOf(steps) !== row.steps_hash) return fail('sheetStale')
    const importId = steps.length > 0 ? await startRecord(ctx, tx, row) : null
    for (const step of steps) {
      const result = await kind.apply(ctx, tx, step, state, id)
      if (result instanceof Failure) return result
      if (importId !== null && result) await recordStep(ctx, tx, importId, result)
    }
    if (importId !== null) await endRecord(ctx, tx, importId)
    await tx.rows(SET_APPLIED, [ctx.tenant.id, id, ctx.now, importId])
    await writeAuditEntry(ctx, tx, {
      action: 'process',
      kind: 'spreadsheet',
      item: id,
      after: { sheet: row.kind, ...counts },
    })
    return presentPlan(ctx, tx, { ...row, applied_at: ctx.now.toISOString(), import_id: importId })
  })
}
