import { insert, type NewRow } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'
import { typedCode } from '../../server/src/lib/random'
import { makeUser } from './account'
import { makeEvent } from './content'
import { next } from './sequence'

export interface MadeTicket {
  id: number
  code: string
  eventId: number
  typeId: number
}

type Options = Partial<NewRow<'issued_ticket'>>

const ORDER = `insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, note, created_at, pay_before)
  values ($1, $2, $3, 'completed', 0, 0, 0, 0, true, '', now(), now()) returning id`

/** The first type of an event. */
async function typeOf(tx: Connection, tenantId: number, eventId: number): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(
    'select id from event_ticket where tenant_id = $1 and event_id = $2 order by id limit 1',
    [tenantId, eventId],
  )
  return row?.id ?? 0
}

/** Tickets of an event that somebody has: valid, for one use, unless said. */
export async function makeIssuedTickets(
  tx: Connection,
  tenantId: number,
  count: number,
  options: Options = {},
): Promise<MadeTicket[]> {
  const eventId = options.eventId ?? (await makeEvent(tx, tenantId))
  const userId = options.userId ?? (await makeUser(tx, tenantId)).id
  const [order] = await tx.rows<{ id: number }>(ORDER, [tenantId, `T${next()}`, userId])
  const ticketId = options.ticketId ?? (await typeOf(tx, tenantId, eventId))
  const rows = Array.from({ length: count }, () => ({
    tenantId,
    eventId,
    ticketId,
    userId,
    orderId: order?.id ?? 0,
    code: typedCode(),
    status: 'valid' as const,
    createdAt: new Date('2026-05-01'),
    changedAt: new Date('2026-05-01'),
    ...options,
  }))
  const tickets: MadeTicket[] = []
  for (let from = 0; from < rows.length; from += 500) {
    const results = await insert(tx, 'issued_ticket', rows.slice(from, from + 500), { returning: ['id', 'code'] })
    tickets.push(...results.map((row) => ({ ...row, eventId, typeId: ticketId })))
  }
  return tickets
}

/** One of them. */
export async function makeIssuedTicket(tx: Connection, tenantId: number, options: Options = {}): Promise<MadeTicket> {
  const [ticket] = await makeIssuedTickets(tx, tenantId, 1, options)
  if (!ticket) throw new Error('no ticket was made')
  return ticket
}
