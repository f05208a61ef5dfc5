import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** For whom a ticket is. */
export interface Attendee {
  name?: string
  mobile?: string
  /** Of the event's form. */
  answers?: Record<string, unknown>
}

/** A ticket of an event that somebody has; its order reserves it, paying makes it valid. */
export const issuedTicket = pgTable(
  'issued_ticket',
  {
    tenantId: tenantId(),
    id: rowId(),
    eventId: ref().notNull(),
    /** Its type. */
    ticketId: ref().notNull(),
    orderId: ref().notNull(),
    lineId: ref(),
    /** Who has it now: its buyer, or whom it was given to. */
    userId: ref().notNull(),
    code: text().notNull(),
    status: text().$type<'reserved' | 'valid' | 'canceled' | 'refunded'>().notNull(),
    attendee: jsonb().$type<Attendee>().notNull().default({}),
    /** How often it lets in, and how often it has. */
    uses: integer().notNull().default(1),
    useCount: integer().notNull().default(0),
    usedAt: moment(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.code)],
)
