import type { BalanceKind } from '@storefront/contract/domain/wallet/balance-kinds'
import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, ref, rowId, tenantId } from './columns'

/** One balance of a user: minor units of money, or coins. Changes only by domains/wallet/balance/balance. */
export const balance = pgTable(
  'balance',
  {
    tenantId: tenantId(),
    userId: ref().notNull(),
    kind: text().$type<BalanceKind>().notNull(),
    amount: money().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.kind] })],
)

/** Why a balance changed; one thing that happened (`reason` and `ref`) changes it once. */
export const balanceRecord = pgTable(
  'balance_record',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    kind: text().$type<BalanceKind>().notNull(),
    change: money().notNull(),
    after: money().notNull(),
    reason: text().notNull(),
    ref: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.userId, t.kind, t.reason, t.ref)],
)

/** What an operator offers to members. */
export const membershipCard = pgTable(
  'membership_card',
  {
    tenantId: tenantId(),
    id: rowId(),
    slug: text().notNull(),
    name: text().notNull(),
    shopName: text().notNull(),
    description: text().notNull().default(''),
    imageId: ref(),
    /** From its receipt on; null is without limit. */
    durationDays: integer(),
    percentOff: integer().notNull().default(0),
    isFreeShipping: boolean().notNull().default(false),
    /** Left to receive; null is without limit. */
    leftCount: integer(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

/** A card that a user owns. */
export const userMembershipCard = pgTable(
  'user_membership_card',
  {
    tenantId: tenantId(),
    id: rowId(),
    code: text().notNull(),
    cardId: ref().notNull(),
    userId: ref().notNull(),
    startAt: moment().notNull(),
    /** Null is without limit. */
    endAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.code)],
)
