import { readAmount } from '../amount'
import type { MerchantAccount, PaymentPort, PayState } from '../../core/ports.types'
import { alipaySdk } from './client'
import { fromChinaTime } from '../vendor-time'

/** Alipay repeats a notice for 25 hours and need not write a new time into it. */
const STALE_MS = 26 * 3_600_000
const SOON_MS = 5 * 60_000

/** Opens the form that Alipay posts to `notify_url`; see PaymentPort.readNotice. */
export const readAlipayNotice: PaymentPort['readNotice'] = async (account, notice) => {
  const fields = Object.fromEntries(new URLSearchParams(notice.body))
  // The SDK would follow the notice's own word down to RSA with SHA-1.
  if (fields.sign_type !== 'RSA2' || !fields.sign || !hasValidSignature(account, fields)) return null
  if (fields.app_id !== account.appId || (fields.seller_id ?? account.merchantId) !== account.merchantId) return null
  const sentAt = fromChinaTime(fields.notify_time ?? '')
  if (!sentAt) return null
  const age = notice.now.getTime() - sentAt.getTime()
  if (age > STALE_MS || age < -SOON_MS) return null
  return alipayState(fields, notice.currency.exponent, notice.now)
}

function hasValidSignature(account: MerchantAccount, fields: Record<string, string>): boolean {
  try {
    const keys = { appId: account.appId, privateKey: account.privateKey, publicKey: account.vendorPublicKey }
    return alipaySdk('https://openapi.alipay.com/gateway.do', keys, 1000).checkNotifySignV2(fields)
  } catch {
    return false
  }
}

/**
 * Returns the state of a trade as the notice and `alipay.trade.query` tell it; null when a field is missing.
 * @param seenAt the time of payment when the vendor names none.
 */
export function alipayState(fields: Record<string, unknown>, exponent: number, seenAt: Date): PayState | null {
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '')
  const outTradeNo = text('out_trade_no')
  if (!outTradeNo) return null
  switch (text('trade_status')) {
    case 'WAIT_BUYER_PAY':
      return { state: 'pending', outTradeNo }
    case 'TRADE_CLOSED':
      return { state: 'closed', outTradeNo }
    case 'TRADE_SUCCESS':
    case 'TRADE_FINISHED': {
      const amount = readAmount(text('total_amount'), exponent)
      const tradeNo = text('trade_no')
      const paidAt = fromChinaTime(text('gmt_payment') || text('send_pay_date')) ?? seenAt
      return amount === null || !tradeNo ? null : { state: 'paid', outTradeNo, tradeNo, amount, paidAt }
    }
    default:
      return null
  }
}
