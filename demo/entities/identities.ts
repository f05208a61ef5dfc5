import { insert } from '../../server/src/db/insert'
import { demoAccounts, demoOpenId } from '../../server/src/ports'
import type { TenantSeed } from '../data/types'
import type { Scene } from './insert'

/**
 * Seeds the identities of users with a login code at WeChat's loopback: in the mini-program, and in WeChat's browser as
 * that person.
 */
export async function seedIdentities(
  { tx, tenantId, now }: Scene,
  { site, users }: TenantSeed,
  loopbackDir: string,
): Promise<void> {
  const { weapp, wechat } = await demoAccounts(loopbackDir, site.slug, site.name)
  const rows = users.flatMap(({ loginCode }, i) => {
    if (loginCode === undefined) return []
    const row = (vendor: 'weapp' | 'wechat', appId: string) => ({
      tenantId,
      vendor,
      appId,
      openId: demoOpenId(appId, loginCode),
      userId: i + 1,
      createdAt: now,
    })
    return [row('weapp', weapp.appId), row('wechat', wechat.appId)]
  })
  await insert(tx, 'identity', rows)
}
