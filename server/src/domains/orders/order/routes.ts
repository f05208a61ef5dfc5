import { type OrderAction, orderLifecycle } from '@storefront/contract/domain/orders/order'
import type { orderEndpoints } from '@storefront/contract/endpoints/orders/order'
import { fail } from '../../../core/failure'
import type { Routes } from '../../../http/call/handler'
import { withFlashMessages } from '../../site/site/flash-messages'
import { listOrders, processOrder, readOrder } from './service'

const isAction = (action: string): action is OrderAction => Object.hasOwn(orderLifecycle, action)

/** Handlers of contract/endpoints/orders/order. */
export const orderRoutes: Routes<typeof orderEndpoints> = {
  orders: (ctx, { query }) => listOrders(ctx, query),
  order: (ctx, { params }) => readOrder(ctx, params.number),
  processOrder: async (ctx, { params, body }) =>
    isAction(body.action)
      ? withFlashMessages(ctx, await processOrder(ctx, params.number, body.action))
      : fail('forbidden'),
}
