import type { backInStockEndpoints } from '@storefront/contract/endpoints/catalog/back-in-stock'
import type { Routes } from '../../../http/call/handler'
import { addSubscription, cancelSubscription, listSubscriptions, readSubscription } from './service'

/** Handlers of contract/endpoints/catalog/back-in-stock. */
export const backInStockRoutes: Routes<typeof backInStockEndpoints> = {
  backInStockSubscriptions: (ctx, { query }) => listSubscriptions(ctx, query),
  backInStockSubscription: (ctx, { params }) => readSubscription(ctx, params.id),
  addBackInStockSubscription: (ctx, { body }) => addSubscription(ctx, body),
  cancelBackInStockSubscription: (ctx, { params }) => cancelSubscription(ctx, params.id),
}
