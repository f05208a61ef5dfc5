import type { couponEndpoints } from '@storefront/contract/endpoints/wallet/coupon'
import type { Routes } from '../../../kernel/handler'
import { listCoupons, readCoupon } from './service'
import { receiveCoupon } from './receive'
import { readPackage, receivePackage } from './package'

/** Handlers of contract/endpoints/wallet/coupon. */
export const couponRoutes: Routes<typeof couponEndpoints> = {
  coupons: (ctx, { query }) => listCoupons(ctx, query),
  coupon: (ctx, { params }) => readCoupon(ctx, params.id),
  receiveCoupon: (ctx, { params }) => receiveCoupon(ctx, params.id),
  couponPackage: (ctx, { params }) => readPackage(ctx, params.id),
  receiveCouponPackage: (ctx, { params, query }) => receivePackage(ctx, params.id, query.code),
}
