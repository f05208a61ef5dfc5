import { type Static, Type } from '@sinclair/typebox'
import { Amount, Id, Nullable } from '../common'
import { OpsOrder } from '../ops'

/** The part of an order that the seller can give back; null when nothing can be. */
const RefundOffer = Type.Object({
  /** Part of the fee of sending that is left. */
  shipping: Amount,
  lines: Type.Array(
    Type.Object({
      line_id: Id,
      /** Pieces that can be given back. */
      pieces: Type.Integer(),
      quantity: Type.Integer(),
      /** Pieces and money of its returns. */
      returned: Type.Integer(),
      return_amount: Amount,
      /** Price of all its pieces after its share of the discounts. */
      paid: Amount,
    }),
  ),
})

/** An order as the studio shows it. */
export const StudioOrder = Type.Composite([OpsOrder, Type.Object({ refund_offer: Nullable(RefundOffer) })])
export type StudioOrder = Static<typeof StudioOrder>
