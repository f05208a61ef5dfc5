import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { slugOf } from './tenant'
import type { Tenant } from '../../core/context.types'
import type { Deps } from '../deps'

/** Addresses that lead nowhere but to this machine and its network. */
const nearby = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  nearby.addSubnet(net, bits)
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nearby.addSubnet(net, bits, 'ipv6')

/** Whether a host is of this machine or its network: no stranger on the Internet can own such a name. */
function isNearbyHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(bare)
  if (version !== 0) return nearby.check(bare, version === 6 ? 'ipv6' : 'ipv4')
  return bare === 'localhost' || bare.endsWith('.localhost') || /^[a-z\d][a-z\d-]*$/i.test(bare)
}

/** A name or address with perhaps a port: not `localhost@elsewhere.example`, nor `elsewhere.example/x`. */
const HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Whether the site is reached over https, and so cookies are only for it. */
export function isSecure(deps: Pick<Deps, 'publicUrl'>, request: FastifyRequest): boolean {
  return request.protocol === 'https' || deps.publicUrl.startsWith('https:')
}

/** Scheme and host as the request names them; null when that is no origin. */
function requestedOrigin(scheme: string, request: FastifyRequest): { origin: string; hostname: string } | null {
  const origin = `${scheme}://${request.host}`
  return HOST.test(request.host) && URL.canParse(origin) ? { origin, hostname: new URL(origin).hostname } : null
}

/**
 * Scheme and host for the addresses that go out: of payment notices, short links and what people share. The Host header
 * is the caller's to write, so it counts only when it names a domain of the sites, or, in the demo, this machine.
 */
export function originFor(deps: Pick<Deps, 'publicUrl' | 'loopback'>, tenant: Tenant, request: FastifyRequest): string {
  // A proxy may have passed on any text for the protocol.
  const scheme = isSecure(deps, request) ? 'https' : 'http'
  const requestOrigin = requestedOrigin(scheme, request)
  // Under a path that names the site, any of our domains leads to it; without, only its own do.
  const isDomain = slugOf(request) === null ? request.domainOf === tenant.id : request.domainOf !== null
  if (requestOrigin && isDomain) return requestOrigin.origin
  if (deps.publicUrl !== '') return deps.publicUrl
  if (requestOrigin && deps.loopback && isNearbyHost(requestOrigin.hostname)) return requestOrigin.origin
  const [domain] = tenant.domains
  if (domain !== undefined) return `${scheme}://${domain}`
  const { localPort } = request.raw.socket
  return `http://localhost${localPort === undefined ? '' : `:${localPort}`}`
}

/** Whether an address lies on the request's site: where it is reached, or on one of its own domains. */
export function isOwnAddress(
  { tenant, client }: { tenant: Pick<Tenant, 'domains'>; client: { origin: string } },
  url: URL,
): boolean {
  return (
    url.origin === new URL(client.origin).origin ||
    (/^https?:$/.test(url.protocol) && tenant.domains.includes(url.host))
  )
}
