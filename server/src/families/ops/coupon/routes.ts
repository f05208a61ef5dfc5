import type { opsCouponEndpoints } from '@storefront/contract/endpoints/ops/coupon'
import type { Routes } from '../../../kernel/handler'
import { verifyCoupon } from './service'
import { myPackageCode } from './package-code'

/** Handlers of contract/endpoints/ops/coupon. */
export const opsCouponRoutes: Routes<typeof opsCouponEndpoints> = {
  verifyUserCoupon: (ctx, { body }) => verifyCoupon(ctx, body.code),
  myCouponPackageCode: (ctx, { params }) => myPackageCode(ctx, params.id),
}
