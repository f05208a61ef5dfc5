import type { Connection } from '../../server/src/db/connection'
import { membershipCard, recharge } from '../../server/src/db/schema'
import { next } from './sequence'

/** A membership card for a year that everybody may receive, unless said; gives its code. */
export async function makeCard(q: Connection, tenantId: number, options: Partial<typeof membershipCard.$inferInsert> = {}): Promise<string> {
  const values = { tenantId, slug: `card-${next()}`, name: '青拾会员', shopName: '青拾生活', durationDays: 365, ...options }
  const [row] = await q.orm.insert(membershipCard).values(values).returning({ slug: membershipCard.slug })
  return row?.slug ?? ''
}

/** An offer to recharge 100.00 with 10.00 as a gift, unless said. */
export async function makeRecharge(q: Connection, tenantId: number, options: Partial<typeof recharge.$inferInsert> = {}): Promise<number> {
  const [row] = await q.orm
    .insert(recharge)
    .values({ tenantId, amount: 10_000, gift: 1000, ...options })
    .returning({ id: recharge.id })
  return row?.id ?? 0
}
