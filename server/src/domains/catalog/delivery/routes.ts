import type { deliveryEndpoints } from '@storefront/contract/endpoints/catalog/delivery'
import type { Routes } from '../../../http/call/handler'
import { deliveryEstimate } from './service'

/** Handlers of contract/endpoints/catalog/delivery. */
export const deliveryRoutes: Routes<typeof deliveryEndpoints> = {
  deliveryEstimate: (ctx, { query }) => deliveryEstimate(ctx, query),
}
