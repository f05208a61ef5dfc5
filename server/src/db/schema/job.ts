import { integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, rowId, tenantId } from './columns'

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
