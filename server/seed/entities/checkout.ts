import { and, eq } from 'drizzle-orm'
import { balance, balanceRecord, membershipCard, pickupPoint, product, productAd, shippingRule, userCoupon, userMembershipCard } from '../../src/db/schema'
import type { TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import { insertAll, numbered, type Scene } from './insert'
import { idsOf, linker } from './links'
import { moment } from './moment'

/** Region rules, pickup points, pictures beside products, what products ask and cost in coins, and what the users hold. */
export async function seedCheckout(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const { q, tenantId } = scene
  const { regions, points, ads, asks, coins } = data.checkout
  const ids = idsOf(data)
  const link = linker(data)
  await insertAll(
    q,
    shippingRule,
    regions.map((rule) => ({ tenantId, ...rule })),
  )
  await insertAll(
    q,
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
  await insertAll(q, productAd, pictures)
  const one = (code: string) => and(eq(product.tenantId, tenantId), eq(product.id, ids.product(code)))
  for (const { product: code, fields } of asks)
    await q.orm
      .update(product)
      .set({ msgFields: fields.map((field) => ({ ...field })) })
      .where(one(code))
  for (const { product: code, amount } of coins) await q.orm.update(product).set({ diamonds: amount }).where(one(code))
  await seedHeld(scene, data, gallery)
}

/** The site's membership card, and the coupons, cards and coins of the demo's users. */
async function seedHeld(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const { q, tenantId, now } = scene
  const { held } = data.checkout
  const userId = numbered(data.users, (u) => u.key)
  const couponId = numbered(data.coupons, (c) => c.slug)
  const { slug, name, shop, description, durationDays, discount, face } = data.membershipCard
  const card = { tenantId, slug, name, shopName: shop, description, imageId: gallery.id(face), durationDays, percentOff: discount }
  const [made] = await q.orm.insert(membershipCard).values(card).returning({ id: membershipCard.id })
  const coupons = held.flatMap(({ user, coupons: slugs }) =>
    slugs.map((one) => {
      const row = data.coupons[couponId(one) - 1]
      return {
        tenantId,
        couponId: couponId(one),
        userId: userId(user),
        position: 1,
        code: `${tenantId}${userId(user)}${one.replaceAll('-', '').toUpperCase()}`.padEnd(12, '0').slice(0, 12),
        startAt: row && moment(scene, { day: row.start, hour: 0 }),
        endAt: row && moment(scene, { day: row.end, hour: 24 }),
        createdAt: now,
      }
    }),
  )
  await insertAll(q, userCoupon, coupons)
  const cards = held
    .filter(({ hasCard }) => hasCard)
    .map(({ user }) => ({
      tenantId,
      code: `M${tenantId}${String(userId(user)).padStart(10, '0')}`,
      cardId: made?.id ?? 0,
      userId: userId(user),
      startAt: now,
      endAt: durationDays === null ? null : moment(scene, { day: durationDays, hour: 24 }),
      createdAt: now,
    }))
  await insertAll(q, userMembershipCard, cards)
  const kind = 'diamond' as const
  const coins = held.filter(({ diamonds }) => diamonds > 0).map(({ user, diamonds }) => ({ userId: userId(user), diamonds }))
  await insertAll(
    q,
    balance,
    coins.map(({ userId: id, diamonds }) => ({ tenantId, userId: id, kind, amount: diamonds })),
  )
  await insertAll(
    q,
    balanceRecord,
    coins.map(({ userId: id, diamonds }) => ({ tenantId, userId: id, kind, change: diamonds, after: diamonds, reason: 'gift', ref: 'demo', createdAt: now })),
  )
}
