import type { OpsResvRecord, ResvChoice } from '@storefront/contract/entities/reservations/reservation'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { freeSeat, lockSeats } from '../../reservations/reservation/capacity'
import type { RecordRow } from '../../reservations/reservation/record'
import { planNotice, planReminder } from '../../reservations/reservation/reminder'
import { chooseOffer } from '../../reservations/reservation/submit'
import { checkSeat, lockRecord, overbookReasonOf, type SeatRequest, slotFailure, takeOpsSeat } from './seat'
import { presentOne } from './service'

type Move = ResvChoice & { overbook_reason?: string; reason?: string }

const MOVE = `update resv_record set variant_id = $3, resource_id = $4, start_at = $5, end_at = $6, start_date = $7, end_date = $8,
    reason = $9, overbook_reason = $10, actor_id = $11, changed_at = $12 where tenant_id = $1 and id = $2`

/** The old seat is free and the new one taken in one transaction, so that a move to where both are costs one seat. */
async function changeSeat(tx: Connection, ctx: UserCtx, request: SeatRequest, row: RecordRow): Promise<Failure | null> {
  if (row.status === 'pending') return checkSeat(tx, ctx, request)
  await lockSeats(tx, ctx, row, request)
  await freeSeat(tx, ctx, row)
  return takeOpsSeat(tx, ctx, request)
}

/** Moves a booking, or a request, to another slot of its reservation, and notifies the customer. */
export function moveOpsRecord(
  ctx: UserCtx,
  id: number,
  { overbook_reason, reason = '', ...choice }: Move,
): Promise<OpsResvRecord | Failure> {
  const overbookReason = overbookReasonOf(ctx, overbook_reason)
  if (overbookReason instanceof Failure) return Promise.resolve(overbookReason)
  return ctx.db.tx(async (tx) => {
    const lock = await lockRecord(tx, ctx, id)
    if (lock instanceof Failure) return lock
    const { row, resv } = lock
    if (row.status !== 'pending' && row.status !== 'confirmed') return fail('resvMoved')
    const choiceOffer = await chooseOffer(tx, ctx, resv, choice)
    if (choiceOffer instanceof Failure) return choiceOffer
    const { variant, offer } = choiceOffer
    const request = { resv, ...choiceOffer, overbookReason }
    const failure = (await slotFailure(tx, ctx, request, row)) ?? (await changeSeat(tx, ctx, request, row))
    if (failure) return failure
    const [start, end] = [new Date(offer.start), new Date(offer.end)]
    const place = [variant.id, variant.resource_id, start, end, offer.date, offer.lastDate]
    await tx.rows(MOVE, [ctx.tenant.id, id, ...place, reason.trim(), overbookReason, ctx.user.id, ctx.now])
    if (row.status === 'confirmed')
      await planReminder(ctx, tx, { id, start: offer.start, reminderHours: resv.reminder_hours })
    await planNotice(ctx, tx, 'move', { id, start: offer.start })
    return presentOne(ctx, tx, id)
  })
}
