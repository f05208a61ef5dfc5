import { splitPieces } from '@storefront/contract/domain/after-sales/exchange'
import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import { onStockReturned } from '../../catalog/back-in-stock/restock'
import type { ReturnRow } from './queries'

// Whoever changes what a buyer has of a line waits here.
const LOCK = 'select 1 from order_line where tenant_id = $1 and id = $2 for no key update'
const EXCHANGES = `select id, variant_id, is_reserved, quantity - taken_back as quantity from order_return
  where tenant_id = $1 and line_id = $2 and kind = 'exchange' and status = 'exchanged' and taken_back < quantity order by id desc for update`
const LEAVE = 'update order_return set taken_back = taken_back + $3 where tenant_id = $1 and id = $2'
const STOCK = 'update variant set inventory = inventory + $3 where tenant_id = $1 and id = $2'

/** Puts pieces of variants into stock again; the variants are locked in the order of their ids, as a checkout does. */
export async function restockPieces(
  ctx: JobCtx,
  tx: Connection,
  { order_id, user_id }: Pick<ReturnRow, 'order_id' | 'user_id'>,
  pieces: ReadonlyMap<number, number>,
): Promise<void> {
  const stocked = [...pieces].filter(([, quantity]) => quantity > 0).sort(([one], [other]) => one - other)
  for (const [variantId, quantity] of stocked)
    await tx.rows(STOCK, [ctx.tenant.id, variantId, quantity], 'stock_return')
  if (stocked.length > 0) await onStockReturned(ctx, tx, { id: order_id, user_id })
}

/**
 * Takes the pieces of a return from its buyer, exchanged ones first, and puts as many as `restock` into the stock of the
 * variant that each of them is. Pieces that were never sent are the first to be stock again.
 */
export async function takePiecesBack(ctx: JobCtx, tx: Connection, row: ReturnRow, restock: number): Promise<void> {
  const tenantId = ctx.tenant.id
  await tx.rows(LOCK, [tenantId, row.line_id])
  const exchanges = await tx.rows<{ id: number; variant_id: number | null; is_reserved: boolean; quantity: number }>(
    EXCHANGES,
    [tenantId, row.line_id],
  )
  const stock = new Map<number, number>()
  let left = restock
  const put = (variantId: number, quantity: number, isLimited: boolean) => {
    const count = Math.min(left, quantity)
    left -= count
    if (isLimited) stock.set(variantId, (stock.get(variantId) ?? 0) + count)
  }
  put(row.variant_id, row.unsent, row.is_reserved)
  for (const { exchangeId, quantity } of splitPieces(exchanges, row.quantity - row.unsent)) {
    const exchange = exchanges.find(({ id }) => id === exchangeId)
    if (exchange) await tx.rows(LEAVE, [tenantId, exchange.id, quantity])
    put(exchange?.variant_id ?? row.variant_id, quantity, exchange?.is_reserved ?? row.is_reserved)
  }
  await restockPieces(ctx, tx, row, stock)
}
