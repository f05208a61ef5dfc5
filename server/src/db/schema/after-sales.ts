import type { PostStatus } from '@storefront/contract/domain/community/moderation'
import type { ReturnAction, ReturnKind, ReturnStatus } from '@storefront/contract/domain/after-sales/order-return'
import type { RefundAction, RefundStatus } from '@storefront/contract/domain/after-sales/refund'
import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, ref, rowId, tenantId } from './columns'

/** Pieces of one order line that a buyer gives back, or money for them alone. */
export const orderReturn = pgTable(
  'order_return',
  {
    tenantId: tenantId(),
    id: rowId(),
    number: text().notNull(),
    orderId: ref().notNull(),
    lineId: ref().notNull(),
    userId: ref().notNull(),
    kind: text().$type<ReturnKind>().notNull(),
    status: text().$type<ReturnStatus>().notNull(),
    quantity: integer().notNull(),
    /** Pieces of it that were never sent. */
    unsent: integer().notNull(),
    amount: money().notNull(),
    reason: text().notNull(),
    description: text().notNull().default(''),
    images: ref().array().notNull().default([]),
    /** How the goods go back. */
    carrier: text().notNull().default(''),
    trackingNo: text().notNull().default(''),
    /** Coins that come back with it. */
    diamonds: integer().notNull().default(0),
    /** The order's fee of sending, on the return that it goes back with. */
    shipping: money().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.number)],
)

/** One row a step of a return's life. */
export const orderReturnLog = pgTable(
  'order_return_log',
  {
    tenantId: tenantId(),
    id: rowId(),
    returnId: ref().notNull(),
    action: text().$type<ReturnAction | 'apply'>().notNull(),
    fromStatus: text().$type<ReturnStatus>(),
    toStatus: text().$type<ReturnStatus>().notNull(),
    actor: text().$type<'owner' | 'operator' | 'system'>().notNull(),
    userId: ref(),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Money on its way back. */
export const refund = pgTable(
  'refund',
  {
    tenantId: tenantId(),
    id: rowId(),
    orderId: ref().notNull(),
    /** Null when the money was received manually. */
    paymentId: ref(),
    returnId: ref(),
    amount: money().notNull(),
    /** Money that came for an order that was closed, or paid already. */
    isSurplus: boolean().notNull(),
    outRefundNo: text().notNull(),
    state: text().$type<RefundStatus>().notNull(),
    /** Why the vendor refused it last, and how often it did. */
    reason: text(),
    refusals: integer().notNull().default(0),
    createdAt: moment().notNull(),
    doneAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.outRefundNo)],
)

/** One row a step of a refund's life. */
export const refundLog = pgTable(
  'refund_log',
  {
    tenantId: tenantId(),
    id: rowId(),
    refundId: ref().notNull(),
    action: text().$type<RefundAction>().notNull(),
    toStatus: text().$type<RefundStatus>().notNull(),
    actor: text().$type<'operator' | 'system'>().notNull(),
    userId: ref(),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** One row each time that money moved; refunds are below zero. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    tenantId: tenantId(),
    id: rowId(),
    orderId: ref().notNull(),
    kind: text().$type<'payment' | 'refund'>().notNull(),
    vendor: text().$type<'wechat' | 'alipay' | 'fund' | 'hand'>().notNull(),
    amount: money().notNull(),
    ref: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.kind, t.ref)],
)

/** One ticket of an e-ticket line; `status` expired follows from `endAt`. */
export const virtualCard = pgTable(
  'virtual_card',
  {
    tenantId: tenantId(),
    id: rowId(),
    num: text().notNull(),
    orderId: ref().notNull(),
    lineId: ref().notNull(),
    userId: ref().notNull(),
    productId: ref().notNull(),
    status: text().$type<'unused' | 'used' | 'inactive'>().notNull(),
    contactName: text().notNull().default(''),
    contactMobile: text().notNull().default(''),
    startAt: moment().notNull(),
    endAt: moment(),
    usedAt: moment(),
    returnId: ref(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.num)],
)

/** Who let in whom, and when; a ticket once. */
export const verification = pgTable(
  'verification',
  {
    tenantId: tenantId(),
    id: rowId(),
    cardId: ref().notNull(),
    userId: ref().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.cardId)],
)

/** What a buyer says of a line that they have. */
export const productComment = pgTable(
  'product_comment',
  {
    tenantId: tenantId(),
    id: rowId(),
    orderId: ref().notNull(),
    lineId: ref().notNull(),
    productId: ref().notNull(),
    userId: ref().notNull(),
    /** 1 to 5. */
    score: integer().notNull(),
    text: text().notNull(),
    images: ref().array().notNull().default([]),
    createdAt: moment().notNull(),
    status: text().$type<PostStatus>().notNull().default('approved'),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.lineId)],
)

/** A path of the site under a short name. */
export const shortLink = pgTable(
  'short_link',
  {
    tenantId: tenantId(),
    id: rowId(),
    code: text().notNull(),
    /** Begins with a slash. */
    path: text().notNull(),
    userId: ref().notNull(),
    createdAt: moment().notNull(),
    /** How often it was followed. */
    visits: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.code),
    unique().on(t.tenantId, t.path),
  ],
)
