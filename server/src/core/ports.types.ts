import type { PaymentVendor } from '@storefront/contract/domain/checkout/payment-methods'

/**
 * The ports: what the server asks of the outside. Each has a real adapter that speaks the vendor's
 * protocol and a loopback server that answers it, so that the demo and the tests run the real adapter.
 * Methods reject with `UpstreamError` when the other side cannot be reached or answers nonsense; what
 * the other side refuses in its own words is part of the result.
 */

/** Faults of a contract's keys that its owner can mend; the studio has words for each. */
export type KeyFault = 'keyUnreadable' | 'keyMissing' | 'signatureWrong'

export class UpstreamError extends Error {
  /** The other side surely did nothing: it was not reached, or said so itself. */
  readonly undone: boolean
  readonly fault: KeyFault | null

  constructor(
    readonly port: string,
    message: string,
    options?: ErrorOptions & { undone?: boolean; fault?: KeyFault },
  ) {
    super(message, options)
    this.name = 'UpstreamError'
    this.undone = options?.undone ?? false
    this.fault = options?.fault ?? null
  }
}

/** No provider is set for a port: nothing was asked, and asking again changes nothing. */
export class NoProviderError extends UpstreamError {
  constructor(port: string) {
    super(port, `${port}: no provider is configured`, { undone: true })
  }
}

/** Time, so that tests can move it. */
export interface Clock {
  now(): Date
}

export interface SmsPort {
  /** Sends `code` to `mobile` with the template of `kind`. */
  sendCode(message: { mobile: string; code: string; kind: string; signName: string }): Promise<void>
  /**
   * Sends a notice by the template that takes `params`: what it is about, when that is, and what there is to say. False
   * when there is no such template.
   */
  sendNotice(message: { mobile: string; params: readonly string[]; signName: string }): Promise<boolean>
}

/** Vendor of mini-programs. */
export type MiniVendor = 'weapp' | 'alipay'

/** One vendor's mini-program login: a code of the client becomes the user's id there. */
export interface MiniLoginPort {
  exchange(
    app: MiniApp,
    code: string,
  ): Promise<
    { ok: true; openId: string; unionId: string | null; sessionKey: string | null } | { ok: false; reason: string }
  >
}

/** A tenant's mini-program. `secret` is the app secret (WeChat) or the PKCS#8 private key in PEM (Alipay). */
export interface MiniApp {
  appId: string
  secret: string
  /**
   * Alipay's public key for this app, in PEM, with which its replies are checked; default
   * `PortsConfig.alipayPublicKey`.
   */
  vendorPublicKey?: string
  /** Alipay's AES key for the app's contents, in Base64; without it no phone number can be read. */
  contentKey?: string
}

/** Something that a vendor lends: an access token, an SDK ticket. */
export interface ExpiringToken {
  value: string
  /** Seconds. */
  expiresIn: number
}

/** A message to one user of a mini-program, by a template of its account. */
export interface SubscribeMessage {
  openId: string
  template: string
  /** Page of the mini-program that opens by a tap, with its query, without leading slash. */
  page: string
  /** Values by the template's field names: `character_string1` (WeChat), `keyword1` (Alipay). */
  fields: Readonly<Record<string, string>>
}

/** `unknown`: there was no answer, so the message may have gone. */
export type SubscribeResult = { state: 'sent' } | { state: 'refused' | 'unknown'; reason: string }

/**
 * WeChat's web account (official account) and what it shares with the mini-programs: tokens and messages.
 * An `app` is either kind. 'stale': the vendor no longer takes this token, a new one is to be fetched.
 */
export interface WechatWebPort {
  /**
   * Address at which WeChat's browser logs in silently, with `redirect_uri` and `state` empty. Fill them by
   * `URL.searchParams.set`, because the vendor insists on this order of the parameters and on the fragment.
   */
  authorizeUrl(app: Pick<MiniApp, 'appId'>): string
  /** The code that the browser comes back with becomes the user's id with this account. */
  exchange(
    app: MiniApp,
    code: string,
  ): Promise<{ ok: true; openId: string; unionId: string | null } | { ok: false; reason: string }>
  accessToken(app: MiniApp): Promise<ExpiringToken>
  /** The ticket with which pages are signed for the JS-SDK. */
  ticket(token: string): Promise<ExpiringToken | 'stale'>
  /** Rejects only when the message surely did not go and is worth another try. */
  sendSubscribe(token: string, message: SubscribeMessage): Promise<SubscribeResult | 'stale'>
}

/** Place of a text: a profile, a comment, a forum. */
export type SecurityScene = 1 | 2 | 3

/** A text as WeChat checks it, by the id of who wrote it in the mini-program. */
export interface SecurityText {
  openId: string
  scene: SecurityScene
  /** At most 2,500 characters. */
  text: string
}

/**
 * WeChat's checks of what users write (msg_sec_check and media_check_async, version 2). `refused`: it does not know the
 * author any longer, or the settings are wrong; a retry does not help.
 */
