import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

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

/** Something to do at or after `runAt`; done work is deleted. */
export const dueWork = pgTable(
  'due_work',
  {
    tenantId: tenantId(),
    id: rowId(),
    kind: text().notNull(),
    /** What it is about, e.g. an order's id; one row a kind and key. */
    key: text().notNull(),
    runAt: moment().notNull(),
    attempts: integer().notNull(),
    lastError: text(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.kind, t.key)],
)
