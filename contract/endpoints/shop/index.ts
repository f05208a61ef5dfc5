import { address } from './address'
import { basket } from './basket'
import { card } from './card'
import { coupon } from './coupon'
import { money } from './money'
import { order } from './order'
import { product } from './product'
import { reservation } from './reservation'
import { usercoupon } from './usercoupon'
import { voucher } from './voucher'

/** The shop family. */
export const shop = { ...product, ...basket, ...address, ...order, ...coupon, ...usercoupon, ...card, ...money, ...reservation, ...voucher }
