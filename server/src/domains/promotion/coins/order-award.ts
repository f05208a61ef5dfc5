import { type Coins, coinKinds, coinsBy } from '@storefront/contract/domain/promotion/coins'
import type { PendingCoins } from '@storefront/contract/entities/promotion/coins'
import type { Connection } from '../../../db'
import { lockUser } from '../../account/profile/user'
import type { CoinCtx } from './coin-ctx'
import { remainderOf, takeCoins } from './take-back'

/** An order's award beside the money of its order, in minor units. */
export interface OrderAward extends Coins {
  readonly user_id: number
  readonly id: number
  readonly state: 'pending' | 'given' | 'expired'
  readonly order_id: number
  readonly ref: string
  readonly matures_at: string | null
  readonly total: number
  readonly refunded: number
  /** The amount that earned the award: what had been refunded by then earned nothing. */
  readonly base: number
}

/** Awards of orders with their orders, by what follows. */
export const ORDER_AWARDS = `select a.id, a.user_id, a.state, a.diamond, a.point, a.charm, a.ref, a.matures_at, o.id as order_id, o.total, o.refunded,
    coalesce(a.base, o.total) as base
  from coin_award a join shop_order o on o.tenant_id = $1 and o.number = a.ref and o.user_id = a.user_id
  where a.tenant_id = $1 and a.trigger = 'order' and `

/**
 * Coins of an award that belong to what was not refunded of its order, rounded down; all of an order without a price.
 */
export function shareAfterRefunds({ base, total, refunded, ...award }: OrderAward): Coins {
  return coinsBy((kind) => (base > 0 ? Math.floor((award[kind] * (total - refunded)) / base) : award[kind]))
}

const NONE: Coins = coinsBy(() => 0)
export const isNone = (coins: Coins): boolean => coinKinds.every((kind) => coins[kind] === 0)

const CANCEL = "update coin_award set state = 'canceled' where tenant_id = $1 and id = $2 and state = 'pending'"

/**
 * Takes back the share of an order's coins that belongs to what was refunded of it since it earned them, all of them
 * with the last refund. What is no longer there is owed; a pending award gives less when it matures, or is canceled.
 * @param ref names the return, so that its repetition takes nothing
 */
export async function takeBackOrderCoins(
  ctx: CoinCtx,
  tx: Connection,
  order: { user_id: number; number: string },
  ref: string,
): Promise<void> {
  // Before the award is read: what else changes it and its coins waits for the user as well.
  await lockUser(tx, ctx.tenant.id, order.user_id)
  const text = `${ORDER_AWARDS} a.user_id = $2 and a.ref = $3 and a.state in ('pending', 'given', 'expired')`
  const [award] = await tx.rows<OrderAward>(text, [ctx.tenant.id, order.user_id, order.number], 'coin_order_award')
  if (!award) return
  // An order without a price has no shares: each part that comes back takes all.
  const share = award.base > 0 ? shareAfterRefunds(award) : NONE
  if (award.state === 'pending') {
    if (isNone(share)) await tx.rows(CANCEL, [ctx.tenant.id, award.id], 'coin_cancel')
    return
  }
  const remainder = await remainderOf(tx, ctx.tenant.id, award)
  const loss = { userId: order.user_id, reason: 'coin_order_back', ref: `${order.number}/${ref}` }
  await takeCoins(
    ctx,
    tx,
    loss,
    coinsBy((kind) => Math.max(0, remainder[kind] - share[kind])),
  )
}

const PENDING = `${ORDER_AWARDS} a.user_id = any($2::bigint[]) and a.state = 'pending' order by a.matures_at, a.id`

/** Pending coins of each user: a sum for each kind, with the moment of the first of them. */
export async function pendingCoins(
  tx: Connection,
  tenantId: number,
  userIds: readonly number[],
): Promise<(userId: number) => PendingCoins[]> {
  const awards = userIds.length > 0 ? await tx.rows<OrderAward>(PENDING, [tenantId, [...userIds]], 'coin_pending') : []
  return (userId) => {
    const lots = awards
      .filter((award) => award.user_id === userId)
      .map((award) => ({ matures: award.matures_at, share: shareAfterRefunds(award) }))
    return coinKinds.flatMap((kind) => {
      const ownLots = lots.filter(({ share }) => share[kind] > 0)
      const amount = ownLots.reduce((sum, { share }) => sum + share[kind], 0)
      return ownLots[0]?.matures ? [{ kind, amount, matures: new Date(ownLots[0].matures).toISOString() }] : []
    })
  }
}
