import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import type { Offer } from './slots'

type TenantCtx = Pick<JobCtx, 'tenant'>

interface SpanRow {
  start_at: string
  end_at: string
}

const overlaps = ({ start, end }: Pick<Offer, 'start' | 'end'>, spans: readonly SpanRow[]): boolean =>
  spans.some(({ start_at, end_at }) => Date.parse(start_at) < end && start < Date.parse(end_at))

const range = (offers: readonly Offer[]) => [
  new Date(Math.min(...offers.map(({ start }) => start))).toISOString(),
  new Date(Math.max(...offers.map(({ end }) => end))).toISOString(),
]

const CLOSURES = `select start_at, end_at from resv_closure where tenant_id = $1 and resv_id = $2 and (variant_id is null or variant_id = $3)
  and start_at < $5::timestamptz and end_at > $4::timestamptz`

/**
 * Returns for each offer whether it lies in closed time. Exact if the caller holds a share lock on the reservation's
 * row: a closure waits for it, or has been written before.
 */
export async function findClosed(
  tx: Connection,
  ctx: TenantCtx,
  variant: { id: number; resv_id: number },
  offers: readonly Offer[],
): Promise<boolean[]> {
  if (offers.length === 0) return []
  const rows = await tx.rows<SpanRow>(
    CLOSURES,
    [ctx.tenant.id, variant.resv_id, variant.id, ...range(offers)],
    'resv_closed',
  )
  return offers.map((offer) => overlaps(offer, rows))
}

const OWN = `select start_at, end_at from resv_record where tenant_id = $1 and user_id = $2 and id <> $5 and status = any($6)
  and start_at < $4::timestamptz and end_at > $3::timestamptz`

/** A person whose other bookings are compared. */
export interface OwnBookings {
  userId: number
  /** A booking that is not compared: the one that is moved or accepted. */
  except?: number
  /** Requests that wait for an approval count as well. */
  withPending: boolean
}

/**
 * Returns for each offer whether the person has another booking at that time, of any reservation of the shop. Exact if
 * the caller holds the person's row (lockUser). It is a lock and not an exclusion constraint, because only reservations
 * that forbid overlaps check, and no constraint over the records can express that.
 */
export async function findOwn(
  tx: Connection,
  ctx: TenantCtx,
  { userId, except = 0, withPending }: OwnBookings,
  offers: readonly Offer[],
): Promise<boolean[]> {
  if (offers.length === 0) return []
  const statuses = withPending ? ['pending', 'confirmed'] : ['confirmed']
  const rows = await tx.rows<SpanRow>(OWN, [ctx.tenant.id, userId, ...range(offers), except, statuses], 'resv_own')
  return offers.map((offer) => overlaps(offer, rows))
}
