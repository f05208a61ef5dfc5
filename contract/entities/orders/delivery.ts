import { type Static, Type } from '@sinclair/typebox'
import { deliveryNodeKinds, deliveryStates, trackOutcomes } from '../../domain/orders/delivery'
import { Amount, Id, Image, Moment, Nullable, Page } from '../common'

export const DeliveryNode = Type.Object({
  kind: Type.Union(deliveryNodeKinds.map((kind) => Type.Literal(kind))),
  text: Type.String(),
  created: Moment,
})
export type DeliveryNode = Static<typeof DeliveryNode>

/**
 * Tracking of a parcel, the newest entry first, and the carrier's last reply; `track` is null if the carrier was never
 * asked.
 */
export const DeliveryWay = Type.Composite([
  Page(DeliveryNode),
  Type.Object({
    track: Nullable(
      Type.Object({ result: Type.Union(trackOutcomes.map((result) => Type.Literal(result))), asked: Moment }),
    ),
  }),
])
export type DeliveryWay = Static<typeof DeliveryWay>

/** A parcel of an order; `latest` is the newest line of its way, `actions` are the caller's. */
export const Delivery = Type.Object({
  number: Type.String(),
  order_number: Type.String(),
  carrier: Type.String(),
  tracking_no: Type.String(),
  /** The carrier's own page of tracking; missing where it has none. */
  tracking_page: Type.Optional(Type.String()),
  state: Type.Union(deliveryStates.map((state) => Type.Literal(state))),
  state_display: Type.String(),
  lines: Type.Array(
    Type.Object({
      line_id: Id,
      product_name: Type.String(),
      attributes_label: Type.String(),
      image: Nullable(Image),
      /** Price charged for one piece. */ price: Amount,
      quantity: Type.Integer(),
    }),
  ),
  latest: Nullable(DeliveryNode),
  shipped: Nullable(Moment),
  delivered: Nullable(Moment),
  actions: Type.Array(Type.String()),
})
export type Delivery = Static<typeof Delivery>
