import { CLIENT_LOG } from '@storefront/contract/constants'
import { type InputOf, call } from './client'
import { ApiError, CallAborted } from './error'
import { createEventBatcher, currentPagePath, sanitizeForStorage } from './event-batcher'

const MESSAGE_MAX = 2000

export type LogEntry = InputOf<'POST /base/log/'>['body']['entries'][number]

const box = createEventBatcher<LogEntry>({
  size: 20,
  pauseMs: 3000,
  visitMax: 60,
  // No login is tried for a log.
  send: (entries, keepalive) =>
    call('POST /base/log/', { body: { entries } }, { silent: true, renew: false, keepalive }),
})
const reportedMarks = new Set<string>()

/** Message and the top of the stack; whatever was thrown. */
export function describeError(error: unknown): string {
  const text =
    error instanceof Error
      ? error.stack?.includes(error.message)
        ? error.stack
        : `${error.name}: ${error.message}\n${error.stack ?? ''}`
      : typeof error === 'string'
        ? error
        : safeJson(error)
  return sanitizeForStorage(text, MESSAGE_MAX)
}

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

/** Sends what waits at once: the page is going out of sight and may not come back. */
export const flushLog = (): void => box.flush()

/** Writes an entry; each text goes once a visit, several together. `code` is one of CLIENT_LOG. */
export function logClient(code: number, error: unknown): void {
  const message = describeError(error)
  const mark = `${code} ${message}`
  if (!reportedMarks.has(mark) && box.put({ code, message, page: currentPagePath() })) reportedMarks.add(mark)
}

/** An uncaught error. Failed requests are logged by the server, and their callers report them to the user. */
export function logUncaught(error: unknown): void {
  if (error instanceof ApiError || error instanceof CallAborted) return
  logClient(CLIENT_LOG.unhandled, error)
}
