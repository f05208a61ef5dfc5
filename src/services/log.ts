import { CLIENT_LOG } from '@storefront/contract/constants'
import { here } from '@/routes/navigate'
import { type InputOf, call } from './client'
import { ApiError, CallAborted } from './error'

const PAUSE_MS = 3000
const BATCH = 20
/** A loop that fails for ever must not flood the server: so many entries are sent in one visit. */
const VISIT_MAX = 60
const MESSAGE_MAX = 2000
const PAGE_MAX = 300

export type LogEntry = InputOf<'POST /base/log/'>['body']['entries'][number]

const waiting: LogEntry[] = []
let isTimed = false
let taken = 0
const seen = new Set<string>()

/** Message and the top of the stack; whatever was thrown. */
export function describe(error: unknown): string {
  const text =
    error instanceof Error
      ? error.stack?.includes(error.message)
        ? error.stack
        : `${error.name}: ${error.message}\n${error.stack ?? ''}`
      : typeof error === 'string'
        ? error
        : safeJson(error)
  return text.slice(0, MESSAGE_MAX)
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

function page(): string {
  try {
    return here().slice(0, PAGE_MAX)
  } catch {
    return ''
  }
}

function sendBatch(keepalive = false): void {
  const entries = waiting.splice(0, BATCH)
  if (entries.length === 0) return
  // A log that cannot be sent is lost: telling of that would be a log again. No login is tried for it, either.
  void call('POST /base/log/', { body: { entries } }, { silent: true, renew: false, keepalive }).catch(() => {})
}

function send(): void {
  isTimed = false
  sendBatch()
  if (waiting.length > 0) plan()
}

/** Sends what waits at once: the page is going out of sight and may not come back. */
export function flushLog(): void {
  while (waiting.length > 0) sendBatch(true)
}

function plan(): void {
  if (isTimed) return
  isTimed = true
  setTimeout(send, PAUSE_MS)
}

/** Writes an entry; each text goes once a visit, several together. `code` is one of CLIENT_LOG. */
export function logClient(code: number, error: unknown): void {
  const message = describe(error)
  const mark = `${code} ${message}`
  if (seen.has(mark) || taken >= VISIT_MAX) return
  seen.add(mark)
  taken += 1
  waiting.push({ code, message, page: page() })
  plan()
}

/** An error that nothing caught. Failed calls are the server's to log, and are told of where they were made. */
export function logUncaught(error: unknown): void {
  if (error instanceof ApiError || error instanceof CallAborted) return
  logClient(CLIENT_LOG.unhandled, error)
}
