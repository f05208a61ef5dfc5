import type { OrderFlag } from '@storefront/contract/domain/orders/order-desk'
import { hasTickets } from '@storefront/contract/domain/orders/order-kinds'
import { insert } from '../../../db/insert'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { lockOrder, type OrderRow } from './record'

export interface OrderMark {
  /** Null takes the flag off. */
  readonly flag: OrderFlag | null
  readonly note: string
}

const MARK = 'update shop_order set flag = $3, seller_note = $4 where tenant_id = $1 and id = $2'

/** Sets flag and note of an order, for staff alone. Returns the order as it was; needs a transaction of the caller. */
export async function markOrder(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  { flag, note }: OrderMark,
): Promise<OrderRow | Failure> {
  const order = await lockOrder(tx, ctx.tenant.id, id)
  if (!order || hasTickets(order.kind)) return fail('orderNotFound')
  await tx.rows(MARK, [ctx.tenant.id, id, flag, note.trim()])
  await insert(tx, 'order_log', {
    tenantId: ctx.tenant.id,
    orderId: id,
    action: 'mark',
    fromStatus: order.status,
    toStatus: order.status,
    actor: 'operator',
    userId: ctx.user.id,
    data: { flag, note: note.trim() },
    createdAt: ctx.now,
  })
  return order
}
