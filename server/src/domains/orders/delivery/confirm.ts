import { openReturnStatuses } from '@storefront/contract/domain/after-sales/order-return'
import { Failure } from '../../../core/failure'
import { cancelJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { SYSTEM, transition } from '../order/lifecycle'
import { findOrderById } from '../order/record'
import { hasUnshipped } from './ship'

const OPEN_RETURN = `select 1 from order_return where tenant_id = $1 and order_id = $2 and status = any($3) limit 1`
const LATER = `update job set run_at = $3, attempts = 0, failed_at = null where tenant_id = $1 and kind = 'order_confirm' and key = $2`
const DAY_MS = 86_400_000

/**
 * Confirms an order that the buyer did not confirm in time. While a return is open, or goods are still to be sent, it
 * is checked again a day later.
 * @param key the order's id
 */
export async function confirmByTime(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const order = await findOrderById(tx, ctx.tenant.id, Number(key))
    const isWaiting = order && (order.status === 'shipped' || order.status === 'delivered')
    if (
      isWaiting &&
      ((await tx.rows(OPEN_RETURN, [ctx.tenant.id, order.id, openReturnStatuses])).length > 0 ||
        (await hasUnshipped(tx, ctx.tenant.id, order.id)))
    ) {
      await tx.rows(LATER, [ctx.tenant.id, key, new Date(ctx.now.getTime() + DAY_MS)])
      return null
    }
    const movedOrder = isWaiting ? await transition(ctx, tx, order, 'confirm', SYSTEM) : null
    // Its buyer was faster: nothing is left to do.
    if (movedOrder instanceof Failure && movedOrder.name !== 'orderMoved') return movedOrder
    await cancelJob(tx, ctx.tenant.id, 'order_confirm', key)
    return null
  })
}
