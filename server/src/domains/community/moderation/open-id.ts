import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { miniApp } from '../../shared/credential'

/** WeChat checks what those wrote who were in the mini-program so lately. */
const FRESH_MS = 2 * 3_600_000

const OPEN_ID = `select open_id from identity where tenant_id = $1 and user_id = $2 and vendor = 'weapp' and app_id = $3 and ($4 or seen_at > $5)
  order by seen_at desc nulls last limit 1`

/** Returns the author's id with the site's mini-program, when WeChat would still know it; null asks for a human. */
export async function freshOpenId(ctx: UserCtx, tx: Connection): Promise<string | null> {
  const app = await miniApp(tx, ctx, 'weapp')
  if (!app) return null
  // Whoever writes from the mini-program is there.
  const isThere = ctx.client.isMini && ctx.client.miniAppId === app.appId
  const since = new Date(ctx.now.getTime() - FRESH_MS)
  const [row] = await tx.rows<{ open_id: string }>(OPEN_ID, [ctx.tenant.id, ctx.user.id, app.appId, isThere, since])
  return row?.open_id ?? null
}
