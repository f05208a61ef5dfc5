import { boolean, date, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** Candidates who collect votes, of which each user has some a day. */
export const voteEvent = pgTable(
  'vote_event',
  {
    tenantId: tenantId(),
    id: rowId(),
    slug: text().notNull(),
    title: text().notNull(),
    /** HTML; cleaned when it is read. */
    description: text().notNull().default(''),
    imageId: ref(),
    isActive: boolean().notNull().default(true),
    startAt: moment(),
    endAt: moment(),
    dailyLimit: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

export const voteCandidate = pgTable(
  'vote_candidate',
  {
    tenantId: tenantId(),
    id: rowId(),
    eventId: ref().notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    abstract: text().notNull().default(''),
    imageId: ref(),
    isActive: boolean().notNull().default(true),
    /** How many rows `vote_event_choice` has of it. */
    voteCount: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.eventId, t.number)],
)

/** How many votes a user has given on a day of the site. */
export const voteEventTally = pgTable(
  'vote_event_tally',
  {
    tenantId: tenantId(),
    eventId: ref().notNull(),
    userId: ref().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.eventId, t.userId] })],
)

/** One vote. */
export const voteEventChoice = pgTable(
  'vote_event_choice',
  {
    tenantId: tenantId(),
    candidateId: ref().notNull(),
    userId: ref().notNull(),
    day: date().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.candidateId, t.userId, t.day] })],
)
