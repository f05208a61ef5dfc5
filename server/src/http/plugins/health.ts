import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db'
import { RETRY_SECONDS } from './errors'

/** Neither asks for a site: who runs the server asks, by any name, and a process without its database is alive. */
const options = { schema: { hide: true }, logLevel: 'warn', config: { site: 'none' } } as const

/**
 * GET /healthz: the process answers. GET /readyz: its database does, too, and takes writes; 503 with Retry-After while
 * it does not.
 */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', options, async () => ({ ok: true }))
  app.get('/readyz', options, async (request, reply) => {
    try {
      const [row] = await database.owner.read((tx) =>
        tx.rows<{ transaction_read_only: 'on' | 'off' }>('show transaction_read_only'),
      )
      if (row?.transaction_read_only === 'off') return { ok: true }
      request.log.error('the database takes no writes')
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
    }
    return reply.code(503).header('retry-after', String(RETRY_SECONDS)).send({ ok: false })
  })
}
