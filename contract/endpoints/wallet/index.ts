import { balanceEndpoints } from './balance'
import { couponEndpoints } from './coupon'
import { eticketEndpoints } from './eticket'
import { membershipCardEndpoints } from './membership-card'
import { userCouponEndpoints } from './user-coupon'
import { voucherEndpoints } from './voucher'

export const wallet = {
  ...couponEndpoints,
  ...userCouponEndpoints,
  ...membershipCardEndpoints,
  ...balanceEndpoints,
  ...eticketEndpoints,
  ...voucherEndpoints,
}
