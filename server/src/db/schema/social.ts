import type { PostStatus } from '@storefront/contract/domain/community/moderation'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

export const topicCategory = pgTable(
  'topic_category',
  { tenantId: tenantId(), id: rowId(), name: text().notNull(), slug: text().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

/** A topic of the circle, by a user or by an author without an account, of whom only the name is stored. */
export const topic = pgTable(
  'topic',
  {
    tenantId: tenantId(),
    id: rowId(),
    title: text().notNull(),
    abstract: text().notNull().default(''),
    userId: ref(),
    authorName: text().notNull().default(''),
    categoryId: ref(),
    /** Image ids, at most nine. */
    attachments: ref().array().notNull(),
    /** HTML; cleaned when it is read. */
    content: text().notNull().default(''),
    hits: integer().notNull().default(0),
    /** The number of its rows in `topic_like`. */
    likeCount: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: moment().notNull(),
    publishedAt: moment().notNull(),
    /** Name and texts as search compares them (migration 0064); the database folds them. */
    searchText: text().notNull().generatedAlwaysAs(sql`search_text(title, abstract)`),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const topicLike = pgTable(
  'topic_like',
  { tenantId: tenantId(), topicId: ref().notNull(), userId: ref().notNull(), createdAt: moment().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.topicId, t.userId] })],
)

/** A user's note; plain text. */
export const note = pgTable(
  'note',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    /** Begins with a letter; the database makes one where none is given. */
    slug: text().notNull().default(sql`'n' || left(replace(gen_random_uuid()::text, '-', ''), 15)`),
    title: text().notNull(),
    content: text().notNull().default(''),
    /** Image ids, at most nine. */
    images: ref().array().notNull(),
    /** Published; private without it. */
    isActive: boolean().notNull(),
    hits: integer().notNull().default(0),
    /** The number of its rows in `note_like`. */
    likeCount: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** When it was first published; null until then. */
    publishedAt: moment(),
    /** When an operator took it off; null of what its author made private. */
    takenOffAt: moment(),
    /** Who sees it: all, or its author alone. */
    status: text().$type<PostStatus>().notNull().default('approved'),
    /** When everybody could see it first, if that was not at once. */
    approvedAt: moment(),
    /** What it mentions. */
    topicIds: ref().array().notNull().default([]),
    productIds: ref().array().notNull().default([]),
    /** Name and texts as search compares them (migration 0064); the database folds them. */
    searchText: text().notNull().generatedAlwaysAs(sql`search_text(title, content)`),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

export const noteLike = pgTable(
  'note_like',
  { tenantId: tenantId(), noteId: ref().notNull(), userId: ref().notNull(), createdAt: moment().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.noteId, t.userId] })],
)

/** So many of a product that a user may still fetch. */
export const pickupVoucherHolder = pgTable(
  'pickup_voucher_holder',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    productId: ref(),
    name: text().notNull(),
    quantity: integer().notNull(),
    available: integer().notNull(),
    endAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** What a distributor chose to show. */
export const distributorSelection = pgTable(
  'distributor_selection',
  {
    tenantId: tenantId(),
    userId: ref().notNull(),
    productId: ref().notNull(),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.productId] })],
)
