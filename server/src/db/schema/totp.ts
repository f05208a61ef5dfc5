import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** The authenticator (RFC 6238) of a member of staff. */
export const totp = pgTable(
  'totp',
  {
    tenantId: tenantId(),
    userId: ref().notNull(),
    /** Sealed like a credential. */
    secret: text().notNull(),
    /** Null until its first code came. */
    confirmedAt: moment(),
    /** The newest time step whose code was used. */
    lastStep: bigint({ mode: 'number' }).notNull().default(0),
    attempts: integer().notNull().default(0),
    attemptsSince: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
)

/** A number in the place of another one. */
export const numberChange = pgTable(
  'number_change',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    /** Whom the notice goes to; '' once it went, and where there was no number before. */
    oldMobile: text().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
