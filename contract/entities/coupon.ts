import { type Static, Type } from '@sinclair/typebox'
import { Id, Moment, Nullable } from './common'

/** Cash off, percent off, or something in exchange (spec 3); the short and the long letters mean the same. */
export const couponTypes = ['R', 'RED', 'P', 'E', 'EXC'] as const

export const Coupon = Type.Object({
  id: Id,
  ctype: Type.Literal('shop.coupon'),
  slug: Type.String(),
  type: Type.Union(couponTypes.map((type) => Type.Literal(type))),
  /** An amount for R, the percents taken off for P, "0" for E. */
  value: Type.String(),
  label: Type.String(),
  description: Type.String(),
  start: Nullable(Moment),
  end: Nullable(Moment),
  is_valid: Type.Boolean(),
  is_out: Type.Boolean(),
  /** How many are left; null is without limit. */
  available: Nullable(Type.Integer()),
  /** How often this user has received it. */
  received: Type.Integer(),
  max_user_applications: Nullable(Type.Integer()),
})
export type Coupon = Static<typeof Coupon>
