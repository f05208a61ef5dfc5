import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { findOrderById, findOrderLines, type OrderLineRow, type OrderRow } from '../../orders/order/record'

/** A line of which something is given back, and its order. */
export interface ReturnedLine {
  readonly order: OrderRow
  readonly line: OrderLineRow
}

/** Finds a line of one of the caller's own orders. */
export async function findOwnLine(ctx: UserCtx, tx: Connection, lineId: number): Promise<ReturnedLine | null> {
  const [row] = await tx.rows<{ order_id: number }>(
    'select order_id from order_line where tenant_id = $1 and id = $2',
    [ctx.tenant.id, lineId],
  )
  const order = row && (await findOrderById(tx, ctx.tenant.id, row.order_id))
  if (!order || order.user_id !== ctx.user.id) return null
  const line = (await findOrderLines(tx, ctx.tenant.id, [order.id])).find(({ id }) => id === lineId)
  return line ? { order, line } : null
}
