/** A trade in Midtrans' words, for the replies and for the notices. */
import { createHash } from 'node:crypto'
import { utcDate } from '@storefront/contract/domain/dayjs'
import type { TenantKeys } from '../keys'
import type { SignedNotice } from '../payment/notifier'
import { payable, refundedAmount, type Trade } from '../payment/trades'

const JAKARTA_HOURS = 7
/** Returns a moment as Midtrans writes it: `2026-01-31 08:00:00`. */
const toJakartaTime = (date: Date): string => utcDate(date).add(JAKARTA_HOURS, 'hour').format('YYYY-MM-DD HH:mm:ss')

/** "150000.00": whole rupiah, written with two decimals. */
export const grossAmount = (trade: Trade): string => (trade.amount / 100).toFixed(2)

const digitsOf = (text: string, length: number): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString()
    .slice(0, length)

/** Beginnings of each bank's numbers, as their customers know them. */
const PREFIXES: Readonly<Record<string, string>> = { bca: '70012', bni: '9888', bri: '12345' }
export const banks = Object.keys(PREFIXES)
const BILLER = '70012'

/** Returns the number that a buyer transfers to; Mandiri's is the key of a bill. */
export const accountNumber = ({ scene, outTradeNo }: Trade): string =>
  scene === 'mandiri' ? digitsOf(outTradeNo, 12) : `${PREFIXES[scene] ?? ''}${digitsOf(outTradeNo, 12)}`

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE, the last field of an EMV code. */
function crc16(text: string): string {
  let crc = 0xff_ff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Returns the text of a QRIS code: EMV's fields of a payment that the merchant presents. */
export function qrString(trade: Trade, name: string): string {
  const merchant = field('00', 'ID.CO.LOOPBACK.WWW') + field('01', digitsOf(trade.merchantId, 18)) + field('03', 'UMI')
  const text = [
    field('00', '01') + field('01', '12') + field('26', merchant) + field('52', '5999') + field('53', '360'),
    field('54', String(Math.round(trade.amount / 100))) + field('58', 'ID') + field('59', name.slice(0, 25)),
    field('60', 'JAKARTA') + field('62', field('01', digitsOf(trade.outTradeNo, 20))),
  ].join('')
  return `${text}6304${crc16(`${text}6304`)}`
}

const PAYMENT_TYPES: Readonly<Record<string, string>> = { qris: 'qris', gopay: 'gopay', mandiri: 'echannel' }

/** The state and its code, by what became of a trade. */
function stateOf(trade: Trade, now: Date): [status: string, code: string] {
  if (trade.state === 'pending') return payable(trade, now) ? ['pending', '201'] : ['expire', '407']
  if (trade.state === 'closed') return ['expire', '407']
  if (trade.refunds.length === 0) return ['settlement', '200']
  return [refundedAmount(trade) === trade.amount ? 'refund' : 'partial_refund', '200']
}

/** Returns the fields that all replies about a transaction share. */
export function transactionFields(trade: Trade, now: Date): Record<string, unknown> {
  const [status, code] = stateOf(trade, now)
  return {
    status_code: code,
    status_message: `Success, transaction is ${status}`,
    transaction_id: trade.tradeNo,
    order_id: trade.outTradeNo,
    merchant_id: trade.merchantId,
    gross_amount: grossAmount(trade),
    currency: 'IDR',
    payment_type: PAYMENT_TYPES[trade.scene] ?? 'bank_transfer',
    transaction_time: toJakartaTime(new Date(trade.createdAt)),
    transaction_status: status,
    fraud_status: 'accept',
    expiry_time: toJakartaTime(new Date(trade.expiresAt)),
    ...(trade.paidAt !== null && { settlement_time: toJakartaTime(new Date(trade.paidAt)) }),
    ...(trade.refunds.length > 0 && {
      refund_amount: (refundedAmount(trade) / 100).toFixed(2),
      refunds: trade.refunds.map(({ no, refundNo, amount }) => ({
        refund_chargeback_id: refundNo,
        refund_amount: (amount / 100).toFixed(2),
        refund_key: no,
      })),
    }),
  }
}

/** Returns the fields by which a buyer pays. `base` is the address of the API. */
export function codeFields(trade: Trade, base: string, name: string): Record<string, unknown> {
  const action = (actionName: string, url: string) => ({ name: actionName, method: 'GET', url })
  if (trade.scene === 'qris')
    return {
      acquirer: 'gopay',
      qr_string: qrString(trade, name),
      actions: [action('generate-qr-code', `${base}/v2/qris/${trade.token}/qr-code`)],
    }
  if (trade.scene === 'gopay')
    return {
      actions: [
        action('generate-qr-code', `${base}/v2/gopay/${trade.token}/qr-code`),
        action('deeplink-redirect', `${base}/cashier?token=${trade.token}`),
        { name: 'cancel', method: 'POST', url: `${base}/v2/${trade.outTradeNo}/cancel` },
      ],
    }
  return trade.scene === 'mandiri'
    ? { bill_key: accountNumber(trade), biller_code: BILLER }
    : { va_numbers: [{ bank: trade.scene, va_number: accountNumber(trade) }] }
}

/** The notice of a transaction as it is now; its signature covers the order, the code and the amount alone. */
export function midtransNotice(keys: TenantKeys, trade: Trade, now: Date): SignedNotice {
  const fields = transactionFields(trade, now)
  const signature = createHash('sha512')
    .update(`${trade.outTradeNo}${String(fields.status_code)}${grossAmount(trade)}${keys.midtransServerKey}`)
    .digest('hex')
  const body = JSON.stringify({ ...fields, status_message: 'midtrans payment notification', signature_key: signature })
  return { headers: { 'content-type': 'application/json' }, body }
}
