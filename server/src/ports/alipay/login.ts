import { type Address, resolveAddress } from '../config'
import { textField } from '../http'
import { type MiniLoginPort, UpstreamError } from '../types'
import { alipaySdk, callAlipay, PORT } from './client'

/**
 * Alipay's mini-program login, `alipay.system.oauth.token`. `MiniApp.secret` is our private key.
 * @param defaultPublicKey the vendor's key for apps that name none.
 */
export function alipayLogin(gateway: Address, defaultPublicKey: string | undefined, timeoutMs: number): MiniLoginPort {
  return {
    async exchange(app, code) {
      const publicKey = app.vendorPublicKey ?? defaultPublicKey
      if (!publicKey) throw new UpstreamError(PORT, `${PORT}: there is no public key to check replies with`)
      const sdk = alipaySdk(resolveAddress(gateway), { appId: app.appId, privateKey: app.secret, publicKey }, timeoutMs)
      const reply = await callAlipay(sdk, 'alipay.system.oauth.token', { grant_type: 'authorization_code', code }, timeoutMs)
      if (!reply.ok) return { ok: false, reason: reply.reason }
      // Apps from before open ids were introduced get the user id.
      const openId = textField(reply.fields, 'open_id') ?? textField(reply.fields, 'user_id')
      if (!openId) throw new UpstreamError(PORT, `${PORT}: the reply names no user`)
      return { ok: true, openId, unionId: textField(reply.fields, 'union_id'), sessionKey: null }
    },
  }
}
