import type { MsgField } from '@storefront/contract/domain/cart/line-msgs'
import type { SavedKind } from '@storefront/contract/domain/catalog/saved-products'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, ref, rowId, tenantId } from './columns'

/** A stored picture; the keys are the storage port's, which makes the addresses. */
export const image = pgTable(
  'image',
  {
    tenantId: tenantId(),
    id: rowId(),
    fullKey: text().notNull(),
    thumbKey: text().notNull(),
    thumbWxMpKey: text().notNull(),
    /** Pixels of the original. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Of the file that was uploaded; null for the site's own, and for those that came before this was noted. */
    bytes: integer(),
    /** Its most frequent colour as `#rrggbb`; empty for one to see through. */
    color: text().notNull().default(''),
    /** The uploader; null for the site's own. */
    userId: ref(),
    /** Whether the uploader was of the staff: staff names such pictures and the site's own, never those of visitors. */
    byStaff: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const category = pgTable(
  'category',
  {
    tenantId: tenantId(),
    id: rowId(),
    name: text().notNull(),
    slug: text().notNull(),
    parentId: ref(),
    imageId: ref(),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

export const product = pgTable(
  'product',
  {
    tenantId: tenantId(),
    id: rowId(),
    name: text().notNull(),
    /** The reading of a Chinese name and its first letters (lib/search-keys); null until the server's next start. */
    searchKeys: text(),
    /** Name and texts as search compares them (migration 0064); the database folds them. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`search_text(name, abstract || ' ' || coalesce(search_keys, ''))`),
    abstract: text().notNull().default(''),
    /** shop.product, shop.eticket or event.ticket; only the first is shipped. */
    ctype: text().notNull(),
    /** The lowest variant's price, shown on cards; the charged price is the variant's. */
    price: money().notNull(),
    priceMarked: money(),
    /** The lowest promotion of the variants, shown on cards. */
    promotionPrice: money(),
    mainImageId: ref(),
    categoryId: ref(),
    tags: text().array().notNull(),
    /** HTML; cleaned when it is read. */
    description: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    countPurchase: integer().notNull().default(0),
    /** Fields that the buyer fills in for each line. */
    msgFields: jsonb().$type<MsgField[]>().notNull().default([]),
    /** Coins that a piece costs beside its money. */
    diamonds: integer().notNull().default(0),
    /** Counts the saves; whoever saves says which one they read. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** The gallery of a product. */
export const productImage = pgTable(
  'product_image',
  { tenantId: tenantId(), productId: ref().notNull(), position: integer().notNull(), imageId: ref().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.productId, t.position] })],
)

export const variant = pgTable(
  'variant',
  {
    tenantId: tenantId(),
    id: rowId(),
    productId: ref().notNull(),
    /** In order, e.g. [{ name: '颜色', value: '青' }]; empty for a product without a choice. */
    attributes: jsonb().$type<{ name: string; value: string }[]>().notNull(),
    price: money().notNull(),
    promotionPrice: money(),
    /** Pieces left; null is unlimited. Changes only by one conditional statement. */
    inventory: integer(),
    /** The shop's own number of it; '' without one. */
    sku: text().notNull().default(''),
    /** The number as search compares it. */
    searchText: text().notNull().generatedAlwaysAs(sql`search_text('', sku)`),
    imageId: ref(),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export type BasketKind = 'basket' | 'quickbuy' | 'pickup'

/** One variant in one of a user's baskets. */
export const basketLine = pgTable(
  'basket_line',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    kind: text().$type<BasketKind>().notNull(),
    productId: ref().notNull(),
    variantId: ref().notNull(),
    quantity: integer().notNull(),
    isSelected: boolean().notNull(),
    /** The voucher that it is fetched with; null outside the pickup basket. */
    holderId: ref(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.userId, t.kind, t.variantId)],
)

/** A user's favourites and what they looked at: `savedKinds` of contract/domain/catalog/saved-products. */
export const savedProduct = pgTable(
  'saved_product',
  {
    tenantId: tenantId(),
    userId: ref().notNull(),
    kind: text().$type<SavedKind>().notNull(),
    productId: ref().notNull(),
    savedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.kind, t.productId] })],
)
