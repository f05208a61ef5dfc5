import { addDays, daysBetween } from '@storefront/contract/domain/day'
import { wholeDays } from '@storefront/contract/domain/reservations/calendar'
import { needsSlot } from '@storefront/contract/domain/reservations/slot'
import { holdsSeat } from '../../reservations/reservation/lifecycle'
import type { ResvSchedule, ScheduleSlot } from '@storefront/contract/entities/reservations/reservation'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { seatsLeft } from '../../reservations/reservation/capacity'
import { findClosed } from '../../reservations/reservation/checks'
import { presentOpsRecords, presentVariant } from '../../reservations/reservation/presenter'
import { findResv, findVariants, type VariantDetailRow } from '../../reservations/reservation/queries'
import { RECORD_COLUMNS, RECORD_JOINS, type RecordRow } from '../../reservations/reservation/record'
import { isCalendarDay, type Offer, offersBetween, placeOf } from '../../reservations/reservation/slots'
import { type ClosureRow, presentClosure } from './closure'

/** Days that one call shows. */
const DAYS_MAX = 14

const RECORDS = `select ${RECORD_COLUMNS} from resv_record t ${RECORD_JOINS} where t.tenant_id = $1 and t.resv_id = $2
  and t.start_at < $4::timestamptz and t.end_at > $3::timestamptz and t.status not in ('canceled', 'rejected') order by t.start_at, t.id`
const CLOSURES = `select id, variant_id, start_at, end_at, reason from resv_closure where tenant_id = $1 and resv_id = $2
  and start_at < $4::timestamptz and end_at > $3::timestamptz order by start_at, id`

/**
 * Returns the slots of one variant with their bookings. `booked` counts seats that other variants of the resource took
 * as well.
 */
async function slotsOf(
  tx: Connection,
  ctx: UserCtx,
  variant: VariantDetailRow,
  offers: readonly Offer[],
  records: readonly RecordRow[],
): Promise<ScheduleSlot[]> {
  const left = await seatsLeft(tx, ctx, variant, offers)
  const isClosed = await findClosed(tx, ctx, variant, offers)
  return offers.map((offer, n) => {
    const here = records.filter(
      ({ variant_id, start_at, end_at }) =>
        variant_id === variant.id && Date.parse(start_at) === offer.start && Date.parse(end_at) === offer.end,
    )
    const quota = Math.min(offer.quota ?? variant.capacity, variant.capacity)
    const [start_time, end_time] = needsSlot(variant) ? [offer.start_time, offer.end_time] : [null, null]
    return {
      resvvariant: variant.id,
      start: new Date(offer.start).toISOString(),
      end: new Date(offer.end).toISOString(),
      start_time,
      end_time,
      quota,
      booked: Math.max(quota - (left[n] ?? 0), here.filter(({ status }) => holdsSeat(status)).length),
      pending: here.filter(({ status }) => status === 'pending').length,
      is_closed: isClosed[n] === true,
    }
  })
}

/** Slots, bookings and closures of some days of the reservation's zone. */
export function readSchedule(
  ctx: UserCtx,
  id: number,
  { fd, td }: { fd: string; td: string },
): Promise<ResvSchedule | Failure> {
  if (!isCalendarDay(fd) || td < fd || td > addDays(fd, DAYS_MAX - 1))
    return Promise.resolve(badPart('td', 'notOffered', {}, ctx.language))
  return ctx.db.read(async (tx) => {
    const resv = await findResv(tx, ctx, String(id))
    if (!resv) return fail('notFound')
    const place = placeOf(ctx, resv)
    const { start, end } = wholeDays(place.offsets, fd, td)
    const values = [ctx.tenant.id, resv.id, new Date(start), new Date(end)]
    const records = await tx.rows<RecordRow>(RECORDS, values, 'resv_schedule_records')
    const closures = await tx.rows<ClosureRow>(CLOSURES, values, 'resv_schedule_closures')
    const variants = await findVariants(tx, ctx, resv.id)
    const days = new Map(daysBetween(fd, td).map((date) => [date, [] as ScheduleSlot[]]))
    for (const variant of variants) {
      const offers = offersBetween(place, variant, fd, td)
      const slots = await slotsOf(tx, ctx, variant, offers, records)
      // What is booked as a whole stands on the first of the days that are shown.
      for (const [n, slot] of slots.entries())
        days.get((offers[n]?.date ?? fd) < fd ? fd : (offers[n]?.date ?? fd))?.push(slot)
    }
    return {
      time_zone: { name: place.timeZone, offsets: [...place.offsets] },
      resvvariants: variants.map((variant) => presentVariant(ctx, variant)),
      days: [...days].map(([date, slots]) => ({ date, slots })),
      records: await presentOpsRecords(ctx, tx, records),
      closures: closures.map(presentClosure),
    }
  })
}
