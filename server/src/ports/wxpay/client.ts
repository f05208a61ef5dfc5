/**
 * WeChat Pay API v3 by wechatpay-axios-plugin (MIT, 0.9.6 of 2026-02), which signs requests
 * (WECHATPAY2-SHA256-RSA2048) and checks replies (serial, five minutes, signature). Around it:
 * - keys go in as KeyObjects, because it would open a key text `file://...` as a file;
 * - its errors hold the whole request configuration: ours name the kind of failure only.
 * 4xx replies are not signature-checked by it; they are only ever read as refusals.
 */
import { measureVendor } from '../../lib/measurements'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { Decorator } from 'wechatpay-axios-plugin'
import { failureName } from '../errors'
import { asObject, parseObject, textField } from '../http'
import { type MerchantAccount, UpstreamError } from '../../core/ports.types'

export const PORT = 'wxpay'

export type WxpayReply = { ok: true; fields: Record<string, unknown> } | { ok: false; code: string; reason: string }

/** Our own settings are wrong, or the vendor is overloaded: nothing the buyer could do about it. */
const NOT_FOR_BUYERS = new Set([
  'SIGN_ERROR',
  'APPID_MCHID_NOT_MATCH',
  'MCH_NOT_EXISTS',
  'NO_AUTH',
  'SYSTEM_ERROR',
  'FREQUENCY_LIMITED',
  'FREQUENCY_LIMIT_EXCEED',
  'RATELIMIT_EXCEEDED',
])

function client(base: string, account: MerchantAccount, timeoutMs: number) {
  let privateKey: ReturnType<typeof createPrivateKey>
  let publicKey: typeof privateKey
  try {
    privateKey = createPrivateKey(account.privateKey)
    publicKey = createPublicKey(account.vendorPublicKey)
  } catch {
    throw new UpstreamError(PORT, `${PORT}: a key of this account cannot be read`, { fault: 'keyUnreadable' })
  }
  const axios = Decorator.jsonBased({
    mchid: account.merchantId,
    serial: account.serial,
    privateKey,
    certs: { [account.vendorPublicKeyId]: publicKey },
  })
  Object.assign(axios.defaults, { baseURL: `${base}/`, timeout: timeoutMs, proxy: false, maxRedirects: 0 })
  return axios
}

/**
 * Makes one call. `path` starts at `v3/`.
 * @throws UpstreamError for network failures, 5xx, bad signatures and our own misconfiguration.
 */
export async function callWxpay(
  base: string,
  account: MerchantAccount,
  timeoutMs: number,
  method: 'GET' | 'POST',
  path: string,
  body?: Record<string, unknown>,
): Promise<WxpayReply> {
  try {
    const response: { data: unknown } = await measureVendor(PORT, (headers) =>
      client(base, account, timeoutMs).request({
        method,
        url: path,
        data: body,
        headers: { ...headers },
        signal: AbortSignal.timeout(timeoutMs),
      }),
    )
    // 204 (close) has no body.
    return {
      ok: true,
      fields: asObject(response.data) ?? (response.data ? parseObject(PORT, String(response.data)) : {}),
    }
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    return refusal(error)
  }
}

function refusal(error: unknown): WxpayReply {
  const response = asObject(asObject(error)?.response)
  const status = typeof response?.status === 'number' ? response.status : null
  const name = failureName(error)
  if (name.startsWith('EV3_'))
    throw new UpstreamError(PORT, `${PORT}: the reply's signature is wrong (${name})`, { fault: 'signatureWrong' })
  // axios calls an aborted request "canceled".
  if (status === null) throw new UpstreamError(PORT, `${PORT}: ${name === 'ERR_CANCELED' ? 'timeout' : name}`)
  const body = asObject(response?.data)
  const code = textField(body, 'code')
  if (status < 400 || status >= 500 || status === 401 || status === 429 || !code || NOT_FOR_BUYERS.has(code)) {
    throw new UpstreamError(PORT, `${PORT}: status ${status}${code ? ` (${code})` : ''}`)
  }
  return { ok: false, code, reason: `${textField(body, 'message') ?? 'refused'} (${code})` }
}
