import { insert, type NewRow } from '../../server/src/db/insert'
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

/** Creates a shipping rule of a region: 20.00 by default. */
export async function makeRule(
  tx: Connection,
  tenantId: number,
  options: { region: string } & Partial<NewRow<'shipping_rule'>>,
): Promise<void> {
  await insert(tx, 'shipping_rule', { tenantId, fee: 2000, ...options })
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
