import { Type } from '@sinclair/typebox'
import { ownCouponTabs } from '../../domain/wallet/user-coupon'
import { ById, ListQuery, Ok, Page } from '../../entities/common'
import { CouponGift, UserCoupon } from '../../entities/wallet/coupon'
import { endpoint } from '../define'
import { couponReceiveErrors } from './coupon'

/** The secret of a gift's link. */
const ByNum = Type.Object({ num: Type.String({ minLength: 1, maxLength: 40 }) })

/** The user's coupons, and gifts of them. */
export const userCouponEndpoints = {
  userCoupons: endpoint({
    method: 'GET',
    path: '/shop/usercoupon/',
    summary: "The user's coupons of a tab, those that end soonest in front; what is being given has its own",
    query: Type.Composite([
      Type.Pick(ListQuery, ['limit', 'offset']),
      Type.Object({ tab: Type.Optional(Type.Union(ownCouponTabs.map((tab) => Type.Literal(tab)))) }),
    ]),
    reply: Page(UserCoupon),
    auth: 'user',
  }),
  addUserCoupon: endpoint({
    method: 'POST',
    path: '/shop/usercoupon/',
    summary:
      'Takes a coupon for the user by the code that the shop gave out: its id or its slug. Replies with the one that the user holds now',
    body: Type.Object({ coupon: Type.String({ minLength: 1, maxLength: 60 }) }),
    reply: UserCoupon,
    errors: couponReceiveErrors,
    auth: 'user',
    idempotent: true,
  }),
  userCoupon: endpoint({
    method: 'GET',
    path: '/shop/usercoupon/{id}/',
    summary: "One of the user's coupons",
    params: ById,
    reply: UserCoupon,
    errors: ['notFound'],
    auth: 'user',
  }),
  presentCoupon: endpoint({
    method: 'POST',
    path: '/shop/usercoupon/{id}/present/',
    summary: 'Gives a coupon away, after its link was shared: from now on the link is open for 24 hours',
    params: ById,
    reply: UserCoupon,
    errors: ['notFound', 'couponMoved', 'couponExpired'],
    auth: 'user',
    idempotent: true,
  }),
  cancelPresent: endpoint({
    method: 'POST',
    path: '/shop/usercoupon/{id}/present_cancel/',
    summary: 'Takes a gift back that nobody has taken yet',
    params: ById,
    reply: UserCoupon,
    errors: ['notFound', 'couponMoved'],
    auth: 'user',
    idempotent: true,
  }),
  couponGift: endpoint({
    method: 'GET',
    path: '/shop/usercoupon/{num}/gift/',
    summary:
      "What the link of a gift leads to, for the one who opens it (the link's page is /shop/usercoupon/{num}/present)",
    params: ByNum,
    reply: CouponGift,
    errors: ['notFound'],
    auth: 'any',
  }),
  receiveGift: endpoint({
    method: 'POST',
    path: '/shop/usercoupon/{num}/receive/',
    summary: 'Takes a gift: the coupon is of the one who asks from now on',
    params: ByNum,
    reply: Ok,
    errors: ['notFound', 'giftTaken', 'giftOwn', 'giftReturned', 'giftCancelled', 'giftNotOpen', 'couponExpired'],
    auth: 'user',
    idempotent: true,
  }),
}
