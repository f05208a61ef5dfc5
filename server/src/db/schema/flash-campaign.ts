import { boolean, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** A flash message of the site for many people, and whom and when it is for. */
export const flashCampaign = pgTable(
  'flash_campaign',
  {
    tenantId: tenantId(),
    id: rowId(),
    title: text().notNull(),
    kind: text().$type<'link' | 'coupons'>().notNull(),
    imageId: ref(),
    description: text().notNull(),
    subDescription: text().notNull(),
    /** A contract Link. */
    link: json(),
    couponId: ref(),
    audience: text().notNull(),
    level: integer(),
    cardId: ref(),
    productId: ref(),
    days: integer(),
    mobiles: text().array().notNull().default([]),
    startAt: moment().notNull(),
    endAt: moment().notNull(),
    /** That it runs or is over follows from its time. */
    state: text().$type<'draft' | 'scheduled' | 'stopped'>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Who got a campaign's message, or was passed over: its key lets each user get it once. */
export const flashReceipt = pgTable(
  'flash_receipt',
  {
    tenantId: tenantId(),
    campaignId: ref().notNull(),
    userId: ref().notNull(),
    isShown: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.campaignId, t.userId] })],
)
