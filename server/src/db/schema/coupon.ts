import type { CouponType } from '@storefront/contract/domain/wallet/coupon-kinds'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, ref, rowId, tenantId } from './columns'

/** What an operator hands out. */
export const coupon = pgTable(
  'coupon',
  {
    tenantId: tenantId(),
    id: rowId(),
    slug: text().notNull(),
    type: text().$type<CouponType>().notNull(),
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
    /** Validity in days from its receipt; null means until its own end. */
    validDays: integer(),
    /** Whether it is taken beside a membership card. */
    withCard: boolean().notNull().default(true),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.slug)],
)

/** Coupons that users own; `position` numbers a user's own copies of the same coupon. */
export const userCoupon = pgTable(
  'user_coupon',
  {
    tenantId: tenantId(),
    id: rowId(),
    couponId: ref().notNull(),
    userId: ref().notNull(),
    position: integer().notNull(),
    status: text().$type<'unused' | 'presenting' | 'used' | 'expired'>().notNull().default('unused'),
    /** What the counter scans. */
    code: text().notNull(),
    startAt: moment(),
    endAt: moment(),
    /** The order that it was used for; null when it was used at the counter. */
    orderId: ref(),
    usedAt: moment(),
    /** The secret of a gift's link, since when it is on its way, and whose it was before. */
    presentToken: text().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    presentedAt: moment(),
    fromUserId: ref(),
    /** Who took it from the shop, once it was given away. */
    originUserId: ref(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.couponId, t.userId, t.position),
    unique().on(t.tenantId, t.code),
    unique().on(t.tenantId, t.presentToken),
  ],
)
