/**
 * WeChat's mini-program login: `GET {base}/sns/jscode2session`. One unsigned GET, so plain fetch: a
 * library would add nothing.
 */
import { type Address, resolveAddress } from '../config'
import { parseObject, send, textField } from '../http'
import { type MiniLoginPort, UpstreamError } from '../types'

const PORT = 'wechat'

/** What the vendor means by its codes; the others are shown with its own words. */
const REFUSALS: Record<number, string> = {
  40029: 'invalid code',
  40163: 'code been used',
  40226: 'code blocked',
  45011: 'too many logins, try again later',
}

const BUSY = -1
/** Our own settings are wrong: nothing the visitor could do about it. */
const MISCONFIGURED = new Set([40013, 40125])

/** `MiniApp.secret` is the app secret. A busy vendor (errcode -1) is asked once more. */
export function wechatLogin(base: Address, timeoutMs: number): MiniLoginPort {
  async function ask(query: URLSearchParams): Promise<Record<string, unknown>> {
    const reply = await send(PORT, `${resolveAddress(base)}/sns/jscode2session?${query}`, {}, timeoutMs)
    // The vendor answers JSON with status 200 and the content type text/plain.
    return parseObject(PORT, reply.bytes.toString('utf8'))
  }
  return {
    async exchange(app, code) {
      const query = new URLSearchParams({ appid: app.appId, secret: app.secret, js_code: code, grant_type: 'authorization_code' })
      let reply = await ask(query)
      if (reply.errcode === BUSY) reply = await ask(query)
      const errcode = reply.errcode
      if (typeof errcode === 'number' && errcode !== 0) {
        if (errcode === BUSY) throw new UpstreamError(PORT, `${PORT}: the vendor is busy (-1)`)
        if (MISCONFIGURED.has(errcode)) throw new UpstreamError(PORT, `${PORT}: the app id or secret is wrong (${errcode})`)
        const words = REFUSALS[errcode] ?? textField(reply, 'errmsg') ?? 'refused'
        return { ok: false, reason: `${words} (${errcode})` }
      }
      const openId = textField(reply, 'openid')
      if (!openId) throw new UpstreamError(PORT, `${PORT}: the reply names no openid`)
      return { ok: true, openId, unionId: textField(reply, 'unionid'), sessionKey: textField(reply, 'session_key') }
    },
  }
}
