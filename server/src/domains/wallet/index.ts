import { balanceRoutes } from './balance/routes'
import { couponRoutes } from './coupon/routes'
import { eticketRoutes } from './eticket/routes'
import { membershipCardRoutes } from './membership-card/routes'
import { userCouponRoutes } from './user-coupon/routes'
import { voucherRoutes } from './voucher/routes'

export const wallet = {
  ...couponRoutes,
  ...userCouponRoutes,
  ...membershipCardRoutes,
  ...balanceRoutes,
  ...eticketRoutes,
  ...voucherRoutes,
}
