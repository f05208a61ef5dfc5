import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import { lockIdentity } from '../../account/login/identity'

interface Follower {
  appId: string
  openId: string
  isFollow: boolean
  /** WeChat's time of the event, in seconds. */
  at: number
}

const STORE = `insert into wechat_follower as f (tenant_id, app_id, open_id, is_follow, changed_at) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, app_id, open_id) do update set is_follow = excluded.is_follow, changed_at = excluded.changed_at
    where f.changed_at <= excluded.changed_at returning 1`

/** Whether the account behind an id follows, as WeChat said last; without a word from it, as before. */
const APPLY = `update account a set is_follow = f.is_follow from wechat_follower f
  join identity i on i.tenant_id = $1 and i.vendor = 'wechat' and i.app_id = f.app_id and i.open_id = f.open_id
  where f.tenant_id = $1 and f.app_id = $2 and f.open_id = $3 and a.tenant_id = $1 and a.id = i.user_id`

/**
 * Somebody follows the official account, or no longer: the prompt to follow ends, or is back. Events may come in any
 * order.
 */
export async function setFollower(
  ctx: Pick<JobCtx, 'tenant'>,
  tx: Connection,
  { appId, openId, isFollow, at }: Follower,
): Promise<void> {
  // Somebody who logs in for the first time meanwhile would find no follower, as this finds no account of theirs.
  await lockIdentity(ctx, tx, { vendor: 'wechat', appId, openId })
  const rows = await tx.rows(STORE, [ctx.tenant.id, appId, openId, isFollow, new Date(at * 1000)])
  if (rows.length > 0) await applyFollower(ctx, tx, appId, openId)
}

/** Brings what is known of a follower to their account; called too when an account gets the id. */
export async function applyFollower(
  ctx: Pick<JobCtx, 'tenant'>,
  tx: Connection,
  appId: string,
  openId: string,
): Promise<void> {
  await tx.rows(APPLY, [ctx.tenant.id, appId, openId])
}
