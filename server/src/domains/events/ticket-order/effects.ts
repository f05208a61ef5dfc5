import { hasTickets } from '@storefront/contract/domain/orders/order-kinds'
import { isPayTimeOver } from '@storefront/contract/domain/orders/payable'
import type { Connection } from '../../../db'
import type { Attendee } from '../../../db/stored.types'
import { scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import type { OrderRow } from '../../orders/order/record'
import { returnAttendeeOptions } from '../ticket/attendee'
import { countByType, freeSeats } from '../ticket/seats'
import { offerSeats } from '../waiting-list/offer'

const VALIDATE = `update issued_ticket set status = 'valid', changed_at = $3 where tenant_id = $1 and order_id = $2 and status = 'reserved' returning event_id`
const NO_SHOW = `select e.start_at + s.no_show_minutes * interval '1 minute' as run_at from ticket_setting s
  join event e on e.tenant_id = $1 and e.id = s.event_id where s.tenant_id = $1 and s.event_id = $2 and s.no_show_minutes is not null`

/** Paying makes an order's tickets valid. */
export async function validateTickets(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  if (!hasTickets(order.kind)) return
  const [ticket] = await tx.rows<{ event_id: number }>(VALIDATE, [ctx.tenant.id, order.id, ctx.now], 'tickets_validate')
  const [due] = ticket
    ? await tx.rows<{ run_at: string }>(NO_SHOW, [ctx.tenant.id, ticket.event_id], 'ticket_no_show_at')
    : []
  const runAt = due && new Date(due.run_at)
  // After that time seats were released already.
  if (ticket && runAt && runAt > ctx.now)
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'ticket_no_show', key: String(ticket.event_id), runAt })
}

const CANCEL = `update issued_ticket set status = 'canceled', changed_at = $3 where tenant_id = $1 and order_id = $2 and status = 'reserved' returning event_id, ticket_id, attendee`
const END_OFFER = `update ticket_waiting set status = $3, changed_at = $4 where tenant_id = $1 and order_id = $2 and status = 'offered'`

/**
 * Closing an order that was not paid cancels its tickets, which frees their seats and options at once: those who wait
 * come first.
 */
export async function cancelTickets(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  if (!hasTickets(order.kind)) return
  const tickets = await tx.rows<{ event_id: number; ticket_id: number; attendee: Attendee }>(
    CANCEL,
    [ctx.tenant.id, order.id, ctx.now],
    'tickets_cancel',
  )
  await tx.rows(
    END_OFFER,
    [ctx.tenant.id, order.id, isPayTimeOver(order, ctx.now.getTime()) ? 'expired' : 'declined', ctx.now],
    'offer_end',
  )
  const [first] = tickets
  if (!first) return
  await returnAttendeeOptions(tx, ctx, tickets)
  await freeSeats(tx, ctx, first.event_id, countByType(tickets))
  await offerSeats(ctx, tx, first.event_id)
}
