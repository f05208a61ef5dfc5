import { opsCoupon } from './coupon'

/** The ops family: calls of staff. */
export const ops = { ...opsCoupon }
