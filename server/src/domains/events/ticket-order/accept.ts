import { ORDER_PAY_MINUTES } from '@storefront/contract/constants'
import { ticketOrderStatus } from '@storefront/contract/domain/events/ticket-order'
import type { AttendeeInput, OfferPrice } from '@storefront/contract/entities/events/ticket'
import type { Connection } from '../../../db'
import { Failure, fail } from '../../../core/failure'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import { consumeBenefits } from '../../checkout/checkout/benefits'
import type { PricedCheckout } from '../../checkout/checkout/price'
import { loadBenefits, presentDiscounts, shareOf } from '../../checkout/checkout/service'
import { payAction, SYSTEM, transition } from '../../orders/order/lifecycle'
import { findOrderById } from '../../orders/order/record'
import { dropCommission, reserveCommission } from '../../promotion/distribution/commission'
import { findIssuedOfOrders, lockTicketsOf } from '../issued-ticket/queries'
import { acceptAttendees } from '../ticket/attendee'
import { checkTotal, priceTickets, type TicketDiscounts } from '../ticket/price'
import { findTicketLines, findTicketOrder, type TicketLineRow, type TicketOrderRow } from './queries'

export interface AcceptInput extends TicketDiscounts {
  attendees?: readonly AttendeeInput[]
  total?: string
}

const ACCEPT =
  "update ticket_order set offer = 'accepted' where tenant_id = $1 and order_id = $2 and offer = 'open' returning 1"
const PRICE = `update shop_order set discount = $3, coupon_discount = $4, card_discount = $5, user_card_id = $6, total = $7, pay_before = $8
  where tenant_id = $1 and id = $2 and status = 'unpaid' and pay_before > $9 returning 1`
const LINE = 'update order_line set discount = $3 where tenant_id = $1 and id = $2'
const ATTENDEE = 'update issued_ticket set attendee = $3, changed_at = $4 where tenant_id = $1 and id = $2'
const WAITING =
  "update ticket_waiting set status = 'accepted', changed_at = $3 where tenant_id = $1 and order_id = $2 and status = 'offered'"

/** Writes the price with its discounts; false when the offer has ended. */
async function writePrice(
  tx: Connection,
  ctx: UserCtx,
  row: TicketOrderRow,
  lines: readonly TicketLineRow[],
  pricing: PricedCheckout,
  payBefore: Date,
) {
  const { quote, card } = pricing
  const values = [
    ctx.tenant.id,
    row.id,
    quote.discount,
    quote.coupon,
    quote.card,
    card?.id ?? null,
    quote.total,
    payBefore,
    ctx.now,
  ]
  if ((await tx.rows(PRICE, values, 'offer_price')).length === 0) return false
  for (const [at, line] of lines.entries()) {
    const share = quote.shares[at] ?? { coupon: 0, card: 0 }
    await tx.rows(LINE, [ctx.tenant.id, line.id, share.coupon + share.card], 'offer_line')
  }
  return (await tx.rows(ACCEPT, [ctx.tenant.id, row.id], 'offer_accept')).length > 0
}

/**
 * Returns the price of an offer with the discounts that its receiver chose, or the best ones: the sum that accepting
 * charges.
 */
export function readOfferPrice(
  ctx: UserCtx,
  number: string,
  discounts: TicketDiscounts,
): Promise<OfferPrice | Failure> {
  return ctx.db.read(async (tx) => {
    const row = await findTicketOrder(tx, ctx, number)
    if (!row || row.user_id !== ctx.user.id) return fail('orderNotFound')
    if (ticketOrderStatus(row) !== 'offered') return fail('ticketOrderMoved')
    const [lines, benefits] = [await findTicketLines(tx, ctx, [row.id]), await loadBenefits(tx, ctx)]
    const pricing = priceTickets(ctx, lines, benefits, discounts)
    if (pricing instanceof Failure) return pricing
    const shares = lines.map((_line, at) => shareOf(ctx, pricing, at))
    return { ...presentDiscounts(ctx, pricing, benefits, discounts.user_card_id, discounts.user_coupon_id), shares }
  })
}

/**
 * Accepts an offer of the waiting list: says for whom the tickets are and by what they are cheaper. From now on it is
 * an order like any other, which is paid within its time; one without a price is paid at once. The caller has locked
 * it.
 */
export async function acceptOffer(
  ctx: UserCtx,
  tx: Connection,
  row: TicketOrderRow,
  input: AcceptInput,
): Promise<Failure | null> {
  await lockTicketsOf(tx, ctx, row.id)
  const [lines, tickets] = [await findTicketLines(tx, ctx, [row.id]), await findIssuedOfOrders(tx, ctx, [row.id])]
  const pricing = priceTickets(ctx, lines, await loadBenefits(tx, ctx), input)
  if (pricing instanceof Failure) return pricing
  const wrongTotal = input.total === undefined ? null : checkTotal(ctx, pricing, input.total)
  if (wrongTotal) return wrongTotal
  const attendees = await acceptAttendees(
    tx,
    ctx,
    row,
    tickets.map((_ticket, n) => input.attendees?.[n]),
    // Who the offer is for may have named attendees before, whose options are taken already.
    tickets.map(({ attendee }) => attendee),
  )
  if (attendees instanceof Failure) return attendees
  const payBefore = new Date(ctx.now.getTime() + ORDER_PAY_MINUTES * 60_000)
  if (!(await writePrice(tx, ctx, row, lines, pricing, payBefore))) return fail('ticketOrderMoved')
  // It was reserved for the price without discounts.
  await dropCommission(ctx, tx, row)
  await reserveCommission(ctx, tx, row)
  for (const [n, ticket] of tickets.entries())
    await tx.rows(ATTENDEE, [ctx.tenant.id, ticket.id, JSON.stringify(attendees[n]), ctx.now], 'offer_attendee')
  await tx.rows(WAITING, [ctx.tenant.id, row.id, ctx.now], 'offer_waiting')
  const job = { tenantId: ctx.tenant.id, kind: 'order_expire', key: String(row.id) } as const
  await cancelJob(tx, job.tenantId, job.kind, job.key)
  await scheduleJob(tx, { ...job, runAt: payBefore })
  const failure = await consumeBenefits(ctx, tx, row, pricing, 0)
  if (failure || pricing.quote.total > 0) return failure
  const order = await findOrderById(tx, ctx.tenant.id, row.id)
  const paidOrder = order ? await transition(ctx, tx, order, payAction(order), SYSTEM) : fail('orderNotFound')
  return paidOrder instanceof Failure ? paidOrder : null
}
