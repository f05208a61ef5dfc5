import type { Connection } from '../../server/src/core/database.types'
import { coinRule } from '../../server/src/db/schema'

/** A rule of a site: 10 diamonds, 5 points and 20 charm for each, at once, unless said. */
export async function makeCoinRule(
  tx: Connection,
  tenantId: number,
  values: Partial<typeof coinRule.$inferInsert> & { trigger: string },
): Promise<void> {
  await tx.rows('delete from coin_rule where tenant_id = $1 and trigger = $2', [tenantId, values.trigger])
  await tx.orm.insert(coinRule).values({ tenantId, diamond: 10, point: 5, charm: 20, ...values })
}
