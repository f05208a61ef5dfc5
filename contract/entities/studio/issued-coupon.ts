import { type Static, Type } from '@sinclair/typebox'
import { ownCouponStatuses } from '../../domain/wallet/user-coupon'
import { Id, Moment, Nullable } from '../common'

/** A coupon of a customer in the studio's list. */
export const IssuedCoupon = Type.Object({
  id: Id,
  /** The code that its holder shows at the counter. */
  code: Type.String(),
  coupon: Type.Object({ id: Id, label: Type.String() }),
  user: Type.Object({ id: Id, name: Type.String(), mobile: Type.String() }),
  /** The name of the customer who gave it away; null when it was received from the shop. */
  giver: Nullable(Type.String()),
  /** A coupon whose time has not come is unused. */
  status: Type.Union(ownCouponStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  start: Nullable(Moment),
  end: Nullable(Moment),
  created: Moment,
  used: Nullable(Moment),
  /** The order that it was used for. */
  order: Nullable(Type.Object({ id: Id, number: Type.String() })),
  /** Whether staff can take it back. */
  is_revocable: Type.Boolean(),
})
export type IssuedCoupon = Static<typeof IssuedCoupon>
