import { type Static, Type } from '@sinclair/typebox'
import { Coins, PurchaseLimit } from '../catalog/product'
import { Amount, Id, Image, Nullable } from '../common'

/** A question that a product asks its buyer for each line. */
export const MsgField = Type.Object({
  label: Type.String(),
  required: Type.Boolean(),
  /** Characters at most. */
  max: Type.Integer(),
})

/** The buyer's answer for a line (spec 3). */
export const LineMsg = Type.Object({ label: Type.String({ maxLength: 40 }), value: Type.String({ maxLength: 500 }) })

export const BasketLine = Type.Object({
  id: Id,
  product_id: Id,
  variant_id: Id,
  product_name: Type.String(),
  attributes_label: Type.String(),
  image: Nullable(Image),
  price: Amount,
  quantity: Type.Integer(),
  is_selected: Type.Boolean(),
  /** False when the product or the variant can no longer be bought. */
  is_valid: Type.Boolean(),
  inventory: Nullable(Type.Integer()),
  /** Left out without a limit, and for what a voucher pays. */
  purchase_limit: Type.Optional(PurchaseLimit),
  /** Questions to the buyer at checkout. */
  msg_fields: Type.Array(MsgField),
  /** Coins of all its pieces. */
  gamification_consume: Type.Optional(Coins),
  /** In the pickup basket: the voucher that it is fetched with, and what that holds; 0 when its days are over. */
  voucher: Type.Optional(Type.Object({ id: Id, name: Type.String(), available: Type.Integer() })),
})
export type BasketLine = Static<typeof BasketLine>

export const Basket = Type.Object({
  lines: Type.Array(BasketLine),
  /** Pieces of all lines, for the badge. */
  count: Type.Integer(),
  selected_count: Type.Integer(),
  /** Goods of the selected valid lines. */
  total: Amount,
  /**
   * Sum from which shipping is free, and the amount that the selected lines lack; left out if shipping is never or
   * always free.
   */
  free_shipping: Type.Optional(Type.Object({ over: Amount, missing: Amount, is_regional: Type.Boolean() })),
})
export type Basket = Static<typeof Basket>
