import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

export const threadedComment = pgTable(
  'threaded_comment',
  {
    tenantId: tenantId(),
    id: rowId(),
    /** What it is about. Rows of several tables: no foreign key; a target that is gone takes no more comments. */
    target: text()
      .$type<'article' | 'note' | 'topic' | 'event' | 'product' | 'order' | 'delivery' | 'review'>()
      .notNull(),
    targetId: ref().notNull(),
    /** Null of the first comment of a thread. */
    rootId: ref(),
    /** What it answers; null of a root. */
    parentId: ref(),
    userId: ref().notNull(),
    /**
     * Who has to know of it: the author of what it answers, of a root the owner of what it is about; null of nobody.
     */
    addresseeId: ref(),
    text: text().notNull().default(''),
    images: ref().array().notNull().default([]),
    status: text().$type<'approved' | 'pending' | 'hidden' | 'removed'>().notNull(),
    isStaff: boolean().notNull().default(false),
    /** The number of its rows in comment_like. */
    likeCount: integer().notNull().default(0),
    /** Of a root: the number of its approved answers. */
    replyCount: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const commentLike = pgTable(
  'comment_like',
  {
    tenantId: tenantId(),
    commentId: ref().notNull(),
    userId: ref().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.commentId, t.userId] })],
)
