import { env } from './env'

/** Whether a coupon may be given away here: in the messaging app alone (spec 6), its browser and its mini-program. */
export const canGiftCoupon = (): boolean => env.kind === 'wechat' || env.kind === 'weapp'
