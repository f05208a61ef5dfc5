import type { Link } from '@storefront/contract/entities/common'
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, ref, rowId, tenantId } from './columns'

/** What sending costs in a region: '' is everywhere, else the first 2, 4 or 6 digits of a district's code. */
export const shippingRule = pgTable(
  'shipping_rule',
  {
    tenantId: tenantId(),
    id: rowId(),
    region: text().notNull(),
    fee: money().notNull(),
    /** Null never waives the fee. */
    freeOver: money(),
    isRefused: boolean().notNull().default(false),
    /** Days until a parcel arrives, both or none. */
    daysFrom: smallint(),
    daysTo: smallint(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.region)],
)

/** Where an order may be collected in person. */
export const pickupPoint = pgTable(
  'pickup_point',
  {
    tenantId: tenantId(),
    id: rowId(),
    name: text().notNull(),
    address: text().notNull(),
    phone: text().notNull().default(''),
    hours: text().notNull().default(''),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** What is shown beside a product: of this product, of a category, or (both null) of all. */
export const productAd = pgTable(
  'product_ad',
  {
    tenantId: tenantId(),
    id: rowId(),
    productId: ref(),
    categoryId: ref(),
    imageId: ref().notNull(),
    title: text().notNull().default(''),
    link: jsonb().$type<Link>(),
    startAt: moment(),
    endAt: moment(),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
