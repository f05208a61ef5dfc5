import { openReturnStatuses, returnKindTable } from '@storefront/contract/domain/after-sales/order-return'
import type { Connection } from '../../../db'
import { Failure } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import { returnCoupon } from '../../checkout/checkout/benefits'
import { settleArrival } from '../../orders/delivery/ship'
import { SYSTEM, transition } from '../../orders/order/lifecycle'
import { lockOrder } from '../../orders/order/record'
import { correctCommission } from '../../promotion/distribution/settle'
import { takeBackOrderCoins } from '../../promotion/coins/order-award'
import { changeBalance } from '../../wallet/balance/balance'
import { moveReturn } from './lifecycle'
import { takePiecesBack } from './pieces-back'
import { findReturnById } from './queries'

// Refused and withdrawn returns have given their pieces back to the line, so what counts as returned was.
const LEFT = `select 1 from order_line l where l.tenant_id = $1 and l.order_id = $2 and (l.returned < l.quantity or exists (
  select 1 from order_return r where r.tenant_id = $1 and r.line_id = l.id and r.status = any($3))) limit 1`

const VOUCHER = 'update pickup_voucher_holder set available = available + $3 where tenant_id = $1 and id = $2'

/**
 * Completes a return after its refund. Gives back the coins and vouchers that its pieces cost; restocks pieces that
 * were never sent or came back, or those that the seller named. With the last piece of the order it gives back the coupon and closes the order. Takes
 * its locks in the same order as a checkout.
 */
export async function finishReturn(ctx: JobCtx, tx: Connection, returnId: number): Promise<void> {
  const row = await findReturnById(tx, ctx.tenant.id, returnId)
  if (!row) return
  const failure = await moveReturn(ctx, tx, row, { action: 'refund', note: '', way: null }, SYSTEM)
  // It is refunded already.
  if (failure) return
  await settleOrder(ctx, tx, row.order_id)
  const { user_id: userId, diamonds, number } = row
  await correctCommission(ctx, tx, { id: row.id, line_id: row.line_id })
  // Before coins are taken back: those that the return gives may pay for them.
  if (diamonds > 0)
    await changeBalance(tx, {
      tenantId: ctx.tenant.id,
      userId,
      kind: 'diamond',
      change: diamonds,
      reason: 'return',
      ref: number,
      now: ctx.now,
    })
  await takeBackOrderCoins(
    { tenant: ctx.tenant, now: ctx.now },
    tx,
    { user_id: userId, number: row.order_number },
    number,
  )
  if (row.holder_id !== null) await tx.rows(VOUCHER, [ctx.tenant.id, row.holder_id, row.quantity])
  await takePiecesBack(ctx, tx, row, row.restock ?? (returnKindTable[row.kind].comesBack ? row.quantity : row.unsent))
}

/** An order of which nothing is left is closed; of another, what was waiting for the return may have come. */
async function settleOrder(ctx: JobCtx, tx: Connection, orderId: number): Promise<void> {
  // Of the last two returns that finish at once, the second one looks when the first is written.
  const order = await lockOrder(tx, ctx.tenant.id, orderId)
  if (!order) return
  const isLeft = (await tx.rows(LEFT, [ctx.tenant.id, order.id, openReturnStatuses])).length > 0
  const movedOrder = isLeft
    ? await settleArrival(ctx, tx, order)
    : await transition(ctx, tx, order, 'refund_all', SYSTEM)
  if (movedOrder instanceof Failure) throw new Error(`order ${order.number} could not go on: ${movedOrder.name}`)
  if (!isLeft) await returnCoupon(ctx, tx, order)
}
