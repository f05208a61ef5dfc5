import { ORDER_CONFIRM_DAYS } from '@storefront/contract/constants'
import type { OrderAction } from '@storefront/contract/domain/orders/order'
import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { closePurchasedSubscriptions, onStockReturned } from '../../catalog/back-in-stock/restock'
import { returnCoupon, returnDiamonds, returnVouchers } from '../../checkout/checkout/benefits'
import { closeCodes } from '../../checkout/payment/pay-code'
import { releaseStock } from '../../checkout/checkout/stock'
import { cancelTickets, validateTickets } from '../../events/ticket-order/effects'
import { earnCoins } from '../../promotion/coins/earn'
import { dropCommission, planSettlement, startCommission } from '../../promotion/distribution/commission'
import { creditRecharge } from '../../wallet/balance/credit'
import { issueTickets } from '../../wallet/eticket/issue'
import type { OrderRow } from './record'

/** The effects of an order's action, in the same transaction. An action happens once, and so do its effects. */
type Effect = (ctx: JobCtx, tx: Connection, order: OrderRow) => Promise<void>

/** Effects of the payment of an order, in this sequence. */
const afterPaying: readonly Effect[] = [
  stopWaiting,
  stopCodes,
  countSales,
  creditRecharge,
  issueTickets,
  validateTickets,
  closePurchasedSubscriptions,
  startCommission,
]

/**
 * Effects of closing an unpaid order: its coupon, coins, vouchers, stock and seats are returned, and its payments
 * closed.
 */
const afterClosing: readonly Effect[] = [
  stopWaiting,
  returnCoupon,
  returnDiamonds,
  returnVouchers,
  returnStock,
  onStockReturned,
  closePayments,
  cancelTickets,
  dropCommission,
]

/** Effects of the first parcel's shipment, of the last one's arrival, and of the order's completion. */
const afterShipping: readonly Effect[] = [planConfirm(ORDER_CONFIRM_DAYS.shipped)]
const afterArriving: readonly Effect[] = [planConfirm(ORDER_CONFIRM_DAYS.delivered), endParcels]
const afterCompleting: readonly Effect[] = [stopConfirm, endParcels, rewardOrder, planSettlement]

const effects: Readonly<Record<OrderAction, readonly Effect[]>> = {
  pay: afterPaying,
  pay_virtual: [...afterPaying, rewardOrder, planSettlement],
  cancel: afterClosing,
  expire: afterClosing,
  urge: [noteUrge],
  // Its refunds close the order by refund_all.
  revoke: [],
  ship: afterShipping,
  deliver: afterArriving,
  confirm: afterCompleting,
  finish: [rewardOrder, planSettlement],
  // What each of its returns gave back was given back by the return.
  refund_all: [stopConfirm, planSettlement],
}

/** Returns the effects of each action, in sequence. */
export const effectsOf = (action: OrderAction): readonly Effect[] => effects[action]

/** Marks the order, so that staff find it before others. */
async function noteUrge(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  await tx.rows('update shop_order set urged_at = $3 where tenant_id = $1 and id = $2', [
    ctx.tenant.id,
    order.id,
    ctx.now,
  ])
}

/** Plans the automatic confirmation in this many days, replacing an earlier plan. */
function planConfirm(days: number): Effect {
  return async (ctx, tx, order) => {
    const key = { tenantId: ctx.tenant.id, kind: 'order_confirm', key: String(order.id) } as const
    await cancelJob(tx, key.tenantId, key.kind, key.key)
    await scheduleJob(tx, { ...key, runAt: new Date(ctx.now.getTime() + days * 86_400_000) })
  }
}

function stopConfirm(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  return cancelJob(tx, ctx.tenant.id, 'order_confirm', String(order.id))
}

/** Marks the remaining parcels as delivered, because the whole order has been. */
async function endParcels(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  await tx.rows(
    `with d as (update order_delivery set state = 'delivered', delivered_at = $3, shipped_at = coalesce(shipped_at, $3)
        where tenant_id = $1 and order_id = $2 and state <> 'delivered' returning id)
      insert into delivery_node (tenant_id, delivery_id, kind, created_at) select $1, d.id, 'delivered', $3 from d returning id`,
    [ctx.tenant.id, order.id, ctx.now],
  )
}

function stopWaiting(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  return cancelJob(tx, ctx.tenant.id, 'order_expire', String(order.id))
}

/** The other codes of a paid order are closed, because they could be paid for hours. */
function stopCodes(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  return closeCodes(ctx, tx, order.id, null)
}

const RECHARGE =
  "select 1 from order_line where tenant_id = $1 and order_id = $2 and ctype = 'shop.rechargeorderline' limit 1"

/** The coins of a completed order; money that only moves into a balance earns none. */
async function rewardOrder(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  const recharges = await tx.rows(RECHARGE, [ctx.tenant.id, order.id], 'reward_recharge')
  const amount = order.total - order.refunded
  if (recharges.length === 0)
    await earnCoins({ tenant: ctx.tenant, now: ctx.now }, tx, {
      userId: order.user_id,
      trigger: 'order',
      ref: order.number,
      amount,
    })
}

async function countSales(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  const sold = await tx.rows<{ product_id: number; quantity: number }>(
    'select product_id, sum(quantity)::int as quantity from order_line where tenant_id = $1 and order_id = $2 and product_id is not null group by product_id order by product_id',
    [ctx.tenant.id, order.id],
  )
  for (const { product_id, quantity } of sold)
    await tx.rows('update product set count_purchase = count_purchase + $3 where tenant_id = $1 and id = $2', [
      ctx.tenant.id,
      product_id,
      quantity,
    ])
}

function returnStock(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  return releaseStock(tx, ctx.tenant.id, order.id)
}

/** Closes open payments with the vendor; money that still arrives is refunded. */
export async function closePayments(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  const open = await tx.rows<{ id: number }>(
    "select id from payment where tenant_id = $1 and order_id = $2 and state = 'open'",
    [ctx.tenant.id, order.id],
  )
  for (const { id } of open)
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'payment_close', key: String(id), runAt: ctx.now })
}
