import type { Address } from '../config'
import { messageData, outcomeOf } from '../subscribe'
import { type AlipayMiniPort, type SubscribeResult, UpstreamError } from '../../core/ports.types'
import { callAlipay, miniSdk, PORT } from './client'

const METHOD = 'alipay.open.app.mini.templatemessage.send'
/** Too many at the moment; the message can go later. */
const LATER = new Set(['isv.app-call-limited', 'isv.method-call-limited'])
/** Apps from before open ids were introduced know their users by these. */
const USER_ID = /^2088\d{12}$/

/**
 * `alipay.open.app.mini.templatemessage.send`: one message of a mini-program, with the consent that its user gave for
 * it.
 * @param defaultPublicKey the vendor's key for apps that name none.
 */
export function alipaySubscribe(
  gateway: Address,
  defaultPublicKey: string | undefined,
  timeoutMs: number,
): AlipayMiniPort['sendSubscribe'] {
  return (app, { openId, template, page, fields }) =>
    outcomeOf(async (): Promise<SubscribeResult> => {
      const reader = USER_ID.test(openId) ? { to_user_id: openId } : { to_open_id: openId }
      // `data` is a text: the gateway takes no object there, and the SDK would respell the names in one.
      const content = { ...reader, user_template_id: template, page, data: JSON.stringify(messageData(fields)) }
      const reply = await callAlipay(
        miniSdk(gateway, app, defaultPublicKey, timeoutMs),
        METHOD,
        { biz_content: content },
        timeoutMs,
      )
      if (reply.ok) return { state: 'sent' }
      if (LATER.has(reply.subCode))
        throw new UpstreamError(PORT, `${PORT}: too many messages (${reply.subCode})`, { undone: true })
      // No consent, or a wrong setting of ours; a retry does not help.
      return { state: 'refused', reason: reply.reason }
    })
}
