import { address } from './address'
import { basket } from './basket'
import { coupon } from './coupon'
import { order } from './order'
import { product } from './product'

/** The shop family. */
export const shop = { ...product, ...basket, ...address, ...order, ...coupon }
