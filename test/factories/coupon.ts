import { insert, type NewRow } from '../../server/src/db/insert'
import type { Connection } from '../../server/src/core/database.types'
import { next } from './sequence'

/** A coupon of 20.00 that everybody may have once, without limit or end unless said. */
export async function makeCoupon(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'coupon'>> = {},
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
  const [row] = await insert(tx, 'coupon', values, { returning: ['id'] })
  return row?.id ?? 0
}

/** A coupon that a user holds, unused and without an end unless said. */
export async function makeUserCoupon(
  tx: Connection,
  tenantId: number,
  userId: number,
  couponId: number,
  options: Partial<NewRow<'user_coupon'>> = {},
): Promise<{ id: number; code: string; num: string }> {
  const values = { tenantId, userId, couponId, position: next(), code: `C${next()}`, createdAt: new Date(), ...options }
  const [row] = await insert(tx, 'user_coupon', values, { returning: ['id', 'code', 'present_token'] })
  return { id: row?.id ?? 0, code: row?.code ?? '', num: row?.present_token ?? '' }
}

/** A package of coupons, one of each unless said. */
export async function makePackage(
  tx: Connection,
  tenantId: number,
  items: readonly (readonly [couponId: number, quantity: number])[],
  options: Partial<NewRow<'coupon_package'>> = {},
): Promise<number> {
  const [row] = await insert(tx, 'coupon_package', { tenantId, name: '新人礼包', ...options }, { returning: ['id'] })
  const packageId = row?.id ?? 0
  await insert(
    tx,
    'coupon_package_item',
    items.map(([couponId, quantity]) => ({ tenantId, packageId, couponId, quantity })),
  )
  return packageId
}
