import { type Static, Type } from '@sinclair/typebox'
import { couponTypes } from '../../domain/wallet/coupon-kinds'
import { giftStates, ownCouponStatuses } from '../../domain/wallet/user-coupon'
import { Amount, Id, Image, Moment, Nullable } from '../common'

export const Coupon = Type.Object({
  id: Id,
  ctype: Type.Literal('shop.coupon'),
  slug: Type.String(),
  type: Type.Union(couponTypes.map((type) => Type.Literal(type))),
  /** An amount, the percents that are taken off, or "0" for an exchange. */
  value: Type.String(),
  /** The sum of the goods that it holds for, from which on it holds; none without one. */
  minimum: Type.Optional(Amount),
  label: Type.String(),
  description: Type.String(),
  start: Nullable(Moment),
  end: Nullable(Moment),
  is_valid: Type.Boolean(),
  is_out: Type.Boolean(),
  /** Remaining pieces to receive; null means unlimited. */
  inventory: Nullable(Type.Integer()),
  /** Number of pieces that this user has and may still use. A receipt raises it by one, and `received` too (spec 4). */
  available: Type.Integer(),
  /** Number of times that this user has received it. */
  received: Type.Integer(),
  max_user_applications: Nullable(Type.Integer()),
})
export type Coupon = Static<typeof Coupon>

/** A coupon that the user owns (spec 3), with its own validity. */
export const UserCoupon = Type.Object({
  id: Id,
  /** Code that the counter scans. */
  code: Type.String(),
  /** The secret of the gift's link; any user who knows it can accept the coupon while the gift is open. */
  num: Type.String(),
  coupon: Coupon,
  coupon_type: Type.Union(couponTypes.map((type) => Type.Literal(type))),
  coupon_value: Type.String(),
  start_date: Nullable(Moment),
  end_date: Nullable(Moment),
  status: Type.Union(ownCouponStatuses.map((status) => Type.Literal(status))),
  /** The display text of the state; it also says when the coupon is not valid yet. */
  status_display: Type.String(),
  /** Whether it can be given, or is an open gift; null is neither. */
  present_status: Nullable(Type.Union([Type.Literal('available'), Type.Literal('ing')])),
  /** End of the time in which an open gift can be accepted. */
  present_until: Nullable(Moment),
  /** Whether it could be used now. */
  is_satisfied: Type.Boolean(),
  used: Nullable(Moment),
  /** Name of the giver. */
  from: Nullable(Type.String()),
})
export type UserCoupon = Static<typeof UserCoupon>

/** Gift of a coupon, as its link shows it. */
export const CouponGift = Type.Object({
  coupon: Coupon,
  state: Type.Union(giftStates.map((state) => Type.Literal(state))),
  giver: Type.Object({ name: Type.String(), avatar: Nullable(Image) }),
  /** End of the coupon's validity. */
  end_date: Nullable(Moment),
  present_until: Nullable(Moment),
})
export type CouponGift = Static<typeof CouponGift>

/** Coupons that are received together, all or none. */
export const CouponPackage = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  start: Nullable(Moment),
  end: Nullable(Moment),
  is_out: Type.Boolean(),
  /** Remaining pieces to receive; null means unlimited. */
  inventory: Nullable(Type.Integer()),
  received: Type.Integer(),
  max_user_applications: Nullable(Type.Integer()),
  items: Type.Array(Type.Object({ coupon: Coupon, quantity: Type.Integer() })),
})
export type CouponPackage = Static<typeof CouponPackage>
