import {
  refundOf,
  refundUntil,
  ticketOrderActions,
  ticketOrderStatus,
} from '@storefront/contract/domain/events/ticket-order'
import type { OpsTicketOrder, TicketOrder, TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { presentRefund } from '../../after-sales/refund/presenter'
import { findRefunds } from '../../after-sales/refund/record'
import { hasInvoice } from '../../orders/invoice/availability'
import { paidFor } from '../../orders/order/line-state'
import { presentSums } from '../../orders/order/presenter'
import { presentIssuedTickets } from '../issued-ticket/presenter'
import { findIssuedOfOrders, type IssuedTicketRow } from '../issued-ticket/queries'
import { presentEventRef, presentRefundRule } from '../ticket/queries'
import { findTicketLines, isRefundable, orderRefundRule, type TicketLineRow, type TicketOrderRow } from './queries'

type Side = 'user' | 'ops'
const iso = (moment: string): string => new Date(moment).toISOString()
const isoOrNull = (moment: string | null): string | null => (moment === null ? null : iso(moment))

function presentRow(
  ctx: Ctx,
  row: TicketOrderRow,
  lines: readonly TicketLineRow[],
  tickets: readonly IssuedTicketRow[],
  who: Side,
): TicketOrder {
  const status = ticketOrderStatus(row)
  const refundable = tickets.filter((ticket) => isRefundable(ticket, who, ctx.now)).length
  return {
    number: row.number,
    status,
    status_display: translate(ctx.language, `events.ticketOrder.${status}`),
    event: presentEventRef(ctx, row),
    tit: amount(ctx, row.total),
    sums: presentSums(ctx, row),
    lines: lines.map((line) => ({
      ticket_id: line.ticket_id,
      name: line.product_name,
      price: amount(ctx, line.price),
      quantity: line.quantity,
      discount: amount(ctx, line.discount),
    })),
    created: iso(row.created_at),
    paid: isoOrNull(row.paid_at),
    pay_before: row.status === 'unpaid' ? isoOrNull(row.pay_before) : null,
    is_offer: row.offer !== null,
    refunded: amount(ctx, row.refunded),
    refund_rule: presentRefundRule(row),
    actions: ticketOrderActions({ status, refundable, ...orderRefundRule(row, who) }, who, ctx.now.getTime()),
    has_invoice: who === 'user' && hasInvoice(ctx, row, [{ ctype: 'event.ticket' }]),
  }
}

const of = <T extends { order_id: number }>(all: readonly T[], id: number): T[] =>
  all.filter(({ order_id }) => order_id === id)

/** Orders of tickets as their buyer or operators see them. */
export async function presentTicketOrders(
  ctx: Ctx,
  tx: Connection,
  rows: readonly TicketOrderRow[],
  who: Side = 'user',
): Promise<TicketOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [lines, tickets] = [await findTicketLines(tx, ctx, ids), await findIssuedOfOrders(tx, ctx, ids)]
  return rows.map((row) => presentRow(ctx, row, of(lines, row.id), of(tickets, row.id), who))
}

/** Presents the buyer of an order for operators. */
export const buyerOf = ({ user_name, user_mobile }: TicketOrderRow): OpsTicketOrder['user'] => ({
  name: user_name,
  mobile: user_mobile,
})

/** Returns the refund of a ticket by the rule of its order; null if it cannot be refunded now. */
function refundOfTicket(
  ctx: Ctx,
  row: TicketOrderRow,
  ticket: IssuedTicketRow,
  lines: readonly TicketLineRow[],
  who: Side,
): string | null {
  const rule = orderRefundRule(row, who)
  const until = refundUntil(rule)
  const line = lines.find(({ id }) => id === ticket.line_id)
  const isInTime = who === 'ops' || (until !== null && ctx.now.getTime() <= until)
  if (!line || !isInTime || !isRefundable(ticket, who, ctx.now)) return null
  return amount(
    ctx,
    refundOf(
      { paid: paidFor({ ...line, upit: line.price }), quantity: line.quantity, returned: line.returned },
      1,
      rule.refundPercent,
    ),
  )
}

/** Returns one order with its tickets and its refunds. */
export async function presentTicketOrder(
  ctx: Ctx,
  tx: Connection,
  row: TicketOrderRow,
  who: Side = 'user',
): Promise<TicketOrderDetail> {
  const [lines, tickets] = [await findTicketLines(tx, ctx, [row.id]), await findIssuedOfOrders(tx, ctx, [row.id])]
  const issuedTickets = await presentIssuedTickets(ctx, tx, tickets, who)
  const refunds = await findRefunds(tx, ctx.tenant.id, [row.id])
  return {
    ...presentRow(ctx, row, lines, tickets, who),
    tickets: tickets.flatMap((ticket, n) => {
      const one = issuedTickets[n]
      return one ? [{ ...one, refund: refundOfTicket(ctx, row, ticket, lines, who) }] : []
    }),
    refunds: refunds.map((refund) => presentRefund(ctx, refund, who === 'ops' ? 'operator' : 'owner')),
  }
}
