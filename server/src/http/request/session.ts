import '@fastify/cookie'
import { SECOND_FACTOR_DAYS } from '@storefront/contract/constants'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TenantDb } from '../../db'
import type { CookieJar } from '../call/handler'
import type { SessionRef, Tenant, User } from '../../core/context.types'
import { sha256 } from '../../lib/random'
import { languageFrom } from '../../core/i18n'
import { slugOf } from './tenant'

const SESSION_COOKIE = 'sp_sid'
export const SESSION_DAYS = 30
const STUDIO_COOKIE = 'sp_studio'
/** The studio may change a whole shop, so its logins end sooner. */
export const STUDIO_SESSION_DAYS = SECOND_FACTOR_DAYS

/** Realm of a call's sessions: a login to the shop opens no call of the studio, nor the reverse. */
export type Realm = 'app' | 'studio'
export const realmOf = (path: string): Realm => (path.startsWith('/studio/') ? 'studio' : 'app')

/** Returns the token of a header `Authorization: Token ...`; null without one. Other schemes belong to a proxy. */
export function tokenHeader(request: FastifyRequest): string | null {
  const header = /^Token(?: +(.*))?$/i.exec(request.headers.authorization ?? '')
  return header && (header[1] ?? '')
}

/**
 * Returns the secret that a request shows, and where it stood. A token decides alone: one that is wrong or over makes a
 * visitor, not whoever the cookies beside it belong to.
 */
function sessionTokenOf(request: FastifyRequest, realm: Realm): { token: string; kind: SessionRef['kind'] } | null {
  if (realm === 'studio') {
    const secret = request.cookies[STUDIO_COOKIE]
    return secret ? { token: secret, kind: 'studio' } : null
  }
  const token = tokenHeader(request)
  if (token !== null) return /^[\w-]{20,200}$/.test(token) ? { token, kind: 'token' } : null
  const cookie = request.cookies[SESSION_COOKIE]
  return cookie ? { token: cookie, kind: 'cookie' } : null
}

interface SessionRow {
  session_id: number
  verified_at: string | null
  id: number
  uuid: string
  auid: string
  name: string
  avatar_id: number | null
  mobile: string | null
  language: string | null
  node: number | null
  perms: string[]
}

const FIND = `select s.id as session_id, s.verified_at, a.id, a.uuid, a.auid, a.name, a.avatar_id, a.mobile, a.language, a.node, a.perms
  from session s join account a on a.tenant_id = $1 and a.id = s.user_id
  where s.tenant_id = $1 and s.token_hash = $2 and s.kind = $3 and s.expires_at > $4`

/**
 * Returns the user of a request's session; null for a visitor and for a session that is unknown, over or another
 * tenant's.
 */
export async function findSession(
  request: FastifyRequest,
  realm: Realm,
  { tenant, db, now }: { tenant: Tenant; db: TenantDb; now: Date },
): Promise<{ user: User; session: SessionRef } | null> {
  const credential = sessionTokenOf(request, realm)
  if (!credential) return null
  const tokenHash = sha256(credential.token)
  const [row] = await db.read((tx) =>
    tx.rows<SessionRow>(FIND, [tenant.id, tokenHash, credential.kind, now], 'session_find'),
  )
  if (!row) return null
  const { session_id, verified_at, avatar_id, language, ...user } = row
  const verifiedAt = verified_at === null ? null : new Date(verified_at)
  return {
    user: { ...user, avatarId: avatar_id, language: languageFrom(language) },
    session: { id: session_id, tokenHash, kind: credential.kind, verifiedAt },
  }
}

/**
 * Sites that share a host, each under /api-t/{slug}, keep their sessions apart by the cookie's path. The studio's is
 * sent to its own calls alone.
 */
function cookiePath(request: FastifyRequest, realm: Realm): string {
  const slug = slugOf(request)
  if (realm === 'studio') return slug === null ? '/api/studio' : `/api-t/${slug}/studio`
  return slug === null ? '/' : `/api-t/${slug}`
}

/** Sets and clears the session cookie of a request's site. */
export function cookieJar(
  request: FastifyRequest,
  reply: FastifyReply,
  { realm, secure }: { realm: Realm; secure: boolean },
): CookieJar {
  const name = realm === 'studio' ? STUDIO_COOKIE : SESSION_COOKIE
  // Nobody comes to a call of the studio by a link.
  const sameSite = realm === 'studio' ? 'strict' : 'lax'
  const options = { path: cookiePath(request, realm), httpOnly: true, sameSite, secure } as const
  return {
    setSession: (token, expires) => void reply.setCookie(name, token, { ...options, expires }),
    clearSession: () => void reply.clearCookie(name, options),
  }
}
