import { DEMO_CHAIN } from '@storefront/contract/domain/promotion/beacon'
import { loopbackBeacon } from '../../../server/loopback/drand'
import type {
  AlipayMiniPort,
  AnalyticsPort,
  CdnPort,
  Clock,
  ExpiringToken,
  LogisticsPort,
  MiniApp,
  MiniLoginPort,
  PaymentPort,
  PaymentVendor,
  PayRequest,
  PayState,
  RefundResult,
  PhoneResult,
  Ports,
  DnsPort,
  RemotePicturePort,
  RemotePictureProblem,
  StoragePort,
  SubscribeMessage,
  SubscribeResult,
  TrackResult,
  SecurityText,
  WechatPhonePort,
  WechatSecurityPort,
  WechatWebPort,
} from '../../../server/src/core/ports.types'
import { checkPublicKey } from '../../../server/src/ports/storage/key'
import { vaultOf } from '../../../server/src/ports/vault'

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #now = new Date('2026-05-06T04:00:00Z')
  now(): Date {
    return new Date(this.#now)
  }
  forward(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }
}

/** An analytics service that notes its batches; off, as on a new site, until a test switches it on. */
export class TestAnalytics implements AnalyticsPort {
  isOn = false
  batches: Parameters<AnalyticsPort['send']>[0][] = []
  breakWith: Error | null = null
  async send(batch: Parameters<AnalyticsPort['send']>[0]): Promise<void> {
    if (this.breakWith) throw this.breakWith
    this.batches.push(batch)
  }
}

/** A CDN that notes what it is to forget; off until a test switches it on. */
export class TestCdn implements CdnPort {
  isOn = false
  purges: (readonly string[])[] = []
  breakWith: Error | null = null
  async purge(tags: readonly string[]): Promise<void> {
    if (this.breakWith) throw this.breakWith
    this.purges.push(tags)
  }
}

export interface SentCode {
  mobile: string
  code: string
  kind: string
}

/** Scenes whose ticket is a code that is paid with another app. */
const codeScenes: ReadonlySet<string> = new Set(['qris', 'gopay', 'bca', 'bni', 'bri', 'mandiri'])
const codeOf = ({ scene, outTradeNo, expires }: PayRequest) => ({
  qr: scene === 'qris' ? `QR-${outTradeNo}` : null,
  qrPicture: null,
  appUrl: null,
  account: scene === 'qris' ? null : { number: '700121234567890', biller: null },
  expires,
})

/** Payments whose notices are JSON that says `secret: true`; what was opened and refunded is kept. */
export class TestPayments implements PaymentPort {
  readonly opened: PayRequest[] = []
  readonly closed: string[] = []
  readonly refunds: { outTradeNo: string; outRefundNo: string; amount: number }[] = []
  /** States that `query` returns; pending by default. */
  readonly states = new Map<string, PayState>()
  refuse: string | null = null
  refundRefused: string | null = null
  breakWith: Error | null = null

  async open(_account: unknown, request: PayRequest) {
    if (this.breakWith) throw this.breakWith
    this.opened.push(request)
    if (this.refuse === null && codeScenes.has(request.scene))
      return { ok: true as const, ticket: { kind: 'code' as const, ...codeOf(request) } }
    return this.refuse === null
      ? { ok: true as const, ticket: { kind: 'redirect' as const, url: `https://pay.test/${request.outTradeNo}` } }
      : { ok: false as const, reason: this.refuse }
  }
  async query(_account: unknown, outTradeNo: string): Promise<PayState> {
    if (this.breakWith) throw this.breakWith
    return this.states.get(outTradeNo) ?? { state: 'pending', outTradeNo }
  }
  async close(_account: unknown, outTradeNo: string): Promise<void> {
    if (this.breakWith) throw this.breakWith
    this.closed.push(outTradeNo)
  }
  async refund(
    _account: unknown,
    refund: { outTradeNo: string; outRefundNo: string; amount: number },
  ): Promise<RefundResult> {
    if (this.refundRefused !== null) return { state: 'refused', reason: this.refundRefused }
    this.refunds.push(refund)
    return { state: 'done', refundNo: `R-${refund.outTradeNo}` }
  }
  async readNotice(_account: unknown, { body }: { body: string }): Promise<PayState | null> {
    try {
      const { secret, paidAt, ...state } = JSON.parse(body)
      return secret === true ? { ...state, paidAt: new Date(paidAt) } : null
    } catch {
      return null
    }
  }
  acknowledge(ok: boolean) {
    return { status: ok ? 200 : 400, contentType: 'text/plain', body: ok ? 'success' : 'fail' }
  }
}

