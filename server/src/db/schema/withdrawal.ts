import type { WithdrawalAction, WithdrawalStatus } from '@storefront/contract/domain/promotion/withdrawal'
import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, ref, rowId, tenantId } from './columns'

/** A withdrawal of income to a bank card, with a copy of the card as it was at the request. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    tenantId: tenantId(),
    id: rowId(),
    number: text().notNull(),
    userId: ref().notNull(),
    amount: money().notNull(),
    bank: text().notNull(),
    holder: text().notNull(),
    cardNumber: text().notNull(),
    status: text().$type<WithdrawalStatus>().notNull(),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
    processedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.number)],
)

/** One row a step of a withdrawal's life. */
export const withdrawalLog = pgTable(
  'withdrawal_log',
  {
    tenantId: tenantId(),
    id: rowId(),
    withdrawalId: ref().notNull(),
    action: text().$type<WithdrawalAction | 'apply'>().notNull(),
    fromStatus: text().$type<WithdrawalStatus>(),
    toStatus: text().$type<WithdrawalStatus>().notNull(),
    userId: ref().notNull(),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
