import { isProductType } from '@storefront/contract/domain/catalog/product-kinds'
import { returnablePieces } from '@storefront/contract/domain/after-sales/order-return'
import { isSellerRefundable } from '@storefront/contract/domain/after-sales/seller-refund'
import { shopOrderKinds } from '@storefront/contract/domain/orders/order-kinds'
import type { StudioOrder } from '@storefront/contract/entities/studio/order'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { SHIPPING_LEFT } from '../../after-sales/return/fee'
import { stateOf } from '../../after-sales/return/insert-return'
import { findOpsOrder } from '../../ops/order/service'
import { unusedTickets } from '../../orders/order/line-state'
import { findOrderById, findOrderLines, type OrderLineRow, type OrderRow } from '../../orders/order/record'
import { isRecharge } from '../../wallet/balance/recharge-order'
import { withDeskFacts } from './facts'
import { timelineOf } from './timeline'

function offerOfLine(ctx: UserCtx, line: OrderLineRow) {
  const state = stateOf(line)
  const { quantity, returned, returnAmount, exchanging, paid } = state
  const left = returnablePieces(state)
  return {
    line_id: line.id,
    pieces: Math.min(left, unusedTickets(ctx.now, line.cards ?? []) ?? left),
    quantity,
    returned,
    exchanging,
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

const OTHERS = `select t.id, t.number, t.status, t.total, t.created_at, count(*) over ()::int as count from shop_order t
  where t.tenant_id = $1 and t.user_id = $2 and t.id <> $3 and t.kind = any($4::text[]) order by t.id desc limit 5`

/** Returns the customer's latest other orders. */
async function otherOrders(ctx: UserCtx, tx: Connection, { id, user_id }: OrderRow): Promise<StudioOrder['others']> {
  const rows = await tx.rows<Pick<OrderRow, 'id' | 'number' | 'status' | 'total' | 'created_at'> & { count: number }>(
    OTHERS,
    [ctx.tenant.id, user_id, id, [...shopOrderKinds]],
  )
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map((row) => ({
      id: row.id,
      number: row.number,
      status: row.status,
      status_display: translate(ctx.language, `orders.status.${row.status}`),
      tit: amount(ctx, row.total),
      created: new Date(row.created_at).toISOString(),
    })),
  }
}

/** Returns one order as its screen shows it; orderNotFound for no order, or one of an event. */
export async function findStudioOrder(ctx: UserCtx, tx: Connection, id: number): Promise<StudioOrder | Failure> {
  const opsOrder = await findOpsOrder(ctx, tx, id)
  if (opsOrder instanceof Failure) return opsOrder
  const row = await findOrderById(tx, ctx.tenant.id, id)
  const [order] = row ? await withDeskFacts(ctx, tx, [row], [opsOrder]) : []
  if (!row || !order) return fail('orderNotFound')
  return {
    ...order,
    refund_offer: await refundOffer(ctx, tx, row),
    is_price_open: row.status === 'unpaid' && !(await isRecharge(tx, ctx.tenant.id, id)),
    timeline: await timelineOf(ctx, tx, id),
    others: await otherOrders(ctx, tx, row),
  }
}

/** Returns one order as its screen shows it. */
export const readStudioOrder = (ctx: UserCtx, id: number): Promise<StudioOrder | Failure> =>
  ctx.db.read((tx) => findStudioOrder(ctx, tx, id))
