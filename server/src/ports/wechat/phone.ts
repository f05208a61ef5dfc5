import type { Address } from '../config'
import { asObject, textField } from '../http'
import { UpstreamError, type WechatPhonePort } from '../../core/ports.types'
import { callWechat, isTokenExpired, PORT } from './call'

/**
 * `POST {base}/wxa/business/getuserphonenumber`. The code of the button is good once and for five minutes, and each
 * call costs the site.
 */
export function wechatPhone(base: Address, timeoutMs: number): WechatPhonePort {
  return {
    async readPhone(token, code) {
      const reply = await callWechat(base, timeoutMs, {
        path: '/wxa/business/getuserphonenumber',
        query: { access_token: token },
        body: { code },
      })
      if (isTokenExpired(reply)) return 'stale'
      if (reply.errcode !== 0) return { ok: false, reason: `${reply.errmsg} (${reply.errcode})` }
      // A foreign number begins with its country's code, and so is no mobile number of ours.
      const mobile = textField(asObject(reply.fields.phone_info), 'phoneNumber')
      if (!mobile) throw new UpstreamError(PORT, `${PORT}: the reply names no number`)
      return { ok: true, mobile }
    },
  }
}
