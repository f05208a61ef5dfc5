import type { couponEndpoints } from '@storefront/contract/endpoints/wallet/coupon'
import type { Routes } from '../../../http/call/handler'
import { readPackage, receivePackage } from './package'
import { receiveCoupon } from './receive'
import { listCoupons, readCoupon } from './service'

/** Handlers of contract/endpoints/wallet/coupon. */
export const couponRoutes: Routes<typeof couponEndpoints> = {
  coupons: (ctx, { query }) => listCoupons(ctx, query),
  coupon: (ctx, { params }) => readCoupon(ctx, params.id),
  receiveCoupon: (ctx, { params }) => receiveCoupon(ctx, params.id),
  couponPackage: (ctx, { params }) => readPackage(ctx, params.id),
  receiveCouponPackage: (ctx, { params, query }) => receivePackage(ctx, params.id, query.code),
}
