import { insert, type NewRow } from '../../server/src/db/insert'
import type { DeliveryDays } from '@storefront/contract/domain/checkout/shipping-template'
import {
  freeTerms,
  type ShippingRate,
  type ShippingTerms,
  siteTemplate,
} from '@storefront/contract/domain/checkout/shipping-template'
import type { Connection } from '../../server/src/core/database.types'
import { changeBalance } from '../../server/src/domains/wallet/balance/balance'
import { makeCoupon } from './coupon'
import { makeImage } from './product'
import { next } from './sequence'

const idOf = ([row]: { id: number }[]): number => row?.id ?? 0

/** A coupon of 20.00 that the user holds: one without conditions or end unless said. */
export async function makeUsableCoupon(
  tx: Connection,
  tenantId: number,
  userId: number,
  options: Partial<NewRow<'coupon'>> & Partial<Pick<NewRow<'user_coupon'>, 'status' | 'startAt' | 'endAt'>>,
): Promise<number> {
  const { status, startAt, endAt, ...rest } = options
  const couponId = await makeCoupon(tx, tenantId, rest)
  const values = {
    tenantId,
    couponId,
    userId,
    position: 1,
    code: `K${next()}`,
    createdAt: new Date(),
    status,
    startAt,
    endAt,
  }
  return idOf(await insert(tx, 'user_coupon', values, { returning: ['id'] }))
}

/** A membership card that the user holds: ten percents off, without an end unless said. */
export async function makeUsableCard(
  tx: Connection,
  tenantId: number,
  userId: number,
  options: Partial<NewRow<'membership_card'>> & { endAt?: Date },
): Promise<number> {
  const { endAt, ...rest } = options
  const card = { tenantId, slug: `m${next()}`, name: '会员卡', shopName: '小店', percentOff: 10, ...rest }
  const cardId = idOf(await insert(tx, 'membership_card', card, { returning: ['id'] }))
  const ownedCard = {
    tenantId,
    cardId,
    userId,
    code: `M${next()}`,
    startAt: new Date('2020-01-01'),
    endAt,
    createdAt: new Date(),
  }
  return idOf(await insert(tx, 'user_membership_card', ownedCard, { returning: ['id'] }))
}

/** Coins of a user. */
export async function makeBalance(tx: Connection, tenantId: number, userId: number, coins: number): Promise<void> {
  await changeBalance(tx, {
    tenantId,
    userId,
    kind: 'diamond',
    change: coins,
    reason: 'gift',
    ref: String(next()),
    now: new Date(),
  })
}

/** A place to collect in person. */
export async function makePoint(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'pickup_point'>> = {},
): Promise<number> {
  const values = { tenantId, name: '湖滨店', address: '湖滨路 1 号', phone: '0571-1', hours: '10:00–21:00', ...options }
  return idOf(await insert(tx, 'pickup_point', values, { returning: ['id'] }))
}

/** A row of the standard template that a test writes: of a region ('' is all others), 20.00 by default. */
interface RuleOptions {
  readonly region: string
  readonly fee?: number
  readonly freeOver?: number | null
  readonly isRefused?: boolean
  readonly reason?: string
  readonly days?: DeliveryDays | null
}

const rateOf = ({ fee = 2000, freeOver = null, days = null }: RuleOptions): ShippingRate => ({
  ...{ first: 1, fee, further: 1, further_fee: 0, free_amount: freeOver, free_pieces: null, days },
})

/** Adds rates and excluded regions to the tenant's standard template, which it creates; others stay as they are. */
export async function makeRule(tx: Connection, tenantId: number, options: RuleOptions): Promise<void> {
  const [row] = await tx.rows<{ id: number; terms: ShippingTerms }>(
    'select id, terms from shipping_template where tenant_id = $1 and is_standard',
    [tenantId],
  )
  const [site] = await tx.rows<{ shipping: { fee: number; free_over: number | null } }>(
    'select shipping from tenant where tenant_id = $1',
    [tenantId],
  )
  const before = row?.terms ?? siteTemplate(site?.shipping ?? { fee: 0, free_over: null }).terms
  const { region, isRefused = false, reason = '' } = options
  const without = <T extends { readonly regions: readonly string[] }>(rows: readonly T[]) =>
    rows.filter(({ regions }) => !regions.includes(region))
  const terms: ShippingTerms = {
    rest: region === '' ? (isRefused ? null : rateOf(options)) : before.rest,
    rest_reason: region === '' && isRefused ? reason : before.rest_reason,
    groups: [
      ...without(before.groups),
      ...(region === '' || isRefused ? [] : [{ ...rateOf(options), regions: [region] }]),
    ],
    excluded: [...without(before.excluded), ...(region !== '' && isRefused ? [{ regions: [region], reason }] : [])],
  }
  if (row)
    await tx.rows('update shipping_template set terms = $3 where tenant_id = $1 and id = $2', [
      tenantId,
      row.id,
      JSON.stringify(terms),
    ])
  else await makeTemplate(tx, tenantId, { isStandard: true, terms })
}

/** A shipping template: by piece, free everywhere and not the standard one unless said. */
export async function makeTemplate(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'shipping_template'>> = {},
): Promise<number> {
  const values = { tenantId, name: `模板${next()}`, counting: 'piece', terms: freeTerms, ...options } as const
  return idOf(await insert(tx, 'shipping_template', values, { returning: ['id'] }))
}

/** A picture beside products: beside all of them unless said. */
export async function makeAd(
  tx: Connection,
  tenantId: number,
  options: Partial<NewRow<'product_ad'>>,
): Promise<number> {
  const values = { tenantId, title: '看看', ...options, imageId: options.imageId ?? (await makeImage(tx, tenantId)) }
  return idOf(await insert(tx, 'product_ad', values, { returning: ['id'] }))
}
