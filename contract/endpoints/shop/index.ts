import { address } from './address'
import { basket } from './basket'
import { comment } from './comment'
import { coupon } from './coupon'
import { delivery } from './delivery'
import { order } from './order'
import { product } from './product'
import { orderReturn } from './return'

/** The shop family. */
export const shop = { ...product, ...basket, ...address, ...order, ...coupon, ...orderReturn, ...delivery, ...comment }
