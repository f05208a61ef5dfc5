import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

export const accountFollow = pgTable(
  'account_follow',
  {
    tenantId: tenantId(),
    followerId: ref().notNull(),
    followeeId: ref().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.followerId, t.followeeId] })],
)

export const feedback = pgTable(
  'feedback',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    text: text().notNull(),
    images: ref().array().notNull().default([]),
    contact: text().notNull().default(''),
    state: text().$type<'open' | 'answered' | 'closed'>().notNull().default('open'),
    /** Of the newest thing the user wrote in it. */
    status: text().$type<'approved' | 'pending' | 'hidden'>().notNull(),
    createdAt: moment().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const feedbackReply = pgTable(
  'feedback_reply',
  {
    tenantId: tenantId(),
    id: rowId(),
    feedbackId: ref().notNull(),
    userId: ref().notNull(),
    isStaff: boolean().notNull(),
    text: text().notNull(),
    images: ref().array().notNull().default([]),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A file of a user's data; the key in the storage is never shown. */
export const dataExport = pgTable(
  'data_export',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    status: text().$type<'waiting' | 'done' | 'failed'>().notNull(),
    fileKey: text(),
    createdAt: moment().notNull(),
    expiresAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
