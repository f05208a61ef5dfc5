/**
 * Alipay's gateway by its official SDK (alipay-sdk, MIT), which signs requests (RSA2, sorted
 * parameters) and checks replies on the raw JSON node. Around it stands what it leaves open:
 * - a missing public key makes it skip the check: we refuse to start;
 * - it cannot check a signed `error_response`, and falls over an unsigned one;
 * - its timestamp is the process's own zone, the gateway's is China's;
 * - its errors quote whole replies: ours name the kind of failure only.
 */
import { measureVendor } from '../../lib/measurements'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { AlipaySdk } from 'alipay-sdk'
import { type Address, resolveAddress } from '../config'
import { errorText, failureName, isUnreachable } from '../errors'
import { textField } from '../http'
import { type MiniApp, UpstreamError } from '../../core/ports.types'
import { toChinaTime } from '../vendor-time'

export const PORT = 'alipay'

/** Keys that sign the requests of one app and verify the replies; both PEM. */
export interface AlipayKeys {
  appId: string
  privateKey: string
  publicKey: string
}

export type AlipayReply = { ok: true; fields: Record<string, unknown> } | { ok: false; subCode: string; reason: string }

class CheckedSdk extends AlipaySdk {
  override checkResponseSign(raw: string, responseKey: string, serverSign: string, traceId: string): void {
    const node = raw.includes(`"${responseKey}"`) ? responseKey : 'error_response'
    try {
      if (serverSign) {
        super.checkResponseSign(raw, node, serverSign, traceId)
        return
      }
    } catch {
      throw new UpstreamError(PORT, `${PORT}: the reply's signature is wrong`, { fault: 'signatureWrong' })
    }
    // The gateway cannot sign for an app it does not know; what it says then is for us, not for the buyer.
    const subCode = /"sub_code":"([\w.-]{1,80})"/.exec(raw)?.[1] ?? 'no code'
    throw new UpstreamError(PORT, `${PORT}: the reply is not signed (${subCode})`)
  }
}

/** Returns the SDK for one app. @throws UpstreamError when a key cannot be read. */
export function alipaySdk(gateway: string, keys: AlipayKeys, timeoutMs: number): AlipaySdk {
  try {
    const privateKey = createPrivateKey(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString().trim()
    const alipayPublicKey = createPublicKey(keys.publicKey).export({ type: 'spki', format: 'pem' }).toString().trim()
    return new CheckedSdk({
      appId: keys.appId,
      privateKey,
      alipayPublicKey,
      keyType: 'PKCS8',
      gateway,
      timeout: timeoutMs,
      camelcase: false,
    })
  } catch {
    throw new UpstreamError(PORT, `${PORT}: a key of this app cannot be read`, { undone: true, fault: 'keyUnreadable' })
  }
}

/**
 * Returns the SDK for a mini-program, whose `secret` is our private key.
 * @param defaultPublicKey the vendor's key for apps that name none.
 * @throws UpstreamError when a key is missing or cannot be read.
 */
export function miniSdk(
  gateway: Address,
  { appId, secret, vendorPublicKey }: MiniApp,
  defaultPublicKey: string | undefined,
  timeoutMs: number,
): AlipaySdk {
  const publicKey = vendorPublicKey ?? defaultPublicKey
  if (!publicKey)
    throw new UpstreamError(PORT, `${PORT}: there is no public key to check replies with`, {
      undone: true,
      fault: 'keyMissing',
    })
  return alipaySdk(resolveAddress(gateway), { appId, privateKey: secret, publicKey }, timeoutMs)
}

const MISCONFIGURED = new Set([
  'isv.invalid-signature',
  'isv.invalid-app-id',
  'isv.missing-signature',
  'isv.invalid-timestamp',
  'isv.insufficient-isv-permissions',
])
const FAILED = new Set(['ACQ.SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR', 'isp.unknow-error', 'isp.unknown-error'])

/** Returns the kind of an error of the SDK, which says it in its message alone. */
function kindOf(error: unknown): string {
  const text = errorText(error)
  const status = /status: (\d{3})$/.exec(text)?.[1]
  if (status) return `status ${status}`
  if (text.includes('格式错误')) return 'the reply is invalid'
  return /timeout/i.test(text) ? 'timeout' : failureName(error)
}

/** Rejects when `work` takes longer: the SDK's own limits count from byte to byte. */
async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  const signal = AbortSignal.timeout(timeoutMs)
  const late = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  return await Promise.race([work, late])
}

/**
 * Calls a method of the gateway; parameters are the protocol's own (`biz_content`, `grant_type`...).
 * @throws UpstreamError for network failures, bad signatures, our own misconfiguration, system errors.
 */
export async function callAlipay(
  sdk: AlipaySdk,
  method: string,
  params: Record<string, unknown>,
  timeoutMs: number,
): Promise<AlipayReply> {
  let fields: Record<string, unknown>
  try {
    const call = () => sdk.exec(method, { ...params, timestamp: toChinaTime(new Date()) }, { validateSign: true })
    fields = { ...(await measureVendor(PORT, () => withTimeout(call(), timeoutMs))) }
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    throw new UpstreamError(PORT, `${PORT}: ${kindOf(error)}`, { undone: isUnreachable(error) })
  }
  const code = textField(fields, 'code')
  // alipay.system.oauth.token answers without a code when all is well.
  if (code === '10000' || code === null) return { ok: true, fields }
  const subCode = textField(fields, 'sub_code') ?? code
  // The gateway rejected the request before it was processed.
  if (MISCONFIGURED.has(subCode))
    throw new UpstreamError(PORT, `${PORT}: the app is set up wrongly (${subCode})`, { undone: true })
  if (FAILED.has(subCode) || code === '20000') throw new UpstreamError(PORT, `${PORT}: the vendor failed (${subCode})`)
  return {
    ok: false,
    subCode,
    reason: `${textField(fields, 'sub_msg') ?? textField(fields, 'msg') ?? 'refused'} (${subCode})`,
  }
}
