import { insert, type NewRow } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'

/** A rule of a site: 10 diamonds, 5 points and 20 charm for each, at once, unless said. */
export async function makeCoinRule(
  tx: Connection,
  tenantId: number,
  values: Partial<NewRow<'coin_rule'>> & { trigger: string },
): Promise<void> {
  await tx.rows('delete from coin_rule where tenant_id = $1 and trigger = $2', [tenantId, values.trigger])
  await insert(tx, 'coin_rule', { tenantId, diamond: 10, point: 5, charm: 20, ...values })
}
