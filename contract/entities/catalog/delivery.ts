import { type Static, Type } from '@sinclair/typebox'
import { Amount, Nullable } from '../common'

/**
 * What sending to a district costs and how long it takes; without a district, what holds where no rule says otherwise.
 */
export const DeliveryEstimate = Type.Object({
  district: Nullable(Type.Object({ code: Type.String(), display: Type.String() })),
  fee: Amount,
  /** Goods of this amount are sent for nothing. */
  free_over: Nullable(Amount),
  /** Nothing is sent there. */
  is_refused: Type.Boolean(),
  days: Nullable(Type.Object({ from: Type.Integer(), to: Type.Integer() })),
})
export type DeliveryEstimate = Static<typeof DeliveryEstimate>
