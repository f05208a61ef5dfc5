import type { opsCoupon } from '@storefront/contract/endpoints/ops/coupon'
import type { Handlers } from '../../kernel/handler'
import { myPackageCode } from './coupon/package-code'
import { verifyCoupon } from './coupon/service'

/** Staff's calls on coupons. */
export const opsCouponHandlers: Pick<Handlers<'ops'>, keyof typeof opsCoupon> = {
  verifyUserCoupon: (ctx, { body }) => verifyCoupon(ctx, body.code),
  myCouponPackageCode: (ctx, { params }) => myPackageCode(ctx, params.id),
}
