import { type Static, Type } from '@sinclair/typebox'
import { returnKinds, returnStatuses } from '../../domain/after-sales/order-return'
import { Amount, Id, Image, Moment, Nullable } from '../common'
import { Refund } from './refund'

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

/** A return in a line of its order. */
export const ReturnBrief = Type.Object({
  number: Type.String(),
  status: ReturnStatusSchema,
  status_display: Type.String(),
  kind: ReturnKindSchema,
  /** The pieces of an exchange and the attributes on both sides; null for a return of money. */
  exchange: Nullable(Type.Object({ quantity: Type.Integer(), from_label: Type.String(), to_label: Type.String() })),
})
export type ReturnBrief = Static<typeof ReturnBrief>

/** Variants that can replace the one of a line: they have its price today. */
export const ExchangeVariants = Type.Object({
  variants: Type.Array(
    Type.Object({
      id: Id,
      attributes_label: Type.String(),
      /** Null is without limit. */
      inventory: Nullable(Type.Integer()),
      image: Nullable(Image),
    }),
  ),
})
export type ExchangeVariants = Static<typeof ExchangeVariants>

/** One return with how it came to where it stands; `actions` are the caller's. */
export const OrderReturn = Type.Object({
  number: Type.String(),
  order_number: Type.String(),
  /** Id by which staff open the order; null for its buyer. */
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
  /** The replacement, and the parcel that brings it; null for a return of money. */
  exchange: Nullable(
    Type.Object({
      from_label: Type.String(),
      to_label: Type.String(),
      carrier: Type.String(),
      tracking_no: Type.String(),
      /** The carrier's own page for the parcel. */
      tracking_page: Type.Optional(Type.String()),
      /** The moment when a sent replacement counts as received. */
      confirm_until: Nullable(Moment),
    }),
  ),
  /** Refund of the return; null before it is agreed to, and if there is nothing to refund. */
  refund: Nullable(Refund),
  reason: Type.String(),
  description: Type.String(),
  images: Type.Array(Image),
  carrier: Type.String(),
  tracking_no: Type.String(),
  created: Moment,
  /** The buyer's words against the refusal; null without an appeal. */
  appeal: Nullable(Type.Object({ text: Type.String(), images: Type.Array(Image), created: Moment })),
  /** The moment until which the caller can appeal; null where nobody can. */
  appeal_until: Nullable(Moment),
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
