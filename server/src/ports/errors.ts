/**
 * Reading errors of others without `instanceof Error`: it fails for errors of another realm (jest's
 * sandbox, worker threads), and would let an ENOENT pass as something unknown.
 */
const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined

/** Returns the `code` of an error or of its cause, such as ENOENT; null when there is none. */
export function errorCode(error: unknown): string | null {
  const code = fieldOf(error, 'code') ?? fieldOf(fieldOf(error, 'cause'), 'code')
  return typeof code === 'string' ? code : null
}

/** Returns the error's message, for looking into; not for showing. */
export const errorText = (error: unknown): string => String(fieldOf(error, 'message') ?? '')

/** Returns the name of a failed request's error: a code such as ECONNREFUSED, or `timeout`. */
export function failureName(error: unknown): string {
  const name = fieldOf(error, 'name')
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout'
  const code = errorCode(error)
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : (code ?? 'request failed')
}

/** No byte of the request arrived. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether a failed request surely did nothing at the other side. */
export const isUnreachable = (error: unknown): boolean => UNREACHED.has(failureName(error))
