import { type Static, Type } from '@sinclair/typebox'
import { Amount, Nullable } from '../common'

/** Shipping fee and delivery time to a district; without a district, those that apply where no rule says otherwise. */
export const DeliveryEstimate = Type.Object({
  district: Nullable(Type.Object({ code: Type.String(), display: Type.String() })),
  fee: Amount,
  /** Goods of this amount are sent for nothing. */
  free_over: Nullable(Amount),
  /** Nothing is sent there. */
  is_refused: Type.Boolean(),
  /** Why not, in the shop's words; left out without a reason. */
  refused_reason: Type.Optional(Type.String()),
  /** So many pieces are sent for nothing; left out if no number is. */
  free_pieces: Type.Optional(Type.Integer()),
  days: Nullable(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
})
export type DeliveryEstimate = Static<typeof DeliveryEstimate>
