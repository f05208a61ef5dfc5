import type { FastifyInstance } from 'fastify'
import { fail } from '../failure'
import type { StoragePort } from '../ports/types'
import { sendFailure } from './errors'
import { languageOf } from './language'

/** A name is never used for other bytes, so copies may be kept for ever. */
const FOREVER = 'public, max-age=31536000, immutable'

/** GET /media/{key}: stored pictures, where the storage does not hand them out itself. */
export function registerMedia(app: FastifyInstance, storage: StoragePort): void {
  app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const key = request.params['*']
    const file = /^[a-z0-9/._-]{1,300}$/.test(key) && !key.includes('..') ? await storage.get(key) : null
    if (!file) return sendFailure(reply, fail('notFound'), languageOf(request, null))
    return reply
      .header('content-type', file.contentType)
      .header('cache-control', FOREVER)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(file.bytes)
  })
}
