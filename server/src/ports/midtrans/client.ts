/**
 * Midtrans' Core API: JSON over HTTPS, with the server key as the name of Basic authentication. A reply has its result in
 * `status_code`, whatever the status of HTTP.
 */
import { type Address, resolveAddress } from '../config'
import { parseObject, send, textField } from '../http'
import { type MerchantAccount, UpstreamError } from '../../core/ports.types'

export const PORT = 'midtrans'

/** Addresses of the environments: real money, and tests. */
export interface MidtransAddresses {
  production: Address
  sandbox: Address
}

export type MidtransReply = { ok: true; fields: Record<string, unknown> } | { ok: false; code: string; reason: string }

/** Wrong keys, a closed account, too many calls: nothing that the buyer could do about it. */
const NOT_FOR_BUYERS = new Set(['401', '429'])

export interface MidtransCall {
  method: 'GET' | 'POST'
  /** Path behind `/v2/`. */
  path: string
  body?: Record<string, unknown>
  /** Address that hears of this payment, instead of the one of the account's settings. */
  notifyUrl?: string
}

/** Makes one call. @throws UpstreamError for network failures, the vendor's own, and our misconfiguration. */
export async function callMidtrans(
  { production, sandbox }: MidtransAddresses,
  account: MerchantAccount,
  timeoutMs: number,
  { method, path, body, notifyUrl }: MidtransCall,
): Promise<MidtransReply> {
  const base = resolveAddress(account.isSandbox ? sandbox : production)
  const reply = await send(
    PORT,
    `${base}/v2/${path}`,
    {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${account.apiKey}:`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(notifyUrl && { 'x-override-notification': notifyUrl }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    timeoutMs,
  )
  const fields = parseObject(PORT, reply.bytes.toString('utf8'))
  const code = textField(fields, 'status_code') ?? String(reply.status)
  if (NOT_FOR_BUYERS.has(code)) throw new UpstreamError(PORT, `${PORT}: status ${code}`, { undone: true })
  if (!/^[24]\d\d$/.test(code)) throw new UpstreamError(PORT, `${PORT}: status ${code}`)
  // An expired transaction is answered with 407, which is a state and no refusal.
  return code.startsWith('2') || code === EXPIRED
    ? { ok: true, fields }
    : { ok: false, code, reason: `${textField(fields, 'status_message') ?? 'refused'} (${code})` }
}

/** The status code of a transaction whose time is over. */
const EXPIRED = '407'
