import type { HttpRequest } from '@/platform/http/types'

/** The input of any call, with every part optional; `client.ts` demands the right parts by type. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: unknown
}

/** The values that every call carries beside its own input (spec 7). */
export interface CallContext {
  readonly apiBase: string
  readonly visit: string
  readonly domain: string
  readonly csrf: string
  readonly token: string
  readonly appId: string
  /** Empty while neither the visitor nor the site has named one. */
  readonly language: string
}

const pairs = (query: Readonly<Record<string, string | number | boolean | undefined>>): string =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
    .join('&')

/** Address of a call. Throws a RangeError when a part of the path has no value. */
export function urlOf(path: string, input: CallInput, context: CallContext): string {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = input.params?.[key]
    if (value === undefined || value === '') throw new RangeError(`${path} needs ${key}`)
    return encodeURIComponent(String(value))
  })
  return `${context.apiBase}${filledPath}?${pairs({ ...input.query, _sid: context.visit, c_domain: context.domain })}`
}

/**
 * Headers of every call, whatever its method (spec 7): JSON, language, who calls, and the proof that our own page does
 * (CSRF).
 */
export function headersOf(hasBody: boolean, context: CallContext, idempotencyKey?: string): Record<string, string> {
  const all: Record<string, string> = {
    Accept: 'application/json',
    'Content-Type': hasBody ? 'application/json' : '',
    'Accept-Language': context.language,
    Authorization: context.token && `Token ${context.token}`,
    'SP-MP-AID': context.appId,
    'X-CSRFToken': context.csrf,
    'Idempotency-Key': idempotencyKey ?? '',
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** Returns the request of a call by its key `METHOD /path/`. */
export function requestOf(
  key: string,
  input: CallInput,
  context: CallContext,
  idempotencyKey?: string,
): Pick<HttpRequest, 'method' | 'url' | 'headers' | 'body'> {
  const [method = 'GET', path = ''] = key.split(' ') as [HttpRequest['method'], string]
  return {
    method,
    url: urlOf(path, input, context),
    headers: headersOf(input.body !== undefined, context, idempotencyKey),
    body: input.body === undefined ? undefined : JSON.stringify(input.body),
  }
}
