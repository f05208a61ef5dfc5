import { productTypes } from '../../domain/catalog/product-kinds'
import { type Static, Type } from '@sinclair/typebox'
import { Amount, Id, Image, Link, Moment, Nullable } from '../common'

/** Coins beside the money (spec 3): of one piece of a product, or of all pieces of a line. */
export const Coins = Type.Object({ diamond: Type.Object({ amount: Type.Integer() }) })

/** Pieces of a product that one person may buy in all, and those that the caller still may. */
export const PurchaseLimit = Type.Object({ max: Type.Integer(), left: Type.Integer() })
export type PurchaseLimit = Static<typeof PurchaseLimit>

export const Category = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  parent: Nullable(Id),
  image: Nullable(Image),
})
export type Category = Static<typeof Category>

export const ProductType = Type.Union(productTypes.map((name) => Type.Literal(name)))

/** A product on a card. */
export const ProductBrief = Type.Object({
  id: Id,
  name: Type.String(),
  abstract: Type.String(),
  ctype: Type.String(),
  price: Amount,
  price_marked: Nullable(Amount),
  promotion_price: Nullable(Type.Object({ price: Amount })),
  main_image: Nullable(Image),
  mobile_url: Type.String(),
  count_purchase: Type.Integer(),
  is_sold_out: Type.Boolean(),
  tags: Type.Array(Type.String()),
  /** Coins that a piece costs beside its money; left out when there are none. */
  gamification_config: Type.Optional(Coins),
  /**
   * For staff who change products alone (spec 2, ops style): pieces left of all variants, null when one is unlimited.
   */
  inventory: Type.Optional(Nullable(Type.Integer())),
  is_active: Type.Optional(Type.Boolean()),
})
export type ProductBrief = Static<typeof ProductBrief>

export const Variant = Type.Object({
  id: Id,
  attribute_values: Type.Array(Type.Object({ attribute: Type.Object({ name: Type.String() }), value: Type.String() })),
  attributes_label: Type.String(),
  price: Amount,
  /** Pieces that can still be bought; null means unlimited. */
  inventory: Nullable(Type.Integer()),
  image: Nullable(Image),
})
export type Variant = Static<typeof Variant>

export const ProductDetail = Type.Composite([
  ProductBrief,
  Type.Object({
    category: Nullable(Type.Object({ id: Id, name: Type.String() })),
    images: Type.Array(Image),
    /** Safe HTML, cleaned by the server. */
    description: Type.String(),
    variants: Type.Array(Variant),
    /**
     * Shipping fee of a piece to regions without a rate of their own, and from when it is free; `is_regional` if some
     * have one.
     */
    shipping: Type.Object({
      fee: Amount,
      free_over: Nullable(Amount),
      free_pieces: Type.Optional(Type.Integer()),
      is_regional: Type.Boolean(),
    }),
    /** Left out without a limit. */
    purchase_limit: Type.Optional(PurchaseLimit),
    /** When its sale begins; left out once it has begun. */
    on_sale: Type.Optional(Moment),
    /** A film, shown before the pictures. */
    video: Type.Optional(Type.Object({ url: Type.String() })),
    /** Title and description for search engines and shares; each left out where the name or the abstract does. */
    seo: Type.Optional(Type.Object({ title: Type.Optional(Type.String()), description: Type.Optional(Type.String()) })),
    /** Short promises that the shop makes for everything that it sells. */
    promises: Type.Array(Type.String()),
    /** Status of the caller's back-in-stock subscription, while it waits or after its notification. */
    reservation: Type.Optional(Type.Union([Type.Literal('waiting'), Type.Literal('notified')])),
    /** Pieces that are paid, wait to be paid and lie in baskets; only for staff who may change products (spec 1, 6). */
    staff_counts: Type.Optional(
      Type.Object({ paid: Type.Integer(), unpaid: Type.Integer(), in_baskets: Type.Integer() }),
    ),
  }),
])
export type ProductDetail = Static<typeof ProductDetail>

/** A picture beside a product, and where it leads. */
export const ProductAd = Type.Object({ id: Id, title: Type.String(), image: Image, link: Nullable(Link) })
export type ProductAd = Static<typeof ProductAd>