export interface WechatSecurityPort {
  checkText(
    token: string,
    text: SecurityText,
  ): Promise<{ state: 'checked'; isPassed: boolean } | { state: 'refused'; reason: string } | 'stale'>
  /** Asks for a check of a picture by its public address; the answer comes as an event with the trace. */
  checkImage(
    token: string,
    image: { openId: string; scene: SecurityScene; url: string },
  ): Promise<{ state: 'received'; traceId: string } | { state: 'refused'; reason: string } | 'stale'>
}

/** The mobile number that somebody granted a mini-program by its vendor's button, or why there is none. */
export type PhoneResult = { ok: true; mobile: string } | { ok: false; reason: string }

/** WeChat's quick check of a mobile number. 'stale': the vendor no longer takes this token. */
export interface WechatPhonePort {
  readPhone(token: string, code: string): Promise<PhoneResult | 'stale'>
}

/** Calls to Alipay for a mini-program besides its login. */
export interface AlipayMiniPort {
  /**
   * Reads the reply of `my.getPhoneNumber`, which the vendor has signed, and encrypted with the app's content key. No
   * call is made.
   */
  readPhone(app: MiniApp, reply: string): PhoneResult
  /** Rejects only when the message surely did not go and is worth another try. */
  sendSubscribe(app: MiniApp, message: SubscribeMessage): Promise<SubscribeResult>
}

export type { PaymentVendor }

/** A tenant's account with a payment vendor; keys are PEM. */
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
  /** APIv3 key of 32 bytes (WeChat Pay), server key (Midtrans); empty for Alipay. */
  apiKey: string
  /** Whether the account is one of the vendor's test environment (Midtrans). */
  isSandbox?: boolean
  /** The official account bound to the merchant, which knows the payers of `jsapi` (WeChat Pay); default `appId`. */
  webAppId?: string
}

/** Banks whose virtual accounts are offered. */
export type VirtualAccountBank = 'bca' | 'bni' | 'bri' | 'mandiri'

export interface PayRequest {
  /** Place in which a buyer pays, or the vendor's method. */
  scene: 'jsapi' | 'mini' | 'h5' | 'wap' | 'qris' | 'gopay' | VirtualAccountBank
  outTradeNo: string
  /** Minor units of the currency. */
  amount: number
  currency: { code: string; exponent: number }
  description: string
  /** The payer's id with the vendor, needed by jsapi and mini. */
  payerId: string | null
  notifyUrl: string
  /** Address to which the buyer returns (h5, wap). */
  returnUrl: string
  clientIp: string
  expires: Date
}

/** A code to scan or a number to transfer to, as the vendor gave it. */
export interface GatewayCode {
  qr: string | null
  qrPicture: string | null
  appUrl: string | null
  account: { number: string; biller: string | null } | null
  expires: Date
}

/** Mirrors contract PayTicket without `paid`. */
export type GatewayTicket =
  | { kind: 'redirect'; url: string }
  | {
      kind: 'wx'
      params: {
        appId?: string
        timeStamp: string
        nonceStr: string
        package: string
        signType: string
        paySign: string
      }
    }
  | { kind: 'alipay'; trade_no: string }
  | ({ kind: 'code' } & GatewayCode)

export type PayState =
  | { state: 'paid'; outTradeNo: string; tradeNo: string; amount: number; paidAt: Date }
  | { state: 'pending' | 'closed'; outTradeNo: string }

/** State of a refund at its vendor: the money is refunded, is on its way, or is refused and stays. */
export type RefundResult =
  | { state: 'done' | 'processing'; refundNo: string }
  /** `isFinal`: another try changes nothing. */
  | { state: 'refused'; reason: string; isFinal?: boolean }

export interface PaymentPort {
  open(
    account: MerchantAccount,
    request: PayRequest,
  ): Promise<{ ok: true; ticket: GatewayTicket } | { ok: false; reason: string }>
  query(account: MerchantAccount, outTradeNo: string, currency: { exponent: number }): Promise<PayState>
  close(account: MerchantAccount, outTradeNo: string): Promise<void>
  /** Requests a refund, or asks how it stands: the same `outRefundNo` again is the same refund. */
  refund(
    account: MerchantAccount,
    refund: {
      outTradeNo: string
      outRefundNo: string
      amount: number
      total: number
      currency: { code: string; exponent: number }
      reason: string
    },
  ): Promise<RefundResult>
  /** Checks a notice's signature and opens it; null when it is forged, stale or broken. */
  readNotice(
    account: MerchantAccount,
    notice: { headers: Record<string, string | undefined>; body: string; now: Date; currency: { exponent: number } },
  ): Promise<PayState | null>
  /** The answer that makes the vendor stop repeating the notice. */
  acknowledge(ok: boolean): { status: number; contentType: string; body: string }
}

/** A tenant's contract with the service that asks carriers (Kuaidi100). */
export interface LogisticsAccount {
  customer: string
  key: string
}

