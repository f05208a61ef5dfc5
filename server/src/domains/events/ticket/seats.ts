import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'

/** Tickets of one type. */
export interface SeatRequest {
  ticketId: number
  quantity: number
}

const TAKE_EVENT = `update event set seats_available = seats_available - $3
  where tenant_id = $1 and id = $2 and (seats_available is null or seats_available >= $3) returning 1`
const TAKE_TYPE = `update event_ticket set inventory = inventory - $3
  where tenant_id = $1 and id = $2 and is_active and (inventory is null or inventory >= $3) returning 1`

const sumOf = (requests: readonly SeatRequest[]): number => requests.reduce((sum, { quantity }) => sum + quantity, 0)
/** Every transaction locks in this order: the event, then its types by id. */
const byId = (requests: readonly SeatRequest[]): SeatRequest[] => [...requests].sort((a, b) => a.ticketId - b.ticketId)

/**
 * Takes seats of an event and of each type's quota, each by one conditional statement: of many at once no more pass
 * than may. Gives the type that is short (null for none); the caller then undoes all of it. Registrations take of the
 * same seats.
 */
export async function takeSeats(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  eventId: number,
  requests: readonly SeatRequest[],
): Promise<number | null> {
  const [first] = requests
  if (!first) return null
  const seats = await tx.rows(TAKE_EVENT, [ctx.tenant.id, eventId, sumOf(requests)], 'seats_take')
  if (seats.length === 0) return first.ticketId
  for (const { ticketId, quantity } of byId(requests))
    if ((await tx.rows(TAKE_TYPE, [ctx.tenant.id, ticketId, quantity], 'seats_take_type')).length === 0) return ticketId
  return null
}

const FREE_EVENT =
  'update event set seats_available = least(seats_available + $3, seats_expected) where tenant_id = $1 and id = $2'
const FREE_TYPE = 'update event_ticket set inventory = least(inventory + $3, quota) where tenant_id = $1 and id = $2'

/** Frees seats, in the transaction in which their tickets stop holding them. */
export async function freeSeats(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  eventId: number,
  requests: readonly SeatRequest[],
): Promise<void> {
  if (requests.length === 0) return
  await tx.rows(FREE_EVENT, [ctx.tenant.id, eventId, sumOf(requests)], 'seats_free')
  for (const { ticketId, quantity } of byId(requests))
    await tx.rows(FREE_TYPE, [ctx.tenant.id, ticketId, quantity], 'seats_free_type')
}

/** Counts the tickets of each type. */
export function countByType(tickets: readonly { readonly ticket_id: number }[]): SeatRequest[] {
  const counts = new Map<number, number>()
  for (const { ticket_id } of tickets) counts.set(ticket_id, (counts.get(ticket_id) ?? 0) + 1)
  return [...counts].map(([ticketId, quantity]) => ({ ticketId, quantity }))
}
