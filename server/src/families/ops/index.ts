import { opsOrderRoutes } from './order/routes'
import { opsProductRoutes } from './product/routes'
import { opsRefundRoutes } from './refund/routes'
import { opsReturnRoutes } from './return/routes'
import { opsEticketRoutes } from './eticket/routes'
import { opsCouponRoutes } from './coupon/routes'
import { opsWithdrawalRoutes } from './withdrawal/routes'
import { opsShortLinkRoutes } from './short-link/routes'

export const ops = {
  ...opsOrderRoutes,
  ...opsProductRoutes,
  ...opsRefundRoutes,
  ...opsReturnRoutes,
  ...opsEticketRoutes,
  ...opsCouponRoutes,
  ...opsWithdrawalRoutes,
  ...opsShortLinkRoutes,
}
