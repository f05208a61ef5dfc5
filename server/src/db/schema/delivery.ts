import type { DeliveryNodeKind, DeliveryState, TrackOutcome } from '@storefront/contract/domain/orders/delivery'
import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** One parcel of an order. */
export const orderDelivery = pgTable(
  'order_delivery',
  {
    tenantId: tenantId(),
    id: rowId(),
    number: text().notNull(),
    orderId: ref().notNull(),
    carrier: text().notNull().default(''),
    trackingNo: text().notNull().default(''),
    state: text().$type<DeliveryState>().notNull(),
    createdAt: moment().notNull(),
    shippedAt: moment(),
    deliveredAt: moment(),
    /** When its carrier was asked last, and what came of it. */
    trackedAt: moment(),
    trackResult: text().$type<TrackOutcome>(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.number)],
)

/** How many pieces of a line are in a parcel. */
export const deliveryLine = pgTable(
  'delivery_line',
  { tenantId: tenantId(), deliveryId: ref().notNull(), lineId: ref().notNull(), quantity: integer().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.deliveryId, t.lineId] })],
)

/** Where a parcel was, and when; an empty text is worded by the kind. */
export const deliveryNode = pgTable(
  'delivery_node',
  {
    tenantId: tenantId(),
    id: rowId(),
    deliveryId: ref().notNull(),
    kind: text().$type<DeliveryNodeKind>().notNull(),
    text: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
