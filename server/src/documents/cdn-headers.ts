import type { FastifyReply } from 'fastify'
import type { Tenant } from '../core/context.types'
import { cdnTagOf } from '../domains/site/cdn/purge'

/**
 * As long as the server's own copies (documents/cache); then a CDN asks anew beside its reply, and keeps what it has while
 * the server is away.
 */
const SHARED = 'public, max-age=15, stale-while-revalidate=60, stale-if-error=86400'

/**
 * Tells a CDN how to keep a document that is the same for all visitors (RFC 9213; docs/operations/cdn.md), under a tag for
 * each site. Browsers keep what `cache-control` says.
 */
export function setCdnHeaders(reply: FastifyReply, tenant: Tenant, isShared: boolean): FastifyReply {
  if (!isShared) return reply.header('cdn-cache-control', 'no-store')
  const tag = cdnTagOf(tenant)
  return reply.header('cdn-cache-control', SHARED).header('cache-tag', tag).header('surrogate-key', tag)
}
