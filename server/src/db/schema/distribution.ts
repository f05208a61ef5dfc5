import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

export const distSetting = pgTable('dist_setting', {
  tenantId: tenantId().primaryKey(),
  isOpen: boolean().notNull().default(false),
  hasSecondLevel: boolean().notNull().default(false),
  attributionDays: integer().notNull().default(15),
  settleDays: integer().notNull().default(15),
})

export const promoter = pgTable(
  'promoter',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    distKind: text().notNull(),
    status: text().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    message: text().notNull().default(''),
    code: text(),
    parentId: ref(),
    reason: text().notNull().default(''),
    actorId: ref(),
    messagesReadAt: moment(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.userId),
    unique().on(t.tenantId, t.code),
  ],
)

export const distRate = pgTable(
  'dist_rate',
  {
    tenantId: tenantId(),
    id: rowId(),
    scope: text().notNull(),
    targetId: ref().notNull().default(0),
    distKind: text().notNull().default(''),
    level: integer().notNull(),
    rate: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.scope, t.targetId, t.distKind, t.level),
  ],
)

/** A promoter's link to something. */
export const distLink = pgTable(
  'dist_link',
  {
    tenantId: tenantId(),
    code: text().notNull(),
    promoterId: ref().notNull(),
    type: text().notNull(),
    targetId: ref().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.code] }), unique().on(t.tenantId, t.promoterId, t.type, t.targetId)],
)

/** The last valid code by which a user came: one row a user, the newest wins. */
export const distVisit = pgTable(
  'dist_visit',
  {
    tenantId: tenantId(),
    userId: ref().notNull(),
    promoterId: ref().notNull(),
    content: text().notNull().default(''),
    visitedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
)

/**
 * Income of a promoter by order line and level. Promoter, rate and amount are those of the order's moment; what changes
 * afterwards is a row of its own (correction). Rows that a withdrawal paid never change.
 */
export const distIncome = pgTable(
  'dist_income',
  {
    tenantId: tenantId(),
    id: rowId(),
    promoterId: ref(),
    userId: ref().notNull(),
    kind: text().notNull(),
    state: text().notNull(),
    level: integer().notNull(),
    orderId: ref(),
    orderNumber: text().notNull().default(''),
    lineId: ref(),
    returnId: ref().notNull().default(0),
    productName: text().notNull().default(''),
    base: ref().notNull().default(0),
    rate: integer().notNull().default(0),
    amount: ref().notNull(),
    taken: ref().notNull().default(0),
    settlesAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.lineId, t.level, t.returnId)],
)

/** Exactly the rows that a withdrawal names, and how much of each: they sum up to its amount. */
export const withdrawalIncome = pgTable(
  'withdrawal_income',
  {
    tenantId: tenantId(),
    withdrawalId: ref().notNull(),
    incomeId: ref().notNull(),
    amount: ref().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.withdrawalId, t.incomeId] })],
)

/** What the programme told a promoter; the text is made of the kind and its words. */
export const distMessage = pgTable(
  'dist_message',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    kind: text().notNull(),
    ref: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
