import type { LineMsg } from '@storefront/contract/domain/cart/line-msgs'
import type { OrderAction, OrderStatus } from '@storefront/contract/domain/orders/order'
import type { PayChannel } from '@storefront/contract/entities/checkout/payment'
import { boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, money, ref, rowId, tenantId } from './columns'

/** Where an order goes, as it stood when it was made. */
export interface OrderAddress {
  name: string
  mobile: string
  display: string
}

/** Where an order is collected, as it stood when it was made. */
export interface OrderPoint {
  name: string
  address: string
  phone: string
  hours: string
}

export const shopOrder = pgTable(
  'shop_order',
  {
    tenantId: tenantId(),
    id: rowId(),
    /** Public and hard to guess: yymmdd and 8 random characters of 0-9A-Z. */
    number: text().notNull(),
    userId: ref().notNull(),
    status: text().$type<OrderStatus>().notNull(),
    goods: money().notNull(),
    discount: money().notNull(),
    shipping: money().notNull(),
    total: money().notNull(),
    /** Nothing to ship: paying completes it. */
    isVirtual: boolean().notNull(),
    address: jsonb().$type<OrderAddress>(),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
    paidAt: moment(),
    payBefore: moment(),
    /** Minor units that go back to the buyer, or have gone; at most the total. */
    refunded: money().notNull().default(0),
    finishedAt: moment(),
    /** `shop`: goods and e-tickets; `pickup`: goods of vouchers; `ticket`: tickets of an event. */
    kind: text().notNull().default('shop'),
    /** The parts of `discount`. */
    couponDiscount: money().notNull().default(0),
    cardDiscount: money().notNull().default(0),
    userCardId: ref(),
    /** Coins taken at the submit, given back when it is closed unpaid. */
    diamonds: integer().notNull().default(0),
    pickupPoint: jsonb().$type<OrderPoint>(),
    pickupCode: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.number),
    unique().on(t.tenantId, t.pickupCode),
  ],
)

/** What was bought, as it stood then. */
export const orderLine = pgTable(
  'order_line',
  {
    tenantId: tenantId(),
    id: rowId(),
    orderId: ref().notNull(),
    /** Null on the line of a recharge and on one of tickets of an event. */
    productId: ref(),
    variantId: ref(),
    productName: text().notNull(),
    ctype: text().notNull(),
    attributesLabel: text().notNull(),
    imageId: ref(),
    /** The variant's price before promotions. */
    price: money().notNull(),
    /** The unit price that is charged. */
    upit: money().notNull(),
    quantity: integer().notNull(),
    /** Whether the pieces were taken from a limited stock, which closing gives back. */
    isReserved: boolean().notNull(),
    /** Pieces in parcels, and pieces that are taken back before they were sent. */
    shipped: integer().notNull().default(0),
    unsent: integer().notNull().default(0),
    /** Pieces of returns that are neither refused nor withdrawn, and the money for them in minor units. */
    returned: integer().notNull().default(0),
    returnAmount: money().notNull().default(0),
    /** Coins of those returns. */
    returnDiamonds: integer().notNull().default(0),
    /** The line's share of coupon and card; with it, its pieces cost upit x quantity - discount. */
    discount: money().notNull().default(0),
    /** Coins that all its pieces cost. */
    diamonds: integer().notNull().default(0),
    msgs: jsonb().$type<LineMsg[]>().notNull().default([]),
    /** The voucher that it was fetched with. */
    holderId: ref(),
    /** The type of tickets of an event. */
    ticketId: ref(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** One row a step of an order's life. */
export const orderLog = pgTable(
  'order_log',
  {
    tenantId: tenantId(),
    id: rowId(),
    orderId: ref().notNull(),
    action: text().$type<OrderAction | 'submit' | 'readdress'>().notNull(),
    fromStatus: text().$type<OrderStatus>(),
    toStatus: text().$type<OrderStatus>().notNull(),
    actor: text().$type<'owner' | 'operator' | 'system'>().notNull(),
    userId: ref(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** open -> paid; or the order was closed first: refund_due -> refunded. */
export type PaymentState = 'open' | 'paid' | 'failed' | 'refund_due' | 'refunded'

/** One attempt to pay an order. */
export const payment = pgTable(
  'payment',
  {
    tenantId: tenantId(),
    id: rowId(),
    orderId: ref().notNull(),
    /** `fund` is the buyer's own balance. */
    vendor: text().$type<'wechat' | 'alipay' | 'fund'>().notNull(),
    channel: text().$type<PayChannel>().notNull(),
    outTradeNo: text().notNull(),
    amount: money().notNull(),
    state: text().$type<PaymentState>().notNull(),
    tradeNo: text(),
    createdAt: moment().notNull(),
    paidAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), unique().on(t.tenantId, t.outTradeNo)],
)
