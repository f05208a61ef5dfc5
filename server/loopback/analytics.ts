import type { FastifyInstance } from 'fastify'
import { rawBody } from './context'

/** Batches that are shown at most; older ones are forgotten. */
const BATCHES_MAX = 100

/**
 * An analytics service: takes batches (`ANALYTICS_URL=http://localhost:3000/loopback/analytics`) and shows the last
 * ones.
 */
export function analyticsRoutes(app: FastifyInstance): void {
  const batches: unknown[] = []
  app.post('/analytics', async (request, reply) => {
    const batch: unknown = JSON.parse(rawBody(request).toString('utf8'))
    batches.push(batch)
    if (batches.length > BATCHES_MAX) batches.shift()
    return reply.code(204).send()
  })
  app.get('/analytics', async () => ({ batches }))
}
