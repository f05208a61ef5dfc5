import type { ticketEndpoints } from '@storefront/contract/endpoints/events/ticket'
import type { Routes } from '../../../http/call/handler'
import { submitTickets, ticketCheckoutCal } from './checkout'
import { readSale, readType } from './service'

/** Handlers of contract/endpoints/events/ticket. */
export const ticketRoutes: Routes<typeof ticketEndpoints> = {
  tickets: (ctx, { query }) => readSale(ctx, query.event, query.access_code),
  ticket: (ctx, { params, query }) => readType(ctx, params.id, query.access_code),
  quickBuyTicket: (
    ctx,
    { params, body: { quantity, attendees, user_coupon_id = null, user_card_id = null, ...more } },
  ) =>
    submitTickets(ctx, {
      ...more,
      lines: [{ ticket_id: params.id, quantity, attendees }],
      user_coupon_id,
      user_card_id,
    }),
  ticketCheckoutCal: (ctx, { body }) => ticketCheckoutCal(ctx, body),
  ticketCheckoutSubmit: (ctx, { body }) => submitTickets(ctx, body),
}
