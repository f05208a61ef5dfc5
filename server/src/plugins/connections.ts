import { STATUS_CODES } from 'node:http'
import { type ErrorName, errors } from '@storefront/contract/errors'
import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { errorMessage } from '../kernel/i18n'
import type { FastifyHttpOptions, RawServerDefault } from 'fastify'
import type { ConnectionLimits } from '../kernel/deps'

/** Node looks for requests that take too long this often at least, in milliseconds. */
const CHECK_MS = 10_000

/** The server's options against requests that never end and connections that do nothing. */
export function connectionOptions({ requestMs, headersMs, keepAliveMs }: ConnectionLimits) {
  const checkMs = Math.min(CHECK_MS, Math.ceil(headersMs / 2))
  return {
    requestTimeout: requestMs,
    // A reader who takes nothing of an answer holds a connection as well as a writer who sends nothing. Later than the
    // request's own limit is looked at, which has an answer for the caller.
    connectionTimeout: requestMs + 2 * checkMs,
    keepAliveTimeout: keepAliveMs,
    http: { requestTimeout: requestMs, headersTimeout: headersMs, connectionsCheckingInterval: checkMs },
  } satisfies FastifyHttpOptions<RawServerDefault>
}

/** What of a connection is refused before there is a request, by node's code; anything else is no HTTP at all. */
const REFUSALS: Readonly<Record<string, { status: number; error: ErrorName }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'requestTimeout' },
  HPE_HEADER_OVERFLOW: { status: 431, error: 'badRequest' },
}

interface ClientSocket {
  readonly writable: boolean
  end(text: string, onWritten: () => void): void
  destroy(): void
}

/** Answers what is no request and lets the connection go: whoever does not finish would not close it either. */
export function refuseConnection(error: { code?: string }, socket: ClientSocket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, error: name } = REFUSALS[error.code ?? ''] ?? { status: 400, error: 'badRequest' }
  const { code } = errors[name]
  const body = JSON.stringify({ detail: errorMessage(DEFAULT_LANGUAGE, name, { field: '', reason: '' }).replace(/[：\s]+$/, ''), err_code: code })
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`
  socket.end(head + body, () => socket.destroy())
}
