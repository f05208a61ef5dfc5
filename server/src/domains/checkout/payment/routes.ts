import type { paymentEndpoints } from '@storefront/contract/endpoints/checkout/payment'
import type { Routes } from '../../../http/call/handler'
import { payState } from './pay-state'
import { payOrder } from './service'

/** Handlers of contract/endpoints/checkout/payment. */
export const paymentRoutes: Routes<typeof paymentEndpoints> = {
  payOrder: (ctx, { params, body }) => payOrder(ctx, params.number, body),
  payState: (ctx, { params }) => payState(ctx, params.number),
}