/** Pictures on the web: those that a test puts there. An error is one that another attempt may help. */
export class TestRemotePictures implements RemotePicturePort {
  readonly pictures = new Map<string, Buffer | Error | RemotePictureProblem>()
  async download(address: string) {
    const picture = this.pictures.get(address) ?? 'missing'
    if (picture instanceof Error) throw picture
    return picture
  }
}

/** Name servers: the records that a test writes. */
class TestDns implements DnsPort {
  readonly records = new Map<string, string[]>()
  async texts(name: string) {
    return this.records.get(name) ?? []
  }
}

export class MemoryStorage implements StoragePort {
  readonly files = new Map<string, { bytes: Buffer; contentType: string }>()
  async put(key: string, bytes: Buffer, contentType: string) {
    this.files.set(key, { bytes, contentType })
  }
  async get(key: string) {
    return this.files.get(key) ?? null
  }
  async remove(key: string) {
    this.files.delete(key)
  }
  url(key: string) {
    return `/media/${checkPublicKey(key)}`
  }
  async privateUrl(key: string) {
    return `/media/${key}`
  }
}

/** Knows codes that start with `ok-`; the rest is the person's id. */
const miniLogin: MiniLoginPort = {
  async exchange(_app, code) {
    if (!code.startsWith('ok-')) return { ok: false, reason: 'invalid code' }
    return { ok: true, openId: code.slice(3), unionId: null, sessionKey: null }
  },
}

/** WeChat's official account: knows codes that start with `ok-`, counts what it lends, keeps what it sends. */
export class TestWechatWeb implements WechatWebPort {
  readonly sent: SubscribeMessage[] = []
  tokens = 0
  tickets = 0
  /** Tokens that are no longer taken. */
  readonly stale = new Set<string>()
  /** Results of the next messages, oldest first; all others are sent. */
  readonly outcomes: (SubscribeResult | Error)[] = []

  /** As if nothing had been asked yet. */
  reset(): void {
    this.tokens = 0
    this.tickets = 0
    this.stale.clear()
    this.sent.length = 0
    this.outcomes.length = 0
  }
  authorizeUrl(app: Pick<MiniApp, 'appId'>): string {
    return `https://open.test/authorize?appid=${app.appId}&redirect_uri=&state=#wechat_redirect`
  }
  async exchange(_app: MiniApp, code: string) {
    if (!code.startsWith('ok-')) return { ok: false as const, reason: 'invalid code' }
    return { ok: true as const, openId: `web-${code.slice(3)}`, unionId: null }
  }
  async accessToken(app: MiniApp): Promise<ExpiringToken> {
    this.tokens++
    return { value: `${app.appId}-token-${this.tokens}`, expiresIn: 7200 }
  }
  async ticket(token: string): Promise<ExpiringToken | 'stale'> {
    if (this.stale.has(token)) return 'stale'
    this.tickets++
    return { value: `ticket-${this.tickets}`, expiresIn: 7200 }
  }
  async sendSubscribe(token: string, message: SubscribeMessage): Promise<SubscribeResult | 'stale'> {
    if (this.stale.has(token)) return 'stale'
    const outcome = this.outcomes.shift() ?? { state: 'sent' as const }
    if (outcome instanceof Error) throw outcome
    if (outcome.state === 'sent') this.sent.push(message)
    return outcome
  }
}

/**
 * WeChat's checks: keeps what it is asked; texts with `risky` do not pass, and pictures get a trace of their number.
 */
export class TestWechatSecurity implements WechatSecurityPort {
  readonly texts: SecurityText[] = []
  readonly images: { openId: string; scene: number; url: string }[] = []
  /** Makes all checks fail. */
  breakWith: Error | null = null
  refuse: string | null = null

  async checkText(_token: string, text: SecurityText) {
    if (this.breakWith) throw this.breakWith
    if (this.refuse !== null) return { state: 'refused' as const, reason: this.refuse }
    this.texts.push(text)
    return { state: 'checked' as const, isPassed: !text.text.includes('risky') }
  }
  async checkImage(_token: string, image: { openId: string; scene: SecurityText['scene']; url: string }) {
    if (this.breakWith) throw this.breakWith
    if (this.refuse !== null) return { state: 'refused' as const, reason: this.refuse }
    this.images.push(image)
    return { state: 'received' as const, traceId: `trace-${this.images.length}` }
  }
}

