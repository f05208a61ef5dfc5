import type { FastifyInstance } from 'fastify'
import { rawBody } from './context'

/** Purges that are shown at most; older ones are forgotten. */
const PURGES_MAX = 100

/**
 * A CDN's purge call (`CDN_PURGE_URL=http://localhost:3000/loopback/cdn/purge_cache`), which shows the last tags that it was
 * given.
 */
export function cdnRoutes(app: FastifyInstance): void {
  const purges: unknown[] = []
  app.post('/cdn/purge_cache', async (request) => {
    const { tags }: { tags: unknown } = JSON.parse(rawBody(request).toString('utf8'))
    purges.push(tags)
    if (purges.length > PURGES_MAX) purges.shift()
    return { success: true, errors: [], messages: [], result: null }
  })
  app.get('/cdn/purge_cache', async () => ({ purges }))
}
