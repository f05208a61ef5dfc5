import type { deliveryEndpoints } from '@storefront/contract/endpoints/orders/delivery'
import type { Routes } from '../../../http/call/handler'
import { deliveryComments, listNodes, markDelivered, markShipped, readDelivery } from './service'

/** Handlers of contract/endpoints/orders/delivery. */
export const deliveryRoutes: Routes<typeof deliveryEndpoints> = {
  delivery: (ctx, { params }) => readDelivery(ctx, params.number),
  deliveryNodes: (ctx, { params }) => listNodes(ctx, params.number),
  deliveryComments: (ctx, { params }) => deliveryComments(ctx, params.number),
  deliveryShipped: (ctx, { params, body }) => markShipped(ctx, params.number, body),
  deliveryDelivered: (ctx, { params }) => markDelivered(ctx, params.number),
}
