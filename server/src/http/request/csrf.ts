import '@fastify/cookie'
import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Failure, fail } from '../../core/failure'
import type { SessionRef } from '../../core/context.types'
import { randomToken } from '../../lib/random'
import { tokenHeader } from './session'

export const CSRF_COOKIE = 'csrftoken'
export const CSRF_HEADER = 'x-csrftoken'

/** A mini-program keeps no cookies, and a page of another site cannot send its header. */
function isMini(request: FastifyRequest): boolean {
  return typeof request.headers['sp-mp-aid'] === 'string' && request.headers.cookie === undefined
}

/** Whether the caller stores its session itself: a mini-program, or a caller that sends a token header. */
export function storesOwnSession(request: FastifyRequest): boolean {
  return isMini(request) || tokenHeader(request) !== null
}

/**
 * Whether another site's page could have made a browser send this request. It could not if the session token comes from
 * a header; a header that does not log the caller in proves nothing if there are cookies as well.
 */
function isForgeable(request: FastifyRequest, session: SessionRef | null): boolean {
  if (session?.kind === 'token') return false
  return request.headers.cookie !== undefined || !(isMini(request) || request.headers.authorization !== undefined)
}

function same(a: string, b: string): boolean {
  const [expectedToken, right] = [Buffer.from(a), Buffer.from(b)]
  return expectedToken.length === right.length && timingSafeEqual(expectedToken, right)
}

/** Double submit: an unsafe call repeats the cookie's value in a header, which only our own pages can read. */
export function checkCsrf(request: FastifyRequest, session: SessionRef | null): Failure | null {
  if (!isForgeable(request, session)) return null
  const [cookie, header] = [request.cookies[CSRF_COOKIE], request.headers[CSRF_HEADER]]
  return cookie && typeof header === 'string' && same(cookie, header) ? null : fail('csrf')
}

/** Gives a browser its token with the first read. */
export function issueCsrfToken(
  request: FastifyRequest,
  reply: FastifyReply,
  session: SessionRef | null,
  secure: boolean,
): void {
  if (request.cookies[CSRF_COOKIE] || !isForgeable(request, session)) return
  reply.setCookie(CSRF_COOKIE, randomToken(), { path: '/', sameSite: 'lax', secure })
}
