import { ALL_PERMISSIONS } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { lockUser } from '../../account/profile/user'
import { seatsLeft, takeSeat } from '../../reservations/reservation/capacity'
import { findClosed, findOwn } from '../../reservations/reservation/checks'
import { findResv, type ResvRow, type VariantDetailRow } from '../../reservations/reservation/queries'
import { findRecord, type RecordRow } from '../../reservations/reservation/record'
import type { Offer, Place } from '../../reservations/reservation/slots'

/**
 * An operator's choice of seat, with the reason for exceeding the capacity; the reason is empty if it is not exceeded.
 */
export interface SeatRequest {
  resv: ResvRow
  variant: VariantDetailRow
  offer: Offer
  place: Place
  overbookReason: string
}

/** Returns the reason for a place above the capacity, which takes a permission of its own; empty without one. */
export function overbookReasonOf(ctx: UserCtx, reason: string | undefined): string | Failure {
  const text = reason?.trim() ?? ''
  const isAllowed = ctx.perms.includes(ALL_PERMISSIONS) || ctx.perms.includes(permissions.overbookReservation)
  return text === '' || isAllowed ? text : fail('forbidden')
}

/** Returns a booking and its reservation, both locked, the reservation for sharing: nothing is closed meanwhile. */
export async function lockRecord(
  tx: Connection,
  ctx: UserCtx,
  id: number,
): Promise<{ row: RecordRow; resv: ResvRow } | Failure> {
  const current = await findRecord(tx, ctx, id)
  const resv = current && (await findResv(tx, ctx, String(current.resv_id), 'share'))
  const row = resv && (await findRecord(tx, ctx, id, true))
  return resv && row ? { row, resv } : fail('notFound')
}

/** Nothing new at a time that is over or closed; operators are bound by no notice and no days ahead. */
async function timeFailure(tx: Connection, ctx: UserCtx, { variant, offer }: SeatRequest): Promise<Failure | null> {
  if (offer.end <= ctx.now.getTime()) return fail('resvSlotGone')
  const [isClosed] = await findClosed(tx, ctx, variant, [offer])
  return isClosed ? fail('resvSlotGone') : null
}

/**
 * Whether an existing booking of a customer may be at this time: not at the time of another one where that is
 * forbidden.
 */
export async function slotFailure(
  tx: Connection,
  ctx: UserCtx,
  request: SeatRequest,
  row: RecordRow | null,
): Promise<Failure | null> {
  const failure = await timeFailure(tx, ctx, request)
  if (failure || !row || row.user_id === null || !request.resv.forbid_overlap) return failure
  await lockUser(tx, ctx.tenant.id, row.user_id)
  const [isOwn] = await findOwn(tx, ctx, { userId: row.user_id, except: row.id, withPending: false }, [request.offer])
  return isOwn ? fail('resvOwn') : null
}

/** Takes the seat, above the capacity where there is a reason for it. resvFull otherwise. */
export async function takeOpsSeat(
  tx: Connection,
  ctx: UserCtx,
  { variant, offer, place, overbookReason }: SeatRequest,
): Promise<Failure | null> {
  return (await takeSeat(tx, ctx, place, variant, offer, overbookReason !== '')) ? null : fail('resvFull')
}

/** For a request that stays one: asks for a seat, and takes none. */
export async function checkSeat(
  tx: Connection,
  ctx: UserCtx,
  { variant, offer, overbookReason }: SeatRequest,
): Promise<Failure | null> {
  const [left = 0] = overbookReason === '' ? await seatsLeft(tx, ctx, variant, [offer]) : [1]
  return left > 0 ? null : fail('resvFull')
}
