import type { Clock, MiniLoginPort, PaymentPort, PayRequest, PayState, Ports, StoragePort } from '../../../server/src/ports/types'

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

export interface SentCode {
  mobile: string
  code: string
  kind: string
}

/** Payments whose notices are JSON that says `secret: true`; what was opened and refunded is kept. */
export class TestPayments implements PaymentPort {
  readonly opened: PayRequest[] = []
  readonly closed: string[] = []
  readonly refunds: { outTradeNo: string; outRefundNo: string; amount: number }[] = []
  /** What `query` answers; pending unless said. */
  readonly states = new Map<string, PayState>()
  refuse: string | null = null
  refundRefused: string | null = null
  breakWith: Error | null = null

  async open(_account: unknown, request: PayRequest) {
    if (this.breakWith) throw this.breakWith
    this.opened.push(request)
    return this.refuse === null
      ? { ok: true as const, ticket: { kind: 'redirect' as const, url: `https://pay.test/${request.outTradeNo}` } }
      : { ok: false as const, reason: this.refuse }
  }
  async query(_account: unknown, outTradeNo: string): Promise<PayState> {
    if (this.breakWith) throw this.breakWith
    return this.states.get(outTradeNo) ?? { state: 'pending', outTradeNo }
  }
  async close(_account: unknown, outTradeNo: string): Promise<void> {
    this.closed.push(outTradeNo)
  }
  async refund(_account: unknown, refund: { outTradeNo: string; outRefundNo: string; amount: number }) {
    if (this.refundRefused !== null) return { ok: false as const, reason: this.refundRefused }
    this.refunds.push(refund)
    return { ok: true as const, refundNo: `R-${refund.outTradeNo}` }
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

class MemoryStorage implements StoragePort {
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

export interface TestPorts extends Ports {
  clock: TestClock
  sent: SentCode[]
  /** Makes the next SMS fail. */
  breakSms(error: Error | null): void
  payments: { wechat: TestPayments; alipay: TestPayments }
  storage: MemoryStorage
}

/** Ports of memory alone. */
export function testPorts(): TestPorts {
  const sent: SentCode[] = []
  let broken: Error | null = null
  return {
    clock: new TestClock(),
    sent,
    breakSms: (error) => {
      broken = error
    },
    sms: {
      async sendCode({ mobile, code, kind }) {
        if (broken) throw broken
        sent.push({ mobile, code, kind })
      },
    },
    miniLogin: { weapp: miniLogin, alipay: miniLogin },
    payments: { wechat: new TestPayments(), alipay: new TestPayments() },
    storage: new MemoryStorage(),
  }
}
