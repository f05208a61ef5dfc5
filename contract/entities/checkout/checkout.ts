import { type Static, Type } from '@sinclair/typebox'
import { couponReasons } from '../../domain/checkout/discount'
import { Address } from '../account/address'
import { BasketLine } from '../cart/basket'
import { Amount, Id, Image, Moment, Nullable } from '../common'
import { couponTypes } from '../../domain/wallet/coupon-kinds'

/** A checkout's sums; `total` = goods - discount + shipping, and discount = coupon + card. */
export const CheckoutSums = Type.Object({
  goods: Amount,
  coupon: Amount,
  card: Amount,
  /** Discount that the seller gave on an order before its payment. */
  seller: Type.Optional(Amount),
  discount: Amount,
  shipping: Amount,
  total: Amount,
  /** Coins beside the money. */
  diamonds: Type.Integer(),
})
export type CheckoutSums = Static<typeof CheckoutSums>

/** A pickup point, where customers collect orders. */
export const Point = Type.Object({
  name: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  hours: Type.String(),
})
export type Point = Static<typeof Point>

/** A line with its part of the sums: `total` = goods - coupon - card. */
export const CheckoutLine = Type.Composite([
  BasketLine,
  Type.Object({ share: Type.Object({ goods: Amount, coupon: Amount, card: Amount, total: Amount }) }),
])
export type CheckoutLine = Static<typeof CheckoutLine>

/** Reason why a coupon or card does not apply: a code for the program, and a message for the buyer. */
const Reason = Type.Object({
  code: Type.Union(couponReasons.map((name) => Type.Literal(name))),
  detail: Type.String(),
  /** Value of goods missing until it applies; null if more goods would not help. */
  short: Nullable(Amount),
})

/** A coupon that the buyer owns, as it is offered in a checkout. */
export const CheckoutCoupon = Type.Object({
  id: Id,
  type: Type.Union(couponTypes.map((type) => Type.Literal(type))),
  /** An amount for R, the percents taken off for P, "0" for E. */
  value: Type.String(),
  label: Type.String(),
  description: Type.String(),
  end: Nullable(Moment),
  /** Discount on this checkout; 0 if it does not apply. */
  saving: Amount,
  is_best: Type.Boolean(),
  /** Null when it applies. */
  reason: Nullable(Reason),
})
export type CheckoutCoupon = Static<typeof CheckoutCoupon>

/** A membership card that the buyer owns. */
export const CheckoutCard = Type.Object({
  id: Id,
  name: Type.String(),
  shop_name: Type.String(),
  percent_off: Type.Integer(),
  is_free_shipping: Type.Boolean(),
  end: Nullable(Moment),
  image: Nullable(Image),
  /** Discount by its percents on this checkout, beside the chosen coupon. */
  saving: Amount,
  is_best: Type.Boolean(),
  reason: Nullable(Reason),
})
export type CheckoutCard = Static<typeof CheckoutCard>

export const breakdownKeys = ['goods', 'coupon', 'card', 'shipping', 'total'] as const

/** A row of how the sum comes about; what is taken off is negative. */
export const BreakdownRow = Type.Object({
  key: Type.Union(breakdownKeys.map((key) => Type.Literal(key))),
  label: Type.String(),
  amount: Amount,
})

export const PickupPoint = Type.Composite([Type.Object({ id: Id }), Point])
export type PickupPoint = Static<typeof PickupPoint>

/** A checkout: the lines to buy, the address, and the parts of the total. */
export const Checkout = Type.Object({
  lines: Type.Array(CheckoutLine),
  sums: CheckoutSums,
  breakdown: Type.Array(BreakdownRow),
  /** Applicable coupons first, by falling discount. */
  coupons: Type.Array(CheckoutCoupon),
  cards: Type.Array(CheckoutCard),
  /** Applied coupon and card; null is none. */
  user_coupon_id: Nullable(Id),
  user_card_id: Nullable(Id),
  /** Something of it is sent, unless it is collected in person. */
  needs_shipping: Type.Boolean(),
  /** The requested address, else the default one or the latest. */
  address: Nullable(Address),
  /** The name of a region that is not served; null when the address is served. */
  refused_region: Nullable(Type.String()),
  /** Goods that are not sent there, by the reason in the shop's words ('' is none); left out if all are sent. */
  refused_reasons: Type.Optional(Type.Array(Type.Object({ goods: Type.Array(Type.String()), reason: Type.String() }))),
  /** Points where it may be collected; empty if nothing of it is shipped. */
  pickup_points: Type.Array(PickupPoint),
  /** Coins that the buyer has. */
  diamonds_left: Type.Integer(),
})
export type Checkout = Static<typeof Checkout>
