import type { opsOrderEndpoints } from '@storefront/contract/endpoints/ops/order'
import type { Routes } from '../../../http/call/handler'
import { listOpsOrders, listOpsOrderComments, processOpsOrder, readOpsOrder } from './service'

/** Handlers of contract/endpoints/ops/order. */
export const opsOrderRoutes: Routes<typeof opsOrderEndpoints> = {
  opsOrders: (ctx, { query }) => listOpsOrders(ctx, query),
  opsOrder: (ctx, { params }) => readOpsOrder(ctx, params.id),
  opsProcessOrder: (ctx, { params, body }) => processOpsOrder(ctx, params.id, body),
  opsOrderComments: (ctx, { params }) => listOpsOrderComments(ctx, params.id),
}
