import { type Static, Type } from '@sinclair/typebox'
import { refundActionNames, refundStatuses } from '../../domain/after-sales/refund'
import { Amount, Id, Moment, Nullable } from '../common'

/** Money on its way back. Why the vendor refused it, its steps and `actions` are for operators alone. */
export const Refund = Type.Object({
  id: Id,
  amount: Amount,
  status: Type.Union(refundStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  /** Whether the money came for an order that was closed, or paid already. */
  is_surplus: Type.Boolean(),
  reason: Nullable(Type.String()),
  logs: Type.Array(
    Type.Object({
      action: Type.Union(refundActionNames.map((action) => Type.Literal(action))),
      display: Type.String(),
      note: Type.String(),
      created: Moment,
    }),
  ),
  actions: Type.Array(Type.String()),
})
export type Refund = Static<typeof Refund>

/** A refund in the studio's list. */
export const StudioRefund = Type.Composite([
  Refund,
  Type.Object({
    /** The shop's own, by which the vendor knows it. */
    number: Type.String(),
    order: Type.Object({ id: Id, number: Type.String() }),
    user: Type.Object({ name: Type.String(), mobile: Type.String() }),
    created: Moment,
    /** Null until the money is back. */
    done: Nullable(Moment),
  }),
])
export type StudioRefund = Static<typeof StudioRefund>
