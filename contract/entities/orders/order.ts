import { orderKinds } from '../../domain/orders/order-kinds'
import { type Static, Type } from '@sinclair/typebox'
import { orderStatuses } from '../../domain/orders/order'
import { Refund } from '../after-sales/refund'
import { ReturnBrief, ReturnKindSchema } from '../after-sales/return'
import { LineMsg } from '../cart/basket'
import { Coins } from '../catalog/product'
import { CheckoutSums, Point } from '../checkout/checkout'
import { Amount, Id, Image, Moment, Nullable, TEXT_OPTION } from '../common'
import { VirtualCard } from '../wallet/eticket'
import { Delivery } from './delivery'

export const OrderLine = Type.Object({
  id: Id,
  /** Null on the line of a recharge, which is of no product. */
  product_id: Nullable(Id),
  /** Variant that puts the line into the basket again; null if it cannot. */
  variant_id: Nullable(Id),
  product_name: Type.String(),
  ctype: Type.String(),
  attributes_label: Type.String(),
  image: Nullable(Image),
  price: Amount,
  upit: Amount,
  quantity: Type.Integer(),
  /** Pieces that can still be put into a parcel. */
  left_to_send: Type.Integer(),
  /** The line's share of coupon and card. */
  discount: Amount,
  msgs: Type.Array(LineMsg),
  gamification_consume: Type.Optional(Coins),
  is_return_available: Type.Boolean(),
  /**
   * `draft` until a return is requested, `return_apply` while a return is open, `returned` when everything was
   * returned.
   */
  return_status: Type.Union([Type.Literal('draft'), Type.Literal('return_apply'), Type.Literal('returned')]),
  /** Return that can be requested; null if none can. */
  return_offer: Nullable(
    Type.Object({
      kinds: Type.Array(ReturnKindSchema),
      returned: Type.Integer(),
      /** Pieces of the exchange that is open. */
      exchanging: Type.Integer(),
      return_amount: Amount,
      /** Price of all its pieces after its share of the discounts. */
      paid: Amount,
      /** Coins that all its pieces cost, and those of them that its returns give back. */
      diamonds: Type.Integer(),
      return_diamonds: Type.Integer(),
      /** Its pieces were fetched with a voucher, which can fetch them again. */
      is_voucher: Type.Boolean(),
      /** The fee of sending comes back when so many more pieces of the order are given back; null when it does not. */
      shipping: Nullable(Type.Object({ fee: Amount, pieces: Type.Integer() })),
    }),
  ),
  returns: Type.Array(ReturnBrief),
  virtual_cards: Type.Array(VirtualCard),
  /** It is paid and waits for its e-tickets (spec 4). */
  is_verifying: Type.Boolean(),
  is_comment_available: Type.Boolean(),
})
export type OrderLine = Static<typeof OrderLine>

/** Address of an order, as it was when the buyer chose it. */
export const OrderAddress = Type.Object(
  { name: Type.String(), mobile: Type.String(), display: Type.String() },
  { [TEXT_OPTION]: 'verbatim' },
)

export const Order = Type.Object({
  number: Type.String(),
  status: Type.Union(orderStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  /** Total amount paid. */
  tit: Amount,
  /** `shop`, or `pickup` for goods of vouchers. */
  kind: Type.Union(orderKinds.map((kind) => Type.Literal(kind))),
  sums: CheckoutSums,
  lines: Type.Array(OrderLine),
  address: Nullable(OrderAddress),
  /** Pickup point and code; null for an order that is shipped. */
  pickup: Nullable(Type.Composite([Point, Type.Object({ code: Type.String() })])),
  note: Type.String(),
  created: Moment,
  paid: Nullable(Moment),
  /** Deadline for the payment of an unpaid order. */
  pay_before: Nullable(Moment),
  actions: Type.Array(Type.String()),
  /** Amount of `tit` that was refunded or is being refunded. */
  refunded: Amount,
  /** The fee of sending in it. */
  refunded_shipping: Amount,
  /** Refunds of the order, one for each part. */
  refunds: Type.Array(Refund),
  deliveries: Type.Array(Delivery),
  is_address_editable: Type.Boolean(),
  /** Whether the shop makes out an invoice for it: it is paid, and not all of the money came back. */
  has_invoice: Type.Boolean(),
})
export type Order = Static<typeof Order>
