import { needsSlot, type SlotBlock } from '@storefront/contract/domain/reservations/slot'
import { addDays } from '@storefront/contract/domain/day'
import type { DayQuotas } from '@storefront/contract/entities/reservations/reservation'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { seatsLeft } from './capacity'
import { findClosed, findOwn } from './checks'
import { findResv, findVariant, type ResvRow } from './queries'
import { isCalendarDay, isOpenDay, isTooLate, type Offer, offersBetween, placeOf, type VariantRow } from './slots'

/** Days that one call looks at. */
const DAYS_MAX = 62

/** An offer with what is left of it for one caller. */
interface FreeOffer {
  offer: Offer
  left: number
  block: SlotBlock | null
}

/**
 * Returns the seats left of each offer and the reason that this caller cannot book it: three statements for all offers.
 */
async function assess(
  tx: Connection,
  ctx: Ctx,
  resv: ResvRow,
  variant: VariantRow,
  offers: readonly Offer[],
): Promise<FreeOffer[]> {
  const left = await seatsLeft(tx, ctx, variant, offers)
  const isClosed = await findClosed(tx, ctx, variant, offers)
  const isOwn =
    resv.forbid_overlap && ctx.user ? await findOwn(tx, ctx, { userId: ctx.user.id, withPending: true }, offers) : []
  const now = ctx.now.getTime()
  return offers.map((offer, n) => {
    const blocks: readonly (readonly [SlotBlock, boolean])[] = [
      ['past', isTooLate(resv, offer, now)],
      ['closed', isClosed[n] === true],
      ['own', isOwn[n] === true],
      ['full', (left[n] ?? 0) < 1],
    ]
    return { offer, left: left[n] ?? 0, block: blocks.find(([, holds]) => holds)?.[0] ?? null }
  })
}

const moment = (at: number): string => new Date(at).toISOString()

/** The reasons that a day cannot be booked, the most useful first. */
const DAY_BLOCKS: readonly SlotBlock[] = ['full', 'own', 'closed', 'past']

function dayQuota(variant: VariantRow, offers: readonly FreeOffer[]): DayQuotas[string] {
  const bookable = offers.filter(({ block }) => block === null)
  const block =
    bookable.length > 0 ? null : (DAY_BLOCKS.find((name) => offers.some((offer) => offer.block === name)) ?? null)
  const quotaRemaining = bookable.reduce((sum, { left }) => sum + left, 0)
  if (!needsSlot(variant)) return { quota_remaining: quotaRemaining, block, time_ranges: [] }
  const time_ranges = offers.map(({ offer, left, block: slotBlock }) => ({
    start_time: offer.start_time,
    end_time: offer.end_time,
    start: moment(offer.start),
    end: moment(offer.end),
    quota: Math.min(offer.quota ?? variant.capacity, variant.capacity),
    quota_remaining: left,
    block: slotBlock,
  }))
  return { quota_remaining: quotaRemaining, block, time_ranges }
}

/**
 * Returns the free offers of a variant in a range of days (spec 7), for this caller: they can book every offer without
 * a block. Days that cannot be chosen are missing.
 */
export function readQuotas(
  ctx: Ctx,
  key: string,
  variantId: number,
  { fd, td }: { fd: string; td: string },
): Promise<DayQuotas | Failure> {
  if (!isCalendarDay(fd) || td < fd || td > addDays(fd, DAYS_MAX - 1))
    return Promise.resolve(badPart('td', 'notOffered', {}, ctx.language))
  return ctx.db.read(async (tx) => {
    const resv = await findResv(tx, ctx, key)
    const variant = resv && (await findVariant(tx, ctx, resv.id, variantId))
    if (!resv || !variant) return fail('notFound')
    const place = placeOf(ctx, resv)
    const offers = offersBetween(place, variant, fd, td).filter(({ date }) => isOpenDay(place, variant, resv, date))
    const days = new Map<string, FreeOffer[]>()
    for (const free of await assess(tx, ctx, resv, variant, offers))
      days.set(free.offer.date, [...(days.get(free.offer.date) ?? []), free])
    return Object.fromEntries([...days].map(([date, ofDay]) => [date, dayQuota(variant, ofDay)]))
  })
}
