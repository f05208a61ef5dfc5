import { opsCoupon } from './coupon'
import { opsEticket } from './eticket'
import { opsOrder } from './order'
import { opsProduct } from './product'
import { opsVerification } from './verification'

/** The ops family: calls of staff. */
export const ops = { ...opsOrder, ...opsProduct, ...opsEticket, ...opsVerification, ...opsCoupon }
