import type { HttpFailure, HttpReply } from './types'

/** No reply came. */
export class HttpError extends Error {
  constructor(readonly reason: HttpFailure) {
    super(reason)
    this.name = 'HttpError'
  }
}

/** JSON, or the text itself when it is none. */
export function parseBody(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

/** Returns a reply of whatever transport; `retryAfter` is the header, of which seconds alone are read (not a date). */
export function replyOf(status: number, data: unknown, retryAfter?: string | null): HttpReply {
  const seconds = Number(retryAfter)
  return { status, body: parseBody(data), retryAfter: seconds > 0 ? seconds : undefined }
}
