import { doorGate, doorList, issuedTicket } from '../../src/db/schema'
import { typedCode } from '../../src/lib/random'
import type { TenantSeed } from '../data/types'
import { insertAll, type Scene } from './insert'

const MINE = `select id, user_id from shop_order where tenant_id = $1 and status = 'completed' and user_id = 1 order by id limit 1`

/** Two gates of the first event, and tickets of the first shopper for it. */
export async function seedDoor({ tx, tenantId, now }: Scene, { events, words }: TenantSeed): Promise<void> {
  const eventId = events.findIndex(({ tickets }) => tickets.length > 0) + 1
  const [order] = await tx.rows<{ id: number; user_id: number }>(MINE, [tenantId])
  if (eventId === 0 || !order) return
  await insertAll(tx, doorList, [
    { tenantId, id: 1, eventId, name: words.door.list, reentry: 'after_exit' as const, hasExit: true, needsRotating: true, changedAt: now },
  ])
  await insertAll(
    tx,
    doorGate,
    words.door.gates.map((name, i) => ({ tenantId, id: i + 1, eventId, listId: 1, name })),
  )
  const types = await tx.rows<{ id: number }>('select id from event_ticket where tenant_id = $1 and event_id = $2 order by id', [tenantId, eventId])
  const tickets = [0, 1, 2].map((n) => ({
    tenantId,
    id: n + 1,
    eventId,
    ticketId: types[n % types.length]?.id ?? 0,
    orderId: order.id,
    userId: order.user_id,
    code: typedCode(),
    status: 'valid' as const,
    attendee: {},
    uses: n === 2 ? 4 : 1,
    createdAt: now,
    changedAt: now,
  }))
  await insertAll(tx, issuedTicket, tickets)
}
