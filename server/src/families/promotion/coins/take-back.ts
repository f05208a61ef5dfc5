import { type CoinKind, coinKinds, type CoinTrigger } from '@storefront/contract/domain/promotion/coins'
import type { Connection } from '../../../db'
import { lockUser } from '../../account/profile/user'
import { balanceOf, changeBalance } from '../../wallet/balance/balance'
import type { CoinCtx } from './earn'

/** What is taken back of an award. */
interface Loss {
  userId: number
  reason: string
  ref: string
}

/** Takes so many coins as are still there: what was spent is not owed. The caller has locked the user. */
export async function takeCoins(ctx: CoinCtx, tx: Connection, { userId, reason, ref }: Loss, kind: CoinKind, amount: number): Promise<number> {
  const change = Math.min(amount, await balanceOf(tx, ctx.tenant.id, userId, kind))
  if (change > 0) await changeBalance(tx, { tenantId: ctx.tenant.id, userId, kind, change: -change, reason, ref, now: ctx.now })
  return change
}

interface AwardRow {
  diamond: number
  point: number
  charm: number
}

const TAKE = `update coin_award set state = 'taken_back' where tenant_id = $1 and user_id = $2 and trigger = $3 and ref = $4 and state = 'given'
  returning diamond, point, charm`

/** Takes back what something earned that no longer counts, e.g. a comment that was hidden. */
export async function takeBackCoins(ctx: CoinCtx, tx: Connection, event: { userId: number; trigger: CoinTrigger; ref: string }): Promise<void> {
  const { userId, trigger, ref } = event
  await lockUser(tx, ctx.tenant.id, userId)
  const [award] = await tx.rows<AwardRow>(TAKE, [ctx.tenant.id, userId, trigger, ref], 'coin_take_back')
  if (!award) return
  for (const kind of coinKinds) await takeCoins(ctx, tx, { userId, reason: `coin_${trigger}_back`, ref: `${ref}@${ctx.now.getTime()}` }, kind, award[kind])
}

const ORDER_AWARD = `select a.id, o.user_id, a.diamond, a.point, a.charm, o.total, o.refunded, coalesce(a.base, o.total) as base from coin_award a
  join shop_order o on o.tenant_id = a.tenant_id and o.number = a.ref and o.user_id = a.user_id
  where a.tenant_id = $1 and o.id = $2 and a.trigger = 'order' and a.state = 'given' for no key update of a`
const BACK = `select coalesce(-sum(change), 0)::int as back from balance_record
  where tenant_id = $1 and user_id = $2 and kind = $3 and reason = 'coin_order_back' and ref like $4`

interface OrderAward extends AwardRow {
  id: number
  user_id: number
  total: number
  refunded: number
  /** What the award was for, in minor units: what had been refunded by then earned nothing. */
  base: number
}

/**
 * Takes back the share of an order's coins that belongs to what was refunded of it since they were given, all of them with the
 * last refund.
 * @param ref names the return, so that its repetition takes nothing
 */
export async function takeBackOrderCoins(ctx: CoinCtx, tx: Connection, order: { id: number; number: string }, ref: string): Promise<void> {
  const [award] = await tx.rows<OrderAward>(ORDER_AWARD, [ctx.tenant.id, order.id], 'coin_order_award')
  if (!award) return
  await lockUser(tx, ctx.tenant.id, award.user_id)
  const { user_id: userId, base } = award
  const laterRefunds = award.refunded - (award.total - base)
  for (const kind of coinKinds) {
    const due = base > 0 ? Math.ceil((award[kind] * laterRefunds) / base) : award[kind]
    const [row] = await tx.rows<{ back: number }>(BACK, [ctx.tenant.id, userId, kind, `${order.number}/%`])
    await takeCoins(ctx, tx, { userId, reason: 'coin_order_back', ref: `${order.number}/${ref}` }, kind, Math.max(0, due - (row?.back ?? 0)))
  }
}
