import type { Connection } from '../../server/src/db/connection'
import { coupon } from '../../server/src/db/schema'
import { next } from './sequence'

/** A coupon of 20.00 that everybody may have once, without limit or end unless said. */
export async function makeCoupon(q: Connection, tenantId: number, options: Partial<typeof coupon.$inferInsert> = {}): Promise<number> {
  const values = { tenantId, slug: `c${next()}`, type: 'R' as const, value: 2000, label: '见面礼', maxPerUser: 1, categoryIds: [], ...options }
  const [row] = await q.orm.insert(coupon).values(values).returning({ id: coupon.id })
  return row?.id ?? 0
}
