import { opsNoteRoutes } from './note/routes'
import { opsNodeRoutes } from './node/routes'
import { opsEventRoutes } from './event/routes'
import { opsDashboardRoutes } from './dashboard/routes'
import { opsArticleRoutes } from './article/routes'
import { opsAnalyticsRoutes } from './analytics/routes'
import { opsCouponRoutes } from './coupon/routes'
import { opsEticketRoutes } from './eticket/routes'
import { opsTicketOrderRoutes } from './ticket-order/routes'
import { opsFeedbackRoutes } from './feedback/routes'
import { opsFormRoutes } from './form/routes'
import { opsModerationRoutes } from './moderation/routes'
import { opsOrderRoutes } from './order/routes'
import { opsProductRoutes } from './product/routes'
import { opsRefundRoutes } from './refund/routes'
import { opsRegistrationRoutes } from './registration/routes'
import { opsReservationRoutes } from './reservation/routes'
import { opsReturnRoutes } from './return/routes'
import { opsShortLinkRoutes } from './short-link/routes'
import { opsCoinRoutes } from './coins/routes'
import { opsDistributionRoutes } from './distribution/routes'
import { opsRaffleRoutes } from './raffle/routes'
import { opsWithdrawalRoutes } from './withdrawal/routes'

export const ops = {
  ...opsOrderRoutes,
  ...opsProductRoutes,
  ...opsRefundRoutes,
  ...opsReturnRoutes,
  ...opsEticketRoutes,
  ...opsCouponRoutes,
  ...opsWithdrawalRoutes,
  ...opsCoinRoutes,
  ...opsDistributionRoutes,
  ...opsRaffleRoutes,
  ...opsShortLinkRoutes,
  ...opsReservationRoutes,
  ...opsEventRoutes,
  ...opsRegistrationRoutes,
  ...opsFormRoutes,
  ...opsAnalyticsRoutes,
  ...opsArticleRoutes,
  ...opsDashboardRoutes,
  ...opsTicketOrderRoutes,
  ...opsNodeRoutes,
  ...opsNoteRoutes,
  ...opsModerationRoutes,
  ...opsFeedbackRoutes,
}
