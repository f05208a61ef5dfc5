import type { ShippingRate, ShippingTerms } from '@storefront/contract/domain/checkout/shipping-template'
import { insert } from '../../server/src/db/insert'
import type { TenantSeed } from '../data/types'
import type { RegionSeed } from '../data/types-checkout'
import type { Gallery } from './gallery'
import type { Scene } from './insert'
import { idsOf, linker } from './links'

const SET_FIELDS = 'update product set msg_fields = $3 where tenant_id = $1 and id = $2'
const SET_DIAMONDS = 'update product set diamonds = $3 where tenant_id = $1 and id = $2'

const rateOf = ({ fee, freeOver, daysFrom, daysTo }: RegionSeed): ShippingRate => ({
  ...{ first: 1, fee, further: 1, further_fee: 0, free_amount: freeOver, free_pieces: null },
  days: daysFrom === undefined || daysTo === undefined ? null : { from: daysFrom, to: daysTo },
})

function termsOf(regions: readonly RegionSeed[]): ShippingTerms {
  const [everywhere] = regions.filter(({ region }) => region === '')
  const others = regions.filter(({ region }) => region !== '')
  return {
    rest: everywhere ? rateOf(everywhere) : null,
    rest_reason: '',
    groups: others.flatMap((seed) => (seed.isRefused ? [] : [{ regions: [seed.region], ...rateOf(seed) }])),
    excluded: others.flatMap(({ region, isRefused, reason = '' }) =>
      isRefused ? [{ regions: [region], reason }] : [],
    ),
  }
}

/** The standard shipping template, pickup points, pictures beside products, and what products ask and cost in coins. */
export async function seedCheckout(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const { tx, tenantId } = scene
  const { regions, points, ads, asks, coins } = data.checkout
  const ids = idsOf(data)
  const link = linker(data)
  if (regions.length > 0) {
    const name = data.site.language === 'zh-cn' ? '标准运费' : 'Tarif standar'
    const values = { tenantId, name, counting: 'piece', isStandard: true, terms: termsOf(regions) } as const
    await insert(tx, 'shipping_template', values)
  }
  await insert(
    tx,
    'pickup_point',
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
  await insert(tx, 'product_ad', pictures)
  for (const { product: code, fields } of asks)
    await tx.rows(SET_FIELDS, [tenantId, ids.product(code), JSON.stringify(fields)])
  for (const { product: code, amount } of coins) await tx.rows(SET_DIAMONDS, [tenantId, ids.product(code), amount])
}
