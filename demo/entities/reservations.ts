import { insert, type NewRow } from '../../server/src/db/insert'
import { seatStatuses } from '@storefront/contract/domain/reservations/record'
import { addDays } from '@storefront/contract/domain/day'
import { wholeDays } from '@storefront/contract/domain/reservations/calendar'
import { momentAt } from '@storefront/contract/domain/zone'
import { takeSeat } from '../../server/src/domains/reservations/reservation/capacity'
import { recordCode } from '../../server/src/domains/reservations/reservation/create-record'
import { planReminder } from '../../server/src/domains/reservations/reservation/reminder'
import {
  clockAt,
  findOffer,
  type Offer,
  type Place,
  type VariantRow,
} from '../../server/src/domains/reservations/reservation/slots'
import { zoneOffsets } from '../../server/src/lib/zone'
import type { TenantSeed } from '../data/types'
import type { BookingSeed, ReservationSeed, ResvVariantSeed } from '../data/types-reservation'
import type { Gallery } from './gallery'
import { numbered, type Scene } from './insert'

/** A variant of the data with the ids that it got. */
interface SeededVariant extends VariantRow {
  seed: ResvVariantSeed
}

const DAY = 86_400_000

function variantRows(data: TenantSeed, place: Place): SeededVariant[] {
  const resourceId = numbered(data.resources, ({ key }) => key)
  let id = 0
  return data.reservations.flatMap(({ variants }, n) =>
    variants.map((seed): SeededVariant => {
      id += 1
      const { capacity, unitMinutes } = data.resources[resourceId(seed.resource) - 1] ?? {
        capacity: 0,
        unitMinutes: 1440,
      }
      const [start_date, end_date] = seed.days
        ? [addDays(place.today, seed.days.first), addDays(place.today, seed.days.last)]
        : [null, null]
      return {
        seed,
        id,
        resv_id: n + 1,
        resource_id: resourceId(seed.resource),
        capacity,
        unit_minutes: unitMinutes,
        is_all_day: seed.timeRanges === undefined,
        start_date,
        end_date,
        time_ranges: seed.timeRanges ?? [],
      }
    }),
  )
}

async function seedCatalogue(
  { tx, tenantId }: Scene,
  data: TenantSeed,
  variants: readonly SeededVariant[],
  gallery: Gallery,
): Promise<void> {
  const { resources, reservations } = data
  await insert(
    tx,
    'resv_resource',
    resources.map(({ name, capacity, unitMinutes }, n) => ({ tenantId, id: n + 1, name, capacity, unitMinutes })),
  )
  const rows = reservations.map((r, n) => ({
    tenantId,
    id: n + 1,
    slug: r.slug,
    title: r.title,
    abstract: r.abstract,
    description: r.description,
    mainImageId: gallery.id(r.picture),
    address: r.address,
    jsonSchema: r.jsonSchema,
    uiSchema: r.uiSchema,
    limitTotal: r.limitTotal ?? null,
    limitDaily: r.limitDaily ?? null,
    calendarMode: r.calendarMode ?? 'month',
    disabledDays: r.disabledDays ?? {},
    needsApproval: r.needsApproval ?? false,
    forbidOverlap: r.forbidOverlap ?? false,
    cancelHours: r.cancelHours,
    reminderHours: r.reminderHours ?? null,
    noticeMinutes: r.noticeMinutes ?? 0,
    daysAhead: r.daysAhead ?? 60,
    successPageTitle: r.successTitle,
    successPageMessage: r.successMessage,
  }))
  await insert(tx, 'resv', rows)
  await insert(
    tx,
    'resv_variant',
    variants.map(({ seed, ...v }, n) => ({
      tenantId,
      id: v.id,
      resvId: v.resv_id,
      resourceId: v.resource_id,
      position: n,
      attributeValues: [...seed.attributes],
      description: seed.description,
      price: seed.price ?? null,
      mainImageId: seed.picture ? gallery.id(seed.picture) : null,
      isAllDay: v.is_all_day,
      startDate: v.start_date,
      endDate: v.end_date,
      startTimeOnly: seed.startTimeOnly ?? false,
      timeRanges: v.time_ranges,
    })),
  )
}

function offerOf(place: Place, variant: VariantRow, { day, slot }: BookingSeed, slug: string): Offer {
  const offer = findOffer(place, variant, {
    date: addDays(place.today, day),
    start_time: slot?.[0],
    end_time: slot?.[1],
  })
  if (!offer) throw new Error(`the seed books a slot of ${slug} that is not offered: ${day} ${slot?.join('-') ?? ''}`)
  return offer
}

