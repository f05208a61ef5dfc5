import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Page } from '../../entities/common'
import { Coupon, CouponPackage } from '../../entities/wallet/coupon'
import { endpoint } from '../define'

/** Reasons why a coupon cannot be received, alone or in a package. */
export const couponReceiveErrors = ['notFound', 'couponOut', 'couponTaken', 'couponExpired', 'couponNotBegun'] as const

/** Coupons and coupon packages that the shop offers. */
export const couponEndpoints = {
  coupons: endpoint({
    method: 'GET',
    path: '/shop/coupon/',
    summary: 'Coupons that may be received, or soon may; those that ended long ago are left out',
    query: Type.Composite([
      Type.Pick(ListQuery, ['limit', 'offset']),
      /**
       * Filter: coupons that may be received now, coupons that may be received later, or coupons of which the user has
       * the maximum.
       */
      Type.Object({
        state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('not_begun'), Type.Literal('taken')])),
        /** Filter: coupons that hold for this product. */
        product: Type.Optional(Id),
      }),
    ]),
    reply: Page(Coupon),
    auth: 'any',
  }),
  coupon: endpoint({
    method: 'GET',
    path: '/shop/coupon/{id}/',
    summary: 'One coupon, by its id or its slug',
    params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
    reply: Coupon,
    errors: ['notFound'],
    auth: 'any',
  }),
  receiveCoupon: endpoint({
    method: 'POST',
    path: '/shop/coupon/{id}/receive/',
    summary: 'Takes a coupon for the user',
    params: ById,
    reply: Coupon,
    errors: couponReceiveErrors,
    auth: 'user',
    idempotent: true,
  }),
  couponPackage: endpoint({
    method: 'GET',
    path: '/shop/couponpackage/{id}/',
    summary: 'Coupons that are received together',
    params: ById,
    reply: CouponPackage,
    errors: ['notFound'],
    auth: 'any',
  }),
  receiveCouponPackage: endpoint({
    method: 'POST',
    path: '/shop/couponpackage/{id}/receive/',
    summary: 'Takes all coupons of a package for the user, or none',
    params: ById,
    /** The code of the member of staff through whom it came. */
    query: Type.Object({ code: Type.Optional(Type.String({ maxLength: 20 })) }),
    reply: CouponPackage,
    errors: couponReceiveErrors,
    auth: 'user',
    idempotent: true,
  }),
}
