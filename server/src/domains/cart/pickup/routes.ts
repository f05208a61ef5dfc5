import type { pickupEndpoints } from '@storefront/contract/endpoints/cart/pickup'
import type { Routes } from '../../../http/call/handler'
import { addPickup, pickupCount, removePickup } from './service'

/** Handlers of contract/endpoints/cart/pickup. */
export const pickupRoutes: Routes<typeof pickupEndpoints> = {
  pickup: (ctx, { params, body }) => addPickup(ctx, params.id, body),
  pickupCount: (ctx, { params, body }) => pickupCount(ctx, params.id, body.quantity),
  removePickup: (ctx, { params }) => removePickup(ctx, params.id),
}
