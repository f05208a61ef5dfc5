import type { Connection } from '../../../db'
import type { KeySums } from '../../ops/figures/read'

const STOCK = `select coalesce(p.category_id::text, '') as key, '' as name, sum(v.inventory)::int as count,
    coalesce(sum(v.inventory * v.cost), 0)::bigint as amount, 0::bigint as back, 0 as visitors
  from product p join variant v on v.tenant_id = $1 and v.product_id = p.id
  where p.tenant_id = $1 and p.archived_at is null and v.is_active and v.inventory is not null
  group by 1 order by 4 desc, 3 desc, 1`

/**
 * Reads the stock as it is now by category: pieces, and what they cost the shop. Variants without a limit are left out;
 * those without a cost add no amount.
 */
export const readStock = (tx: Connection, tenantId: number): Promise<KeySums[]> =>
  tx.rows<KeySums>(STOCK, [tenantId], 'report_stock')
