import { openReturnStatuses } from '@storefront/contract/domain/order-return'
import type { Connection } from '../../../db'
import { Failure } from '../../../failure'
import type { WorkCtx } from '../../../kernel/ctx'
import { settleArrival } from '../delivery/ship'
import { returnCoupon, returnDiamonds, returnVouchers } from '../order/claim'
import { SYSTEM, transition } from '../order/lifecycle'
import { findOrderById } from '../order/repo'
import { tellOfReturned } from '../reservation/arrival'
import { moveReturn } from './move'
import { findReturnById } from './repo'

const STOCK = 'update variant set inventory = inventory + $3 where tenant_id = $1 and id = $2'
// Refused and withdrawn returns have given their pieces back to the line, so what counts as returned was.
const LEFT = `select 1 from order_line l where l.tenant_id = $1 and l.order_id = $2 and (l.returned < l.quantity or exists (
  select 1 from order_return r where r.tenant_id = l.tenant_id and r.line_id = l.id and r.status = any($3))) limit 1`

/**
 * What follows when a return's money has gone back: what was never sent, or came back, is stock again; with the last piece
 * of the order its coupon, coins and vouchers are the buyer's again and the order is closed.
 */
export async function finishReturn(ctx: WorkCtx, q: Connection, returnId: number): Promise<void> {
  const row = await findReturnById(q, ctx.tenant.id, returnId)
  if (!row) return
  const refused = await moveReturn(ctx, q, row, { action: 'refund', note: '', way: null }, SYSTEM)
  // It is refunded already.
  if (refused) return
  const pieces = row.kind === 'return_goods' ? row.quantity : row.unsent
  if (row.is_reserved && pieces > 0) {
    await q.rows(STOCK, [ctx.tenant.id, row.variant_id, pieces], 'stock_return')
    await tellOfReturned(ctx, q, { id: row.order_id, user_id: row.user_id })
  }
  const order = await findOrderById(q, ctx.tenant.id, row.order_id)
  if (!order) return
  if ((await q.rows(LEFT, [ctx.tenant.id, order.id, openReturnStatuses])).length > 0) {
    const settled = await settleArrival(ctx, q, order)
    if (settled instanceof Failure) throw new Error(`order ${order.number} could not arrive: ${settled.name}`)
    return
  }
  const closed = await transition(ctx, q, order, 'refund_all', SYSTEM)
  if (closed instanceof Failure) throw new Error(`order ${order.number} could not be closed: ${closed.name}`)
  // What it used up beside money is its buyer's again.
  for (const giveBack of [returnCoupon, returnDiamonds, returnVouchers]) await giveBack(ctx, q, order)
}
