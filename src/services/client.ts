/**
 * The typed call (design 2.2). The endpoint table is imported as a type alone: no schema and no validator reaches
 * the client.
 */
import type { BodyOf, EndpointKey, EndpointsByKey, ParamsOf, QueryOf, ReplyOf } from '@storefront/contract/endpoints'
import { http } from '@/platform/http'
import { type CallInput, requestOf } from './request'
import { type SendOptions, sendCall, callContext } from './transport'
import { clearPendingReads, dedupeRead } from './dedupe-requests'

export { ApiError, CallAborted, isNotFound } from './error'
export { configureCalls } from './transport'
export type { EndpointKey } from '@storefront/contract/endpoints'

export const CALL_TIMEOUT_MS = 15_000

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [name in Name]?: Value }
    : { readonly [name in Name]: Value }

/** The input of a call: the path parameters, query and JSON body that its declaration has. */
export type InputOf<K extends EndpointKey> = Part<'params', ParamsOf<EndpointsByKey[K]>> &
  Part<'query', QueryOf<EndpointsByKey[K]>> &
  Part<'body', BodyOf<EndpointsByKey[K]>>

interface PlainOptions extends Pick<SendOptions, 'renew'> {
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  /** Whether the call should arrive even if the page is closed. */
  readonly keepalive?: boolean
}

/** A call declared `silent` has to say so where it is made, and one that moves something has to bring its key. */
export type OptionsOf<K extends EndpointKey> = PlainOptions &
  (EndpointsByKey[K] extends { readonly silent: true } ? { readonly silent: true } : { readonly silent?: boolean }) &
  (EndpointsByKey[K] extends { readonly idempotent: true } ? { readonly idempotencyKey: string } : unknown)

type Optional<T> = Partial<T> extends T ? true : false
type Arguments<K extends EndpointKey> =
  Optional<OptionsOf<K>> extends true
    ? Optional<InputOf<K>> extends true
      ? [input?: InputOf<K>, options?: OptionsOf<K>]
      : [input: InputOf<K>, options?: OptionsOf<K>]
    : [input: InputOf<K>, options: OptionsOf<K>]

export type Reply<K extends EndpointKey> = ReplyOf<EndpointsByKey[K]>

interface AnyOptions extends PlainOptions {
  readonly silent?: boolean
  readonly idempotencyKey?: string
}

async function send(key: string, input: CallInput, options: AnyOptions): Promise<unknown> {
  const { signal, timeoutMs = CALL_TIMEOUT_MS, keepalive, idempotencyKey, ...answer } = options
  const sendRequest = (by?: AbortSignal) =>
    sendCall(
      (context) => http.send({ ...requestOf(key, input, context, idempotencyKey), timeoutMs, signal: by, keepalive }),
      answer,
    )
  if (key.startsWith('GET ')) {
    const context = callContext()
    const name = [requestOf(key, input, context).url, context.token, context.language, answer.silent].join(' ')
    return dedupeRead(name, sendRequest, signal)
  }
  clearPendingReads()
  return sendRequest(signal).finally(clearPendingReads)
}

/**
 * Makes a call: `call('GET /shop/product/{id}/', { params: { id: 1 } })`.
 * Rejects with `ApiError` on a refusal or without a reply, with `CallAborted` after `signal`. Reads that are alike are
 * one request (docs/algorithms/requests.md).
 */
export function call<K extends EndpointKey>(key: K, ...[input, options]: Arguments<K>): Promise<Reply<K>> {
  return send(key, (input ?? {}) as CallInput, (options ?? {}) as AnyOptions) as Promise<Reply<K>>
}

/** The options of a read: `signal` aborts it. */
export type Read = { readonly signal?: AbortSignal }
/** The slice of a list that a call asks for. */
export type PageQuery = { readonly limit: number; readonly offset: number }
/** Returns the options of a call with an idempotency key. */
export const withKey = (idempotencyKey: string) => ({ idempotencyKey })
