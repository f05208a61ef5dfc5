import { createHash, timingSafeEqual } from 'node:crypto'
import { readAmount } from '../amount'
import { parseObject, textField } from '../http'
import type { MerchantAccount, PayState } from '../../core/ports.types'
import { PORT } from './client'
import { fromJakartaTime } from '../vendor-time'

/** The states of a transaction that count as paid; what was given back is the order's own knowledge. */
const PAID = new Set(['settlement', 'refund', 'partial_refund', 'chargeback', 'partial_chargeback'])
const CLOSED = new Set(['deny', 'cancel', 'expire', 'failure'])
const PENDING = new Set(['pending', 'authorize'])

/** Returns the signature of a notice: only whoever has the server key can make it. */
export const noticeSignature = (orderId: string, statusCode: string, grossAmount: string, serverKey: string): string =>
  createHash('sha512').update(`${orderId}${statusCode}${grossAmount}${serverKey}`).digest('hex')

/**
 * Returns the number of the payment that a notice is about; null when it is forged, broken or another merchant's. The
 * signature covers neither the state nor the time, so that the state has to be asked for.
 */
export function noticeSubject(account: MerchantAccount, body: string): string | null {
  let fields: Record<string, unknown>
  try {
    fields = parseObject(PORT, body)
  } catch {
    return null
  }
  const [orderId, code, amount, signature] = ['order_id', 'status_code', 'gross_amount', 'signature_key'].map((name) =>
    textField(fields, name),
  )
  if (!account.apiKey || !orderId || !code || !amount || !signature || !isOurs(account, fields)) return null
  const [actual, expected] = [signature, noticeSignature(orderId, code, amount, account.apiKey)].map((text) =>
    Buffer.from(text.toLowerCase()),
  )
  return actual && expected && actual.length === expected.length && timingSafeEqual(actual, expected) ? orderId : null
}

const isOurs = ({ merchantId }: MerchantAccount, fields: Record<string, unknown>) =>
  (fields.merchant_id ?? merchantId) === merchantId

/**
 * Returns the state of a transaction; null when it is about another merchant or currency, or a field is missing.
 * @param seenAt the time of payment when the vendor names none
 */
export function midtransState(
  account: MerchantAccount,
  fields: Record<string, unknown>,
  exponent: number,
  seenAt: Date,
): PayState | null {
  const outTradeNo = textField(fields, 'order_id')
  const status = textField(fields, 'transaction_status') ?? ''
  if (!outTradeNo || !isOurs(account, fields) || (fields.currency ?? 'IDR') !== 'IDR') return null
  // A captured payment that the vendor's fraud check still looks at is not the shop's yet.
  const isCaptured = status === 'capture' && (fields.fraud_status ?? 'accept') === 'accept'
  if (PENDING.has(status) || (status === 'capture' && !isCaptured)) return { state: 'pending', outTradeNo }
  if (CLOSED.has(status)) return { state: 'closed', outTradeNo }
  if (!isCaptured && !PAID.has(status)) return null
  const amount = readAmount(textField(fields, 'gross_amount') ?? '', exponent)
  const tradeNo = textField(fields, 'transaction_id')
  const time = textField(fields, 'settlement_time') ?? textField(fields, 'transaction_time') ?? ''
  return amount === null || !tradeNo
    ? null
    : { state: 'paid', outTradeNo, tradeNo, amount, paidAt: fromJakartaTime(time) ?? seenAt }
}
