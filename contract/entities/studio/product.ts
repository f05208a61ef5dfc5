import { type Static, Type } from '@sinclair/typebox'
import { PRODUCT_CHANGES_MAX, PRODUCT_TAG_LIMITS } from '../../constants'
import { TRANSLATIONS_MAX } from '../../domain/content/translation'
import { ProductType } from '../catalog/product'
import { Amount, Id, Image, Moment, NonBlank, Nullable, Ref, TEXT_OPTION } from '../common'

const GRAMS_MAX = 1_000_000
/** Between which an active product is sold; null is at once and for ever. */
const saleTimes = { on_sale_at: Nullable(Moment), off_sale_at: Nullable(Moment) }

/** A product in the studio's list. */
export const StudioProduct = Type.Object({
  id: Id,
  name: Type.String(),
  ctype: Type.String(),
  category: Nullable(Type.String()),
  /** The lowest price of its variants. */
  price: Amount,
  is_active: Type.Boolean(),
  ...saleTimes,
  /** Pieces of all variants; null when one is unlimited. */
  inventory: Nullable(Type.Integer()),
  count_purchase: Type.Integer(),
  main_image: Nullable(Image),
})
export type StudioProduct = Static<typeof StudioProduct>

const Attribute = Type.Object({ name: NonBlank(30), value: NonBlank(50) })

const variantFields = {
  /** Null for a new one. */
  id: Nullable(Id),
  /** In order; all variants of a product have the same names, and no two the same values. */
  attributes: Type.Array(Attribute, { maxItems: 3 }),
  price: Amount,
  promotion_price: Nullable(Amount),
  sku: Type.String({ maxLength: 64 }),
  /** Pieces of a new variant, null for unlimited. Those of an old one change by the call for stock alone. */
  inventory: Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
}
/** Fields of a variant that came later: what a draft leaves out stays as it is. */
const laterVariantFields = {
  /** Its own picture; null is that of the product. */
  image: Nullable(Id),
  /** Weight of a piece, in grams. */
  weight: Nullable(Type.Integer({ minimum: 1, maximum: GRAMS_MAX })),
}
/** Purchase price of a piece; left out for staff without the permission, whose saves leave it as it is. */
const cost = Type.Optional(Nullable(Amount))

/** One variant as it is edited. */
const VariantDraft = Type.Composite([
  Type.Object({ ...variantFields, cost }),
  Type.Partial(Type.Object(laterVariantFields)),
])
export type VariantDraft = Static<typeof VariantDraft>

const fields = {
  name: NonBlank(120),
  abstract: Type.String({ maxLength: 300 }),
  /** HTML, cleaned when visitors read it. */
  description: Type.String({ maxLength: 50_000 }),
  ctype: ProductType,
  category: Nullable(Ref('category')),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: PRODUCT_TAG_LIMITS.characters }), {
    maxItems: PRODUCT_TAG_LIMITS.tags,
  }),
  price_marked: Nullable(Amount),
  is_active: Type.Boolean(),
  /** The first is shown on cards. */
  images: Type.Array(Id, { maxItems: 9 }),
}
/** Fields that came later: what a draft leaves out stays as it is. */
const laterFields = {
  /** Pieces that one person may buy in all; null is without limit. */
  max_per_user: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  ...saleTimes,
  /** The template by which it is sent; null is the shop's standard one. */
  shipping_template: Nullable(Ref('shippingtemplate')),
  /** A film of the library, shown before the pictures. */
  video: Nullable(Id),
  /** For search engines and shares; empty is the name and the abstract. */
  seo_title: Type.String({ maxLength: 120 }),
  seo_description: Type.String({ maxLength: 300 }),
  /** Text of its translations as JSON (domain/content/translation). */
  translations: Type.String({ minLength: 2, maxLength: TRANSLATIONS_MAX, [TEXT_OPTION]: 'verbatim' }),
}
const VARIANTS = { minItems: 1, maxItems: 200 }

/** A whole product as it is saved. */
export const ProductDraft = Type.Composite([
  Type.Object({ ...fields, variants: Type.Array(VariantDraft, VARIANTS) }),
  Type.Partial(Type.Object(laterFields)),
])
export type ProductDraft = Static<typeof ProductDraft>

/** The same with the version that was read before. */
export const ProductRevision = Type.Composite([ProductDraft, Type.Object({ version: Type.Integer({ minimum: 1 }) })])
export type ProductRevision = Static<typeof ProductRevision>

/** A product as it is edited. */
export const StudioProductDetail = Type.Object({
  ...fields,
  ...laterFields,
  variants: Type.Array(Type.Object({ ...variantFields, ...laterVariantFields, cost }), VARIANTS),
  id: Id,
  /** When it was put into the archive; null outside. */
  archived_at: Nullable(Moment),
  /** Counts the saves. */
  version: Type.Integer(),
  /** Pictures of the product and of its variants. */
  pictures: Type.Array(Type.Object({ id: Id, image: Image })),
  /** The film. */
  film: Nullable(Type.Object({ id: Id, url: Type.String(), name: Type.String() })),
})
export type StudioProductDetail = Static<typeof StudioProductDetail>

/** Fields that bulk changes of products write; `variants` are those on sale. */
const ProductValues = Type.Object({
  is_active: fields.is_active,
  category: fields.category,
  tags: fields.tags,
  variants: Type.Array(Type.Object({ id: Id, price: Amount, promotion_price: Nullable(Amount) }), { maxItems: 200 }),
})
export type ProductValues = Static<typeof ProductValues>

/** A product as changes of many read it. */
export const EditableProduct = Type.Object({
  id: Id,
  name: Type.String(),
  version: Type.Integer(),
  values: ProductValues,
})
export type EditableProduct = Static<typeof EditableProduct>

/** Changes of many products: of each the version that was read and what it becomes. */
export const ProductChanges = Type.Object({
  changes: Type.Array(Type.Object({ id: Id, version: Type.Integer({ minimum: 1 }), values: ProductValues }), {
    minItems: 1,
    maxItems: PRODUCT_CHANGES_MAX,
  }),
})
export type ProductChange = Static<typeof ProductChanges>['changes'][number]

/** A change of stock that somebody made. */
export const StockChange = Type.Object({
  id: Id,
  variant: Id,
  attributes_label: Type.String(),
  change: Type.Integer(),
  inventory: Type.Integer(),
  reason: Type.String(),
  actor: Type.String(),
  at: Moment,
})
export type StockChange = Static<typeof StockChange>
