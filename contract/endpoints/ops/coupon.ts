import { Type } from '@sinclair/typebox'
import { Id, ListQuery, Moment, Nullable, Page } from '../../entities/common'
import { Coupon } from '../../entities/wallet/coupon'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Exchange coupons and package codes, for staff. */
export const opsCouponEndpoints = {
  verifyUserCoupon: endpoint({
    method: 'POST',
    path: '/ops/shop/usercoupon/verify/',
    summary: 'Exchanges a coupon at the counter, by the code that its holder shows',
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }),
    reply: Type.Object({ coupon: Coupon, code: Type.String(), holder: Type.String(), used: Moment }),
    errors: [
      'couponCodeUnknown',
      'couponUsed',
      'couponPresenting',
      'couponNotExchange',
      'couponExpired',
      'couponNotBegun',
    ],
    auth: permissions.verifyEticket,
    idempotent: true,
  }),
  myCouponPackageCodes: endpoint({
    method: 'GET',
    path: '/ops/shop/couponpackagecode/',
    summary: "Packages that customers can receive, and how many of each came through the caller's own code",
    query: Type.Omit(ListQuery, ['from', 'to']),
    reply: Page(Type.Object({ id: Id, name: Type.String(), end: Nullable(Moment), received: Type.Integer() })),
    auth: permissions.readShortlink,
  }),
  myCouponPackageCode: endpoint({
    method: 'GET',
    path: '/ops/shop/couponpackagecode/{id}/mine/',
    summary: "The caller's own code of a package, made at the first call, and how many came through it",
    params: Type.Object({ id: Id }),
    reply: Type.Object({
      id: Id,
      code: Type.String(),
      package: Type.Object({ id: Id, name: Type.String() }),
      received: Type.Integer(),
      /** Address behind the code. */
      mobile_url: Type.String(),
    }),
    errors: ['notFound'],
    auth: permissions.readShortlink,
  }),
}
