import type { Order } from '@storefront/contract/entities/orders/order'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { findRefunds } from '../../after-sales/refund/record'
import { findDeliveries } from '../delivery/record'
import { presentOrder } from './presenter'
import { findOrderLines, type OrderRow } from './record'

/** Orders with their lines and parcels, as their owner or an operator sees them. */
export async function presentOrders(
  ctx: Ctx,
  tx: Connection,
  rows: readonly OrderRow[],
  who: 'owner' | 'operator' = 'owner',
): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await findOrderLines(tx, ctx.tenant.id, ids)
  const deliveries = await findDeliveries(tx, ctx.tenant.id, ids)
  const refunds = await findRefunds(tx, ctx.tenant.id, ids)
  const of = <T extends { order_id: number }>(all: readonly T[], id: number) =>
    all.filter(({ order_id }) => order_id === id)
  return rows.map((row) =>
    presentOrder(ctx, row, of(lines, row.id), who, {
      deliveries: of(deliveries, row.id),
      refunds: of(refunds, row.id),
    }),
  )
}

/** Returns one of them. */
export async function presentOrderOf(
  ctx: Ctx,
  tx: Connection,
  row: OrderRow,
  who: 'owner' | 'operator' = 'owner',
): Promise<Order> {
  const [order] = await presentOrders(ctx, tx, [row], who)
  if (!order) throw new Error('an order was presented as nothing')
  return order
}
