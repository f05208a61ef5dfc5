import type { Address } from '../config'
import { textField } from '../http'
import { type MiniLoginPort, UpstreamError } from '../../core/ports.types'
import { callAlipay, miniSdk, PORT } from './client'

/**
 * Alipay's mini-program login, `alipay.system.oauth.token`.
 * @param defaultPublicKey the vendor's key for apps that name none.
 */
export function alipayLogin(gateway: Address, defaultPublicKey: string | undefined, timeoutMs: number): MiniLoginPort {
  return {
    async exchange(app, code) {
      const sdk = miniSdk(gateway, app, defaultPublicKey, timeoutMs)
      const reply = await callAlipay(
        sdk,
        'alipay.system.oauth.token',
        { grant_type: 'authorization_code', code },
        timeoutMs,
      )
      if (!reply.ok) return { ok: false, reason: reply.reason }
      // Apps from before open ids were introduced get the user id.
      const openId = textField(reply.fields, 'open_id') ?? textField(reply.fields, 'user_id')
      if (!openId) throw new UpstreamError(PORT, `${PORT}: the reply names no user`)
      return { ok: true, openId, unionId: textField(reply.fields, 'union_id'), sessionKey: null }
    },
  }
}
