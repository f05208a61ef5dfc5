import { createHash } from 'node:crypto'
import type { SdkConfig } from '@storefront/contract/entities/site/site'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { webAccount } from '../../shared/credential'
import { randomCode } from '../../../lib/random'
import { jsapiTicket } from '../../shared/wechat-token'

/**
 * Returns the vendor's signature of one page; `url` without its fragment, else as the browser writes it
 * (docs/algorithms/jssdk.md).
 */
export function signPage(ticket: string, nonceStr: string, timestamp: number, url: string): string {
  return createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
    .digest('hex')
}

/**
 * Whether an address lies on this site: where it is reached, or one of its own domains. Ports are left aside, as the
 * vendor does.
 */
function isOwnPage({ tenant, client }: Ctx, url: string): boolean {
  const page = URL.canParse(url) ? new URL(url) : null
  if (!page || !/^https?:$/.test(page.protocol)) return false
  return page.hostname === new URL(client.origin).hostname || tenant.domains.includes(page.hostname)
}

/**
 * Signs a page of this site for the SDK of WeChat's browser; pages of other sites are refused, because the signature
 * speaks for this site.
 */
export async function jssdk(ctx: Ctx, url: string): Promise<SdkConfig | Failure> {
  if (!isOwnPage(ctx, url)) return fail('forbidden')
  const app = await ctx.db.read((tx) => webAccount(tx, ctx))
  if (!app) return fail('wxAccountMissing')
  const ticket = await jsapiTicket(ctx, app)
  const nonceStr = randomCode(16)
  const timestamp = Math.floor(ctx.now.getTime() / 1000)
  const [address = ''] = url.split('#')
  return { appId: app.appId, timestamp, nonceStr, signature: signPage(ticket, nonceStr, timestamp, address) }
}
