import type { BodyOf, EndpointRow, ParamsOf, QueryOf, ReplyOf } from '@storefront/contract/endpoints/define'
import type { MultipartFile } from '@fastify/multipart'
import type { Failure } from '../../core/failure'
import type { Ctx, UserCtx } from '../../core/context.types'

/** The checked parts of a request. */
export interface Input<E extends EndpointRow> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The `file` field of an upload, of at most so many bytes (default `UPLOAD.maxBytes`); undefined elsewhere. */
  file: (maxBytes?: number) => Promise<MultipartFile | undefined>
  /** Sets or clears the session cookie (login, logout). */
  cookies: CookieJar
}

export interface CookieJar {
  setSession(token: string, expires: Date): void
  clearSession(): void
}

type CtxOf<E extends EndpointRow> = E['auth'] extends 'any' ? Ctx : UserCtx

/** Answers one call with its reply, or with a failure as a value. */
export type Handler<E extends EndpointRow> = (ctx: CtxOf<E>, input: Input<E>) => Promise<ReplyOf<E> | Failure>

/** One handler for each endpoint of a record of the contract; the compiler demands all of them. */
export type Routes<R> = {
  readonly [K in keyof R]: R[K] extends infer E extends EndpointRow ? Handler<E> : never
}
