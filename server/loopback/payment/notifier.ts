/**
 * Tells merchants of paid trades as the vendors do: signed, and again until acknowledged. A notice
 * that was not acknowledged when the server stopped is sent again when it starts.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { Ledger, Trade } from './trades'

export interface SignedNotice {
  headers: Record<string, string>
  body: string
}

/** Builds a vendor's notice about a paid trade, signed for now. */
export type SignNotice = (trade: Trade) => Promise<SignedNotice>

export interface Notifier {
  /** Sends the notice of a paid trade; resolves after the first attempt. */
  notify(trade: Trade): Promise<void>
  /** Sends the last notice of a trade again, byte for byte; false when there was none. */
  replay(trade: Trade): Promise<boolean>
  /** Goes on where an earlier process stopped. */
  resume(): void
  stop(): void
}

interface Options {
  ledger: Ledger
  sign: Record<Trade['vendor'], SignNotice>
  /** Returns the address to use for sending to `url`. */
  route(url: string): string
  /** Waiting times before the second, third... attempt, in milliseconds. */
  retryDelays: readonly number[]
  log: FastifyBaseLogger
}

const ATTEMPT_MS = 5000

/** Alipay wants the word; WeChat Pay any 2xx. */
const accepted = (trade: Trade, status: number, text: string): boolean =>
  trade.vendor === 'alipay' ? status === 200 && text.trim() === 'success' : status === 200 || status === 204

export function notifier({ ledger, sign, route, retryDelays, log }: Options): Notifier {
  const last = new Map<string, SignedNotice>()
  const timers = new Set<NodeJS.Timeout>()
  let isStopped = false

  async function post(trade: Trade, notice: SignedNotice): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(ATTEMPT_MS)
      const response = await fetch(route(trade.notifyUrl), {
        method: 'POST',
        headers: notice.headers,
        body: notice.body,
        redirect: 'error',
        signal,
      })
      return accepted(trade, response.status, await response.text())
    } catch {
      return false
    }
  }

  async function attempt(trade: Trade): Promise<void> {
    const notice = await sign[trade.vendor](trade)
    last.set(trade.tradeNo, notice)
    const acknowledged = await post(trade, notice)
    trade.notice.attempts += 1
    trade.notice.acknowledged ||= acknowledged
    await ledger.save()
    if (acknowledged || isStopped) return
    log.warn(
      { outTradeNo: trade.outTradeNo, attempts: trade.notice.attempts },
      'the notice of a payment was not acknowledged',
    )
    later(trade, retryDelays[trade.notice.attempts - 1])
  }

  function later(trade: Trade, delay: number | undefined): void {
    if (delay === undefined) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      attempt(trade).catch((error: unknown) => log.error(error, 'a notice could not be sent'))
    }, delay)
    // A waiting notice must not keep the process alive: it is sent at the next start.
    timer.unref()
    timers.add(timer)
  }

  return {
    async notify(trade) {
      trade.notice.wanted = true
      if (trade.notifyUrl) await attempt(trade)
    },
    async replay(trade) {
      const notice = last.get(trade.tradeNo)
      if (!notice) return false
      await post(trade, notice)
      return true
    },
    resume() {
      for (const trade of ledger.all()) {
        if (trade.state === 'paid' && trade.notice.wanted && !trade.notice.acknowledged && trade.notifyUrl) {
          trade.notice.attempts = 0
          later(trade, retryDelays[0])
        }
      }
    },
    stop() {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
