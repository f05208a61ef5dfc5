import type { Connection } from '../../../db'
import { type Failure, fail } from '../../../failure'

/** What is wanted of one variant. */
export interface Wanted {
  variantId: number
  quantity: number
  name: string
  /** Whether its stock was limited when it was read. */
  isLimited: boolean
}

/** One entry a variant, by id: two lines that share a stock are one want, and everybody locks in the same order. */
export function aggregate(wanted: readonly Wanted[]): Wanted[] {
  const sums = new Map<number, Wanted>()
  for (const want of wanted) {
    const before = sums.get(want.variantId)
    sums.set(want.variantId, before ? { ...want, quantity: before.quantity + want.quantity } : want)
  }
  return [...sums.values()].sort((a, b) => a.variantId - b.variantId)
}

const TAKE = `update variant set inventory = inventory - $3
  where tenant_id = $1 and id = $2 and is_active and (inventory is null or inventory >= $3) returning inventory`
// Buyers of an unlimited stock need not wait for each other; only its becoming limited must wait for them.
const UNLIMITED = 'select inventory from variant where tenant_id = $1 and id = $2 and is_active and inventory is null for share'

/**
 * Takes what is wanted out of stock, all or (as the transaction is rolled back) nothing. Gives the ids of
 * the variants whose stock is limited, which closing the order gives back.
 */
export async function takeStock(q: Connection, tenantId: number, wanted: readonly Wanted[]): Promise<Set<number> | Failure> {
  const limited = new Set<number>()
  for (const { variantId, quantity, name, isLimited } of aggregate(wanted)) {
    if (!isLimited && (await q.rows(UNLIMITED, [tenantId, variantId], 'stock_unlimited')).length > 0) continue
    const [row] = await q.rows<{ inventory: number | null }>(TAKE, [tenantId, variantId, quantity], 'stock_take')
    if (!row) return shortOf(q, tenantId, variantId, name)
    if (row.inventory !== null) limited.add(variantId)
  }
  return limited
}

async function shortOf(q: Connection, tenantId: number, variantId: number, name: string): Promise<Failure> {
  const [row] = await q.rows<{ inventory: number | null }>('select inventory from variant where tenant_id = $1 and id = $2 and is_active', [
    tenantId,
    variantId,
  ])
  return row ? fail('stockShort', { name, left: row.inventory ?? 0 }) : fail('lineInvalid', { name })
}

/** Gives an order's reserved pieces back. The caller has moved the order to closed, which happens once. */
export async function giveBackStock(q: Connection, tenantId: number, orderId: number): Promise<void> {
  const lines = await q.rows<{ variant_id: number; quantity: number }>(
    'select variant_id, sum(quantity)::int as quantity from order_line where tenant_id = $1 and order_id = $2 and is_reserved group by variant_id order by variant_id',
    [tenantId, orderId],
  )
  for (const { variant_id, quantity } of lines)
    await q.rows('update variant set inventory = inventory + $3 where tenant_id = $1 and id = $2', [tenantId, variant_id, quantity], 'stock_give')
}
