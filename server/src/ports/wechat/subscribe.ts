import type { Address } from '../config'
import { UpstreamError, type WechatWebPort } from '../types'
import { callWechat, PORT } from './call'
import { isStale } from './stale'

/** Too many at the moment; the message can go later. */
const LATER = new Set([45011, 45047])

/** `POST {base}/cgi-bin/message/subscribe/send`: one message of a mini-program, by the leave that its user gave for it. */
export function sendSubscribe(base: Address, timeoutMs: number): WechatWebPort['sendSubscribe'] {
  return async (token, { openId, template, page, fields }) => {
    const data = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }]))
    const body = { touser: openId, template_id: template, page, data, miniprogram_state: 'formal', lang: 'zh_CN' }
    try {
      const reply = await callWechat(base, timeoutMs, { path: '/cgi-bin/message/subscribe/send', query: { access_token: token }, body })
      if (isStale(reply)) return 'stale'
      const { errcode, errmsg } = reply
      if (LATER.has(errcode)) throw new UpstreamError(PORT, `${PORT}: too many messages (${errcode})`, { undone: true })
      // 43101, no leave, is the common one; the others are settings of ours, which no repeating mends.
      return errcode === 0 ? { state: 'sent' } : { state: 'refused', reason: `${errmsg} (${errcode})` }
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.undone) throw error
      return { state: 'unknown', reason: error.message }
    }
  }
}
