import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db'
import type { Drain } from './drain'
import { RETRY_SECONDS } from './errors'

/** Neither asks for a site: who runs the server asks, by any name, and a process without its database is alive. */
const options = { schema: { hide: true }, logLevel: 'warn', config: { site: 'none' } } as const

const TAKES_WRITES =
  "select not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off' as takes_writes"

/**
 * GET /healthz: the process answers. GET /readyz: its database does, too, and takes writes; 503 with Retry-After while
 * it does not, and once the process is about to stop.
 */
export function registerHealth(app: FastifyInstance, database: Database, drain: Drain): void {
  app.get('/healthz', options, async () => ({ ok: true }))
  app.get('/readyz', options, async (request, reply) => {
    const refuse = () => reply.code(503).header('retry-after', String(RETRY_SECONDS)).send({ ok: false })
    if (drain.isDraining) return refuse()
    try {
      const [row] = await database.probe.read((tx) => tx.rows<{ takes_writes: boolean }>(TAKES_WRITES))
      if (row?.takes_writes) return { ok: true }
      request.log.error('the database takes no writes')
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
    }
    return refuse()
  })
}