/** Entry of a parcel's tracking. */
export interface TrackNode {
  at: Date
  text: string
}

/**
 * Tracking of a parcel: its nodes, the newest first; none yet; an unknown number or carrier; no reply this time; or an
 * account that may not ask.
 */
export type TrackResult =
  | { result: 'ok'; isSigned: boolean; nodes: TrackNode[] }
  | { result: 'nothing' }
  | { result: 'wrong' | 'unreachable' | 'refused'; reason: string }

export interface LogisticsPort {
  /**
   * `company` is the service's code; some carriers want the last four digits of the receiver's mobile. Never rejects
   * for the other side.
   */
  track(
    account: LogisticsAccount,
    parcel: { company: string; number: string; mobileTail: string },
  ): Promise<TrackResult>
}

/** Backgrounds of captchas. */
export interface PhotoPort {
  /** Any photo of that many pixels, for the site of that slug; its bytes in any format that sharp reads. */
  take(size: { width: number; height: number }, tenant: string): Promise<Buffer>
}

export interface StoragePort {
  /** Stores bytes under a key made of [a-z0-9/._-]; the same key is overwritten. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** The bytes, or null when there are none. */
  get(key: string): Promise<{ bytes: Buffer; contentType: string } | null>
  remove(key: string): Promise<void>
  /** The public address of a key; may be relative to the site (`/media/...`). Throws for a key of a private file. */
  url(key: string): string
  /**
   * An address of a file of one person, for the next minutes where the store hands out files itself (`LINK_SECONDS`);
   * the browser saves it as `name`. Elsewhere the key, which nobody guesses, protects it until it is deleted.
   */
  privateUrl(key: string, name: string): Promise<string>
}

/** A round of an outside source of randomness: its value, and the signature of which that is the hash. */
export interface BeaconValue {
  randomness: string
  signature: string
}

/** drand: a public value at fixed times that nobody knows before. */
export interface BeaconPort {
  /** The hash of the chain that raffles are drawn by (contract/domain/promotion/beacon). */
  readonly chain: string
  /**
   * The value of a round of a chain, whose signature was verified; null when it is not published yet. Rejects when
   * nobody gave a signed one.
   */
  read(chain: string, round: number): Promise<BeaconValue | null>
}

/** Something that a visitor did, without who it was. */
export interface AnalyticsEvent {
  /** The same for each time that it is sent. */
  id: string
  name: string
  page: string
  data: Record<string, string | number | boolean>
  /** A visit of one day; null where the device has none. */
  visit: string | null
  time: string
}

/** An analytics service outside. */
export interface AnalyticsPort {
  /** Off unless a service is configured. */
  readonly isOn: boolean
  /** Hands over a batch of a site's events. Rejects when the service did not take it. */
  send(batch: { site: string; events: AnalyticsEvent[] }): Promise<void>
}

/** A CDN before the servers. */
export interface CdnPort {
  /** Off unless one is configured. */
  readonly isOn: boolean
  /** Has it forget what bears one of the tags. Rejects when it did not take them. */
  purge(tags: readonly string[]): Promise<void>
}

/** Keeps secrets at rest. */
export interface VaultPort {
  /** Whether there is a key to seal by. */
  readonly isReady: boolean
  /** Whether the key by which texts are sealed now has sealed this one. */
  isCurrent(text: string): boolean
  /** @param place what the text is bound to; throws without a key */
  seal(text: string, place: string): string
  /**
   * The text as it was, or one that was never sealed. Throws when its key is not there, or its place is another one.
   */
  open(text: string, place: string): string
}

/**
 * Permanent reasons why a web address yields no picture: there is none, the address is of a private network, or the
 * file is too large.
 */
export type RemotePictureProblem = 'missing' | 'private' | 'tooLarge'

/** Pictures on the web, by addresses that owners write. */
export interface RemotePicturePort {
  /**
   * The bytes at an address, at most `max`, or why there are none. Addresses of private networks are never connected
   * to. Rejects when another attempt may help.
   */
  download(address: string, max: number): Promise<Buffer | RemotePictureProblem>
}

/** The records of names on the Internet. */
export interface DnsPort {
  /** The TXT records of a name; none when it has none or is not there. Rejects when no name server answers. */
  texts(name: string): Promise<string[]>
}

export interface Ports {
  vault: VaultPort
  analytics: AnalyticsPort
  cdn: CdnPort
  beacon: BeaconPort
  clock: Clock
  sms: SmsPort
  miniLogin: Record<MiniVendor, MiniLoginPort>
  wechatWeb: WechatWebPort
  wechatSecurity: WechatSecurityPort
  wechatPhone: WechatPhonePort
  alipayMini: AlipayMiniPort
  payments: Record<PaymentVendor, PaymentPort>
  storage: StoragePort
  photos: PhotoPort
  remotePictures: RemotePicturePort
  dns: DnsPort
  logistics: LogisticsPort
}
