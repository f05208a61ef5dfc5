import { refundOf, refundUntil, ticketOrderStatus } from '@storefront/contract/domain/events/ticket-order'
import type { Connection } from '../../../db'
import type { Attendee } from '../../../db/stored.types'
import { Failure, fail } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { randomCode } from '../../../lib/random'
import { refundOrder } from '../../after-sales/refund/service'
import { returnCoupon } from '../../checkout/checkout/benefits'
import { paidFor } from '../../orders/order/line-state'
import { SYSTEM, transition } from '../../orders/order/lifecycle'
import { takeBackOrderCoins } from '../../promotion/coins/order-award'
import { correctCommission } from '../../promotion/distribution/settle'
import { noteFigureChange } from '../../shared/figure-change'
import { findIssuedOfOrders, type IssuedTicketRow, lockTicketsOf } from '../issued-ticket/queries'
import { returnAttendeeOptions } from '../ticket/attendee'
import { countByType, freeSeats } from '../ticket/seats'
import { offerSeats } from '../waiting-list/offer'
import { findTicketLines, isRefundable, orderRefundRule, type TicketLineRow, type TicketOrderRow } from './queries'

type Side = 'user' | 'ops'

interface RefundedRow {
  id: number
  ticket_id: number
  line_id: number
  attendee: Attendee
}

// A ticket that was used meanwhile, or given away, is left alone; a gift of it that is open ends with it.
const REFUND = `with t as (
    update issued_ticket set status = 'refunded', changed_at = $4
    where tenant_id = $1 and order_id = $2 and id = any($3::bigint[]) and status = 'valid' and use_count = 0 returning id, ticket_id, line_id, attendee
  ), g as (
    update ticket_gift set status = 'cancelled' where tenant_id = $1 and issued_id in (select id from t) and status = 'open'
  )
  select id, ticket_id, line_id, attendee from t`
const RETURN =
  'update order_line set returned = returned + $3, return_amount = return_amount + $4 where tenant_id = $1 and id = $2 returning returned'

/** Chooses the tickets to refund: those named, or all that can be refunded. */
function chooseTickets(
  tickets: readonly IssuedTicketRow[],
  ids: readonly number[] | undefined,
  who: Side,
  now: Date,
): IssuedTicketRow[] | Failure {
  const selection = ids
    ? tickets.filter(({ id }) => ids.includes(id))
    : tickets.filter((ticket) => isRefundable(ticket, who, now))
  if (ids && selection.length < new Set(ids).size) return fail('ticketMoved')
  if (selection.some(({ use_count }) => use_count > 0)) return fail('ticketUsed')
  if (!selection.every((ticket) => isRefundable(ticket, who, now))) return fail('ticketMoved')
  if (selection.length > 0) return selection
  return fail(
    tickets.some(({ use_count, status }) => status === 'valid' && use_count > 0) ? 'ticketUsed' : 'ticketMoved',
  )
}

/** The refunded sum in minor units, and each line with the number of its tickets refunded so far. */
interface ReturnedLines {
  sum: number
  lines: { id: number; returned: number }[]
}

/** Writes to each line what comes back for its tickets. */
async function returnLines(
  tx: Connection,
  ctx: UserCtx,
  lines: readonly TicketLineRow[],
  refundedRows: readonly { line_id: number }[],
  percent: number,
): Promise<ReturnedLines> {
  const result: ReturnedLines = { sum: 0, lines: [] }
  for (const line of lines) {
    const pieces = refundedRows.filter(({ line_id }) => line_id === line.id).length
    if (pieces === 0) continue
    const part = refundOf(
      { paid: paidFor({ ...line, upit: line.price }), quantity: line.quantity, returned: line.returned },
      pieces,
      percent,
    )
    const [row] = await tx.rows<{ returned: number }>(
      RETURN,
      [ctx.tenant.id, line.id, pieces, part],
      'ticket_line_return',
    )
    result.sum += part
    result.lines.push({ id: line.id, returned: row?.returned ?? line.quantity })
  }
  return result
}

/**
 * Takes back the commission and other gains from the refunded part of an order. Tickets have no return record, so the
 * number of the line's refunded tickets, as a negative number, identifies each entry.
 */
async function takeBackGains(
  ctx: UserCtx,
  tx: Connection,
  row: TicketOrderRow,
  lines: ReturnedLines['lines'],
  ref: string,
): Promise<void> {
  for (const { id, returned } of lines) await correctCommission(ctx, tx, { id: -returned, line_id: id })
  await takeBackOrderCoins({ tenant: ctx.tenant, now: ctx.now }, tx, row, ref)
}

/**
 * Gives tickets of an order back, by the rule of its event, or, for operators, for their whole price: they let nobody
 * in any more, their money goes back as the shop's refunds do, and their seats and options are free at once. With the
 * last of them the order is closed. The caller has locked the order.
 */
export async function refundTickets(
  ctx: UserCtx,
  tx: Connection,
  row: TicketOrderRow,
  ids: readonly number[] | undefined,
  who: Side,
): Promise<Failure | null> {
  if (ticketOrderStatus(row) !== 'completed') return fail('ticketOrderMoved')
  const rule = orderRefundRule(row, who)
  const until = refundUntil(rule)
  if (who === 'user' && (until === null || ctx.now.getTime() > until)) return fail('ticketRefundLate')
  await lockTicketsOf(tx, ctx, row.id)
  const tickets = chooseTickets(await findIssuedOfOrders(tx, ctx, [row.id]), ids, who, ctx.now)
  if (tickets instanceof Failure) return tickets
  const values = [ctx.tenant.id, row.id, tickets.map(({ id }) => id), ctx.now]
  const refundedRows = await tx.rows<RefundedRow>(REFUND, values, 'ticket_refund')
  if (refundedRows.length < tickets.length) return fail('ticketMoved')
  await noteFigureChange(ctx, tx, 'order', row.id)
  await returnAttendeeOptions(tx, ctx, refundedRows)
  const { sum, lines } = await returnLines(
    tx,
    ctx,
    await findTicketLines(tx, ctx, [row.id]),
    refundedRows,
    rule.refundPercent,
  )
  const part = { amount: sum, returnId: null, outRefundNo: `${row.number}X${randomCode(8)}` }
  const failure = (sum > 0 ? await refundOrder(ctx, tx, row.id, part) : null) ?? (await closeEmptyOrder(ctx, tx, row))
  if (failure) return failure
  // Also without money: an order that cost nothing may have earned coins.
  await takeBackGains(ctx, tx, row, lines, part.outRefundNo)
  await freeSeats(tx, ctx, row.event_id, countByType(refundedRows))
  await offerSeats(ctx, tx, row.event_id)
  return null
}

const LEFT = "select 1 from issued_ticket where tenant_id = $1 and order_id = $2 and status <> 'refunded' limit 1"

/** Closes an order all of whose tickets went back; its coupon is the buyer's again. */
async function closeEmptyOrder(ctx: UserCtx, tx: Connection, row: TicketOrderRow): Promise<Failure | null> {
  if ((await tx.rows(LEFT, [ctx.tenant.id, row.id], 'ticket_refund_left')).length > 0) return null
  const closedOrder = await transition(ctx, tx, row, 'refund_all', SYSTEM)
  if (closedOrder instanceof Failure) return closedOrder
  await returnCoupon(ctx, tx, row)
  return null
}
