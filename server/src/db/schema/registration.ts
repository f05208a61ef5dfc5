import { boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** How one registers for an event; one without a row takes no registrations. */
export const registrationSetting = pgTable(
  'registration_setting',
  {
    tenantId: tenantId(),
    eventId: ref().notNull(),
    formId: ref(),
    needsApproval: boolean().notNull().default(false),
    opensAt: moment(),
    /** Null is the event's start. */
    closesAt: moment(),
    /** Hours before the start; null is until the start. */
    cancelHours: integer(),
    /** Metres; null is anywhere. */
    signinDistance: integer(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.eventId] })],
)

export const eventRegistration = pgTable(
  'event_registration',
  {
    tenantId: tenantId(),
    id: rowId(),
    eventId: ref().notNull(),
    userId: ref().notNull(),
    code: text().notNull(),
    status: text().notNull(),
    formId: ref(),
    answers: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    reason: text().notNull().default(''),
    signedInAt: moment(),
    /** Who took the last step. */
    actorId: ref(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.code)],
)
