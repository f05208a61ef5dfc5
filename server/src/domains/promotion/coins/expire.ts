import type { Coins } from '@storefront/contract/domain/promotion/coins'
import type { Connection } from '../../../db'
import { cancelJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { lockUser } from '../../account/profile/user'
import { remainderOf, takeCoins } from './take-back'

interface AwardRow {
  id: number
  user_id: number
  trigger: string
  ref: string
}

const AWARD = `select id, user_id, trigger, ref from coin_award
  where tenant_id = $1 and id = $2 and state = 'given' and expires_at <= $3`
const EXPIRE =
  "update coin_award set state = 'expired' where tenant_id = $1 and id = $2 and state = 'given' returning 1"
/** The oldest coins are spent first: of what is there, so much is younger than the award. */
const LEFT = `select greatest(0, b.amount - coalesce((select sum(r.change) from balance_record r where r.tenant_id = $1 and r.user_id = b.user_id
    and r.kind = b.kind and r.change > 0 and r.id > (select max(a.id) from balance_record a where a.tenant_id = $1 and a.user_id = b.user_id
      and a.kind = b.kind and a.reason = $4 and a.ref like $5)), 0))::int as left
  from balance b where b.tenant_id = $1 and b.user_id = $2 and b.kind = $3`

/** Coins of the award that are still there: never more than the balance, so that expiring leaves no debt. */
async function unspent(tx: Connection, tenantId: number, award: AwardRow, kind: 'diamond' | 'point'): Promise<number> {
  const ref = `${award.ref.replace(/[\\%_]/g, '\\$&')}@%`
  const [row] = await tx.rows<{ left: number }>(LEFT, [tenantId, award.user_id, kind, `coin_${award.trigger}`, ref])
  return row?.left ?? 0
}

async function expiringCoins(tx: Connection, { tenant }: JobCtx, award: AwardRow): Promise<Coins> {
  const remainder = await remainderOf(tx, tenant.id, award)
  const of = async (kind: 'diamond' | 'point') => Math.min(remainder[kind], await unspent(tx, tenant.id, award, kind))
  return { diamond: await of('diamond'), point: await of('point'), charm: 0 }
}

/** Takes what is left of an award whose time is over; charm stays, levels are not lost. */
export async function expireCoins(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const [award] = await tx.rows<AwardRow>(AWARD, [ctx.tenant.id, Number(key), ctx.now])
    if (award) {
      await lockUser(tx, ctx.tenant.id, award.user_id)
      const claims = await tx.rows(EXPIRE, [ctx.tenant.id, Number(key)])
      if (claims.length > 0)
        await takeCoins(
          ctx,
          tx,
          { userId: award.user_id, reason: 'expired', ref: `award ${key}` },
          await expiringCoins(tx, ctx, award),
        )
    }
    await cancelJob(tx, ctx.tenant.id, 'coin_expire', key)
  })
}
