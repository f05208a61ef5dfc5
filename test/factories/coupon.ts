import type { Connection } from '../../server/src/core/database.types'
import { coupon, couponPackage, couponPackageItem, userCoupon } from '../../server/src/db/schema'
import { next } from './sequence'

/** A coupon of 20.00 that everybody may have once, without limit or end unless said. */
export async function makeCoupon(
  tx: Connection,
  tenantId: number,
  options: Partial<typeof coupon.$inferInsert> = {},
): Promise<number> {
  const values = {
    tenantId,
    slug: `c${next()}`,
    type: 'R' as const,
    value: 2000,
    label: '见面礼',
    maxPerUser: 1,
    categoryIds: [],
    ...options,
  }
  const [row] = await tx.orm.insert(coupon).values(values).returning({ id: coupon.id })
  return row?.id ?? 0
}

/** A coupon that a user holds, unused and without an end unless said. */
export async function makeUserCoupon(
  tx: Connection,
  tenantId: number,
  userId: number,
  couponId: number,
  options: Partial<typeof userCoupon.$inferInsert> = {},
): Promise<{ id: number; code: string; num: string }> {
  const values = { tenantId, userId, couponId, position: next(), code: `C${next()}`, createdAt: new Date(), ...options }
  const [row] = await tx.orm
    .insert(userCoupon)
    .values(values)
    .returning({ id: userCoupon.id, code: userCoupon.code, num: userCoupon.presentToken })
  return { id: row?.id ?? 0, code: row?.code ?? '', num: row?.num ?? '' }
}

/** A package of coupons, one of each unless said. */
export async function makePackage(
  tx: Connection,
  tenantId: number,
  items: readonly (readonly [couponId: number, quantity: number])[],
  options: Partial<typeof couponPackage.$inferInsert> = {},
): Promise<number> {
  const [row] = await tx.orm
    .insert(couponPackage)
    .values({ tenantId, name: '新人礼包', ...options })
    .returning({ id: couponPackage.id })
  const packageId = row?.id ?? 0
  await tx.orm
    .insert(couponPackageItem)
    .values(items.map(([couponId, quantity]) => ({ tenantId, packageId, couponId, quantity })))
  return packageId
}
