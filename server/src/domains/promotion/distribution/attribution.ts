import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { findByCode } from './record'
import { findSetting } from './setting'

// The newest visit wins, whenever it is sent.
const RECORD = `insert into dist_visit as v (tenant_id, user_id, promoter_id, content, visited_at) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, user_id) do update set promoter_id = excluded.promoter_id, content = excluded.content, visited_at = excluded.visited_at
    where v.visited_at <= excluded.visited_at returning 1`

const DAY_MS = 86_400_000

/**
 * The user came by a code: the last valid one counts for their orders for some days. Unknown and inactive codes, the
 * user's own and visits that are over are dropped, and nothing is said of which. A visit lies in the past at most as
 * far as it counts.
 */
export async function recordVisit(
  ctx: UserCtx,
  { code, visited, content = '' }: { code: string; visited: string; content?: string },
): Promise<{ is_recorded: boolean; expires: string | null }> {
  return ctx.db.tx(async (tx: Connection) => {
    const setting = await findSetting(tx, ctx.tenant.id)
    const promoter = setting.is_open ? await findByCode(tx, ctx.tenant.id, code) : undefined
    const at = Math.min(Date.parse(visited), ctx.now.getTime())
    const expires = at + setting.attribution_days * DAY_MS
    if (!promoter || promoter.user_id === ctx.user.id || expires <= ctx.now.getTime())
      return { is_recorded: false, expires: null }
    const rows = await tx.rows(RECORD, [ctx.tenant.id, ctx.user.id, promoter.id, content, new Date(at)], 'dist_visit')
    return { is_recorded: rows.length > 0, expires: rows.length > 0 ? new Date(expires).toISOString() : null }
  })
}
