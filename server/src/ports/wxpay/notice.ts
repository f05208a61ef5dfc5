import { Aes, Formatter, Rsa } from 'wechatpay-axios-plugin'
import { createPublicKey } from 'node:crypto'
import { asObject, parseObject, textField } from '../http'
import type { MerchantAccount, PaymentPort, PayState } from '../../core/ports.types'

/** Seconds by which a notice's time may differ from ours, as the vendor requires. */
const TOLERANCE_S = 300

type Notice = Parameters<PaymentPort['readNotice']>[1]

/**
 * Decrypts what WeChat Pay posts to `notify_url`; see PaymentPort.readNotice. Only payments: the result of a refund is
 * queried.
 */
export const readWxpayNotice: PaymentPort['readNotice'] = async (account, notice) => {
  try {
    if (!hasValidSignature(account, notice)) return null
    const envelope = parseObject('wxpay', notice.body)
    const resource = asObject(envelope.resource)
    if (envelope.event_type !== 'TRANSACTION.SUCCESS' || resource?.algorithm !== 'AEAD_AES_256_GCM') return null
    const { ciphertext, nonce, associated_data: aad } = resource
    if (typeof ciphertext !== 'string' || typeof nonce !== 'string') return null
    const text = Aes.AesGcm.decrypt(ciphertext, account.apiKey, nonce, typeof aad === 'string' ? aad : '')
    return wxpayState(account, parseObject('wxpay', text), notice.now)
  } catch {
    // A broken key, cipher text or JSON: whatever it is, it is no notice.
    return null
  }
}

function hasValidSignature(account: MerchantAccount, notice: Notice): boolean {
  // Node's headers are lower case; other callers may keep the vendor's spelling.
  const headers = new Map(Object.entries(notice.headers).map(([name, value]) => [name.toLowerCase(), value]))
  const timestamp = headers.get('wechatpay-timestamp') ?? ''
  const nonce = headers.get('wechatpay-nonce')
  const signature = headers.get('wechatpay-signature')
  if (
    !/^\d{1,12}$/.test(timestamp) ||
    !nonce ||
    !signature ||
    headers.get('wechatpay-serial') !== account.vendorPublicKeyId
  )
    return false
  if (Math.abs(notice.now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_S) return false
  return Rsa.verify(
    Formatter.response(timestamp, nonce, notice.body),
    signature,
    createPublicKey(account.vendorPublicKey),
  )
}

const isOurs = ({ appId, webAppId }: MerchantAccount, actual: unknown) =>
  actual === appId || (webAppId !== undefined && actual === webAppId)

/**
 * Returns the state of a transaction as the notice and the query tell it; null when it is about another merchant or
 * app, or a field is missing.
 * @param seenAt the time of payment when the vendor names none.
 */
export function wxpayState(account: MerchantAccount, fields: Record<string, unknown>, seenAt: Date): PayState | null {
  const outTradeNo = textField(fields, 'out_trade_no')
  if (!outTradeNo || fields.mchid !== account.merchantId || !isOurs(account, fields.appid)) return null
  switch (fields.trade_state) {
    case 'NOTPAY':
    case 'USERPAYING':
      return { state: 'pending', outTradeNo }
    case 'CLOSED':
    case 'REVOKED':
    case 'PAYERROR':
      return { state: 'closed', outTradeNo }
    // Refunded means paid before; what was given back is the order's own knowledge.
    case 'REFUND':
    case 'SUCCESS': {
      const amount = asObject(fields.amount)
      const tradeNo = textField(fields, 'transaction_id')
      const total = amount?.total
      if (
        !tradeNo ||
        typeof total !== 'number' ||
        !Number.isSafeInteger(total) ||
        (amount?.currency ?? 'CNY') !== 'CNY'
      )
        return null
      const time = Date.parse(textField(fields, 'success_time') ?? '')
      return { state: 'paid', outTradeNo, tradeNo, amount: total, paidAt: Number.isNaN(time) ? seenAt : new Date(time) }
    }
    default:
      return null
  }
}
