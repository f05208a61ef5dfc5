import { insert } from '../../server/src/db/insert'
import { GIFT_VALID_MS } from '@storefront/contract/domain/wallet/user-coupon'
import { RESTOCK_HOLD_MS } from '@storefront/contract/domain/catalog/back-in-stock'
import type { TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import { numbered, type Scene } from './insert'
import { later, moment } from './moment'
import { interleave } from './products'

const DAY = 86_400_000
const ago = ({ now }: Scene, days: number): Date => new Date(now.getTime() - days * DAY)

async function seedUserCoupons(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId, now } = scene
  const [userId, couponId] = [numbered(data.users, (u) => u.key), numbered(data.coupons, (c) => c.slug)]
  const takenAt = ago(scene, 3)
  const rows = data.wallet.coupons.map(({ user, coupon: slug, status, end, num }, i) => {
    const coupon = data.coupons[couponId(slug) - 1]
    const endAt = moment(scene, { day: end ?? coupon?.end ?? 0, hour: 24 })
    return {
      tenantId,
      id: i + 1,
      couponId: couponId(slug),
      userId: userId(user),
      // Unique for a user and a coupon, which is all that is asked of it.
      position: i + 1,
      status,
      code: `DEMO${String(i + 1).padStart(4, '0')}`,
      startAt: moment(scene, { day: coupon?.start ?? 0, hour: 0 }),
      endAt,
      usedAt: status === 'used' ? ago(scene, 2) : null,
      presentedAt: status === 'presenting' ? now : null,
      ...(num !== undefined && { presentToken: num }),
      // What is over was taken while it could be had.
      createdAt: endAt > takenAt ? takenAt : new Date(endAt.getTime() - 2 * DAY),
    }
  })
  // One by one: rows with and without a link of their own do not fit one statement.
  for (const row of rows) await insert(tx, 'user_coupon', [row])
  const presentingRows = rows.filter(({ status }) => status === 'presenting')
  const exchanged = rows.filter(({ usedAt }) => usedAt !== null)
  await insert(
    tx,
    'coupon_verification',
    exchanged.map(({ id, userId: holder, usedAt }, i) => ({
      tenantId,
      id: i + 1,
      userCouponId: id,
      userId: holder,
      operatorId: userId('gate'),
      createdAt: usedAt ?? now,
    })),
  )
  const steps = exchanged.map(({ id, usedAt }) => ({
    userCouponId: id,
    action: 'verify' as const,
    num: null,
    userId: userId('gate'),
    createdAt: usedAt ?? now,
  }))
  const logs = presentingRows.map(({ id, userId: giver, presentToken }) => ({
    userCouponId: id,
    action: 'present' as const,
    num: presentToken ?? null,
    userId: giver,
    createdAt: now,
  }))
  await insert(
    tx,
    'user_coupon_log',
    [...steps, ...logs].map((log, i) => ({ tenantId, id: i + 1, ...log })),
  )
  const returns = logs.map(({ num }) => ({
    tenantId,
    kind: 'coupon_gift_return' as const,
    key: num ?? '',
    runAt: new Date(now.getTime() + GIFT_VALID_MS),
    attempts: 0,
  }))
  await insert(tx, 'job', returns)
}

async function seedPackages({ tx, tenantId }: Scene, data: TenantSeed): Promise<void> {
  const couponId = numbered(data.coupons, (c) => c.slug)
  const rows = data.wallet.packages.map(({ name, description, quantity, maxPerUser }, i) => ({
    tenantId,
    id: i + 1,
    name,
    description,
    leftCount: quantity,
    maxPerUser,
  }))
  await insert(tx, 'coupon_package', rows)
  const items = data.wallet.packages.flatMap((p, i) =>
    p.items.map(([slug, quantity]) => ({ tenantId, packageId: i + 1, couponId: couponId(slug), quantity })),
  )
  await insert(tx, 'coupon_package_item', items)
}

async function seedCards(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const { tx, tenantId } = scene
  const { slug, name, shop, description, durationDays, discount, face } = data.membershipCard
  const card = {
    tenantId,
    id: 1,
    slug,
    name,
    shopName: shop,
    description,
    imageId: gallery.id(face),
    durationDays,
    percentOff: discount,
  }
  await insert(tx, 'membership_card', [card])
  const userId = numbered(data.users, (u) => u.key)
  const rows = data.wallet.cards.map(({ user, code, daysAgo }, i) => {
    const startAt = ago(scene, daysAgo)
    const endAt = durationDays === null ? null : new Date(startAt.getTime() + durationDays * DAY)
    return { tenantId, id: i + 1, code, cardId: 1, userId: userId(user), startAt, endAt, createdAt: startAt }
  })
  await insert(tx, 'user_membership_card', rows)
}

/** Reasons of records that were made with the order that they name. */
const WITH_ORDER: readonly string[] = ['pay', 'order']

