import '@fastify/cookie'
import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Failure, fail } from '../failure'
import { randomToken } from '../lib/random'

export const CSRF_COOKIE = 'csrftoken'
export const CSRF_HEADER = 'x-csrftoken'

/** A mini-program keeps no cookies, and a page of another site cannot send its header. */
export function isMini(request: FastifyRequest): boolean {
  return typeof request.headers['sp-mp-aid'] === 'string' && request.headers.cookie === undefined
}

/** Whether a browser could have been made to send this by another site's page. */
function isForgeable(request: FastifyRequest): boolean {
  return request.headers.authorization === undefined && !isMini(request)
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Double submit: an unsafe call repeats the cookie's value in a header, which only our own pages can read. */
export function checkCsrf(request: FastifyRequest): Failure | null {
  if (!isForgeable(request)) return null
  const [cookie, header] = [request.cookies[CSRF_COOKIE], request.headers[CSRF_HEADER]]
  return cookie && typeof header === 'string' && same(cookie, header) ? null : fail('csrf')
}

/** Gives a browser its token with the first read. */
export function offerCsrf(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  if (request.cookies[CSRF_COOKIE] || !isForgeable(request)) return
  reply.setCookie(CSRF_COOKIE, randomToken(), { path: '/', sameSite: 'lax', secure })
}
