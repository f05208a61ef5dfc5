import { opsCouponRoutes } from './coupon/routes'
import { opsDoorRoutes } from './door/routes'
import { opsEticketRoutes } from './eticket/routes'
import { opsEventRoutes } from './event/routes'
import { opsFormRoutes } from './form/routes'
import { opsOrderRoutes } from './order/routes'
import { opsProductRoutes } from './product/routes'
import { opsRefundRoutes } from './refund/routes'
import { opsRegistrationRoutes } from './registration/routes'
import { opsReservationRoutes } from './reservation/routes'
import { opsReturnRoutes } from './return/routes'
import { opsShortLinkRoutes } from './short-link/routes'
import { opsWithdrawalRoutes } from './withdrawal/routes'

export const ops = {
  ...opsOrderRoutes,
  ...opsProductRoutes,
  ...opsRefundRoutes,
  ...opsReturnRoutes,
  ...opsEticketRoutes,
  ...opsCouponRoutes,
  ...opsWithdrawalRoutes,
  ...opsShortLinkRoutes,
  ...opsReservationRoutes,
  ...opsEventRoutes,
  ...opsRegistrationRoutes,
  ...opsDoorRoutes,
  ...opsFormRoutes,
}
