import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** A document with the schema version of each module, by which an older one is migrated. */
export interface StoredDocument {
  readonly title: string
  readonly settings: Record<string, unknown>
  readonly modules: readonly {
    readonly id: number
    readonly type: string
    readonly name: string
    readonly style: string
    readonly version: number
    readonly config: Record<string, unknown>
    readonly hidden: boolean
  }[]
}

/** What a page's editors see instead of the published page; one a page. */
export const pageDraft = pgTable(
  'page_draft',
  {
    tenantId: tenantId(),
    pageId: ref().notNull(),
    doc: jsonb().$type<StoredDocument>().notNull(),
    actorId: ref().notNull(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.pageId] })],
)

/** A state of a page that is kept for good; the application can add rows alone. */
export const pageRevision = pgTable(
  'page_revision',
  {
    tenantId: tenantId(),
    pageId: ref().notNull(),
    /** From 1 on, of each page. */
    no: integer().notNull(),
    doc: jsonb().$type<StoredDocument>().notNull(),
    name: text().notNull(),
    reason: text().$type<'publish' | 'checkpoint' | 'restore'>().notNull(),
    restoredFrom: integer(),
    actorId: ref().notNull(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.pageId, t.no] })],
)

/** A publication of a revision, planned or done. */
export const pagePublication = pgTable(
  'page_publication',
  {
    tenantId: tenantId(),
    id: rowId(),
    pageId: ref().notNull(),
    revisionNo: integer().notNull(),
    at: moment().notNull(),
    state: text().$type<'waiting' | 'done' | 'failed' | 'cancelled'>().notNull(),
    error: text(),
    actorId: ref().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Modules that editors keep to use again: some as a block, a whole page as a template. */
export const pageBlock = pgTable(
  'page_block',
  {
    tenantId: tenantId(),
    id: rowId(),
    kind: text().$type<'block' | 'template'>().notNull(),
    name: text().notNull(),
    doc: jsonb().$type<StoredDocument>().notNull(),
    actorId: ref().notNull(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Who has a page open in the studio, and when that was last heard. */
export const pagePresence = pgTable(
  'page_presence',
  { tenantId: tenantId(), pageId: ref().notNull(), userId: ref().notNull(), seenAt: moment().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.pageId, t.userId] })],
)
