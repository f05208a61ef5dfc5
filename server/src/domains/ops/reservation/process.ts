import {
  type opsRecordActions,
  type RecordAction,
  recordActions,
  recordTransitions,
} from '@storefront/contract/domain/reservations/record'
import type { OpsResvRecord } from '@storefront/contract/entities/reservations/reservation'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { moveRecord } from '../../reservations/reservation/lifecycle'
import { findVariant, type ResvRow } from '../../reservations/reservation/queries'
import type { RecordRow } from '../../reservations/reservation/record'
import { planNotice, planReminder } from '../../reservations/reservation/reminder'
import { findOfferAt, placeOf } from '../../reservations/reservation/slots'
import { lockRecord, overbookReasonOf, slotFailure, takeOpsSeat } from './seat'
import { presentOne } from './service'

interface OpsStep {
  action: (typeof opsRecordActions)[number]
  reason?: string
  overbook_reason?: string
}

const needsReason = (action: RecordAction): boolean => 'needsReason' in recordTransitions[action]

/** Takes the seat of a request, which has held none so far: of two for the last one the second is refused. */
async function approve(
  tx: Connection,
  ctx: UserCtx,
  resv: ResvRow,
  row: RecordRow,
  overbookReason: string,
): Promise<Failure | null> {
  const variant = await findVariant(tx, ctx, resv.id, row.variant_id, 'share')
  const place = placeOf(ctx, resv)
  const start = Date.parse(row.start_at)
  const offer = variant && findOfferAt(place, variant, { start, end: Date.parse(row.end_at) })
  if (!variant || !offer) return fail('resvSlotGone')
  const request = { resv, variant, offer, place, overbookReason }
  const failure = (await slotFailure(tx, ctx, request, row)) ?? (await takeOpsSeat(tx, ctx, request))
  if (failure) return failure
  await tx.rows('update resv_record set resource_id = $3, overbook_reason = $4 where tenant_id = $1 and id = $2', [
    ctx.tenant.id,
    row.id,
    variant.resource_id,
    overbookReason,
  ])
  await planReminder(ctx, tx, { id: row.id, start, reminderHours: resv.reminder_hours })
  return null
}

/** Accepts, refuses or cancels a booking, or records whether the customer came. The first three notify the customer. */
export function processOpsRecord(ctx: UserCtx, id: number, step: OpsStep): Promise<OpsResvRecord | Failure> {
  const { action } = step
  const reason = step.reason?.trim() ?? ''
  const overbookReason = overbookReasonOf(ctx, step.overbook_reason)
  if (overbookReason instanceof Failure) return Promise.resolve(overbookReason)
  if (needsReason(action) && reason === '') return Promise.resolve(fail('resvReasonRequired'))
  return ctx.db.tx(async (tx) => {
    const lock = await lockRecord(tx, ctx, id)
    if (lock instanceof Failure) return lock
    const { row, resv } = lock
    const start = Date.parse(row.start_at)
    if (
      !recordActions({ status: row.status, start, cancelHours: row.cancel_hours }, 'ops', ctx.now.getTime()).includes(
        action,
      )
    )
      return fail('resvMoved')
    const failure =
      (action === 'approve' ? await approve(tx, ctx, resv, row, overbookReason) : null) ??
      (await moveRecord(ctx, tx, row, action, reason))
    if (failure) return failure
    if (action === 'approve' || action === 'reject' || action === 'revoke')
      await planNotice(ctx, tx, action, { id, start })
    return presentOne(ctx, tx, id)
  })
}
