import type { shippingAddressEndpoints } from '@storefront/contract/endpoints/orders/shipping-address'
import type { Routes } from '../../../http/call/handler'
import { previewAddress, updateShippingAddress } from './service'

/** Handlers of contract/endpoints/orders/shipping-address. */
export const shippingAddressRoutes: Routes<typeof shippingAddressEndpoints> = {
  updateShippingAddressCal: (ctx, { params, body }) => previewAddress(ctx, params.number, body.address_id),
  updateShippingAddress: (ctx, { params, body }) => updateShippingAddress(ctx, params.number, body),
}
