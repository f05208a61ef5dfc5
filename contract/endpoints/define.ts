import type { Static, TSchema } from '@sinclair/typebox'
import type { ErrorName } from '../errors'
import type { Permission } from '../permissions'

/**
 * One call, declared once: from this come the server's route and validation, the OpenAPI page, the
 * client's typed call, the contract tests and the fuzz tests.
 */
export interface EndpointRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under /api or /api-t/{tenant}; ends with a slash, parameters as `{name}`. */
  readonly path: string
  readonly summary: string
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  readonly reply: TSchema
  /** Expected failures besides those every call may give (bad request, csrf, tenant, too many). */
  readonly errors?: readonly ErrorName[]
  /** Callers: everybody, a logged-in user, or a holder of the permission (of any one of several). */
  readonly auth: 'any' | 'user' | Permission | readonly Permission[]
  /**
   * Answers visitors of a site that asks everybody to log in (spec 1): what the login needs. Every other call is closed
   * there.
   */
  readonly beforeLogin?: true
  /** Creates or moves something: takes an Idempotency-Key, and the same key gives the same answer. */
  readonly idempotent?: true
  /**
   * Refused with `freshLogin` unless the caller showed within some minutes who they are, by what the login rested on
   * before (http/call/proof): the calls that change a login, carry data away or send money elsewhere. Fields make it so
   * only when the body gives one.
   */
  readonly fresh?: true | readonly string[]
  /**
   * Moves money, shows or exports personal data, or changes what people may do. A session of the shop whose user has an
   * authenticator is refused with `freshLogin` until it showed a code of it, as the studio asks at its login, and again
   * as often (http/call/proof).
   */
  readonly secondFactor?: true
  /** The client shows no error message when it fails (spec 8: silent). */
  readonly silent?: true
  /** Multipart upload: the body is a `file` field. */
  readonly upload?: true
  /** Bytes of the body, where the server's limit for all calls (server/src/app) is too small. */
  readonly bodyMax?: number
}

/** Keeps the literal types of a declaration, so that `METHOD path` is a typed key of the client's calls. */
export function endpoint<const E extends EndpointRow>(row: E): E {
  return row
}

/**
 * Whether a call answers with a list: its declared query says by what the list can be asked for, and anything else is
 * refused (spec 7.6).
 */
export const isList = ({ method, reply }: EndpointRow): boolean =>
  method === 'GET' && reply.properties?.results?.type === 'array'

type Part<E, K extends string> = E extends { readonly [key in K]: infer S extends TSchema } ? Static<S> : undefined

export type ReplyOf<E extends EndpointRow> = Static<E['reply']>
export type ParamsOf<E extends EndpointRow> = Part<E, 'params'>
export type QueryOf<E extends EndpointRow> = Part<E, 'query'>
export type BodyOf<E extends EndpointRow> = Part<E, 'body'>
