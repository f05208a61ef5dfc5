import type { checkoutEndpoints } from '@storefront/contract/endpoints/checkout/checkout'
import type { Routes } from '../../../http/call/handler'
import { checkout, checkoutCal } from './service'
import { submit } from './submit'

/** Handlers of contract/endpoints/checkout/checkout. */
export const checkoutRoutes: Routes<typeof checkoutEndpoints> = {
  basketCheckout: (ctx) => checkout(ctx, 'basket'),
  basketCheckoutCal: (ctx, { body }) => checkoutCal(ctx, 'basket', body),
  basketCheckoutSubmit: (ctx, { body }) => submit(ctx, 'basket', body),
  quickbuyCheckout: (ctx) => checkout(ctx, 'quickbuy'),
  quickbuyCheckoutCal: (ctx, { body }) => checkoutCal(ctx, 'quickbuy', body),
  quickbuyCheckoutSubmit: (ctx, { body }) => submit(ctx, 'quickbuy', body),
  pickupCheckout: (ctx) => checkout(ctx, 'pickup'),
  pickupCheckoutCal: (ctx, { body }) => checkoutCal(ctx, 'pickup', body),
  pickupCheckoutSubmit: (ctx, { body }) => submit(ctx, 'pickup', body),
}
