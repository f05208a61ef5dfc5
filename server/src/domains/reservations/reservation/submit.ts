import type { Answers } from '@storefront/contract/domain/forms/form-answers'
import { formBlock } from '@storefront/contract/domain/forms/form-gate'
import { CHOICE_ERRORS, choiceViolation, RESV_ERRORS } from '@storefront/contract/domain/reservations/slot'
import type { ResvChoice, ResvRecord } from '@storefront/contract/entities/reservations/reservation'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { requireBoundMobile } from '../../account/profile/bind-mobile'
import { lockUser } from '../../account/profile/user'
import { readAnswers } from '../../forms/form/check'
import { spendProofs } from '../../forms/form/proof'
import { storableAnswers } from '../../forms/form/references'
import { seatsLeft, takeSeat } from './capacity'
import { findClosed, findOwn } from './checks'
import { createRecord } from './create-record'
import { presentRecords } from './presenter'
import { findLimits, findResv, findVariant, type ResvRow, statusOf, type VariantDetailRow } from './queries'
import { findRecord } from './record'
import { findOffer, isOpenDay, isTooLate, type Offer, type Place, placeOf } from './slots'
import { countBooking } from './tally'

interface BookingReply {
  resvrecord: ResvRecord
  success_page_title: string
  success_page_message: string
}

type Booking = ResvChoice & { data: Answers }

/**
 * Finds the offer that a choice names, and keeps its capacity until the transaction ends; or fails with the reason that there
 * is none (spec 5, reservation).
 */
export async function chooseOffer(
  tx: Connection,
  ctx: UserCtx,
  resv: ResvRow,
  choice: ResvChoice,
): Promise<{ variant: VariantDetailRow; offer: Offer; place: Place } | Failure> {
  const variant = await findVariant(tx, ctx, resv.id, choice.resvvariant, 'share')
  if (!variant) return fail('notFound')
  const violation = choiceViolation(variant, choice)
  if (violation) return fail(CHOICE_ERRORS[violation])
  const place = placeOf(ctx, resv)
  const offer = findOffer(place, variant, choice)
  return offer ? { variant, offer, place } : fail('resvSlotGone')
}

/** Returns the answers beside the choice, ready to store; spends the codes that prove their mobile numbers. */
async function checkAnswers(
  tx: Connection,
  ctx: UserCtx,
  { json_schema, ui_schema }: ResvRow,
  data: Answers,
): Promise<Record<string, unknown> | Failure> {
  const result = await readAnswers(tx, ctx, { json_schema, ui_schema, formId: null }, data)
  if (result instanceof Failure) return result
  const failure = await spendProofs(tx, ctx, result.schema, result.answers)
  return failure ?? storableAnswers(result.answers, result.schema)
}

/**
 * Whether a customer may book an offer now, apart from its seats. The caller holds the reservation's row for sharing.
 */
async function offerFailure(
  tx: Connection,
  ctx: UserCtx,
  resv: ResvRow,
  variant: VariantDetailRow,
  offer: Offer,
  place: Place,
): Promise<Failure | null> {
  if (!isOpenDay(place, variant, resv, offer.date) || isTooLate(resv, offer, ctx.now.getTime()))
    return fail('resvSlotGone')
  const [isClosed] = await findClosed(tx, ctx, variant, [offer])
  return isClosed ? fail('resvSlotGone') : null
}

/** Another booking of the same user has taken the last place of a limit: which limit that was. */
async function limitFailure(tx: Connection, ctx: UserCtx, resv: ResvRow, today: string): Promise<Failure> {
  const [limit = 'lu'] = await findLimits(tx, ctx, resv, today)
  return fail(RESV_ERRORS[limit])
}

/** Takes the seat of an offer; a request takes none, but asks for one that is free. */
async function holdSeat(
  tx: Connection,
  ctx: UserCtx,
  resv: ResvRow,
  variant: VariantDetailRow,
  offer: Offer,
  place: Place,
): Promise<boolean> {
  if (!resv.needs_approval) return takeSeat(tx, ctx, place, variant, offer)
  const [left = 0] = await seatsLeft(tx, ctx, variant, [offer])
  return left > 0
}

/**
 * Books (spec 4, reservation form): the reservation has to be open to this user, the slot to be had, and every answer
 * right. What is contended most, the seats, is taken last.
 */
export async function submitReservation(
  ctx: UserCtx,
  key: string,
  { data, ...choice }: Booking,
): Promise<BookingReply | Failure> {
  const unbound = requireBoundMobile(ctx)
  if (unbound) return unbound
  return ctx.db.tx(async (tx) => {
    const resv = await findResv(tx, ctx, key, 'share')
    if (!resv) return fail('notFound')
    const { today } = placeOf(ctx, resv)
    const block = formBlock(statusOf(resv, ctx.now), await findLimits(tx, ctx, resv, today))
    if (block) return fail(RESV_ERRORS[block])
    const choiceOffer = await chooseOffer(tx, ctx, resv, choice)
    if (choiceOffer instanceof Failure) return choiceOffer
    const { variant, offer, place } = choiceOffer
    const answers = await checkAnswers(tx, ctx, resv, data)
    const failure = answers instanceof Failure ? answers : await offerFailure(tx, ctx, resv, variant, offer, place)
    if (failure || answers instanceof Failure) return failure ?? fail('badRequest')
    if (resv.forbid_overlap) {
      await lockUser(tx, ctx.tenant.id, ctx.user.id)
      const [isOwn] = await findOwn(tx, ctx, { userId: ctx.user.id, withPending: true }, [offer])
      if (isOwn) return fail('resvOwn')
    }
    if (!(await countBooking(tx, ctx, resv, today))) return limitFailure(tx, ctx, resv, today)
    if (!(await holdSeat(tx, ctx, resv, variant, offer, place))) return fail('resvFull')
    const status = resv.needs_approval ? 'pending' : 'confirmed'
    const id = await createRecord(ctx, tx, resv, variant, offer, {
      status,
      userId: ctx.user.id,
      answers,
      actorId: ctx.user.id,
    })
    const row = await findRecord(tx, ctx, id)
    const [resvrecord] = row ? await presentRecords(ctx, tx, [row]) : []
    if (!resvrecord) throw new Error('a booking that is not there')
    return { resvrecord, success_page_title: resv.success_page_title, success_page_message: resv.success_page_message }
  })
}
