import { openReturnStatuses } from '@storefront/contract/domain/after-sales/order-return'
import { coinKinds } from '@storefront/contract/domain/promotion/coins'
import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { lockUser } from '../../account/profile/user'
import { changeBalance } from '../../wallet/balance/balance'
import { isNone, ORDER_AWARDS, type OrderAward, shareAfterRefunds } from './order-award'

const DAY_MS = 86_400_000
const AWARD = `${ORDER_AWARDS} a.id = $2 and a.state = 'pending'`
const OPEN = 'select 1 from order_return where tenant_id = $1 and order_id = $2 and status = any($3) limit 1'
const POSTPONE = "update coin_award set matures_at = $3 where tenant_id = $1 and id = $2 and state = 'pending'"
// What it gives expires as many days after this moment as it would have after the planned one. In seconds, because a sum
// of a moment and an interval depends on the session's time zone, so that a cluster refuses it in an update.
const MATURE = `update coin_award set state = $4, matures_at = $3, expires_at = to_timestamp($5::float8 + extract(epoch from expires_at - matures_at)::float8)
  where tenant_id = $1 and id = $2 and state = 'pending' and matures_at <= $3 returning expires_at`

async function creditAward(ctx: JobCtx, tx: Connection, award: OrderAward): Promise<void> {
  const share = shareAfterRefunds(award)
  const values = [ctx.tenant.id, award.id, ctx.now, isNone(share) ? 'canceled' : 'given', ctx.now.getTime() / 1000]
  const [row] = await tx.rows<{ expires_at: string | null }>(MATURE, values, 'coin_mature')
  if (!row) return
  const change = {
    tenantId: ctx.tenant.id,
    userId: award.user_id,
    reason: 'coin_order',
    ref: `${award.ref}@${ctx.now.getTime()}`,
    now: ctx.now,
  }
  for (const kind of coinKinds) if (share[kind] > 0) await changeBalance(tx, { ...change, kind, change: share[kind] })
  if (row.expires_at && share.diamond + share.point > 0)
    await scheduleJob(tx, {
      tenantId: ctx.tenant.id,
      kind: 'coin_expire',
      key: String(award.id),
      runAt: new Date(row.expires_at),
    })
}

/**
 * Gives what a pending award is still worth, once the time for returns of its order is over; with a return still open,
 * it looks again a day later.
 */
export async function matureCoins(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await cancelJob(tx, ctx.tenant.id, 'coin_mature', key)
    const who = [ctx.tenant.id, Number(key)]
    const [before] = await tx.rows<OrderAward>(AWARD, who)
    if (!before) return
    await lockUser(tx, ctx.tenant.id, before.user_id)
    if ((await tx.rows(OPEN, [ctx.tenant.id, before.order_id, openReturnStatuses])).length > 0) {
      const runAt = new Date(ctx.now.getTime() + DAY_MS)
      await tx.rows(POSTPONE, [...who, runAt])
      await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'coin_mature', key, runAt })
      return
    }
    // Read again: a refund that held the user's lock meanwhile has changed what the award is worth.
    const [award] = await tx.rows<OrderAward>(AWARD, who)
    if (award) await creditAward(ctx, tx, award)
  })
}
