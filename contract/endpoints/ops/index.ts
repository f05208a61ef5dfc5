import { opsCouponEndpoints } from './coupon'
import { opsDoorEndpoints } from './door'
import { opsEticketEndpoints } from './eticket'
import { opsEventEndpoints } from './event'
import { opsFormEndpoints } from './form'
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
  ...opsEventEndpoints,
  ...opsRegistrationEndpoints,
  ...opsDoorEndpoints,
  ...opsFormEndpoints,
}
