import { insert } from '../../../db/insert'
import { addDays } from '@storefront/contract/domain/day'
import { type Span, wholeDays } from '@storefront/contract/domain/reservations/calendar'
import { momentAt } from '@storefront/contract/domain/zone'
import type { ResvClosure } from '@storefront/contract/entities/reservations/reservation'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { findResv, findVariant } from '../../reservations/reservation/queries'
import { isCalendarDay, type Place, placeOf } from '../../reservations/reservation/slots'

interface ClosedTime {
  resvvariant: number | null
  date: string
  start_time?: string
  end_time?: string
  reason: string
}

/** Returns a day, or a part of it, which ends on the next day where its end is not after its start. */
function spanOf({ offsets }: Place, { date, start_time, end_time }: ClosedTime): Span {
  if (!start_time || !end_time) return wholeDays(offsets, date)
  return {
    start: momentAt(offsets, date, start_time),
    end: momentAt(offsets, end_time <= start_time ? addDays(date, 1) : date, end_time),
  }
}

export interface ClosureRow {
  id: number
  variant_id: number | null
  start_at: string | Date
  end_at: string | Date
  reason: string
}

export const presentClosure = ({ id, variant_id, start_at, end_at, reason }: ClosureRow): ResvClosure => ({
  id,
  resvvariant: variant_id,
  start: new Date(start_at).toISOString(),
  end: new Date(end_at).toISOString(),
  reason,
})

/**
 * Closes a day or a slot. What is booked there stays; nothing new is booked from then on: whoever books holds the
 * reservation's row for sharing, so this waits for them, and they for this.
 */
export function closeReservation(ctx: UserCtx, id: number, time: ClosedTime): Promise<ResvClosure | Failure> {
  if ((time.start_time === undefined) !== (time.end_time === undefined))
    return Promise.resolve(badPart('end_time', 'required', {}, ctx.language))
  if (!isCalendarDay(time.date)) return Promise.resolve(badPart('date', 'notOffered', {}, ctx.language))
  return ctx.db.tx(async (tx) => {
    const resv = await findResv(tx, ctx, String(id), 'update')
    if (!resv || (time.resvvariant !== null && !(await findVariant(tx, ctx, resv.id, time.resvvariant))))
      return fail('notFound')
    const { start, end } = spanOf(placeOf(ctx, resv), time)
    if (end <= start) return badPart('end_time', 'notOffered', {}, ctx.language)
    const values = {
      resvId: resv.id,
      variantId: time.resvvariant,
      startAt: new Date(start),
      endAt: new Date(end),
      reason: time.reason.trim(),
    }
    const [row] = await insert(
      tx,
      'resv_closure',
      { tenantId: ctx.tenant.id, ...values, actorId: ctx.user.id, createdAt: ctx.now },
      { returning: ['id'] },
    )
    if (!row) throw new Error('a closure without an id')
    return presentClosure({
      id: row.id,
      variant_id: values.variantId,
      start_at: values.startAt,
      end_at: values.endAt,
      reason: values.reason,
    })
  })
}

/** Opens a closed time again. */
export function openReservation(ctx: UserCtx, id: number): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const rows = await tx.rows('delete from resv_closure where tenant_id = $1 and id = $2 returning 1', [
      ctx.tenant.id,
      id,
    ])
    return rows.length > 0 ? { ok: true as const } : fail('notFound')
  })
}
