import { boolean, date, integer, json, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** A form that users fill in. The schemas are the operator's; contract/domain/forms/form-schema reads them. */
export const form = pgTable(
  'form',
  {
    tenantId: tenantId(),
    id: rowId(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** `json`, because the order of its fields is the order on the screen. */
    jsonSchema: json().$type<Record<string, unknown>>().notNull(),
    uiSchema: json().$type<Record<string, unknown>>().notNull().default({}),
    /** How often one user may fill it in; null is without limit. */
    limitTotal: integer(),
    limitDaily: integer(),
    isActive: boolean().notNull().default(true),
    startAt: moment(),
    endAt: moment(),
    enableTempSave: boolean().notNull().default(false),
    successPageTitle: text().notNull().default(''),
    successPageMessage: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

export const formSubmission = pgTable(
  'form_submission',
  {
    tenantId: tenantId(),
    id: rowId(),
    formId: ref().notNull(),
    userId: ref().notNull(),
    /** By the names of the fields; null where nothing was filled in. */
    answers: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The operators'. */
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** How often a user has submitted a form; compared with the form's limits. */
export const formTally = pgTable(
  'form_tally',
  {
    tenantId: tenantId(),
    formId: ref().notNull(),
    userId: ref().notNull(),
    total: integer().notNull(),
    /** The day of the site's calendar on which `today` counts. */
    day: date().notNull(),
    today: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.formId, t.userId] })],
)

/** What a user has filled in so far (spec 4, temp-save). */
export const formDraft = pgTable(
  'form_draft',
  {
    tenantId: tenantId(),
    formId: ref().notNull(),
    userId: ref().notNull(),
    data: json().$type<Record<string, unknown>>().notNull(),
    savedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.formId, t.userId] })],
)

/** The options of a field that are searched instead of sent with the form. */
export const formOption = pgTable(
  'form_option',
  {
    tenantId: tenantId(),
    formId: ref().notNull(),
    /** The names that lead to the field: `guests.city`. */
    field: text().notNull(),
    position: integer().notNull(),
    value: text().notNull(),
    label: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.formId, t.field, t.value] })],
)

/** How often an option with a quota may be chosen, and has been. */
export const formOptionTally = pgTable(
  'form_option_tally',
  {
    tenantId: tenantId(),
    formId: ref().notNull(),
    field: text().notNull(),
    value: text().notNull(),
    quota: integer().notNull(),
    used: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.formId, t.field, t.value] })],
)

export const vote = pgTable(
  'vote',
  {
    tenantId: tenantId(),
    id: rowId(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    isActive: boolean().notNull().default(true),
    startAt: moment(),
    endAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

/** A question; an option's key is its place from 1. */
export const voteItem = pgTable(
  'vote_item',
  {
    tenantId: tenantId(),
    id: rowId(),
    voteId: ref().notNull(),
    position: integer().notNull(),
    description: text().notNull(),
    isSingle: boolean().notNull().default(true),
    options: text().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** One ballot a user and vote. */
export const voteSubmission = pgTable(
  'vote_submission',
  { tenantId: tenantId(), voteId: ref().notNull(), userId: ref().notNull(), createdAt: moment().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.voteId, t.userId] })],
)

/** What a ballot chose, a row an option. */
export const voteChoice = pgTable(
  'vote_choice',
  {
    tenantId: tenantId(),
    voteId: ref().notNull(),
    itemId: ref().notNull(),
    option: integer().notNull(),
    userId: ref().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.voteId, t.itemId, t.option, t.userId] })],
)

/** A file of a form's submissions that a job writes; only who asked for it sees it. */
export const exportTask = pgTable(
  'export_task',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    /** Whose submissions, or whose registrations; one of the two. */
    formId: ref(),
    eventId: ref(),
    /** What was chosen in the list. */
    filters: jsonb().$type<Record<string, string>>().notNull().default({}),
    status: text().$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    /** Key in the storage, which nobody can guess; null until the file is there. */
    fileKey: text(),
    name: text().notNull(),
    /** The interface's, in which the file is written. */
    language: text().notNull(),
    /** Before the addresses of pictures. */
    origin: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
