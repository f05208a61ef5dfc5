import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Tenant } from '../../core/context.types'
import type { TenantRegistry, TenantName } from './tenant-registry'

declare module 'fastify' {
  interface FastifyRequest {
    /** The site that the request is for; null until it is known, or when there is none. */
    tenant: Tenant | null
    /** The id of the site that the host of the request is a domain of; null for any other host. */
    domainOf: number | null
  }
  interface FastifyContextConfig {
    /**
     * Need of a route for the site. By default the site is known, or the request fails. `none` skips the lookup.
     * `optional` allows null while the database is unavailable, for files that are the same for all sites.
     */
    site?: 'none' | 'optional'
  }
}

/** The slug of /api-t/{slug}/..., stored from the rewriting of the URL until the request object exists. */
const slugs = new WeakMap<IncomingMessage, string>()

/** Addresses that a person opens: their page is ours, also where the address was cut or mistyped. */
const PAGE = /^\/(?:mobile|mobile-t|studio)(?:[/?#]|$)/

/**
 * Returns an address whose path can be decoded: in one that cannot (`/mobile/50%`), every percent sign stands for
 * itself.
 */
function repairPath(url: string): string {
  const [path = '', ...query] = url.split('?')
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** Brings /api-t/{tenant}/x to /api/x, so that there is one table of routes. */
export function rewriteTenantUrl(raw: IncomingMessage): string {
  const url = raw.url ?? '/'
  if (PAGE.test(url)) return repairPath(url)
  if (!url.startsWith('/api-t/')) return url
  const match = /^\/api-t\/([^/?#]+)(\/[^#]*)?$/.exec(url)
  if (!match?.[1]) return url
  slugs.set(raw, match[1])
  return `/api${match[2] ?? '/'}`
}

/** Returns the slug that the address names, or null for /api. */
export function slugOf(request: FastifyRequest): string | null {
  return slugs.get(request.raw) ?? null
}

/** Host without port, lower case. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}

function queryText(request: FastifyRequest, name: string): string | null {
  const query: unknown = request.query
  if (typeof query !== 'object' || query === null) return null
  const value: unknown = Reflect.get(query, name)
  return typeof value === 'string' && value !== '' ? value : null
}

/** `_sid`, when it is sane enough for a log. */
export function visitOf(request: FastifyRequest): string | null {
  const sid = queryText(request, '_sid')
  return sid !== null && /^[\w.:-]{1,100}$/.test(sid) ? sid : null
}

/**
 * Returns the names that may tell the tenant, the surest first: the address, the client's own domain (`c_domain`,
 * native web views), the host, the mini-program's app id. A name of the address must be known; of the others the first
 * known one counts, then the default.
 */
function namesOf(request: FastifyRequest): TenantName[] {
  const names: TenantName[] = []
  const domain = queryText(request, 'c_domain')
  if (domain) names.push({ by: 'host', value: hostName(domain) })
  if (request.host) names.push({ by: 'host', value: hostName(request.host) })
  const app = request.headers['sp-mp-aid']
  if (typeof app === 'string' && app) names.push({ by: 'app', value: app })
  return names
}

/**
 * Returns the tenant of a request when the directory still knows all its names; undefined when the database must be
 * asked.
 */
function cachedTenant(
  request: FastifyRequest,
  directory: TenantRegistry,
  defaultSlug: string,
): Tenant | null | undefined {
  const slug = slugOf(request)
  if (slug !== null) return directory.getCached({ by: 'slug', value: slug })
  for (const name of namesOf(request)) {
    const tenant = directory.getCached(name)
    if (tenant !== null) return tenant
  }
  return directory.getCached({ by: 'slug', value: defaultSlug })
}

/** Finds the tenant of a request. */
export async function findTenant(
  request: FastifyRequest,
  directory: TenantRegistry,
  defaultSlug: string,
): Promise<Tenant | null> {
  const slug = slugOf(request)
  if (slug !== null) return directory.find({ by: 'slug', value: slug })
  for (const name of namesOf(request)) {
    const tenant = await directory.find(name)
    if (tenant) return tenant
  }
  return directory.find({ by: 'slug', value: defaultSlug })
}

/** Returns the name by which the directory knows the host of a request. */
const domainName = (request: FastifyRequest): TenantName => ({ by: 'host', value: hostName(request.host) })

/** Puts the tenant on every request below `app`, before its body is read. */
export function registerTenant(app: FastifyInstance, directory: TenantRegistry, defaultSlug: string): void {
  app.decorateRequest('tenant', null)
  app.decorateRequest('domainOf', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { site: need } = request.routeOptions.config
    const sid = visitOf(request)
    if (sid) request.log = request.log.child({ sid })
    if (need === 'none') {
      done()
      return
    }
    // Nearly always the directory remembers, and a promise less is time saved in every request.
    const cached = cachedTenant(request, directory, defaultSlug)
    const domain = directory.getCached(domainName(request))
    if (cached !== undefined && domain !== undefined) {
      request.tenant = cached
      request.domainOf = domain?.id ?? null
      done()
      return
    }
    Promise.all([findTenant(request, directory, defaultSlug), directory.find(domainName(request))]).then(
      ([tenant, owner]) => {
        request.tenant = tenant
        request.domainOf = owner?.id ?? null
        done()
      },
      need === 'optional' ? () => done() : done,
    )
  })
}
