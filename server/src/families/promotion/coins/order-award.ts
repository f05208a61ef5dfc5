import { type Coins, coinsBy } from '@storefront/contract/domain/promotion/coins'
import type { Connection } from '../../../db'
import { lockUser } from '../../account/profile/user'
import type { CoinCtx } from './earn'
import { remainderOf, takeCoins } from './take-back'

/** An order's award beside the money of its order, in minor units. */
interface OrderAward extends Coins {
  readonly user_id: number
  readonly id: number
  readonly total: number
  readonly refunded: number
  /** The amount that earned the award: what had been refunded by then earned nothing. */
  readonly base: number
}

const ORDER_AWARD = `select a.id, a.user_id, a.diamond, a.point, a.charm, o.total, o.refunded, coalesce(a.base, o.total) as base from coin_award a
  join shop_order o on o.tenant_id = a.tenant_id and o.number = a.ref and o.user_id = a.user_id
  where a.tenant_id = $1 and a.user_id = $2 and a.trigger = 'order' and a.ref = $3 and a.state in ('given', 'expired')`

/** Coins of the award that belong to what was not refunded, rounded down; none of an order without a price, of which a part came back. */
function shareAfterRefunds({ base, total, refunded, ...award }: OrderAward): Coins {
  return coinsBy((kind) => (base > 0 ? Math.floor((award[kind] * (total - refunded)) / base) : 0))
}

/**
 * Takes back the share of an order's coins that belongs to what was refunded of it since they were given, all of them with the
 * last refund. What is no longer there is owed.
 * @param ref names the return, so that its repetition takes nothing
 */
export async function takeBackOrderCoins(ctx: CoinCtx, tx: Connection, order: { user_id: number; number: string }, ref: string): Promise<void> {
  // Before the award is read: what else changes it and its coins waits for the user as well.
  await lockUser(tx, ctx.tenant.id, order.user_id)
  const [award] = await tx.rows<OrderAward>(ORDER_AWARD, [ctx.tenant.id, order.user_id, order.number], 'coin_order_award')
  if (!award) return
  const remainder = await remainderOf(tx, ctx.tenant.id, award)
  const share = shareAfterRefunds(award)
  const loss = { userId: order.user_id, reason: 'coin_order_back', ref: `${order.number}/${ref}` }
  await takeCoins(
    ctx,
    tx,
    loss,
    coinsBy((kind) => Math.max(0, remainder[kind] - share[kind])),
  )
}
