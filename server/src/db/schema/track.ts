import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** What a visitor did, for the shop's own analytics (contract/endpoints/site/telemetry, track). */
export const trackEvent = pgTable(
  'track_event',
  {
    tenantId: tenantId(),
    id: rowId(),
    name: text().notNull(),
    /** Address of the screen, below the site's prefix. */
    page: text().notNull(),
    data: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
    /** Id that the device sends with its calls (`_sid`). */
    visit: text(),
    accountId: ref(),
    createdAt: moment().notNull(),
    /** An outside service has still to take it (docs/how-to/connect-analytics.md). */
    isUnsent: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
