import type { userCouponEndpoints } from '@storefront/contract/endpoints/wallet/user-coupon'
import type { Routes } from '../../../http/call/handler'
import { addUserCoupon } from '../coupon/receive'
import { cancelGift, presentGift } from './gift'
import { readGift, receiveGift } from './receive-gift'
import { listUserCoupons, readUserCoupon } from './service'

/** Handlers of contract/endpoints/wallet/user-coupon. */
export const userCouponRoutes: Routes<typeof userCouponEndpoints> = {
  userCoupons: (ctx, { query }) => listUserCoupons(ctx, query),
  addUserCoupon: (ctx, { body }) => addUserCoupon(ctx, body.coupon),
  userCoupon: (ctx, { params }) => readUserCoupon(ctx, params.id),
  presentCoupon: (ctx, { params }) => presentGift(ctx, params.id),
  cancelPresent: (ctx, { params }) => cancelGift(ctx, params.id),
  couponGift: (ctx, { params }) => readGift(ctx, params.num),
  receiveGift: (ctx, { params }) => receiveGift(ctx, params.num),
}
