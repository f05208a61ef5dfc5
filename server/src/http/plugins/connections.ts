import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorName, errors } from '@storefront/contract/errors'
import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import { errorMessage } from '../../core/i18n'
import type { FastifyHttpOptions, FastifyInstance, RawServerDefault } from 'fastify'
import type { ConnectionLimits } from '../deps'

/** Node looks for requests that take too long this often at least, in milliseconds. */
const CHECK_MS = 10_000

/** Returns the server's options against requests that never end and connections that do nothing. */
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

/**
 * Logs a connection that cannot be accepted, e.g. because the process has too many files open: without a listener it
 * would end the process. A server that cannot listen is the caller's failure.
 */
export function registerAcceptErrors({ server, log }: FastifyInstance): void {
  server.once('listening', () =>
    server.on('error', (error) => log.error({ err: error }, 'a connection could not be accepted')),
  )
}

/**
 * Closes each connection when the server stops, at once or after the replies that are on their way. Node closes those
 * that have had a reply and wait for the next request; one without a request yet, as browsers open ahead, or with a
 * reply on its way would stay open for as long as its client likes, and the stop would wait for it.
 */
export function registerStop(fastify: FastifyInstance): void {
  /** Replies on their way, by connection. */
  const pending = new Map<Socket, number>()
  let isStopping = false
  const closeIfIdle = (socket: Socket) => {
    if (isStopping && pending.get(socket) === 0) socket.destroy()
  }
  const count = (socket: Socket, change: number) => {
    // A connection that is gone stays out.
    const current = pending.get(socket)
    if (current !== undefined) pending.set(socket, current + change)
    closeIfIdle(socket)
  }
  fastify.server.on('connection', (socket) => {
    pending.set(socket, 0)
    socket.once('close', () => pending.delete(socket))
    closeIfIdle(socket)
  })
  fastify.server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })
  fastify.addHook('preClose', async () => {
    isStopping = true
    for (const socket of pending.keys()) closeIfIdle(socket)
  })
}

/**
 * Replies to connections that are refused before there is a request, by node's error code; anything else is not HTTP.
 */
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
  const body = JSON.stringify({
    detail: errorMessage(DEFAULT_LANGUAGE, name, { field: '', reason: '' }).replace(/[：\s]+$/, ''),
    err_code: code,
  })
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`
  socket.end(head + body, () => socket.destroy())
}
