import type { TimeRangeConfig } from '@storefront/contract/domain/reservations/calendar'
import type { RecordStatus } from '@storefront/contract/domain/reservations/record'
import { boolean, date, integer, json, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** Which days cannot be chosen, whatever is free on them. */
export interface DisabledDays {
  past?: boolean
  future?: boolean
  weekend?: boolean
  /** YYYY-MM-DD. */
  dates?: string[]
}

/** What may be booked, and the rules of it (docs/reservations.md). */
export const resv = pgTable(
  'resv',
  {
    tenantId: tenantId(),
    id: rowId(),
    slug: text().notNull(),
    title: text().notNull(),
    abstract: text().notNull().default(''),
    /** Rich text. */
    description: text().notNull().default(''),
    mainImageId: ref(),
    address: text().notNull().default(''),
    /** As a form's: contract/domain/forms/form-schema reads them. */
    jsonSchema: json().$type<Record<string, unknown>>().notNull().default({}),
    uiSchema: json().$type<Record<string, unknown>>().notNull().default({}),
    isActive: boolean().notNull().default(true),
    /** When bookings are taken. */
    startAt: moment(),
    endAt: moment(),
    /** How often one user may book it; null is without limit. */
    limitTotal: integer(),
    limitDaily: integer(),
    /** IANA name of the place's zone; null is the site's. */
    timeZone: text(),
    calendarMode: text().$type<'month' | 'week'>().notNull().default('month'),
    disabledDays: jsonb().$type<DisabledDays>().notNull().default({}),
    needsApproval: boolean().notNull().default(false),
    /** The same person must not hold two bookings of the shop at one time when this is one of them and the newer. */
    forbidOverlap: boolean().notNull().default(false),
    /** Until how many hours before the start it can be cancelled; null is never. */
    cancelHours: integer().default(0),
    /** How many hours before the start a reminder is sent; null is none. */
    reminderHours: integer(),
    /** How long before its start a slot can still be booked. */
    noticeMinutes: integer().notNull().default(0),
    /** How many days after today can be booked. */
    daysAhead: integer().notNull().default(60),
    successPageTitle: text().notNull().default(''),
    successPageMessage: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

/** What is scarce. Variants that share a resource draw from the same capacity, also with slots of different length. */
export const resvResource = pgTable(
  'resv_resource',
  {
    tenantId: tenantId(),
    id: rowId(),
    name: text().notNull(),
    capacity: integer().notNull(),
    /** The grid on which all slots of its variants begin and end; 1440 is a day. */
    unitMinutes: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const resvVariant = pgTable(
  'resv_variant',
  {
    tenantId: tenantId(),
    id: rowId(),
    resvId: ref().notNull(),
    resourceId: ref().notNull(),
    position: integer().notNull().default(0),
    attributeValues: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    description: text().notNull().default(''),
    mainImageId: ref(),
    isAllDay: boolean().notNull().default(false),
    startDate: date(),
    endDate: date(),
    startTimeOnly: boolean().notNull().default(false),
    timeRanges: jsonb().$type<readonly TimeRangeConfig[]>().notNull().default([]),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Seats taken of a resource, by the units of its grid; without a row none is. */
export const resvUnit = pgTable(
  'resv_unit',
  { tenantId: tenantId(), resourceId: ref().notNull(), at: moment().notNull(), taken: integer().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.resourceId, t.at] })],
)

/** Seats taken of the quota that a time range has of its own. */
export const resvSlot = pgTable(
  'resv_slot',
  {
    tenantId: tenantId(),
    variantId: ref().notNull(),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    taken: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.variantId, t.startAt, t.endAt] })],
)

/** A booking. */
export const resvRecord = pgTable(
  'resv_record',
  {
    tenantId: tenantId(),
    id: rowId(),
    /** Said at the counter. */
    code: text().notNull(),
    resvId: ref().notNull(),
    variantId: ref().notNull(),
    resourceId: ref().notNull(),
    /** Null of a walk-in, who has a name and perhaps a mobile number instead. */
    userId: ref(),
    name: text().notNull().default(''),
    mobile: text().notNull().default(''),
    status: text().$type<RecordStatus>().notNull(),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    /** Days of the reservation's zone, the last one included. */
    startDate: date().notNull(),
    endDate: date().notNull(),
    answers: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    note: text().notNull().default(''),
    /** Why it was cancelled, refused or moved. */
    reason: text().notNull().default(''),
    source: text().$type<'user' | 'walk_in'>().notNull().default('user'),
    overbookReason: text().notNull().default(''),
    /** Who took the last step. */
    actorId: ref(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.code)],
)

/** How often a user has booked a reservation; compared with its limits. */
export const resvTally = pgTable(
  'resv_tally',
  {
    tenantId: tenantId(),
    resvId: ref().notNull(),
    userId: ref().notNull(),
    total: integer().notNull(),
    /** The day of the reservation's zone on which `today` counts. */
    day: date().notNull(),
    today: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.resvId, t.userId] })],
)

/** A time at which nothing new is booked; of all variants when none is named. */
export const resvClosure = pgTable(
  'resv_closure',
  {
    tenantId: tenantId(),
    id: rowId(),
    resvId: ref().notNull(),
    variantId: ref(),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    reason: text().notNull().default(''),
    actorId: ref(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
