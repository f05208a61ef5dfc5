import { boolean, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, rowId, tenantId } from './columns'

/** What WeChat pushed; the key is the guard against the same event twice. Swept after some days. */
export const wechatPush = pgTable(
  'wechat_push',
  {
    tenantId: tenantId(),
    id: rowId(),
    appId: text().notNull(),
    eventKey: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.eventKey)],
)

/** Whether somebody follows the official account, known by WeChat's id alone: a follower may come to the site later. */
export const wechatFollower = pgTable(
  'wechat_follower',
  {
    tenantId: tenantId(),
    appId: text().notNull(),
    openId: text().notNull(),
    isFollow: boolean().notNull(),
    /** WeChat's own time of the event: an older one changes nothing. */
    changedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.appId, t.openId] })],
)
