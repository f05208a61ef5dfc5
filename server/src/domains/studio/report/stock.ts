import type { Connection } from '../../../db'
import { readStockSums } from '../../catalog/product/stock-sums'
import type { KeySums } from '../../ops/figures/read'

/**
 * Reads the stock as it is now by category: pieces, and what they cost the shop. Variants without a limit are left out;
 * those without a cost add no amount.
 */
export async function readStock(tx: Connection, tenantId: number): Promise<KeySums[]> {
  const sums = await readStockSums(tx, tenantId)
  const rows = sums.map(({ category_id, pieces, amount }) => ({
    ...{ key: category_id === 0 ? '' : String(category_id), name: '' },
    ...{ count: pieces, amount, back: 0, visitors: 0 },
  }))
  return rows.sort(
    (one, other) => other.amount - one.amount || other.count - one.count || (one.key < other.key ? -1 : 1),
  )
}
