import { type Static, Type } from '@sinclair/typebox'
import { orderFlags, payMethods } from '../../domain/orders/order-desk'
import { orderStatuses } from '../../domain/orders/order'
import { Amount, Id, Moment, Nullable } from '../common'
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
      /** Pieces of the exchange that is open. */
      exchanging: Type.Integer(),
      return_amount: Amount,
      /** Price of all its pieces after its share of the discounts. */
      paid: Amount,
    }),
  ),
})

export const FlagSchema = Nullable(Type.Union(orderFlags.map((flag) => Type.Literal(flag))))

/** The payment of an order. */
const OrderPayment = Type.Object({
  method: Type.Union(payMethods.map((method) => Type.Literal(method))),
  /** The vendor's number, or the reference that staff wrote down; empty for none. */
  reference: Type.String(),
})

/** One step of an order, its parcels, returns and refunds. */
const OrderStep = Type.Object({
  /** The step in words. */
  display: Type.String(),
  actor: Type.Union([Type.Literal('owner'), Type.Literal('operator'), Type.Literal('system')]),
  /** Name of the member of staff who took it; null for buyers and the system. */
  person: Nullable(Type.String()),
  /** A note, or the values that changed. */
  text: Type.String(),
  at: Moment,
})

const OtherOrder = Type.Object({
  id: Id,
  number: Type.String(),
  status: Type.Union(orderStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  tit: Amount,
  created: Moment,
})

/** Facts of an order that staff alone see, in its list and on its screen. */
const DeskFacts = Type.Object({
  customer_id: Id,
  flag: FlagSchema,
  seller_note: Type.String(),
  /** When the buyer last asked for it to be sent; null for never, and once it is sent. */
  urged: Nullable(Moment),
  /** Null before the payment, and for an order without a price. */
  payment: Nullable(OrderPayment),
})

/** An order that was sent by a scan. */
export const ScannedOrder = Type.Object({
  id: Id,
  number: Type.String(),
  recipient: Type.String(),
  carrier: Type.String(),
  tracking_no: Type.String(),
  /** The number does not look like one of this carrier. */
  is_unusual: Type.Boolean(),
})
export type ScannedOrder = Static<typeof ScannedOrder>

/** An order in the studio's list. */
export const StudioOrderRow = Type.Composite([OpsOrder, DeskFacts])
export type StudioOrderRow = Static<typeof StudioOrderRow>

/** An order as its screen in the studio shows it. */
export const StudioOrder = Type.Composite([
  StudioOrderRow,
  Type.Object({
    refund_offer: Nullable(RefundOffer),
    /** Another price can be set. */
    is_price_open: Type.Boolean(),
    /** The newest first. */
    timeline: Type.Array(OrderStep),
    /** The latest other orders of the customer, and how many there are. */
    others: Type.Object({ count: Type.Integer(), results: Type.Array(OtherOrder) }),
  }),
])
export type StudioOrder = Static<typeof StudioOrder>
