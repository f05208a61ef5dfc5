import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, ref, rowId, tenantId } from './columns'

/** What an operator hands out. */
export const coupon = pgTable(
  'coupon',
  {
    tenantId: tenantId(),
    id: rowId(),
    slug: text().notNull(),
    type: text().$type<'R' | 'RED' | 'P' | 'E' | 'EXC'>().notNull(),
    /** Minor units for R, percents for P. */
    value: money().notNull(),
    label: text().notNull(),
    description: text().notNull().default(''),
    startAt: moment(),
    endAt: moment(),
    /** Left to receive; null is without limit. */
    leftCount: integer(),
    maxPerUser: integer(),
    minOrder: money().notNull().default(0),
    categoryIds: ref().array().notNull().default([]),
    productId: ref(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

/** What a user holds of a coupon; `position` is the how-manieth. */
export const userCoupon = pgTable(
  'user_coupon',
  {
    tenantId: tenantId(),
    id: rowId(),
    couponId: ref().notNull(),
    userId: ref().notNull(),
    position: integer().notNull(),
    status: text().$type<'unused' | 'presenting' | 'used' | 'expired'>().notNull().default('unused'),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.couponId, t.userId, t.position)],
)
