import { opsAnalyticsEndpoints } from './analytics'
import { opsArticleEndpoints } from './article'
import { opsDashboardEndpoints } from './dashboard'
import { opsEventEndpoints } from './event'
import { opsNodeEndpoints } from './node'
import { opsNoteEndpoints } from './note'
import { opsCouponEndpoints } from './coupon'
import { opsEticketEndpoints } from './eticket'
import { opsTicketOrderEndpoints } from './ticket-order'
import { opsFeedbackEndpoints } from './feedback'
import { opsFormEndpoints } from './form'
import { opsCoinEndpoints } from './coins'
import { opsModerationEndpoints } from './moderation'
import { opsOrderEndpoints } from './order'
import { opsProductEndpoints } from './product'
import { opsDistributionEndpoints } from './distribution'
import { opsRaffleEndpoints } from './raffle'
import { opsRefundEndpoints } from './refund'
import { opsRegistrationEndpoints } from './registration'
import { opsReservationEndpoints } from './reservation'
import { opsReturnEndpoints } from './return'
import { opsShortLinkEndpoints } from './short-link'
import { opsWithdrawalEndpoints } from './withdrawal'

export const ops = {
  ...opsOrderEndpoints,
  ...opsProductEndpoints,
  ...opsRefundEndpoints,
  ...opsReturnEndpoints,
  ...opsEticketEndpoints,
  ...opsCouponEndpoints,
  ...opsWithdrawalEndpoints,
  ...opsShortLinkEndpoints,
  ...opsReservationEndpoints,
  ...opsEventEndpoints,
  ...opsRegistrationEndpoints,
  ...opsFormEndpoints,
  ...opsAnalyticsEndpoints,
  ...opsArticleEndpoints,
  ...opsDashboardEndpoints,
  ...opsTicketOrderEndpoints,
  ...opsNodeEndpoints,
  ...opsNoteEndpoints,
  ...opsModerationEndpoints,
  ...opsFeedbackEndpoints,
  ...opsCoinEndpoints,
  ...opsRaffleEndpoints,
  ...opsDistributionEndpoints,
}