async function seedMoney(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId, now } = scene
  const userId = numbered(data.users, (u) => u.key)
  const { recharges, records, bankCards } = data.wallet
  await insert(
    tx,
    'recharge',
    recharges.map((row, i) => ({ tenantId, id: i + 1, ...row })),
  )
  const sums = new Map<string, { userId: number; kind: (typeof records)[number]['kind']; amount: number }>()
  const rows = records.map(({ user, kind, change, reason, ref, daysAgo }, i) => {
    const before = sums.get(`${user} ${kind}`) ?? { userId: userId(user), kind, amount: 0 }
    const after = before.amount + change
    sums.set(`${user} ${kind}`, { ...before, amount: after })
    const order = WITH_ORDER.includes(reason) ? data.orders.find(({ number }) => number === ref) : undefined
    const createdAt = order ? later(moment(scene, order.created), 0.02) : ago(scene, daysAgo)
    return { tenantId, id: i + 1, userId: before.userId, kind, change, after, reason, ref, createdAt }
  })
  await insert(
    tx,
    'balance',
    [...sums.values()].map((sum) => ({ tenantId, ...sum })),
  )
  await insert(tx, 'balance_record', rows)
  await insert(
    tx,
    'user_bank_card',
    bankCards.map(({ user, ...card }, i) => ({ tenantId, id: i + 1, userId: userId(user), ...card, createdAt: now })),
  )
}

/** Income that was taken out; the records of it stand with the balances. */
async function seedWithdrawals(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId } = scene
  const userId = numbered(data.users, (u) => u.key)
  const { withdrawals, bankCards } = data.wallet
  const rows = withdrawals.map(({ user, number, amount, card, status, note, daysAgo }, i) => {
    const { bank = '', holder = '', number: cardNumber = '' } = bankCards[card] ?? {}
    const processedAt = status === 'paid' ? ago(scene, daysAgo - 1) : null
    return {
      tenantId,
      id: i + 1,
      number,
      userId: userId(user),
      amount,
      bank,
      holder,
      cardNumber,
      status,
      note,
      createdAt: ago(scene, daysAgo),
      processedAt,
    }
  })
  await insert(tx, 'withdrawal', rows)
  const steps = rows.flatMap(({ id, userId: owner, createdAt, processedAt, note }) => [
    {
      tenantId,
      withdrawalId: id,
      action: 'apply' as const,
      fromStatus: null,
      toStatus: 'applied' as const,
      userId: owner,
      note: '',
      createdAt,
    },
    ...(processedAt
      ? [
          {
            tenantId,
            withdrawalId: id,
            action: 'pay' as const,
            fromStatus: 'applied' as const,
            toStatus: 'paid' as const,
            userId: userId('owner'),
            note,
            createdAt: processedAt,
          },
        ]
      : []),
  ])
  await insert(tx, 'withdrawal_log', steps)
}

/** Seeds the wallets of the demo's users: coupons, cards, money, contacts, and wishes for sold-out goods. */
export async function seedWallet(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const { tx, tenantId, now } = scene
  const userId = numbered(data.users, (u) => u.key)
  await seedUserCoupons(scene, data)
  await seedPackages(scene, data)
  await seedCards(scene, data, gallery)
  await seedMoney(scene, data)
  await seedWithdrawals(scene, data)
  await insert(
    tx,
    'contact',
    data.wallet.contacts.map(({ user, ...person }, i) => ({
      tenantId,
      id: i + 1,
      userId: userId(user),
      ...person,
      createdAt: now,
    })),
  )
  await seedSubscriptions(scene, data)
  await seedSavedProducts(scene, data)
}

const FAVOURITES = 4
const SEEN = 8

/** The first user's favourites, and what they looked at on the days before. */
async function seedSavedProducts(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId } = scene
  const kindOf = (position: number) => (position < FAVOURITES ? ('favourite' as const) : ('seen' as const))
  const products = interleave(data.products).slice(0, FAVOURITES + SEEN)
  await insert(
    tx,
    'saved_product',
    products.map((_, i) => ({ tenantId, userId: 1, kind: kindOf(i), productId: i + 1, savedAt: ago(scene, i + 1) })),
  )
}

/** Wishes that wait, and those of which stock came: their promise ends as it would. */
async function seedSubscriptions(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId, now } = scene
  const [userId, productId] = [numbered(data.users, (u) => u.key), numbered(interleave(data.products), (p) => p.code)]
  const rows = data.wallet.backInStockSubscriptions.map(({ user, product, isNotified, ...subscription }, i) => ({
    tenantId,
    id: i + 1,
    userId: userId(user),
    productId: productId(product),
    ...subscription,
    status: isNotified ? ('notified' as const) : ('waiting' as const),
    createdAt: ago(scene, 1),
    notifiedAt: isNotified ? now : null,
  }))
  await insert(tx, 'back_in_stock_subscription', rows)
  const notifiedRows = rows.filter(({ status }) => status === 'notified')
  const step = {
    tenantId,
    action: 'notify',
    fromStatus: 'waiting',
    toStatus: 'notified',
    userId: null,
    createdAt: now,
  } as const
  await insert(
    tx,
    'back_in_stock_subscription_log',
    notifiedRows.map(({ id }) => ({ ...step, subscriptionId: id })),
  )
  await insert(
    tx,
    'job',
    notifiedRows.map(({ id }) => ({
      tenantId,
      kind: 'reservation_lapse' as const,
      key: String(id),
      runAt: new Date(now.getTime() + RESTOCK_HOLD_MS),
      attempts: 0,
    })),
  )
}
