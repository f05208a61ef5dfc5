import type { opsCouponEndpoints } from '@storefront/contract/endpoints/ops/coupon'
import type { Routes } from '../../../http/call/handler'
import { myPackageCode } from './package-code'
import { listPackageCodes } from './package-codes'
import { verifyCoupon } from './service'

/** Handlers of contract/endpoints/ops/coupon. */
export const opsCouponRoutes: Routes<typeof opsCouponEndpoints> = {
  verifyUserCoupon: (ctx, { body }) => verifyCoupon(ctx, body.code),
  myCouponPackageCodes: (ctx, { query }) => listPackageCodes(ctx, query),
  myCouponPackageCode: (ctx, { params }) => myPackageCode(ctx, params.id),
}
