import { opsCouponEndpoints } from './coupon'
import { opsEticketEndpoints } from './eticket'
import { opsFeedbackEndpoints } from './feedback'
import { opsFormEndpoints } from './form'
import { opsModerationEndpoints } from './moderation'
import { opsOrderEndpoints } from './order'
import { opsProductEndpoints } from './product'
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
  ...opsRegistrationEndpoints,
  ...opsFormEndpoints,
  ...opsModerationEndpoints,
  ...opsFeedbackEndpoints,
}
