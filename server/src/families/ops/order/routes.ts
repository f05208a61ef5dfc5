import type { opsOrderEndpoints } from '@storefront/contract/endpoints/ops/order'
import type { Routes } from '../../../kernel/handler'
import { opsListOrders, opsOrderComments, opsProcessOrder, opsReadOrder } from './service'

/** Handlers of contract/endpoints/ops/order. */
export const opsOrderRoutes: Routes<typeof opsOrderEndpoints> = {
  opsOrders: (ctx, { query }) => opsListOrders(ctx, query),
  opsOrder: (ctx, { params }) => opsReadOrder(ctx, params.id),
  opsProcessOrder: (ctx, { params, body }) => opsProcessOrder(ctx, params.id, body),
  opsOrderComments: (ctx, { params }) => opsOrderComments(ctx, params.id),
}
