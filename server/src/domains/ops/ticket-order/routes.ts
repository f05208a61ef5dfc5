import type { opsTicketOrderEndpoints } from '@storefront/contract/endpoints/ops/ticket-order'
import type { Routes } from '../../../http/call/handler'
import { listOpsTicketOrders, processOpsTicketOrder, readOpsTicketOrder } from './service'
import { offerOpsSeats, readOpsWaitingList } from './waiting-list'

/** Handlers of contract/endpoints/ops/ticket-order. */
export const opsTicketOrderRoutes: Routes<typeof opsTicketOrderEndpoints> = {
  opsTicketOrders: (ctx, { query }) => listOpsTicketOrders(ctx, query),
  opsTicketOrder: (ctx, { params }) => readOpsTicketOrder(ctx, params.number),
  opsProcessTicketOrder: (ctx, { params, body }) => processOpsTicketOrder(ctx, params.number, body),
  opsWaitingList: (ctx, { params, query }) => readOpsWaitingList(ctx, params.id, query),
  opsOfferSeats: (ctx, { params }) => offerOpsSeats(ctx, params.id),
}
