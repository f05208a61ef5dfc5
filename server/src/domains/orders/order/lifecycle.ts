import { insert } from '../../../db/insert'
import { type OrderAction, orderLifecycle, type Transition } from '@storefront/contract/domain/orders/order'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import { effectsOf } from './effects'
import { keepOrderMessage } from './keep-message'
import { planOrderMessage } from './message'
import type { OrderRow } from './record'
import { addSpent } from './spent'

/** The party that changes an order; the user's id is written to the log. */
export interface Actor {
  who: 'owner' | 'operator' | 'system'
  userId: number | null
}

export const SYSTEM: Actor = { who: 'system', userId: null }

const FINISHED = "finished_at = case when $3 = 'completed' then $5 else finished_at end"
const MOVE = `update shop_order set status = $3, ${FINISHED}
  where tenant_id = $1 and id = $2 and status = any($4) returning 1`
const PAY = `with moved as (
    update shop_order set status = $3, paid_at = $5, ${FINISHED}
    where tenant_id = $1 and id = $2 and status = any($4) and total = $6 returning user_id, total
  ), spent as (${addSpent('moved', 'm.total')})
  select 1 from moved`

/**
 * Moves an order by one action of contract/domain/orders/order, the only way a status changes: one conditional
 * statement, so that of two movers one wins, with its log row and what follows from it. orderMoved when the order no
 * longer stands where the action starts; nor is it paid when it has another price than `order`, which who pays it
 * knows.
 */
export async function transition(
  ctx: JobCtx,
  tx: Connection,
  order: OrderRow,
  action: OrderAction,
  actor: Actor,
): Promise<OrderRow | Failure> {
  const { from, to, by }: Transition = orderLifecycle[action]
  if (!by.includes(actor.who)) return fail('forbidden')
  const isPaying = action === 'pay' || action === 'pay_virtual'
  const move = [ctx.tenant.id, order.id, to, [...from], ctx.now]
  const movedRows = await (isPaying ? tx.rows(PAY, [...move, order.total]) : tx.rows(MOVE, move))
  if (movedRows.length === 0) return fail('orderMoved')
  await insert(tx, 'order_log', {
    tenantId: ctx.tenant.id,
    orderId: order.id,
    action,
    fromStatus: order.status,
    toStatus: to,
    actor: actor.who,
    userId: actor.userId,
    createdAt: ctx.now,
  })
  for (const follow of effectsOf(action)) await follow(ctx, tx, order)
  // Who did it knows it.
  if (actor.who !== 'owner') {
    await planOrderMessage(ctx, tx, order, to)
    await keepOrderMessage(ctx, tx, order, action)
  }
  const at = ctx.now.toISOString()
  return {
    ...order,
    status: to,
    paid_at: isPaying ? at : order.paid_at,
    finished_at: to === 'completed' ? at : order.finished_at,
  }
}

/** Returns the action by which an order becomes paid. */
export function payAction(order: Pick<OrderRow, 'is_virtual'>): 'pay' | 'pay_virtual' {
  return order.is_virtual ? 'pay_virtual' : 'pay'
}
