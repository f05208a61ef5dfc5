/** WeChat's logins: of the mini-program, and of its own browser by the official account. */
import type { Address } from '../config'
import { textField } from '../http'
import { type MiniApp, type MiniLoginPort, UpstreamError, type WechatWebPort } from '../../core/ports.types'
import { callWechat, PORT } from './call'

/** Meanings of the vendor's codes; the others are shown with the vendor's own text. */
const REFUSALS: Readonly<Record<number, string>> = {
  40029: 'invalid code',
  40163: 'code been used',
  40226: 'code blocked',
  45011: 'too many logins, try again later',
}

type Person = { ok: true; openId: string; fields: Record<string, unknown> } | { ok: false; reason: string }

async function person(base: Address, timeoutMs: number, path: string, query: Record<string, string>): Promise<Person> {
  const { errcode, errmsg, fields } = await callWechat(base, timeoutMs, { path, query })
  if (errcode !== 0) return { ok: false, reason: `${REFUSALS[errcode] ?? errmsg} (${errcode})` }
  const openId = textField(fields, 'openid')
  if (!openId) throw new UpstreamError(PORT, `${PORT}: the reply names no openid`)
  return { ok: true, openId, fields }
}

/** `GET {base}/sns/jscode2session`; `MiniApp.secret` is the app secret. */
export function wechatLogin(base: Address, timeoutMs: number): MiniLoginPort {
  return {
    async exchange(app, code) {
      const query = { appid: app.appId, secret: app.secret, js_code: code, grant_type: 'authorization_code' }
      const identity = await person(base, timeoutMs, '/sns/jscode2session', query)
      if (!identity.ok) return identity
      return {
        ok: true,
        openId: identity.openId,
        unionId: textField(identity.fields, 'unionid'),
        sessionKey: textField(identity.fields, 'session_key'),
      }
    },
  }
}

/**
 * `GET {base}/sns/oauth2/access_token`. The returned token would only serve to read a profile, which is not requested.
 */
export function wechatExchange(base: Address, timeoutMs: number): WechatWebPort['exchange'] {
  return async (app: MiniApp, code) => {
    const query = { appid: app.appId, secret: app.secret, code, grant_type: 'authorization_code' }
    const identity = await person(base, timeoutMs, '/sns/oauth2/access_token', query)
    return identity.ok
      ? { ok: true, openId: identity.openId, unionId: textField(identity.fields, 'unionid') }
      : identity
  }
}
