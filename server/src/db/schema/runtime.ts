import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** A classification node (spec 3): a tree of any depth. */
export const node = pgTable(
  'node',
  {
    tenantId: tenantId(),
    id: rowId(),
    parentId: ref(),
    name: text().notNull(),
    /** 1 for a root. */
    depth: integer().notNull(),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A slider captcha: answered once, and spent once by what it lets through. */
export const captcha = pgTable(
  'captcha',
  {
    tenantId: tenantId(),
    /** Random; whoever knows it may answer. */
    id: text().notNull(),
    /** CSS pixels. */
    targetX: integer().notNull(),
    state: text().$type<'open' | 'passed' | 'failed' | 'spent'>().notNull().default('open'),
    expiresAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** What a vendor lends for some hours (access token, SDK ticket); shared by all processes. */
export const vendorToken = pgTable(
  'vendor_token',
  { tenantId: tenantId(), kind: text().notNull(), value: text().notNull(), expiresAt: moment().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind] })],
)

/** A user's consent to one message of a mini-program's template; used up by sending it. */
export const notifyGrant = pgTable(
  'notify_grant',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    vendor: text().$type<'weapp' | 'alipay'>().notNull(),
    appId: text().notNull(),
    template: text().notNull(),
    orderNumber: text(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** The answer given for an Idempotency-Key; written in the transaction that had the effect. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    tenantId: tenantId(),
    userId: ref().notNull(),
    key: text().notNull(),
    endpoint: text().notNull(),
    bodyHash: text().notNull(),
    status: integer().notNull(),
    reply: jsonb().$type<unknown>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.key] })],
)
