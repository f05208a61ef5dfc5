import type { FastifyRequest } from 'fastify'
import { type Failure, fail } from '../../core/failure'
import { storesOwnSession } from '../request/csrf'
import { labelOf } from '../request/label'
import { languageOf } from '../request/language'
import { findSession, type Realm } from '../request/session'
import { slugOf, visitOf } from '../request/tenant'
import { siteDirectory } from '../../opening/directory'
import type { Ctx } from '../../core/context.types'
import type { WorkKind } from '../../core/work'
import type { Deps } from '../deps'
import { originFor } from '../request/origin'

function webRootOf(request: FastifyRequest): string {
  const slug = slugOf(request)
  return slug === null ? '/mobile' : `/mobile-t/${slug}`
}

function appIdOf(request: FastifyRequest): string | null {
  const appId = request.headers['sp-mp-aid']
  return typeof appId === 'string' && appId !== '' ? appId : null
}

/**
 * Makes the context of a request for a kind of work: its tenant, and the user of its session in `realm` when it shows
 * one.
 */
export async function contextOf(
  deps: Deps,
  request: FastifyRequest,
  { realm, work }: { realm: Realm; work: WorkKind },
): Promise<Ctx | Failure> {
  const { tenant } = request
  if (!tenant) return fail('tenantUnknown')
  const db = deps.database.of(tenant.id, work, labelOf(tenant, request))
  const now = deps.ports.clock.now()
  const session = await findSession(request, realm, { tenant, db, now })
  const user = session?.user ?? null
  return {
    tenant,
    user,
    perms: user?.perms ?? [],
    language: languageOf(request, user),
    now,
    requestId: request.id,
    db,
    ports: deps.ports,
    log: request.log,
    session: session?.session ?? null,
    limits: deps.limits,
    sites: tenant.slug === deps.defaultTenant ? siteDirectory(deps) : null,
    client: {
      ip: request.ip,
      agent: request.headers['user-agent']?.slice(0, 300) ?? '',
      isMini: storesOwnSession(request),
      miniAppId: appIdOf(request),
      // Worked out when it is read: few calls write an address.
      get origin() {
        return originFor(deps, tenant, request)
      },
      webRoot: webRootOf(request),
      sid: visitOf(request),
    },
  }
}
