/**
 * The ports: what the server asks of the outside. Each has a real adapter that speaks the vendor's
 * protocol and a loopback server that answers it, so that the demo and the tests run the real adapter.
 * Methods reject with `UpstreamError` when the other side cannot be reached or answers nonsense; what
 * the other side refuses in its own words is part of the result.
 */

export class UpstreamError extends Error {
  constructor(
    readonly port: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'UpstreamError'
  }
}

/** Time, so that tests can move it. */
export interface Clock {
  now(): Date
}

export interface SmsPort {
  /** Sends `code` to `mobile` with the template of `kind`. */
  sendCode(message: { mobile: string; code: string; kind: string; signName: string }): Promise<void>
}

/** One vendor's mini-program login: a code of the client becomes the user's id there. */
export interface MiniLoginPort {
  exchange(app: MiniApp, code: string): Promise<{ ok: true; openId: string; unionId: string | null; sessionKey: string | null } | { ok: false; reason: string }>
}

/** A tenant's mini-program. `secret` is the app secret (WeChat) or the PKCS#8 private key in PEM (Alipay). */
export interface MiniApp {
  appId: string
  secret: string
  /** Alipay's public key for this app, in PEM, with which its replies are checked; default `PortsConfig.alipayPublicKey`. */
  vendorPublicKey?: string
}

export type PaymentVendor = 'wechat' | 'alipay'

/** What a tenant needs to be paid by a vendor; keys are PEM. */
export interface MerchantAccount {
  appId: string
  merchantId: string
  /** Our private key, with which requests are signed. */
  privateKey: string
  /** Serial number of our certificate (WeChat Pay); empty for Alipay. */
  serial: string
  /** The vendor's public key, with which replies and notices are checked, and its id (WeChat Pay). */
  vendorPublicKey: string
  vendorPublicKeyId: string
  /** APIv3 key of 32 bytes (WeChat Pay); empty for Alipay. */
  apiKey: string
}

export interface PayRequest {
  scene: 'jsapi' | 'mini' | 'h5' | 'wap'
  outTradeNo: string
  /** Minor units of the currency. */
  amount: number
  currency: { code: string; exponent: number }
  description: string
  /** The payer's id with the vendor, needed by jsapi and mini. */
  payerId: string | null
  notifyUrl: string
  /** Where the buyer comes back to (h5, wap). */
  returnUrl: string
  clientIp: string
  expires: Date
}

/** Mirrors contract PayTicket without `paid`. */
export type GatewayTicket =
  | { kind: 'redirect'; url: string }
  | { kind: 'wx'; params: { timeStamp: string; nonceStr: string; package: string; signType: string; paySign: string } }
  | { kind: 'alipay'; trade_no: string }

export type PayState =
  | { state: 'paid'; outTradeNo: string; tradeNo: string; amount: number; paidAt: Date }
  | { state: 'pending' | 'closed'; outTradeNo: string }

export interface PaymentPort {
  open(account: MerchantAccount, request: PayRequest): Promise<{ ok: true; ticket: GatewayTicket } | { ok: false; reason: string }>
  query(account: MerchantAccount, outTradeNo: string, currency: { exponent: number }): Promise<PayState>
  close(account: MerchantAccount, outTradeNo: string): Promise<void>
  refund(
    account: MerchantAccount,
    refund: { outTradeNo: string; outRefundNo: string; amount: number; total: number; currency: { code: string; exponent: number }; reason: string },
  ): Promise<{ ok: true; refundNo: string } | { ok: false; reason: string }>
  /** Checks a notice's signature and opens it; null when it is forged, stale or broken. */
  readNotice(
    account: MerchantAccount,
    notice: { headers: Record<string, string | undefined>; body: string; now: Date; currency: { exponent: number } },
  ): Promise<PayState | null>
  /** The answer that makes the vendor stop repeating the notice. */
  acknowledge(ok: boolean): { status: number; contentType: string; body: string }
}

export interface StoragePort {
  /** Stores bytes under a key made of [a-z0-9/._-]; the same key is overwritten. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** The bytes, or null when there are none. */
  get(key: string): Promise<{ bytes: Buffer; contentType: string } | null>
  remove(key: string): Promise<void>
  /** The public address of a key; may be relative to the site (`/media/...`). */
  url(key: string): string
}

export interface Ports {
  clock: Clock
  sms: SmsPort
  miniLogin: { weapp: MiniLoginPort; alipay: MiniLoginPort }
  payments: Record<PaymentVendor, PaymentPort>
  storage: StoragePort
}
