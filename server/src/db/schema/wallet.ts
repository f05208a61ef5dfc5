import type { OwnCouponAction } from '@storefront/contract/domain/wallet/user-coupon'
import type { SubscriptionAction, SubscriptionStatus } from '@storefront/contract/domain/catalog/back-in-stock'
import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, ref, rowId, tenantId } from './columns'

/** One row per status change of an owned coupon; `num` is the secret of the link of the gift concerned. */
export const userCouponLog = pgTable(
  'user_coupon_log',
  {
    tenantId: tenantId(),
    id: rowId(),
    userCouponId: ref().notNull(),
    action: text().$type<OwnCouponAction>().notNull(),
    num: text(),
    userId: ref(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Coupons that are received together. */
export const couponPackage = pgTable(
  'coupon_package',
  {
    tenantId: tenantId(),
    id: rowId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    startAt: moment(),
    endAt: moment(),
    /** Left to receive; null is without limit. */
    leftCount: integer(),
    maxPerUser: integer(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

export const couponPackageItem = pgTable(
  'coupon_package_item',
  { tenantId: tenantId(), packageId: ref().notNull(), couponId: ref().notNull(), quantity: integer().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.packageId, t.couponId] })],
)

/** A member of staff's own code of a package. */
export const couponPackageCode = pgTable(
  'coupon_package_code',
  {
    tenantId: tenantId(),
    id: rowId(),
    packageId: ref().notNull(),
    userId: ref().notNull(),
    code: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.packageId, t.userId),
    unique().on(t.tenantId, t.code),
  ],
)

/** A package as a user received it; `position` is the how-manieth. */
export const userCouponPackage = pgTable(
  'user_coupon_package',
  {
    tenantId: tenantId(),
    id: rowId(),
    packageId: ref().notNull(),
    userId: ref().notNull(),
    position: integer().notNull(),
    /** Through whose code it came. */
    codeId: ref(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.packageId, t.userId, t.position)],
)

/** A coupon that was exchanged at the counter. */
export const couponVerification = pgTable(
  'coupon_verification',
  {
    tenantId: tenantId(),
    id: rowId(),
    userCouponId: ref().notNull(),
    userId: ref().notNull(),
    operatorId: ref().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.userCouponId)],
)

/** What may be recharged, and what is given with it. */
export const recharge = pgTable(
  'recharge',
  {
    tenantId: tenantId(),
    id: rowId(),
    amount: money().notNull(),
    gift: money().notNull().default(0),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** What an order of a recharge puts on the balance when it is paid. */
export const rechargeOrder = pgTable(
  'recharge_order',
  {
    tenantId: tenantId(),
    orderId: ref().notNull(),
    rechargeId: ref().notNull(),
    amount: money().notNull(),
    gift: money().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.orderId] })],
)

export const userBankCard = pgTable(
  'user_bank_card',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    /** A row of contract/domain/promotion/bank. */
    bank: text().notNull(),
    holder: text().notNull(),
    number: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.userId, t.number)],
)

/** People a user buys for. */
export const contact = pgTable(
  'contact',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** Who wants a product that is sold out. */
export const backInStockSubscription = pgTable(
  'product_reservation',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    productId: ref().notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    quantity: integer().notNull(),
    status: text().$type<SubscriptionStatus>().notNull(),
    createdAt: moment().notNull(),
    /** When stock came for this one. */
    toldAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** One row per status change of a back-in-stock subscription. */
export const backInStockSubscriptionLog = pgTable(
  'product_reservation_log',
  {
    tenantId: tenantId(),
    id: rowId(),
    reservationId: ref().notNull(),
    action: text().$type<SubscriptionAction>().notNull(),
    fromStatus: text().$type<SubscriptionStatus>().notNull(),
    toStatus: text().$type<SubscriptionStatus>().notNull(),
    userId: ref(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
