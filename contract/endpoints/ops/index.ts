import { opsOrderEndpoints } from './order'
import { opsProductEndpoints } from './product'
import { opsRefundEndpoints } from './refund'
import { opsReturnEndpoints } from './return'
import { opsEticketEndpoints } from './eticket'
import { opsCouponEndpoints } from './coupon'
import { opsWithdrawalEndpoints } from './withdrawal'
import { opsShortLinkEndpoints } from './short-link'

export const ops = {
  ...opsOrderEndpoints,
  ...opsProductEndpoints,
  ...opsRefundEndpoints,
  ...opsReturnEndpoints,
  ...opsEticketEndpoints,
  ...opsCouponEndpoints,
  ...opsWithdrawalEndpoints,
  ...opsShortLinkEndpoints,
}
