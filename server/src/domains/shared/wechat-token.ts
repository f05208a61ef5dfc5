import type { JobCtx } from '../../core/context.types'
import { type ExpiringToken, type MiniApp, UpstreamError } from '../../core/ports.types'
import { forgetToken, vendorToken } from './vendor-token'

type TokenCtx = Pick<JobCtx, 'tenant' | 'db' | 'now' | 'ports'>

/**
 * Calls `use` with the access token of a WeChat account. A token that the vendor reports as stale, because another one
 * was issued elsewhere, is replaced once.
 */
export async function withAccessToken<T extends object>(
  ctx: TokenCtx,
  app: MiniApp,
  use: (token: string) => Promise<T | 'stale'>,
): Promise<T> {
  const kind = `access_token ${app.appId}`
  const fetch = () => ctx.ports.wechatWeb.accessToken(app)
  for (let attempt = 0; attempt < 2; attempt++) {
    const token = await vendorToken(ctx, kind, fetch)
    const result = await use(token)
    if (result !== 'stale') return result
    await forgetToken(ctx, kind, token)
  }
  throw new UpstreamError('wechat', 'wechat: a token that is new already counts as stale', { undone: true })
}

/** Returns the ticket with which pages of the site are signed for the SDK of WeChat's browser. */
export function jsapiTicket(ctx: TokenCtx, app: MiniApp): Promise<string> {
  const fetch = () => withAccessToken<ExpiringToken>(ctx, app, (token) => ctx.ports.wechatWeb.ticket(token))
  return vendorToken(ctx, `jsapi_ticket ${app.appId}`, fetch)
}