/** Bookings take their seats by the statement that customers take them by. */
async function seedBookings(
  scene: Scene,
  data: TenantSeed,
  variants: readonly SeededVariant[],
  place: Place,
): Promise<void> {
  const { tx, tenantId, now, timeZone } = scene
  const userId = numbered(data.users, ({ key }) => key)
  const ctx = { tenant: { id: tenantId, timeZone }, now } as Parameters<typeof planReminder>[0]
  const tallies = new Map<string, { resvId: number; userId: number; total: number }>()
  const records: NewRow<'resv_record'>[] = []
  for (const [n, reservation] of data.reservations.entries())
    for (const booking of reservation.bookings) {
      const variant = variants.filter(({ resv_id }) => resv_id === n + 1)[booking.variant]
      if (!variant) throw new Error(`${reservation.slug} has no variant ${booking.variant}`)
      const offer = offerOf(place, variant, booking, reservation.slug)
      const holdsSeat = seatStatuses.some((status) => status === booking.status)
      if (holdsSeat && !(await takeSeat(tx, ctx, place, variant, offer)))
        throw new Error(`the seed overbooks ${reservation.slug}`)
      const id = records.length + 1
      if (booking.status === 'confirmed')
        await planReminder(ctx, tx, { id, start: offer.start, reminderHours: reservation.reminderHours ?? null })
      const user = booking.user === undefined ? null : userId(booking.user)
      const created = new Date(Math.min(now.getTime(), offer.start) - DAY)
      if (user !== null && booking.status !== 'canceled' && booking.status !== 'rejected') {
        const tally = tallies.get(`${n} ${user}`) ?? { resvId: n + 1, userId: user, total: 0 }
        tallies.set(`${n} ${user}`, { ...tally, total: tally.total + 1 })
      }
      records.push({
        tenantId,
        id,
        code: recordCode(),
        resvId: n + 1,
        variantId: variant.id,
        resourceId: variant.resource_id,
        userId: user,
        name: booking.name ?? '',
        mobile: booking.mobile ?? '',
        status: booking.status,
        startAt: new Date(offer.start),
        endAt: new Date(offer.end),
        startDate: offer.date,
        endDate: offer.lastDate,
        answers: booking.answers ?? {},
        note: booking.note ?? '',
        reason: booking.reason ?? '',
        source: user === null ? ('walk_in' as const) : ('user' as const),
        actorId: null,
        createdAt: created,
        changedAt: created,
      })
    }
  await insert(tx, 'resv_record', records)
  const day = addDays(place.today, -1)
  await insert(
    tx,
    'resv_tally',
    [...tallies.values()].map((tally) => ({ tenantId, ...tally, day, today: 0 })),
  )
}

async function seedClosures(
  { tx, tenantId, now }: Scene,
  reservations: readonly ReservationSeed[],
  variants: readonly SeededVariant[],
  place: Place,
): Promise<void> {
  const rows = reservations.flatMap(({ closures }, n) =>
    closures.map(({ day, slot, variant, reason }) => {
      const date = addDays(place.today, day)
      const span = slot
        ? { start: momentAt(place.offsets, date, slot[0]), end: momentAt(place.offsets, date, slot[1]) }
        : wholeDays(place.offsets, date)
      const variantId =
        variant === undefined ? null : (variants.filter(({ resv_id }) => resv_id === n + 1)[variant]?.id ?? null)
      return {
        tenantId,
        resvId: n + 1,
        variantId,
        startAt: new Date(span.start),
        endAt: new Date(span.end),
        reason,
        createdAt: now,
      }
    }),
  )
  await insert(
    tx,
    'resv_closure',
    rows.map((row, n) => ({ id: n + 1, ...row })),
  )
}

/** Reservations with what is booked of them already; all days count from the seed's own. */
export async function seedReservations(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const { now, timeZone } = scene
  const offsets = zoneOffsets(timeZone, now)
  const place: Place = { timeZone, offsets, today: clockAt({ offsets }, now.getTime()).date }
  const variants = variantRows(data, place)
  await seedCatalogue(scene, data, variants, gallery)
  await seedBookings(scene, data, variants, place)
  await seedClosures(scene, data.reservations, variants, place)
}
