import type { ticketOrderEndpoints } from '@storefront/contract/endpoints/events/ticket-order'
import type { Routes } from '../../../http/call/handler'
import { readOfferPrice } from './accept'
import { processOwnTicketOrder } from './process'
import { listTicketOrders, readTicketOrder } from './service'

/** Handlers of contract/endpoints/events/ticket-order. */
export const ticketOrderRoutes: Routes<typeof ticketOrderEndpoints> = {
  ticketOrders: (ctx, { query }) => listTicketOrders(ctx, query),
  ticketOrder: (ctx, { params }) => readTicketOrder(ctx, params.number),
  ticketOfferPrice: (ctx, { params, body }) => readOfferPrice(ctx, params.number, body),
  processTicketOrder: (ctx, { params, body }) => processOwnTicketOrder(ctx, params.number, body),
}
