import { isProductType } from '@storefront/contract/domain/catalog/product-kinds'
import { sellerMaximum } from '@storefront/contract/domain/after-sales/seller-refund'
import { insert } from '../../../db/insert'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import type { Actor } from '../../orders/order/lifecycle'
import { unusedTickets } from '../../orders/order/line-state'
import { findOrderLines, lockOrder, type OrderRow } from '../../orders/order/record'
import { SHIPPING_LEFT } from './fee'
import { stateOf } from './insert-return'
import { type Part, refundParts } from './refund-by-seller'

const PARCELS = 'select 1 from order_delivery where tenant_id = $1 and order_id = $2 limit 1'

/**
 * Cancels a paid order for its buyer (spec 4): all that is left of it is refunded with its fee, and the last refund
 * closes the order. orderPacked when a parcel was made; returnTicketUsed when a ticket of it was used. Needs a
 * transaction of the caller.
 */
export async function revokeOrder(
  ctx: UserCtx,
  tx: Connection,
  { id }: OrderRow,
  actor: Actor,
): Promise<OrderRow | Failure> {
  const order = await lockOrder(tx, ctx.tenant.id, id)
  if (order?.status !== 'wait_ship') return fail('orderMoved')
  if ((await tx.rows(PARCELS, [ctx.tenant.id, id])).length > 0) return fail('orderPacked')
  const parts: Part[] = []
  for (const line of await findOrderLines(tx, ctx.tenant.id, [id])) {
    const state = stateOf(line)
    const quantity = state.quantity - state.returned
    if (!isProductType(line.ctype) || quantity <= 0) continue
    if (quantity > (unusedTickets(ctx.now, line.cards ?? []) ?? quantity)) return fail('returnTicketUsed')
    parts.push({ line, quantity, amount: sellerMaximum(state), restock: true })
  }
  if (parts.length === 0) return fail('orderMoved')
  parts.sort((one, other) => one.line.id - other.line.id)
  await insert(tx, 'order_log', {
    tenantId: ctx.tenant.id,
    orderId: id,
    action: 'revoke',
    fromStatus: order.status,
    toStatus: order.status,
    actor: actor.who,
    userId: actor.userId,
    createdAt: ctx.now,
  })
  const [fee] = await tx.rows<{ left: number }>(SHIPPING_LEFT, [ctx.tenant.id, id])
  const reason = translate(ctx.tenant.language, 'orders.revoked')
  const failure = await refundParts(ctx, tx, order, parts, { shipping: fee?.left ?? 0, reason, actor })
  return failure ?? (await lockOrder(tx, ctx.tenant.id, id)) ?? order
}
