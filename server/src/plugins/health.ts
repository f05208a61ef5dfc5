import type { FastifyInstance } from 'fastify'
import type { Database } from '../db'

/** GET /healthz: the process answers. GET /readyz: its database does, too. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    try {
      await database.owner.read((tx) => tx.exec('select 1'))
      return { ok: true }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ ok: false })
    }
  })
}
