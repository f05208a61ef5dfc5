import { type CoinKind, coinKinds, type Coins, type CoinTrigger } from '@storefront/contract/domain/promotion/coins'
import type { Connection } from '../../../db'
import { lockUser } from '../../account/profile/user'
import { changeBalance } from '../../wallet/balance/balance'
import type { CoinCtx } from './coin-ctx'

/** A user's loss of coins: `reason` and `ref` of the records of the balance. */
interface Loss {
  userId: number
  reason: string
  ref: string
}

/**
 * Takes coins back, also those that were spent: the balance falls below zero, and what is earned next pays that first.
 */
export async function takeCoins(
  ctx: CoinCtx,
  tx: Connection,
  { userId, reason, ref }: Loss,
  coins: Coins,
): Promise<void> {
  for (const kind of coinKinds) {
    const change = -coins[kind]
    if (change < 0)
      await changeBalance(tx, {
        tenantId: ctx.tenant.id,
        userId,
        kind,
        change,
        reason,
        ref,
        now: ctx.now,
        mayOwe: true,
      })
  }
}

/**
 * Records `r` of a balance that belong to an award `a`: its gift, what was taken back of it, and what of it expired.
 */
const OF_AWARD = `r.tenant_id = $1 and r.user_id = a.user_id and (
  r.reason = 'coin_' || a.trigger and split_part(r.ref, '@', 1) = a.ref
  or r.reason = 'coin_' || a.trigger || '_back' and (split_part(r.ref, '@', 1) = a.ref or starts_with(r.ref, a.ref || '/'))
  or r.reason = 'expired' and r.ref = 'award ' || a.id)`
const sumOf = (kind: CoinKind) => `coalesce(sum(r.change) filter (where r.kind = '${kind}'), 0)::int as ${kind}`
const SUMS = coinKinds.map(sumOf).join(', ')

const REMAINDER = `select ${SUMS} from coin_award a join balance_record r on ${OF_AWARD} where a.tenant_id = $1 and a.user_id = $2 and a.id = $3`

/** Coins of an award that were neither taken back nor expired, spent or not. The caller has locked the user. */
export async function remainderOf(
  tx: Connection,
  tenantId: number,
  award: { user_id: number; id: number },
): Promise<Coins> {
  const [row] = await tx.rows<Coins>(REMAINDER, [tenantId, award.user_id, award.id], 'coin_remainder')
  return row ?? { diamond: 0, point: 0, charm: 0 }
}

const REVOKE = `with a as (
    update coin_award set state = case when state = 'pending' then 'canceled' else 'taken_back' end
      where tenant_id = $1 and user_id = $2 and state in ('pending', 'given', 'expired') returning tenant_id, user_id, id, trigger, ref
  ) select ${SUMS} from a join balance_record r on ${OF_AWARD}`

/** Takes back what remains of all awards of a user, and cancels those that are pending. */
export async function takeBackAllCoins(ctx: CoinCtx, tx: Connection, loss: Loss): Promise<void> {
  await lockUser(tx, ctx.tenant.id, loss.userId)
  const [sums] = await tx.rows<Coins>(REVOKE, [ctx.tenant.id, loss.userId], 'coin_revoke')
  if (sums) await takeCoins(ctx, tx, loss, sums)
}

const TAKE = `update coin_award set state = 'taken_back' where tenant_id = $1 and user_id = $2 and trigger = $3 and ref = $4 and state in ('given', 'expired')
  returning user_id, id`

/** Takes back what remains of an event's award, because the event no longer counts, e.g. a comment that was hidden. */
export async function takeBackCoins(
  ctx: CoinCtx,
  tx: Connection,
  event: { userId: number; trigger: CoinTrigger; ref: string },
): Promise<void> {
  const { userId, trigger, ref } = event
  await lockUser(tx, ctx.tenant.id, userId)
  const [award] = await tx.rows<{ user_id: number; id: number }>(
    TAKE,
    [ctx.tenant.id, userId, trigger, ref],
    'coin_take_back',
  )
  if (!award) return
  const loss = { userId, reason: `coin_${trigger}_back`, ref: `${ref}@${ctx.now.getTime()}` }
  await takeCoins(ctx, tx, loss, await remainderOf(tx, ctx.tenant.id, award))
}
