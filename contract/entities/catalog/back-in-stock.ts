import { type Static, Type } from '@sinclair/typebox'
import { subscriptionStatuses } from '../../domain/catalog/back-in-stock'
import { Amount, Id, Image, Moment, Nullable } from '../common'

/** A user's back-in-stock subscription for a product that is sold out. */
export const BackInStockSubscription = Type.Object({
  id: Id,
  product: Nullable(
    Type.Object({
      id: Id,
      name: Type.String(),
      price: Amount,
      main_image: Nullable(Image),
      is_sold_out: Type.Boolean(),
    }),
  ),
  contact: Type.Object({ name: Type.String(), mobile: Type.String() }),
  quantity: Type.Integer(),
  status: Type.Union(subscriptionStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  created: Moment,
  /** Time at which stock came for this one. */
  notified: Nullable(Moment),
})
export type BackInStockSubscription = Static<typeof BackInStockSubscription>
