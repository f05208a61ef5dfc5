import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** A site's rules; a site without a row holds nothing. */
export const moderationSetting = pgTable('moderation_setting', {
  tenantId: tenantId().primaryKey(),
  sensitiveWords: text().array().notNull().default([]),
  holdBelowApproved: integer().notNull().default(0),
  holdAccountDays: integer().notNull().default(0),
  holdLinks: boolean().notNull().default(false),
  holdPictures: boolean().notNull().default(false),
  wechatCheck: boolean().notNull().default(false),
})

/** A post that was held or reported. One that never was has no row. */
export const moderationItem = pgTable(
  'moderation_item',
  {
    tenantId: tenantId(),
    id: rowId(),
    kind: text().$type<'note' | 'comment' | 'review' | 'profile' | 'feedback'>().notNull(),
    subjectId: ref().notNull(),
    userId: ref().notNull(),
    /** As it was written, when it was held or reported. */
    text: text().notNull(),
    images: ref().array().notNull().default([]),
    state: text().$type<'pending' | 'reported' | 'approved' | 'hidden' | 'removed'>().notNull(),
    reasons: text().array().notNull().default([]),
    /** The number of its rows in content_report. */
    reportCount: integer().notNull().default(0),
    /** Counts the versions of the post: an answer about an older one says nothing about it. */
    revision: integer().notNull().default(1),
    /**
     * For the checks of WeChat: who wrote it there, whether its text passed, and what stands before the addresses of
     * pictures.
     */
    openId: text(),
    isTextChecked: boolean().notNull().default(false),
    origin: text().notNull().default(''),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.kind, t.subjectId)],
)

/** One a person and post: the key is the guard. */
export const contentReport = pgTable(
  'content_report',
  {
    tenantId: tenantId(),
    itemId: ref().notNull(),
    userId: ref().notNull(),
    reason: text().notNull(),
    text: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.itemId, t.userId] })],
)

/** Decisions, with what was before them so that they can be taken back. */
export const moderationLog = pgTable(
  'moderation_log',
  {
    tenantId: tenantId(),
    id: rowId(),
    /** Null of one about a person alone. */
    itemId: ref(),
    userId: ref().notNull(),
    action: text().$type<'approve' | 'hide' | 'mute' | 'unmute'>().notNull(),
    reason: text().notNull().default(''),
    mutedUntil: moment(),
    oldState: text(),
    newState: text(),
    oldMutedUntil: moment(),
    actorId: ref().notNull(),
    createdAt: moment().notNull(),
    undoneAt: moment(),
    undoneBy: ref(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A picture that WeChat looks at; its answer comes as an event with the trace. */
export const mediaCheck = pgTable(
  'media_check',
  {
    tenantId: tenantId(),
    itemId: ref().notNull(),
    revision: integer().notNull(),
    imageId: ref().notNull(),
    traceId: text().notNull(),
    /** Null until the answer is there. */
    isPassed: boolean(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.itemId, t.revision, t.imageId] }), unique().on(t.tenantId, t.traceId)],
)
