import { Type } from '@sinclair/typebox'
import { Id, ListQuery, Page } from '../../entities/common'
import { Coupon } from '../../entities/coupon'
import { endpoint } from '../define'

/** Calls of the shop family on coupons. */
export const coupon = {
  coupons: endpoint({
    method: 'GET',
    path: '/shop/coupon/',
    summary: 'Coupons that may be received, or soon may; those that ended long ago are left out',
    query: Type.Composite([
      Type.Pick(ListQuery, ['limit', 'offset']),
      /** Those that may be received now, those that may later, and those that the user cannot take more of. */
      Type.Object({ state: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('not_begun'), Type.Literal('taken')])) }),
    ]),
    reply: Page(Coupon),
    auth: 'any',
  }),
  receiveCoupon: endpoint({
    method: 'POST',
    path: '/shop/coupon/{id}/receive/',
    summary: 'Takes a coupon for the user',
    params: Type.Object({ id: Id }),
    reply: Coupon,
    errors: ['notFound', 'couponOut', 'couponTaken', 'couponExpired', 'couponNotBegun'],
    auth: 'user',
    idempotent: true,
  }),
}
