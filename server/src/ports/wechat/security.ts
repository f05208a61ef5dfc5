import type { Address } from '../config'
import { asObject, textField } from '../http'
import { UpstreamError, type WechatSecurityPort } from '../../core/ports.types'
import { callWechat, isTokenExpired, PORT, type WechatReply } from './call'

const VERSION = 2
/** `media_type` of pictures; 1 is audio. */
const IMAGE = 2
/** Too many at the moment; the check can be asked for later. */
const LATER = new Set([44991, 45011])

/**
 * Words of what will not be better by a retry: 40003 and 61010 who wrote it was not there lately, 40129 the scene,
 * 43104 the app.
 */
function refusal({ errcode, errmsg }: WechatReply): { state: 'refused'; reason: string } {
  if (LATER.has(errcode)) throw new UpstreamError(PORT, `${PORT}: too many checks (${errcode})`, { undone: true })
  return { state: 'refused', reason: `${errmsg} (${errcode})` }
}

/** `POST {base}/wxa/msg_sec_check` and `{base}/wxa/media_check_async`. */
export function wechatSecurity(base: Address, timeoutMs: number): WechatSecurityPort {
  const post = (path: string, token: string, body: Record<string, unknown>) =>
    callWechat(base, timeoutMs, { path, query: { access_token: token }, body })
  return {
    async checkText(token, { openId, scene, text }) {
      const reply = await post('/wxa/msg_sec_check', token, { version: VERSION, openid: openId, scene, content: text })
      if (isTokenExpired(reply)) return 'stale'
      if (reply.errcode !== 0) return refusal(reply)
      const suggest = textField(asObject(reply.fields.result), 'suggest')
      if (!suggest) throw new UpstreamError(PORT, `${PORT}: the reply holds no result`)
      // `review` asks for a human as `risky` does.
      return { state: 'checked', isPassed: suggest === 'pass' }
    },

    async checkImage(token, { openId, scene, url }) {
      const reply = await post('/wxa/media_check_async', token, {
        version: VERSION,
        openid: openId,
        scene,
        media_url: url,
        media_type: IMAGE,
      })
      if (isTokenExpired(reply)) return 'stale'
      if (reply.errcode !== 0) return refusal(reply)
      const traceId = textField(reply.fields, 'trace_id')
      if (!traceId) throw new UpstreamError(PORT, `${PORT}: the reply holds no trace_id`)
      return { state: 'received', traceId }
    },
  }
}
