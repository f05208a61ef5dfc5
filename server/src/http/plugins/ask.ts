import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../core/ports.types'
import type { TenantRegistry } from '../request/tenant-registry'

/** Look-ups a second: whoever calls a proxy by made-up names makes it ask. Names that were asked for lately are none. */
const LOOKUPS_MAX = 50
const WINDOW_MS = 1000

/**
 * GET /ask?domain=shop.example.com: whether a proxy that makes certificates on demand may make one (Caddy's
 * `on_demand_tls`). 200 for a domain of a site or of the platform, 404 for any other, 429 for too many at once.
 */
export function registerAsk(app: FastifyInstance, directory: TenantRegistry, publicUrl: string, clock: Clock): void {
  const ownHost = publicUrl === '' ? null : new URL(publicUrl).hostname
  let window = { start: 0, count: 0 }
  const isTooMany = (): boolean => {
    const now = clock.now().getTime()
    if (now - window.start >= WINDOW_MS) window = { start: now, count: 0 }
    window.count += 1
    return window.count > LOOKUPS_MAX
  }
  const options = { schema: { hide: true }, logLevel: 'warn', config: { site: 'none' } } as const
  app.get<{ Querystring: { domain?: unknown } }>('/ask', options, async (request, reply) => {
    const { domain } = request.query
    if (typeof domain !== 'string') return reply.code(404).send({ ok: false })
    const host = domain.toLowerCase().replace(/\.$/, '')
    if (host === ownHost) return { ok: true }
    const name = { by: 'host', value: host } as const
    if (directory.getCached(name) === undefined && isTooMany())
      return reply.code(429).header('retry-after', '1').send({ ok: false })
    const tenant = await directory.find(name)
    return tenant ? { ok: true } : reply.code(404).send({ ok: false })
  })
}
