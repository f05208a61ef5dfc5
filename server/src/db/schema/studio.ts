import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** What somebody did in the studio; written in the transaction of the change, and never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    tenantId: tenantId(),
    id: rowId(),
    actorId: ref().notNull(),
    /** The session's row, which may be over. */
    sessionId: ref(),
    action: text().notNull(),
    /** What kind of thing, e.g. `product`, and which one. */
    kind: text().notNull(),
    item: text().notNull(),
    /** The changed fields alone, secrets masked. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    requestId: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A change of stock that somebody made; what is sold is in the orders. */
export const stockChange = pgTable(
  'stock_change',
  {
    tenantId: tenantId(),
    id: rowId(),
    productId: ref().notNull(),
    variantId: ref().notNull(),
    actorId: ref().notNull(),
    change: integer().notNull(),
    /** What was there afterwards. */
    inventory: integer().notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** What a member of staff wrote about a customer, for other staff. */
export const customerNote = pgTable(
  'customer_note',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    authorId: ref().notNull(),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** What a member of staff narrowed a list down to, under a name; shared ones are for all staff. */
export const savedView = pgTable(
  'saved_view',
  {
    tenantId: tenantId(),
    id: rowId(),
    ownerId: ref().notNull(),
    /** The list's address within the studio, e.g. `products`. */
    listKey: text().notNull(),
    name: text().notNull(),
    /** The list's state as it stands in the address, without the page. */
    query: text().notNull(),
    isShared: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
