import { opsCoupon } from './coupon'
import { opsEticket } from './eticket'
import { opsOrder } from './order'
import { opsProduct } from './product'
import { opsReturn } from './return'
import { opsVerification } from './verification'
import { opsWithdrawal } from './withdrawal'

/** The ops family: calls of staff. */
export const ops = { ...opsOrder, ...opsReturn, ...opsProduct, ...opsEticket, ...opsVerification, ...opsCoupon, ...opsWithdrawal }
