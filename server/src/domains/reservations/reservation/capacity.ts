import { unitsOf } from '@storefront/contract/domain/reservations/calendar'
import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import type { Offer, Place, VariantRow } from './slots'

type TenantCtx = Pick<JobCtx, 'tenant'>

// One conditional statement: the row of a unit is made by whoever takes its first seat, so that the empty slot is
// guarded as well, and counted up only while a seat is left. In the order of time, so that two bookings whose units
// overlap wait for each other and do not deadlock. Without a bound (`$4` null) it takes in any case.
const TAKE_UNITS = `insert into resv_unit as u (tenant_id, resource_id, at, taken)
    select r.tenant_id, r.id, s.at, 1 from resv_resource r cross join unnest($3::timestamptz[]) s(at)
    where r.tenant_id = $1 and r.id = $2 and ($4::int is null or $4 > 0) order by s.at
  on conflict (tenant_id, resource_id, at) do update set taken = u.taken + 1 where $4::int is null or u.taken < $4
  returning 1`
const TAKE_SLOT = `insert into resv_slot as s (tenant_id, variant_id, start_at, end_at, taken)
    select v.tenant_id, v.id, $3::timestamptz, $4::timestamptz, 1 from resv_variant v
    where v.tenant_id = $1 and v.id = $2 and ($5::int is null or $5 > 0)
  on conflict (tenant_id, variant_id, start_at, end_at) do update set taken = s.taken + 1 where $5::int is null or s.taken < $5
  returning 1`

/** The units of time in which an offer takes a seat of its resource, as ISO 8601. */
const unitTimes = (place: Place, variant: VariantRow, offer: Offer): string[] =>
  unitsOf(place.offsets, offer, variant.unit_minutes).map((at) => new Date(at).toISOString())

/**
 * Takes a seat of what is offered: one of the time range's quota, and one of the resource in each unit. False when a
 * seat is missing: the caller's transaction then has to be rolled back, because some may be taken already.
 * @param isOverbooking takes above the capacity
 */
export async function takeSeat(
  tx: Connection,
  ctx: TenantCtx,
  place: Place,
  variant: VariantRow,
  offer: Offer,
  isOverbooking = false,
): Promise<boolean> {
  const [tenantId, start, end] = [ctx.tenant.id, new Date(offer.start), new Date(offer.end)]
  if (offer.quota !== null) {
    const slots = await tx.rows(
      TAKE_SLOT,
      [tenantId, variant.id, start, end, isOverbooking ? null : offer.quota],
      'resv_take_slot',
    )
    if (slots.length === 0) return false
  }
  const units = unitTimes(place, variant, offer)
  const rows = await tx.rows(
    TAKE_UNITS,
    [tenantId, variant.resource_id, units, isOverbooking ? null : variant.capacity],
    'resv_take_units',
  )
  return rows.length === units.length
}

/** A booking as its seats are found again. */
export interface SeatHolder {
  variant_id: number
  resource_id: number
  start_at: string
  end_at: string
}

// Both write each row without a change, and make it where it is missing: a row that appears later would be locked out of
// the order.
const LOCK_SLOTS = `insert into resv_slot as s (tenant_id, variant_id, start_at, end_at, taken)
    select distinct $1::int, w.variant_id, w.start_at, w.end_at, 0
    from unnest($2::bigint[], $3::timestamptz[], $4::timestamptz[]) w(variant_id, start_at, end_at)
    order by w.variant_id, w.start_at, w.end_at
  on conflict (tenant_id, variant_id, start_at, end_at) do update set taken = s.taken returning 1`
const LOCK_UNITS = `insert into resv_unit as u (tenant_id, resource_id, at, taken)
    select $1::int, w.resource_id, w.at, 0 from (
      select o.resource_id, o.at from resv_unit o where o.tenant_id = $1 and o.resource_id = $2 and o.at >= $3::timestamptz and o.at < $4::timestamptz
      union select $5::bigint, unnest($6::timestamptz[])) w(resource_id, at)
    order by w.resource_id, w.at
  on conflict (tenant_id, resource_id, at) do update set taken = u.taken returning 1`

/**
 * Locks the counters of a booking's seat and of the one that it moves to, those of slots before those of units and each
 * in the order in which everybody takes them, so that nobody deadlocks with a move.
 */
export async function lockSeats(
  tx: Connection,
  ctx: TenantCtx,
  seat: SeatHolder,
  { place, variant, offer }: { place: Place; variant: VariantRow; offer: Offer },
): Promise<void> {
  const [start, end] = [new Date(offer.start).toISOString(), new Date(offer.end).toISOString()]
  await tx.rows(
    LOCK_SLOTS,
    [ctx.tenant.id, [seat.variant_id, variant.id], [seat.start_at, start], [seat.end_at, end]],
    'resv_lock_slots',
  )
  await tx.rows(
    LOCK_UNITS,
    [
      ctx.tenant.id,
      seat.resource_id,
      seat.start_at,
      seat.end_at,
      variant.resource_id,
      unitTimes(place, variant, offer),
    ],
    'resv_lock_units',
  )
}

const FREE_SLOT = `update resv_slot set taken = taken - 1 where tenant_id = $1 and variant_id = $2 and start_at = $3::timestamptz and end_at = $4::timestamptz and taken > 0`
const FREE_UNITS = `with held as (select at from resv_unit where tenant_id = $1 and resource_id = $2 and at >= $3::timestamptz and at < $4::timestamptz order by at for update)
  update resv_unit u set taken = u.taken - 1 from held where u.tenant_id = $1 and u.resource_id = $2 and u.at = held.at and u.taken > 0`

/** Gives the seats of a booking back, in the transaction that changes its status or its slot. */
export async function freeSeat(
  tx: Connection,
  ctx: TenantCtx,
  { variant_id, resource_id, start_at, end_at }: SeatHolder,
): Promise<void> {
  await tx.rows(FREE_SLOT, [ctx.tenant.id, variant_id, start_at, end_at], 'resv_free_slot')
  await tx.rows(FREE_UNITS, [ctx.tenant.id, resource_id, start_at, end_at], 'resv_free_units')
}

const TAKEN = `select o.n, coalesce((select max(u.taken) from resv_unit u where u.tenant_id = $1 and u.resource_id = $2
      and u.at >= o.start_at and u.at < o.end_at), 0) as units,
    coalesce((select s.taken from resv_slot s where s.tenant_id = $1 and s.variant_id = $3 and s.start_at = o.start_at and s.end_at = o.end_at), 0) as slot
  from unnest($4::timestamptz[], $5::timestamptz[]) with ordinality o(start_at, end_at, n) order by o.n`

/** Returns the number of seats left of each offer, in one statement; never below zero. */
export async function seatsLeft(
  tx: Connection,
  ctx: TenantCtx,
  variant: VariantRow,
  offers: readonly Offer[],
): Promise<number[]> {
  if (offers.length === 0) return []
  const [starts, ends] = [
    offers.map(({ start }) => new Date(start).toISOString()),
    offers.map(({ end }) => new Date(end).toISOString()),
  ]
  const rows = await tx.rows<{ units: number; slot: number }>(
    TAKEN,
    [ctx.tenant.id, variant.resource_id, variant.id, starts, ends],
    'resv_taken',
  )
  return offers.map(({ quota }, n) => {
    const { units = 0, slot = 0 } = rows[n] ?? {}
    return Math.max(0, Math.min(variant.capacity - units, quota === null ? Number.POSITIVE_INFINITY : quota - slot))
  })
}
