import type { Address } from '../config'
import { messageData, outcomeOf } from '../subscribe'
import { type SubscribeResult, UpstreamError, type WechatWebPort } from '../../core/ports.types'
import { callWechat, PORT, isTokenExpired } from './call'

/** Too many at the moment; the message can go later. */
const LATER = new Set([45011, 45047])

/**
 * `POST {base}/cgi-bin/message/subscribe/send`: one message of a mini-program, with the consent that its user gave for
 * it.
 */
export function sendSubscribe(base: Address, timeoutMs: number): WechatWebPort['sendSubscribe'] {
  return (token, { openId, template, page, fields }) =>
    outcomeOf(async (): Promise<SubscribeResult | 'stale'> => {
      const body = {
        touser: openId,
        template_id: template,
        page,
        data: messageData(fields),
        miniprogram_state: 'formal',
        lang: 'zh_CN',
      }
      const reply = await callWechat(base, timeoutMs, {
        path: '/cgi-bin/message/subscribe/send',
        query: { access_token: token },
        body,
      })
      if (isTokenExpired(reply)) return 'stale'
      const { errcode, errmsg } = reply
      if (LATER.has(errcode)) throw new UpstreamError(PORT, `${PORT}: too many messages (${errcode})`, { undone: true })
      // 43101, no consent, is the common one; the others are wrong settings of ours; a retry does not help.
      return errcode === 0 ? { state: 'sent' } : { state: 'refused', reason: `${errmsg} (${errcode})` }
    })
}
