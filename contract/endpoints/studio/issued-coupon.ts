import { Type } from '@sinclair/typebox'
import { issuedCouponTabs } from '../../domain/wallet/user-coupon'
import { ById, Id, ListQuery, Page } from '../../entities/common'
import { IssuedCoupon } from '../../entities/studio/issued-coupon'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Coupons that customers hold. */
export const studioIssuedCouponEndpoints = {
  studioIssuedCoupons: endpoint({
    method: 'GET',
    path: '/studio/shop/usercoupon/',
    summary: "Coupons of all customers, by their whole code or their holder's whole mobile number; the newest first",
    query: Type.Composite([
      ListQuery,
      Type.Object({
        tab: Type.Optional(Type.Union(issuedCouponTabs.map((tab) => Type.Literal(tab)))),
        /** The coupon of which they are. */
        coupon: Type.Optional(Id),
      }),
    ]),
    reply: Page(IssuedCoupon),
    auth: permissions.changeCoupon,
    secondFactor: true,
  }),
  studioRevokeCoupon: endpoint({
    method: 'POST',
    path: '/studio/shop/usercoupon/{id}/revoke/',
    summary: 'Takes an unused coupon of a customer back; the shop has one more to give',
    params: ById,
    reply: IssuedCoupon,
    errors: ['notFound', 'couponMoved'],
    auth: permissions.changeCoupon,
    secondFactor: true,
    idempotent: true,
  }),
}
