/** WeChat's official account: login in its browser, tokens, SDK tickets, messages of the mini-program. */
import { type Address, resolveAddress } from '../config'
import { textField } from '../http'
import { type ExpiringToken, UpstreamError, type WechatWebPort } from '../../core/ports.types'
import { callWechat, PORT, type WechatReply, isTokenExpired } from './call'
import { wechatExchange } from './login'
import { sendSubscribe } from './subscribe'

/**
 * @param base of the calls, api.weixin.qq.com.
 * @param open of the page that people's browsers open, open.weixin.qq.com.
 */
export function wechatWeb(base: Address, open: Address, timeoutMs: number): WechatWebPort {
  return {
    authorizeUrl: (app) =>
      `${resolveAddress(open)}/connect/oauth2/authorize?appid=${encodeURIComponent(app.appId)}&redirect_uri=&response_type=code&scope=snsapi_base&state=#wechat_redirect`,

    exchange: wechatExchange(base, timeoutMs),

    // The stable call returns the same token while that is valid, so no process invalidates another one's token.
    async accessToken(app) {
      const body = { grant_type: 'client_credential', appid: app.appId, secret: app.secret, force_refresh: false }
      return tokenOf(await callWechat(base, timeoutMs, { path: '/cgi-bin/stable_token', body }), 'access_token')
    },

    async ticket(token) {
      const reply = await callWechat(base, timeoutMs, {
        path: '/cgi-bin/ticket/getticket',
        query: { access_token: token, type: 'jsapi' },
      })
      return isTokenExpired(reply) ? 'stale' : tokenOf(reply, 'ticket')
    },

    sendSubscribe: sendSubscribe(base, timeoutMs),
  }
}

function tokenOf({ errcode, fields }: WechatReply, name: string): ExpiringToken {
  const value = textField(fields, name)
  const expiresIn = fields.expires_in
  if (errcode !== 0) throw new UpstreamError(PORT, `${PORT}: no ${name} (${errcode})`)
  if (!value || typeof expiresIn !== 'number') throw new UpstreamError(PORT, `${PORT}: the reply holds no ${name}`)
  return { value, expiresIn }
}
