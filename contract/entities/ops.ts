import { type Static, Type } from '@sinclair/typebox'
import { LineBrief, OrderReturn } from './after-sales/return'
import { Amount, Id, Image, Moment, Nullable } from './common'
import { Order } from './orders/order'
import { VirtualCard } from './wallet/eticket'

const Buyer = Type.Object({ name: Type.String(), mobile: Type.String() })

/** An order as operators see it. */
export const OpsOrder = Type.Composite([Order, Type.Object({ id: Id, user: Buyer })])
export type OpsOrder = Static<typeof OpsOrder>

/** A return as operators see it. */
export const OpsReturn = Type.Composite([OrderReturn, Type.Object({ user: Buyer })])
export type OpsReturn = Static<typeof OpsReturn>

export const productNeeds = ['low', 'no_image'] as const
export type ProductNeed = (typeof productNeeds)[number]

/** A product as operators see it: what can be changed of it. */
export const OpsProduct = Type.Object({
  id: Id,
  name: Type.String(),
  ctype: Type.String(),
  main_image: Nullable(Image),
  price: Amount,
  is_active: Type.Boolean(),
  count_purchase: Type.Integer(),
  /** Pieces left of all variants; null when one of them is unlimited. */
  inventory: Nullable(Type.Integer()),
  /** Problems for the shop to solve: a variant on sale with few pieces left, no picture. */
  needs: Type.Array(Type.Union(productNeeds.map((need) => Type.Literal(need)))),
})
export type OpsProduct = Static<typeof OpsProduct>

export const OpsProductDetail = Type.Composite([
  OpsProduct,
  Type.Object({
    variants: Type.Array(
      Type.Object({ id: Id, attributes_label: Type.String(), price: Amount, inventory: Nullable(Type.Integer()) }),
    ),
  }),
])
export type OpsProductDetail = Static<typeof OpsProductDetail>

/** A ticket as it is looked at where it is shown: of which product, and whether it may be used now. */
export const OpsCard = Type.Composite([
  VirtualCard,
  Type.Object({
    order_number: Type.String(),
    line: LineBrief,
    is_usable: Type.Boolean(),
    /** Name of the operator who redeemed it; null before that. */
    used_by: Nullable(Type.String()),
  }),
])
export type OpsCard = Static<typeof OpsCard>

/** Record of a redeemed code: the operator, the holder and the time. */
export const Verification = Type.Object({
  id: Id,
  card_id: Id,
  num: Type.String(),
  product_name: Type.String(),
  attributes_label: Type.String(),
  contacts: Type.Object({ name: Type.String(), mobile: Type.String() }),
  by: Type.String(),
  created: Moment,
})
export type Verification = Static<typeof Verification>
