import { insert } from '../../server/src/db/insert'
import { RETURN_DAYS } from '@storefront/contract/constants'
import { promotionWords } from '../data/promotion'
import type { TenantSeed } from '../data/types'
import { numbered, type Scene } from './insert'
import { siteDay } from './moment'

const DAY = 24 * 3_600_000
const VALID_DAYS = 365
/** Coins for each full amount of an order. */
const ORDER_COINS = { diamond: 0, point: 10, charm: 10 } as const

const COMPLETED = `select o.number as ref, o.user_id, o.finished_at::date::text as day, (o.total - o.refunded)::bigint as base, o.finished_at,
    row_number() over (partition by o.user_id, o.finished_at::date order by o.id)::int as position
  from shop_order o where o.tenant_id = $1 and o.status = 'completed' and o.finished_at > $2 and o.total - o.refunded >= $3
    and not exists (select 1 from order_line l where l.tenant_id = o.tenant_id and l.order_id = o.id and l.ctype = 'shop.rechargeorderline')
  order by o.finished_at, o.id`

interface CompletedOrder {
  ref: string
  user_id: number
  day: string
  base: number
  finished_at: string
  position: number
}

/** Orders whose time for returns is not over: their coins are pending. */
async function seedPendingCoins({ tx, tenantId, now }: Scene, perAmount: number): Promise<void> {
  const orders = await tx.rows<CompletedOrder>(COMPLETED, [
    tenantId,
    new Date(now.getTime() - RETURN_DAYS * DAY),
    perAmount,
  ])
  for (const { finished_at, user_id: userId, base, ...order } of orders) {
    const createdAt = new Date(finished_at)
    const maturesAt = new Date(createdAt.getTime() + RETURN_DAYS * DAY)
    const expiresAt = new Date(maturesAt.getTime() + VALID_DAYS * DAY)
    const times = Math.floor(base / perAmount)
    const coins = { diamond: 0, point: ORDER_COINS.point * times, charm: ORDER_COINS.charm * times }
    const award = {
      tenantId,
      userId,
      trigger: 'order' as const,
      state: 'pending' as const,
      base,
      maturesAt,
      expiresAt,
      createdAt,
      ...order,
      ...coins,
    }
    const [row] = await insert(tx, 'coin_award', award, { returning: ['id'] })
    await insert(tx, 'job', [
      { tenantId, kind: 'coin_mature' as const, key: String(row?.id), runAt: maturesAt, attempts: 0 },
    ])
  }
}

/** Rules, levels and sign-ins, and what the orders that were completed last have earned. */
export async function seedCoins(scene: Scene, data: TenantSeed): Promise<void> {
  const { tx, tenantId, now } = scene
  const words = promotionWords[data.site.language]
  const perAmount = 100 * 10 ** data.site.currency.exponent * (data.site.language === 'id' ? 1000 : 1)
  const rules = [
    { trigger: 'order', ...ORDER_COINS, perAmount, validDays: VALID_DAYS, holdDays: RETURN_DAYS },
    { trigger: 'sign_in', diamond: 2, point: 1, charm: 1, dailyLimit: 1, validDays: 90 },
    { trigger: 'comment', diamond: 1, point: 2, charm: 2, dailyLimit: 5 },
    { trigger: 'vote', diamond: 1, point: 1, charm: 1, dailyLimit: 3 },
    { trigger: 'reading', diamond: 0, point: 1, charm: 1, dailyLimit: 10 },
    { trigger: 'invite', diamond: 20, point: 0, charm: 10, dailyLimit: 10 },
    { trigger: 'event_sign_in', diamond: 5, point: 5, charm: 10 },
  ] as const
  // One by one: rows with and without a limit do not fit one statement.
  for (const rule of rules)
    await insert(tx, 'coin_rule', [{ tenantId, description: words.rules[rule.trigger], ...rule }])
  await insert(
    tx,
    'coin_level',
    words.levels.map((name, at) => ({ tenantId, level: at + 1, name, charm: [0, 100, 500, 2000][at] ?? 5000 })),
  )
  const userId = numbered(data.users, (u) => u.key)
  const days = [1, 2, 4, 5, 6, 9].map((back) => ({
    tenantId,
    userId: userId('shopper'),
    day: siteDay(scene, -back),
    createdAt: new Date(now.getTime() - back * DAY),
  }))
  await insert(tx, 'sign_in_day', days)
  await seedPendingCoins(scene, perAmount)
}
