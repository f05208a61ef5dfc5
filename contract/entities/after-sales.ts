import { type Static, Type } from '@sinclair/typebox'
import { deliveryNodeKinds, deliveryStates, trackOutcomes } from '../domain/delivery'
import { returnKinds, returnStatuses } from '../domain/order-return'
import { refundActionNames, refundStatuses } from '../domain/refund'
import { Amount, Id, Image, Moment, Nullable, Page } from './common'
import { Author } from './social'

/** A product as a line of an order shows it. */
export const LineBrief = Type.Object({
  id: Id,
  product_id: Id,
  product_name: Type.String(),
  attributes_label: Type.String(),
  image: Nullable(Image),
  upit: Amount,
  quantity: Type.Integer(),
})
export type LineBrief = Static<typeof LineBrief>

export const ReturnKindSchema = Type.Union(returnKinds.map((kind) => Type.Literal(kind)))
const ReturnStatusSchema = Type.Union(returnStatuses.map((status) => Type.Literal(status)))

/** Money on its way back. Why the vendor refused it, its steps and `actions` are for operators alone. */
export const Refund = Type.Object({
  id: Id,
  amount: Amount,
  status: Type.Union(refundStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  /** Of money that came for an order that was closed, or paid already. */
  is_surplus: Type.Boolean(),
  reason: Nullable(Type.String()),
  logs: Type.Array(
    Type.Object({ action: Type.Union(refundActionNames.map((action) => Type.Literal(action))), display: Type.String(), note: Type.String(), created: Moment }),
  ),
  actions: Type.Array(Type.String()),
})
export type Refund = Static<typeof Refund>

/** A return in a line of its order. */
export const ReturnBrief = Type.Object({ number: Type.String(), status: ReturnStatusSchema, status_display: Type.String() })

/** One return with how it came to where it stands; `actions` are the caller's. */
export const OrderReturn = Type.Object({
  number: Type.String(),
  order_number: Type.String(),
  /** By which those who run the shop open the order; null for its buyer. */
  order_id: Nullable(Id),
  kind: ReturnKindSchema,
  kind_display: Type.String(),
  status: ReturnStatusSchema,
  status_display: Type.String(),
  line: LineBrief,
  quantity: Type.Integer(),
  amount: Amount,
  /** The order's fee of sending, when it goes back with this return. */
  shipping: Amount,
  /** Coins, and pieces of a voucher, that come back beside the money. */
  diamonds: Type.Integer(),
  vouchers: Type.Integer(),
  /** How the money goes back; null before it is agreed to, and where there is none. */
  refund: Nullable(Refund),
  reason: Type.String(),
  description: Type.String(),
  images: Type.Array(Image),
  carrier: Type.String(),
  tracking_no: Type.String(),
  created: Moment,
  logs: Type.Array(
    Type.Object({
      action: Type.String(),
      status: ReturnStatusSchema,
      status_display: Type.String(),
      actor: Type.Union([Type.Literal('owner'), Type.Literal('operator'), Type.Literal('system')]),
      note: Type.String(),
      created: Moment,
    }),
  ),
  actions: Type.Array(Type.String()),
})
export type OrderReturn = Static<typeof OrderReturn>

export const DeliveryNode = Type.Object({ kind: Type.Union(deliveryNodeKinds.map((kind) => Type.Literal(kind))), text: Type.String(), created: Moment })
export type DeliveryNode = Static<typeof DeliveryNode>

/** Where a parcel was, the newest first, and what its carrier said when it was asked last; null when it never was. */
export const DeliveryWay = Type.Composite([
  Page(DeliveryNode),
  Type.Object({ track: Nullable(Type.Object({ result: Type.Union(trackOutcomes.map((result) => Type.Literal(result))), asked: Moment })) }),
])
export type DeliveryWay = Static<typeof DeliveryWay>

/** A parcel of an order; `latest` is the newest line of its way, `actions` are the caller's. */
export const Delivery = Type.Object({
  number: Type.String(),
  order_number: Type.String(),
  carrier: Type.String(),
  tracking_no: Type.String(),
  state: Type.Union(deliveryStates.map((state) => Type.Literal(state))),
  state_display: Type.String(),
  lines: Type.Array(
    Type.Object({
      line_id: Id,
      product_name: Type.String(),
      attributes_label: Type.String(),
      image: Nullable(Image),
      /** What one piece was charged. */ price: Amount,
      quantity: Type.Integer(),
    }),
  ),
  latest: Nullable(DeliveryNode),
  shipped: Nullable(Moment),
  delivered: Nullable(Moment),
  actions: Type.Array(Type.String()),
})
export type Delivery = Static<typeof Delivery>

export const cardStatuses = ['unused', 'inactive', 'used', 'expired'] as const
export type CardStatus = (typeof cardStatuses)[number]

/** One e-ticket (spec 3); `num` is what its code holds. */
export const VirtualCard = Type.Object({
  id: Id,
  num: Type.String(),
  status: Type.Union(cardStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  start: Moment,
  end: Nullable(Moment),
  used: Nullable(Moment),
  contacts: Type.Object({ name: Type.String(), mobile: Type.String() }),
})
export type VirtualCard = Static<typeof VirtualCard>

/** An e-ticket as its owner finds it in the wallet; the mobile number of whom it is for is masked. */
export const OwnCard = Type.Composite([VirtualCard, Type.Object({ product_name: Type.String(), attributes_label: Type.String() })])
export type OwnCard = Static<typeof OwnCard>

/** What a buyer said of a product; the text is plain. */
export const ProductComment = Type.Object({
  id: Id,
  line_id: Id,
  product_id: Id,
  product_name: Type.String(),
  attributes_label: Type.String(),
  score: Type.Integer(),
  text: Type.String(),
  images: Type.Array(Image),
  author: Author,
  created: Moment,
})
export type ProductComment = Static<typeof ProductComment>
