import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'

/** Somebody as a vendor knows them: their id is one of the app that they came by. */
export interface Person {
  vendor: 'weapp' | 'alipay' | 'wechat'
  appId: string
  openId: string
  unionId: string | null
}

/**
 * Lets one of all that find or make the account behind a vendor's id wait for the other, also where there is no row of
 * it yet: two first logins, or a login and what WeChat says of a follower.
 */
export async function lockIdentity(
  ctx: Pick<JobCtx, 'tenant'>,
  tx: Connection,
  { vendor, appId, openId }: Omit<Person, 'unionId'>,
): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock($1, hashtext($2))', [ctx.tenant.id, `${vendor}:${appId}:${openId}`])
}
