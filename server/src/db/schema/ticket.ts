import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { WaitingStatus } from '@storefront/contract/domain/events/waiting-list'
import { moment, ref, rowId, tenantId } from './columns'

/** For whom a ticket is. */
export interface Attendee {
  name?: string
  mobile?: string
  /** Of the form that the event had. */
  answers?: Record<string, unknown>
  form_id?: number | null
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
    /** Who gave it. */
    fromUserId: ref(),
    /** Why it was cancelled: '' with its order, `no_show` when nobody came. */
    reason: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.code)],
)

/** How tickets of an event are sold; an event without a row has no form, no refunds and no waiting list. */
export const ticketSetting = pgTable(
  'ticket_setting',
  {
    tenantId: tenantId(),
    eventId: ref().notNull(),
    /** What each attendee fills in. */
    formId: ref(),
    /** Before the start; null is never. */
    refundHours: integer(),
    refundPercent: integer().notNull().default(100),
    isTransferable: boolean().notNull().default(true),
    hasWaitingList: boolean().notNull().default(false),
    offerMinutes: integer().notNull().default(120),
    /** After the start; null is never. */
    noShowMinutes: integer(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.eventId] })],
)

/** That an order of the shop is one of tickets, of one event. */
export const ticketOrder = pgTable(
  'ticket_order',
  {
    tenantId: tenantId(),
    orderId: ref().notNull(),
    eventId: ref().notNull(),
    /** The waiting list made it; null when it did not. */
    offer: text().$type<'open' | 'accepted'>(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId] })],
)

/** Places on the waiting lists of events, in order of joining. */
export const ticketWaiting = pgTable(
  'ticket_waiting',
  {
    tenantId: tenantId(),
    id: rowId(),
    eventId: ref().notNull(),
    ticketId: ref().notNull(),
    userId: ref().notNull(),
    quantity: integer().notNull(),
    status: text().$type<WaitingStatus>().notNull(),
    /** The offer's. */
    orderId: ref(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Gifts of tickets; of one ticket one at a time is open. */
export const ticketGift = pgTable(
  'ticket_gift',
  {
    tenantId: tenantId(),
    id: rowId(),
    issuedId: ref().notNull(),
    giverId: ref().notNull(),
    /** The secret of its link; the database makes one where none is given. */
    num: text().notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    status: text().$type<'open' | 'taken' | 'cancelled' | 'returned'>().notNull(),
    untilAt: moment().notNull(),
    takerId: ref(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.num)],
)
