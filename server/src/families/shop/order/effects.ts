import type { Connection } from '../../../db'
import { scheduleWork, unscheduleWork } from '../../../due/queue'
import type { WorkCtx } from '../../../kernel/ctx'
import { returnCoupon, returnDiamonds, returnVouchers } from './claim'
import { creditRecharge } from '../money/credit'
import type { OrderRow } from './present'
import { giveBackStock } from './stock'

/** What follows from an order's step, in the transaction of the step. The step happens once, and so does what follows. */
type Effect = (ctx: WorkCtx, q: Connection, order: OrderRow) => Promise<void>

/** What follows when an order is paid, one after the other. */
export const afterPaying: readonly Effect[] = [stopWaiting, countSales, creditRecharge]

/** What follows when an unpaid order is closed: what it held is given back. */
export const afterClosing: readonly Effect[] = [stopWaiting, returnCoupon, returnDiamonds, returnVouchers, returnStock, closePayments]

function stopWaiting(ctx: WorkCtx, q: Connection, order: OrderRow): Promise<void> {
  return unscheduleWork(q, ctx.tenant.id, 'order_expire', String(order.id))
}

async function countSales(ctx: WorkCtx, q: Connection, order: OrderRow): Promise<void> {
  const sold = await q.rows<{ product_id: number; quantity: number }>(
    'select product_id, sum(quantity)::int as quantity from order_line where tenant_id = $1 and order_id = $2 group by product_id order by product_id',
    [ctx.tenant.id, order.id],
  )
  for (const { product_id, quantity } of sold)
    await q.rows('update product set count_purchase = count_purchase + $3 where tenant_id = $1 and id = $2', [ctx.tenant.id, product_id, quantity])
}

function returnStock(ctx: WorkCtx, q: Connection, order: OrderRow): Promise<void> {
  return giveBackStock(q, ctx.tenant.id, order.id)
}

/** The vendor is told not to take money any more; what comes all the same is refunded. */
async function closePayments(ctx: WorkCtx, q: Connection, order: OrderRow): Promise<void> {
  const open = await q.rows<{ id: number }>("select id from payment where tenant_id = $1 and order_id = $2 and state = 'open'", [ctx.tenant.id, order.id])
  for (const { id } of open) await scheduleWork(q, { tenantId: ctx.tenant.id, kind: 'payment_close', key: String(id), runAt: ctx.now })
}
