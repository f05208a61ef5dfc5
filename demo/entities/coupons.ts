import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import { numbered, type Scene } from './insert'
import { moment } from './moment'
import { interleave } from './products'

/** Coupons; their days count from the seed's own. */
export async function seedCoupons(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId } = scene
  const categoryId = numbered(data.categories, (c) => c.slug)
  const productId = numbered(interleave(data.products), (p) => p.code)
  await insert(
    tx,
    'coupon',
    data.coupons.map((c, i) => ({
      tenantId,
      id: i + 1,
      slug: c.slug,
      type: c.type,
      value: c.value,
      label: c.label,
      description: c.description,
      startAt: moment(scene, { day: c.start, hour: 0 }),
      endAt: moment(scene, { day: c.end, hour: 24 }),
      leftCount: c.quantity,
      maxPerUser: c.maxPerUser,
      minOrder: c.minOrder,
      withCard: c.withCard ?? true,
      categoryIds: (c.categories ?? []).map(categoryId),
      productId: c.product === undefined ? null : productId(c.product),
    })),
  )
}
