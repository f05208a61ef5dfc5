import { opsCoupon } from './coupon'
import { opsEticket } from './eticket'
import { opsOrder } from './order'
import { opsProduct } from './product'
import { opsRefund } from './refund'
import { opsReturn } from './return'
import { opsVerification } from './verification'
import { opsWithdrawal } from './withdrawal'

/** The ops family: calls of staff. */
export const ops = { ...opsOrder, ...opsReturn, ...opsRefund, ...opsProduct, ...opsEticket, ...opsVerification, ...opsCoupon, ...opsWithdrawal }
