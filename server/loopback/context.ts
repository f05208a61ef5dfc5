import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../src/core/ports.types'
import type { KeyBook } from './keys'
import type { Notifier } from './payment/notifier'
import type { Ledger } from './payment/trades'

/** The states of an accepted refund at WeChat Pay. */
export type RefundStatus = 'SUCCESS' | 'PROCESSING' | 'ABNORMAL' | 'CLOSED'

/** The context that the loopback servers share. */
export interface Context {
  dataDir: string
  keys: KeyBook
  ledger: Ledger
  notifier: Notifier
  /**
   * Clock for the dates of notices, payments and expiry. Signatures of requests use the real time, as the SDKs do.
   */
  clock: Clock
  /** Returns the public address of the site, without trailing slash; can be ''. */
  publicUrl(): string
  /** Returns the address at which this process reaches itself, without trailing slash. */
  inside(): string
  refundStatus(): RefundStatus
  log: FastifyBaseLogger
}

/** The body as it came: every signature is over bytes. */
export const rawBody = (request: FastifyRequest): Buffer =>
  Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)

/** Query and form together, as Alipay reads them. Repeated names keep their last value. */
export function formFields(request: FastifyRequest): Record<string, string> {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '')
  return Object.fromEntries([...query, ...new URLSearchParams(rawBody(request).toString('utf8'))])
}

/** A JSON or form body's text fields. */
export function bodyFields(request: FastifyRequest): Record<string, string> {
  const text = rawBody(request).toString('utf8')
  if (!text.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(text))
  try {
    const body: unknown = JSON.parse(text)
    const entries = typeof body === 'object' && body !== null ? Object.entries(body) : []
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
  } catch {
    return {}
  }
}

/** A page for people: nothing on it comes from elsewhere, and nobody may frame it. */
export const sendPage = (reply: FastifyReply, html: string, status = 200): FastifyReply =>
  reply
    .status(status)
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    )
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
