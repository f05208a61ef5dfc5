/**
 * The typed call (design 2.2). The endpoint table is imported as a type alone: no schema and no validator reaches
 * the client.
 */
import type { BodyOf, EndpointKey, EndpointsByKey, ParamsOf, QueryOf, ReplyOf } from '@storefront/contract/endpoints'
import type { FlashMessage } from '@storefront/contract/entities/content'
import { chosenLanguage } from '@/i18n/language'
import { env } from '@/platform/env'
import { http } from '@/platform/http'
import { HttpError } from '@/platform/http-error'
import { token } from '@/platform/token'
import { ApiError, CallAborted, refusalOf } from './error'
import { type CallInput, requestOf } from './request'
import { visitId } from './visit'

export { ApiError, CallAborted } from './error'
export type { EndpointKey } from '@storefront/contract/endpoints'

export const CALL_TIMEOUT_MS = 15_000
const CSRF_COOKIE = 'csrftoken'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [name in Name]?: Value }
    : { readonly [name in Name]: Value }

/** What a call takes: path parameters, query and JSON body, those that its declaration has. */
export type InputOf<K extends EndpointKey> = Part<'params', ParamsOf<EndpointsByKey[K]>> &
  Part<'query', QueryOf<EndpointsByKey[K]>> &
  Part<'body', BodyOf<EndpointsByKey[K]>>

interface PlainOptions {
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
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

const listeners = { flash: (_: readonly FlashMessage[]): void => {}, unauthorized: (): void => {} }

/** Who hears of messages that come with a reply (spec 7), and of a session that is over. Set once at the start. */
export function onCalls(heard: Partial<typeof listeners>): void {
  Object.assign(listeners, heard)
}

const context = () => ({
  apiBase: env.apiBase(),
  visit: visitId(),
  domain: env.domain(),
  csrf: env.cookie(CSRF_COOKIE),
  token: token.get(),
  appId: env.appId,
  language: chosenLanguage() ?? '',
})

function flashOf(body: unknown): readonly FlashMessage[] {
  const found = typeof body === 'object' && body !== null ? (body as { flashMessages?: unknown }).flashMessages : undefined
  return Array.isArray(found) ? (found as FlashMessage[]) : []
}

async function send(key: string, input: CallInput, { signal, silent = false, idempotencyKey, timeoutMs = CALL_TIMEOUT_MS }: AnyOptions): Promise<unknown> {
  const request = requestOf(key, input, context(), idempotencyKey)
  const reply = await http.send({ ...request, timeoutMs, signal }).catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error
    if (error.reason === 'aborted') throw new CallAborted()
    throw new ApiError({ kind: error.reason, silent })
  })
  if (reply.status < 200 || reply.status >= 300) {
    if (reply.status === 401) listeners.unauthorized()
    throw refusalOf(reply.status, reply.body, silent)
  }
  // A captive portal answers 200 with its own page: that is no reply of the shop.
  if (typeof reply.body !== 'object' || reply.body === null) throw new ApiError({ kind: 'network', status: reply.status, silent })
  const flash = flashOf(reply.body)
  if (flash.length > 0) listeners.flash(flash)
  return reply.body
}

/**
 * Makes a call: `call('GET /shop/product/{id}/', { params: { id: 1 } })`.
 * Rejects with `ApiError` on a refusal or without a reply, with `CallAborted` after `signal`.
 */
export function call<K extends EndpointKey>(key: K, ...[input, options]: Arguments<K>): Promise<Reply<K>> {
  return send(key, (input ?? {}) as CallInput, (options ?? {}) as AnyOptions) as Promise<Reply<K>>
}
