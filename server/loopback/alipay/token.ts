import { createHash, randomBytes } from 'node:crypto'
import { LoginCodes } from '../codes'
import type { TenantKeys } from '../keys'
import { type Node, failure } from './trade'

/** `alipay.system.oauth.token`: answers without a code when all is well, with an error_response when not. */
export function alipayToken(): (keys: TenantKeys, fields: Record<string, string>) => Node {
  const codes = new LoginCodes()
  return (keys, fields) => {
    const code = fields.code ?? ''
    if (fields.grant_type !== 'authorization_code')
      return { ...failure('isv.grant-type-invalid', '授权类型无效'), error: true }
    if (!code || code === 'bad-code' || !codes.use(`${keys.alipayAppId} ${code}`, code))
      return { ...failure('isv.code-invalid', '授权码code无效'), error: true }
    const openId = `0${createHash('sha256').update(`${keys.alipayAppId} ${code}`).digest('base64url').slice(0, 31)}`
    const secret = () => `kuaijieB${randomBytes(16).toString('hex')}`
    return {
      body: {
        open_id: openId,
        access_token: secret(),
        refresh_token: secret(),
        expires_in: 1296000,
        re_expires_in: 2592000,
        auth_start: '2026-01-01 00:00:00',
      },
    }
  }
}
