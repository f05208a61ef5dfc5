import { ORDER_PAY_MINUTES } from '@storefront/contract/constants'
import type { TicketCheckout } from '@storefront/contract/entities/events/ticket'
import type { TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import type { Connection } from '../../../db'
import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { requireBoundMobile } from '../../account/profile/bind-mobile'
import { consumeBenefits } from '../../checkout/checkout/benefits'
import { loadBenefits, presentDiscounts, shareOf } from '../../checkout/checkout/service'
import { presentFormPart } from '../../forms/form/record'
import { payAction, SYSTEM, transition } from '../../orders/order/lifecycle'
import { readTicketOrderIn } from '../ticket-order/service'
import { acceptAttendees } from './attendee'
import { type BasketInput, readBasket, type TicketBasket } from './basket'
import { requireOpenShop } from '../../checkout/payment/open-shop'
import { insertTicketOrder, takeOrderSeats } from './insert-order'
import { checkTotal, priceTickets, type TicketDiscounts } from './price'
import { presentEventRef, presentRefundRule, presentType } from './queries'

/** Returns the price and quantity of each line of a basket. */
const pricedLines = ({ lines }: TicketBasket) => lines.map(({ type, quantity }) => ({ price: type.price, quantity }))

/** Calculates the price of the tickets in a basket (spec 7: checkout_cal). */
export async function ticketCheckoutCal(
  ctx: UserCtx,
  input: BasketInput & TicketDiscounts,
): Promise<TicketCheckout | Failure> {
  return ctx.db.read(async (tx) => {
    const basket = await readBasket(tx, ctx, input)
    if (basket instanceof Failure) return basket
    const benefits = await loadBenefits(tx, ctx)
    const pricing = priceTickets(ctx, pricedLines(basket), benefits, input)
    if (pricing instanceof Failure) return pricing
    return {
      event: presentEventRef(ctx, basket.sale),
      lines: basket.lines.map(({ type, quantity }, at) => ({
        ticket: presentType(ctx, basket.sale, type),
        quantity,
        share: shareOf(ctx, pricing, at),
      })),
      ...presentDiscounts(ctx, pricing, benefits, input.user_card_id, input.user_coupon_id),
      form: await presentFormPart(ctx, tx, basket.sale),
      refund: presentRefundRule(basket.sale),
    }
  })
}

async function acceptLines(tx: Connection, ctx: UserCtx, { sale, lines }: TicketBasket) {
  const inputs = lines.flatMap(({ quantity, attendees }) => Array.from({ length: quantity }, (_, n) => attendees[n]))
  const attendees = await acceptAttendees(tx, ctx, sale, inputs)
  if (attendees instanceof Failure) return attendees
  let at = 0
  return lines.map(({ type, quantity }) => {
    at += quantity
    return { type, quantity, attendees: attendees.slice(at - quantity, at) }
  })
}

/**
 * Orders the tickets of a basket in one transaction (spec 7: checkout_submit): prices them again, uses up the coupon,
 * writes the order with its reserved tickets, and takes the seats. An order without a price is paid at once.
 */
export async function submitTickets(
  ctx: UserCtx,
  input: BasketInput & TicketDiscounts & { total: string },
): Promise<TicketOrderDetail | Failure> {
  const unbound = requireBoundMobile(ctx)
  if (unbound) return unbound
  return ctx.db.tx(async (tx) => {
    const basket = await readBasket(tx, ctx, input)
    if (basket instanceof Failure) return basket
    const benefits = await loadBenefits(tx, ctx)
    const pricing = priceTickets(ctx, pricedLines(basket), benefits, input)
    if (pricing instanceof Failure) return pricing
    const wrongTotal = checkTotal(ctx, pricing, input.total)
    if (wrongTotal) return wrongTotal
    const notOpen = await requireOpenShop(ctx, tx, pricing.quote.total)
    if (notOpen) return notOpen
    const lines = await acceptLines(tx, ctx, basket)
    if (lines instanceof Failure) return lines
    const { event_id: eventId, event_name: eventName } = basket.sale
    const payBefore = new Date(ctx.now.getTime() + ORDER_PAY_MINUTES * 60_000)
    const order = await insertTicketOrder(ctx, tx, {
      eventId,
      eventName,
      userId: ctx.user.id,
      offer: null,
      payBefore,
      lines,
      priced: pricing,
    })
    const failure =
      (await consumeBenefits(ctx, tx, order, pricing, 0)) ?? (await takeOrderSeats(ctx, tx, eventId, lines))
    if (failure) return failure
    const paidOrder = order.total === 0 ? await transition(ctx, tx, order, payAction(order), SYSTEM) : order
    return paidOrder instanceof Failure ? paidOrder : readTicketOrderIn(ctx, tx, paidOrder)
  })
}
