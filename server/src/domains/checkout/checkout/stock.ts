import { conflict, type Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'

/** Pieces requested of one variant. */
export interface StockRequest {
  variantId: number
  quantity: number
  name: string
  /** Whether its stock was limited when it was read. */
  isLimited: boolean
}

/**
 * Returns one entry a variant, sorted by id: lines that share a stock are summed, and every transaction locks in the
 * same order.
 */
export function aggregate(requests: readonly StockRequest[]): StockRequest[] {
  const sums = new Map<number, StockRequest>()
  for (const request of requests) {
    const before = sums.get(request.variantId)
    sums.set(request.variantId, before ? { ...request, quantity: before.quantity + request.quantity } : request)
  }
  return [...sums.values()].sort((a, b) => a.variantId - b.variantId)
}

const TAKE = `update variant set inventory = inventory - $3
  where tenant_id = $1 and id = $2 and is_active and inventory >= $3 returning 1`
// Buyers of an unlimited stock need not wait for each other; only its becoming limited must wait for them.
const UNLIMITED = 'select 1 from variant where tenant_id = $1 and id = $2 and is_active and inventory is null for share'

/**
 * Returns a failure when the stock as it was read does not cover the requests; saves the work of an order that must
 * fail.
 */
export function checkStockOf(requests: readonly (StockRequest & { inventory: number | null })[]): Failure | null {
  const read = new Map(requests.map(({ variantId, inventory }) => [variantId, inventory]))
  const short = aggregate(requests).find(({ variantId, quantity }) => quantity > (read.get(variantId) ?? quantity))
  return short ? fail('stockShort', { name: short.name, left: read.get(short.variantId) ?? 0 }) : null
}

/** Reserves the requested stock: all of it or, as the transaction is rolled back, nothing. */
export async function reserveStock(
  tx: Connection,
  tenantId: number,
  requests: readonly StockRequest[],
): Promise<Failure | null> {
  for (const request of aggregate(requests)) {
    const { variantId, quantity, isLimited } = request
    const updatedRows = isLimited
      ? await tx.rows(TAKE, [tenantId, variantId, quantity], 'stock_take')
      : await tx.rows(UNLIMITED, [tenantId, variantId], 'stock_unlimited')
    if (updatedRows.length === 0) return stockFailure(tx, tenantId, request)
  }
  return null
}

/**
 * Returns the failure of a request that the stock cannot cover. If the stock became limited or unlimited meanwhile, the
 * transaction runs again.
 */
async function stockFailure(
  tx: Connection,
  tenantId: number,
  { variantId, name, isLimited }: StockRequest,
): Promise<Failure> {
  const [row] = await tx.rows<{ inventory: number | null }>(
    'select inventory from variant where tenant_id = $1 and id = $2 and is_active',
    [tenantId, variantId],
  )
  if (!row) return fail('lineInvalid', { name })
  if ((row.inventory !== null) !== isLimited) throw conflict(`the stock of variant ${variantId} changed its kind`)
  return fail('stockShort', { name, left: row.inventory ?? 0 })
}

/** Returns an order's reserved pieces to stock. The caller has closed the order, which happens once. */
export async function releaseStock(tx: Connection, tenantId: number, orderId: number): Promise<void> {
  const lines = await tx.rows<{ variant_id: number; quantity: number }>(
    'select variant_id, sum(quantity)::int as quantity from order_line where tenant_id = $1 and order_id = $2 and is_reserved group by variant_id order by variant_id',
    [tenantId, orderId],
  )
  for (const { variant_id, quantity } of lines)
    await tx.rows(
      'update variant set inventory = inventory + $3 where tenant_id = $1 and id = $2',
      [tenantId, variant_id, quantity],
      'stock_give',
    )
}
