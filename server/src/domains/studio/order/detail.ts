import { isProductType } from '@storefront/contract/domain/catalog/product-kinds'
import { isSellerRefundable } from '@storefront/contract/domain/after-sales/seller-refund'
import type { StudioOrder } from '@storefront/contract/entities/studio/order'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { SHIPPING_LEFT } from '../../after-sales/return/fee'
import { stateOf } from '../../after-sales/return/insert-return'
import { findOpsOrder } from '../../ops/order/service'
import { unusedTickets } from '../../orders/order/line-state'
import { findOrderById, findOrderLines, type OrderLineRow, type OrderRow } from '../../orders/order/record'

function offerOfLine(ctx: UserCtx, line: OrderLineRow) {
  const { quantity, returned, returnAmount, paid } = stateOf(line)
  const left = quantity - returned
  return {
    line_id: line.id,
    pieces: Math.min(left, unusedTickets(ctx.now, line.cards ?? []) ?? left),
    quantity,
    returned,
    return_amount: amount(ctx, returnAmount),
    paid: amount(ctx, paid),
  }
}

async function refundOffer(ctx: UserCtx, tx: Connection, order: OrderRow): Promise<StudioOrder['refund_offer']> {
  if (!isSellerRefundable(order.status)) return null
  const lines = (await findOrderLines(tx, ctx.tenant.id, [order.id])).filter(({ ctype }) => isProductType(ctype))
  const [fees] = await tx.rows<{ left: number }>(SHIPPING_LEFT, [ctx.tenant.id, order.id])
  return lines.length === 0
    ? null
    : { shipping: amount(ctx, fees?.left ?? 0), lines: lines.map((line) => offerOfLine(ctx, line)) }
}

/** Returns one order as the studio shows it; orderNotFound for no order, or one of an event. */
export async function findStudioOrder(ctx: UserCtx, tx: Connection, id: number): Promise<StudioOrder | Failure> {
  const order = await findOpsOrder(ctx, tx, id)
  if (order instanceof Failure) return order
  const row = await findOrderById(tx, ctx.tenant.id, id)
  return row ? { ...order, refund_offer: await refundOffer(ctx, tx, row) } : fail('orderNotFound')
}

/** Returns one order as the studio shows it. */
export const readStudioOrder = (ctx: UserCtx, id: number): Promise<StudioOrder | Failure> =>
  ctx.db.read((tx) => findStudioOrder(ctx, tx, id))
