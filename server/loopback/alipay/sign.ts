/** Alipay's side of RSA2, on node:crypto alone: the adapter under test uses the official SDK. */
import { createSign } from 'node:crypto'
import { toChinaTime } from '../../src/ports/vendor-time'
import { toDecimal } from '@storefront/contract/domain/money'
import type { TenantKeys, VendorKeys } from '../keys'
import type { SignedNotice } from '../payment/notifier'
import type { Trade } from '../payment/trades'
import { verify } from '../wechat/wxpay-sign'

/** `a=1&b=2`, sorted, without empty values and the names in `without`. */
export const signContent = (fields: Record<string, string>, without: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => !without.includes(name) && fields[name] !== '')
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&')

export const signRsa2 = (content: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(content, 'utf8').sign(privateKey, 'base64')

/** Requests sign everything but `sign` itself. */
export const isRequestSigned = (fields: Record<string, string>, publicKey: string): boolean =>
  fields.sign_type === 'RSA2' && verify(signContent(fields, ['sign']), fields.sign ?? '', publicKey)

export const amountText = (trade: Trade): string => toDecimal(trade.amount, 2)

export const tradeStatus = (trade: Trade, refundedAll: boolean): string => {
  if (trade.state === 'paid') return refundedAll ? 'TRADE_CLOSED' : 'TRADE_SUCCESS'
  return trade.state === 'closed' ? 'TRADE_CLOSED' : 'WAIT_BUYER_PAY'
}

/** The form posted to `notify_url`. Notices sign everything but `sign` and `sign_type`. */
export function alipayNotice(vendor: VendorKeys['alipay'], keys: TenantKeys, trade: Trade, at: Date): SignedNotice {
  const fields: Record<string, string> = {
    notify_time: toChinaTime(at),
    notify_type: 'trade_status_sync',
    notify_id: trade.notice.id,
    app_id: keys.alipayAppId,
    auth_app_id: keys.alipayAppId,
    charset: 'utf-8',
    version: '1.0',
    trade_no: trade.tradeNo,
    out_trade_no: trade.outTradeNo,
    trade_status: 'TRADE_SUCCESS',
    total_amount: amountText(trade),
    receipt_amount: amountText(trade),
    buyer_pay_amount: amountText(trade),
    seller_id: keys.alipayMerchantId,
    buyer_open_id: trade.payer,
    subject: trade.description,
    gmt_create: toChinaTime(new Date(trade.createdAt)),
    gmt_payment: toChinaTime(new Date(trade.paidAt ?? at)),
  }
  const sign = signRsa2(signContent(fields, []), vendor.privateKey)
  const body = new URLSearchParams({ ...fields, sign, sign_type: 'RSA2' }).toString()
  return { headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' }, body }
}
