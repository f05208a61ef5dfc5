import type { studioIssuedCouponEndpoints } from '@storefront/contract/endpoints/studio/issued-coupon'
import type { Routes } from '../../../http/call/handler'
import { listIssuedCoupons } from './list'
import { revokeCoupon } from './revoke'

/** Handlers of contract/endpoints/studio/issued-coupon. */
export const studioIssuedCouponRoutes: Routes<typeof studioIssuedCouponEndpoints> = {
  studioIssuedCoupons: (ctx, { query }) => listIssuedCoupons(ctx, query),
  studioRevokeCoupon: (ctx, { params }) => revokeCoupon(ctx, params.id),
}