const PHONE_GRANT = /^phone-(.+)$/

/** Reads a grant of both vendors: `phone-<number>` is that number, any other text is refused. */
const readGrant = (grant: string): PhoneResult => {
  const mobile = PHONE_GRANT.exec(grant)?.[1]
  return mobile ? { ok: true, mobile } : { ok: false, reason: 'invalid grant' }
}

/** WeChat's numbers: counts what it is asked for. */
export class TestWechatPhone implements WechatPhonePort {
  calls = 0
  async readPhone(_token: string, code: string) {
    this.calls++
    return readGrant(code)
  }
}

/** Alipay's messages: keeps what it sends, and by which mini-program. */
export class TestAlipayMini implements AlipayMiniPort {
  readonly sent: SubscribeMessage[] = []
  readonly apps: MiniApp[] = []
  /** Results of the next messages, oldest first; all others are sent. */
  readonly outcomes: (SubscribeResult | Error)[] = []

  /** As if nothing had been asked yet. */
  reset(): void {
    this.sent.length = 0
    this.apps.length = 0
    this.outcomes.length = 0
  }
  readPhone = (_app: MiniApp, reply: string) => readGrant(reply)
  async sendSubscribe(app: MiniApp, message: SubscribeMessage): Promise<SubscribeResult> {
    const outcome = this.outcomes.shift() ?? { state: 'sent' as const }
    if (outcome instanceof Error) throw outcome
    if (outcome.state === 'sent') this.sent.push(message)
    this.apps.push(app)
    return outcome
  }
}

/** Carriers: keeps what it was asked, and answers what it is told to; nothing is known unless said. */
export class TestLogistics implements LogisticsPort {
  readonly asked: { company: string; number: string; mobileTail: string }[] = []
  answer: TrackResult = { result: 'nothing' }

  async track(
    _account: unknown,
    parcel: { company: string; number: string; mobileTail: string },
  ): Promise<TrackResult> {
    this.asked.push(parcel)
    return this.answer
  }
}

export interface TestPorts extends Ports {
  clock: TestClock
  sentCodes: SentCode[]
  sentNotices: { mobile: string; params: readonly string[] }[]
  /** Makes the next SMS fail. */
  breakSms(error: Error | null): void
  wechatWeb: TestWechatWeb
  wechatSecurity: TestWechatSecurity
  wechatPhone: TestWechatPhone
  alipayMini: TestAlipayMini
  payments: Record<PaymentVendor, TestPayments>
  storage: MemoryStorage
  logistics: TestLogistics
  analytics: TestAnalytics
  cdn: TestCdn
  remotePictures: TestRemotePictures
  dns: TestDns
  /** Makes the photo service answer with these bytes, or fail. */
  photo(bytes: Buffer | Error): void
}

/** Ports of memory alone. */
export function testPorts(): TestPorts {
  const sentCodes: SentCode[] = []
  const sentNotices: TestPorts['sentNotices'] = []
  let nextError: Error | null = null
  let photo: Buffer | Error = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#a63"/></svg>',
  )
  return {
    clock: new TestClock(),
    vault: vaultOf([Buffer.alloc(32, 7)], false),
    sentCodes,
    sentNotices,
    breakSms: (error) => {
      nextError = error
    },
    sms: {
      async sendCode({ mobile, code, kind }) {
        if (nextError) throw nextError
        sentCodes.push({ mobile, code, kind })
      },
      async sendNotice({ mobile, params }) {
        if (nextError) throw nextError
        sentNotices.push({ mobile, params })
        return true
      },
    },
    miniLogin: { weapp: miniLogin, alipay: miniLogin },
    wechatWeb: new TestWechatWeb(),
    wechatSecurity: new TestWechatSecurity(),
    wechatPhone: new TestWechatPhone(),
    alipayMini: new TestAlipayMini(),
    payments: { wechat: new TestPayments(), alipay: new TestPayments(), midtrans: new TestPayments() },
    storage: new MemoryStorage(),
    logistics: new TestLogistics(),
    analytics: new TestAnalytics(),
    cdn: new TestCdn(),
    beacon: { chain: DEMO_CHAIN, read: async (_, round) => loopbackBeacon(round) },
    remotePictures: new TestRemotePictures(),
    dns: new TestDns(),
    photo: (bytes) => {
      photo = bytes
    },
    photos: {
      async take() {
        if (photo instanceof Error) throw photo
        return photo
      },
    },
  }
}
