import { and, eq } from 'drizzle-orm'
import { pickupPoint, product, productAd, shippingRule } from '../../src/db/schema'
import type { TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import { insertAll, type Scene } from './insert'
import { idsOf, linker } from './links'

/** Region rules, pickup points, pictures beside products, and what products ask and cost in coins. */
export async function seedCheckout(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const { tx, tenantId } = scene
  const { regions, points, ads, asks, coins } = data.checkout
  const ids = idsOf(data)
  const link = linker(data)
  await insertAll(
    tx,
    shippingRule,
    regions.map((rule) => ({ tenantId, ...rule })),
  )
  await insertAll(
    tx,
    pickupPoint,
    points.map((point, position) => ({ tenantId, position, ...point })),
  )
  const pictures = ads.map((ad, position) => ({
    tenantId,
    productId: ad.product === undefined ? null : ids.product(ad.product),
    categoryId: ad.category === undefined ? null : ids.category(ad.category),
    imageId: gallery.id(ad.picture),
    title: ad.title,
    link: link(ad.to),
    position,
  }))
  await insertAll(tx, productAd, pictures)
  const one = (code: string) => and(eq(product.tenantId, tenantId), eq(product.id, ids.product(code)))
  for (const { product: code, fields } of asks)
    await tx.orm
      .update(product)
      .set({ msgFields: fields.map((field) => ({ ...field })) })
      .where(one(code))
  for (const { product: code, amount } of coins) await tx.orm.update(product).set({ diamonds: amount }).where(one(code))
}
