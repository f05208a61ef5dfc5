/** WeChat Pay's side of the signatures, on node:crypto alone: the adapter under test uses another implementation. */
import { createCipheriv, createSign, createVerify, randomBytes } from 'node:crypto'
import { utcDate } from '@storefront/contract/domain/dayjs'
import type { KeyPair, TenantKeys, VendorKeys } from '../keys'
import type { SignedNotice } from '../payment/notifier'
import type { Trade } from '../payment/trades'

/** The vendor's form of a moment: 2026-03-01T01:30:00+00:00. */
const RFC3339 = 'YYYY-MM-DDTHH:mm:ssZ'

const TOLERANCE_S = 300

const sign = (message: string, key: string): string => createSign('RSA-SHA256').update(message).sign(key, 'base64')

export function verify(message: string, signature: string, publicKey: string): boolean {
  try {
    return createVerify('RSA-SHA256').update(message).verify(publicKey, signature, 'base64')
  } catch {
    return false
  }
}

export interface Credentials {
  mchid: string
  serial: string
  timestamp: string
  nonce: string
  signature: string
}

/** The parts of `Authorization: WECHATPAY2-SHA256-RSA2048 mchid="..",...`, or null. */
export function readAuthorization(header: string | undefined): Credentials | null {
  const match = /^WECHATPAY2-SHA256-RSA2048 (.+)$/.exec(header ?? '')
  const parts = new Map([...(match?.[1] ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
  const [mchid, serial, timestamp, nonce, signature] = [
    'mchid',
    'serial_no',
    'timestamp',
    'nonce_str',
    'signature',
  ].map((name) => parts.get(name))
  return mchid && serial && timestamp && nonce && signature ? { mchid, serial, timestamp, nonce, signature } : null
}

/** Whether a request is really the merchant's: serial, time and signature. `path` includes the query. */
export function isSigned(
  keys: TenantKeys,
  credentials: Credentials,
  method: string,
  path: string,
  body: string,
): boolean {
  const fresh = Math.abs(Date.now() / 1000 - Number(credentials.timestamp)) <= TOLERANCE_S
  const message = `${method}\n${path}\n${credentials.timestamp}\n${credentials.nonce}\n${body}\n`
  return (
    fresh && credentials.serial === keys.wxSerial && verify(message, credentials.signature, keys.wxMerchant.publicKey)
  )
}

/** The four headers of everything the vendor says. */
export function signedHeaders(vendor: KeyPair & { id: string }, body: string, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const nonce = randomBytes(16).toString('hex')
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': vendor.id,
    'wechatpay-signature': sign(`${timestamp}\n${nonce}\n${body}\n`, vendor.privateKey),
    'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  }
}

/** A trade in the vendor's words, for the query and for the notice. */
export function transaction(trade: Trade): Record<string, unknown> {
  const state = { pending: 'NOTPAY', paid: trade.refunds.length > 0 ? 'REFUND' : 'SUCCESS', closed: 'CLOSED' }[
    trade.state
  ]
  return {
    appid: trade.appId,
    mchid: trade.merchantId,
    out_trade_no: trade.outTradeNo,
    trade_state: state,
    trade_state_desc: { pending: '订单未支付', paid: '支付成功', closed: '订单已关闭' }[trade.state],
    ...(trade.paidAt !== null && {
      transaction_id: trade.tradeNo,
      trade_type: trade.scene === 'h5' ? 'MWEB' : 'JSAPI',
      bank_type: 'OTHERS',
      success_time: utcDate(trade.paidAt).format(RFC3339),
      payer: { openid: trade.payer },
    }),
    amount: { total: trade.amount, payer_total: trade.amount, currency: 'CNY', payer_currency: 'CNY' },
  }
}

/** The notice of a paid trade: the transaction sealed with the merchant's APIv3 key. */
export function wxpayNotice(vendor: VendorKeys['wxpay'], keys: TenantKeys, trade: Trade, at: Date): SignedNotice {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', keys.wxApiKey, nonce).setAAD(Buffer.from('transaction'))
  const ciphertext = Buffer.concat([
    cipher.update(JSON.stringify(transaction(trade)), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const body = JSON.stringify({
    id: trade.notice.id,
    create_time: utcDate(at).format(RFC3339),
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    summary: '支付成功',
    resource: {
      original_type: 'transaction',
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: ciphertext.toString('base64'),
      associated_data: 'transaction',
      nonce,
    },
  })
  return { headers: { 'content-type': 'application/json', ...signedHeaders(vendor, body, at) }, body }
}
