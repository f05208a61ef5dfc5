/**
 * One request to a vendor. Errors carry the port and what went wrong, never the address or the body:
 * both hold secrets (WeChat's login puts the app secret into the query).
 */
import { measureVendor } from '../lib/measurements'
import { failureName, isUnreachable } from './errors'
import { UpstreamError } from '../core/ports.types'

export const DEFAULT_TIMEOUT_MS = 10_000

export interface Reply {
  status: number
  headers: Headers
  bytes: Buffer
}

/** Adds headers to those of a request; a `headers` of `init` would take the place of a Request's own. */
function withHeaders(input: string | URL | Request, init: RequestInit, more: Readonly<Record<string, string>>) {
  const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : undefined))
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return { headers }
}

/**
 * Sends a request and reads the whole reply within `timeoutMs`.
 * @throws UpstreamError when there is no reply, a redirect, or a 5xx.
 */
export async function send(
  port: string,
  input: string | URL | Request,
  init: RequestInit,
  timeoutMs: number,
): Promise<Reply> {
  let reply: Reply
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await measureVendor(port, (more) =>
      fetch(input, { ...init, ...withHeaders(input, init, more), redirect: 'error', signal }),
    )
    reply = { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    throw new UpstreamError(port, `${port}: ${failureName(error)}`, { undone: isUnreachable(error) })
  }
  if (reply.status >= 500) throw new UpstreamError(port, `${port}: status ${reply.status}`)
  return reply
}

/** Returns the JSON object in `text`, as unknown fields. @throws UpstreamError when it is none. */
export function parseObject(port: string, text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new UpstreamError(port, `${port}: the reply is no JSON`)
  }
  const object = asObject(value)
  if (!object) throw new UpstreamError(port, `${port}: the reply is no object`)
  return object
}

/** `value` when it is an object with fields, else null. */
export const asObject = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null

/** Returns a field that is a text which is not empty, else null. */
export function textField(object: Record<string, unknown> | null, name: string): string | null {
  const value = object?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}
