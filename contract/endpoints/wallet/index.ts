import { couponEndpoints } from './coupon'
import { userCouponEndpoints } from './user-coupon'
import { membershipCardEndpoints } from './membership-card'
import { balanceEndpoints } from './balance'
import { eticketEndpoints } from './eticket'
import { voucherEndpoints } from './voucher'

export const wallet = { ...couponEndpoints, ...userCouponEndpoints, ...membershipCardEndpoints, ...balanceEndpoints, ...eticketEndpoints, ...voucherEndpoints }
