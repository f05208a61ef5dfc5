import type { opsEventEndpoints } from '@storefront/contract/endpoints/ops/event'
import type { Routes } from '../../../kernel/handler'
import { listOpsTicketOrders, processOpsTicketOrder, readOpsTicketOrder } from './order'
import { listOpsEvents, readOpsEvent } from './service'
import { offerOpsSeats, readOpsWaitingList } from './waiting-list'

/** Handlers of contract/endpoints/ops/event. */
export const opsEventRoutes: Routes<typeof opsEventEndpoints> = {
  opsEvents: (ctx, { query }) => listOpsEvents(ctx, query),
  opsEvent: (ctx, { params }) => readOpsEvent(ctx, params.id),
  opsTicketOrders: (ctx, { query }) => listOpsTicketOrders(ctx, query),
  opsTicketOrder: (ctx, { params }) => readOpsTicketOrder(ctx, params.number),
  opsProcessTicketOrder: (ctx, { params, body }) => processOpsTicketOrder(ctx, params.number, body),
  opsWaitingList: (ctx, { params, query }) => readOpsWaitingList(ctx, params.id, query),
  opsOfferSeats: (ctx, { params }) => offerOpsSeats(ctx, params.id),
}
