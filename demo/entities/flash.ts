import { insert } from '../../server/src/db/insert'
import { couponRule } from '@storefront/contract/domain/wallet/coupon-kinds'
import { toDecimal } from '@storefront/contract/domain/money'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import type { FlashSeed, TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import { numbered, type Scene } from './insert'
import { moment } from './moment'
import { linker } from './links'

/** Returns the content of a message beside its words. */
function contentOf(scene: Scene, data: TenantSeed, gallery: Gallery, f: FlashSeed): Partial<FlashMessage> {
  const couponId = numbered(data.coupons, (c) => c.slug)
  const end = (day: number) => moment(scene, { day, hour: 24 }).toISOString()
  switch (f.kind) {
    case 'coupons':
      return {
        coupons: data.coupons
          .filter(({ slug }) => f.coupons.includes(slug))
          .map((c) => ({
            id: couponId(c.slug),
            type: c.type,
            value: couponRule(c.type).isMoney ? toDecimal(c.value, data.site.currency.exponent) : String(c.value),
            label: c.label,
            end: end(c.end),
          })),
      }
    case 'gamification':
      return { gamification: f.gamification }
    case 'usermcard': {
      const { name, shop, durationDays } = data.membershipCard
      return {
        usermcard: {
          name,
          shop: { name: shop },
          duration_days: durationDays,
          end_date: durationDays === null ? null : end(durationDays),
        },
      }
    }
    case 'wxaccount':
      return { wxaccount: { name: data.site.wxName, qr_url: gallery.url(data.site.wxQr) } }
    case 'link':
      return { link: linker(data)(f.link) }
  }
}

/** The messages that wait for the demo's users. */
export async function seedFlash(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const { tx, tenantId, now } = scene
  const userId = numbered(data.users, (u) => u.key)
  const rows = data.flash.map((f, i) => {
    const { user, kind, description, subDescription } = f
    const message = {
      kind,
      description,
      ...(subDescription !== undefined && { subDescription }),
      ...contentOf(scene, data, gallery, f),
    }
    return { tenantId, id: i + 1, userId: userId(user), data: message, createdAt: now }
  })
  await insert(tx, 'flash_message', rows)
}

/** The site's campaigns, of which none runs. */
export async function seedFlashCampaigns(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId, now } = scene
  const couponId = numbered(data.coupons, (c) => c.slug)
  const rows = data.campaigns.map(
    ({ title, description, subDescription, coupon, link, audience, days, start, end, state }, i) => ({
      ...{
        tenantId,
        id: i + 1,
        title,
        description,
        subDescription,
        audience,
        days: days ?? null,
        state,
        createdAt: now,
      },
      kind: coupon === undefined ? ('link' as const) : ('coupons' as const),
      couponId: coupon === undefined ? null : couponId(coupon),
      link: link ? linker(data)(link) : null,
      startAt: moment(scene, { day: start, hour: 10 }),
      endAt: moment(scene, { day: end, hour: 22 }),
    }),
  )
  await insert(tx, 'flash_campaign', rows)
}
