import { isMobile } from '@storefront/contract/domain/account/mobile'
import type { OpsResvRecord, ResvChoice } from '@storefront/contract/entities/reservations/reservation'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { mobileFailure } from '../../../http/call/mobile-failure'
import { createRecord } from '../../reservations/reservation/create-record'
import { findResv } from '../../reservations/reservation/queries'
import { chooseOffer } from '../../reservations/reservation/submit'
import { overbookReasonOf, slotFailure, takeOpsSeat } from './seat'
import { presentOne } from './service'

type WalkIn = ResvChoice & { overbook_reason?: string; name: string; mobile?: string; note?: string }

/** Books for a customer who is at the counter or on the telephone: confirmed at once, from the same capacity. */
export function createWalkIn(
  ctx: UserCtx,
  resvId: number,
  { name, mobile = '', note = '', overbook_reason, ...choice }: WalkIn,
): Promise<OpsResvRecord | Failure> {
  const overbookReason = overbookReasonOf(ctx, overbook_reason)
  if (overbookReason instanceof Failure) return Promise.resolve(overbookReason)
  if (mobile !== '' && !isMobile(mobile, ctx.tenant.country)) return Promise.resolve(mobileFailure(ctx, mobile))
  return ctx.db.tx(async (tx) => {
    const resv = await findResv(tx, ctx, String(resvId), 'share')
    if (!resv) return fail('notFound')
    const choiceOffer = await chooseOffer(tx, ctx, resv, choice)
    if (choiceOffer instanceof Failure) return choiceOffer
    const request = { resv, ...choiceOffer, overbookReason }
    const failure = (await slotFailure(tx, ctx, request, null)) ?? (await takeOpsSeat(tx, ctx, request))
    if (failure) return failure
    const person = { name: name.trim(), mobile, note: note.trim(), overbookReason }
    const id = await createRecord(ctx, tx, resv, choiceOffer.variant, choiceOffer.offer, {
      status: 'confirmed',
      ...person,
      actorId: ctx.user.id,
    })
    return presentOne(ctx, tx, id)
  })
}
