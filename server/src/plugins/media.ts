import type { FastifyInstance, FastifyReply } from 'fastify'
import { fail } from '../failure'
import { rangeOf } from '../lib/range'
import type { StoragePort } from '../ports/types'
import { sendFailure } from './errors'
import { languageOf } from './language'

/** A name is never used again for other bytes, so copies may be cached for ever. */
const FOREVER = 'public, max-age=31536000, immutable'

/** Files that a job makes for one person: their address ends. */
const PERSONAL = 'exports/'

/** Nothing in a stored file runs, even when it is opened by itself. */
const POLICY = { useDefaults: false, directives: { 'default-src': ["'none'"], sandbox: [] } }

/** GET /media/{key}: stored pictures, where the storage does not hand them out itself. */
export function registerMedia(app: FastifyInstance, storage: StoragePort): void {
  const options = { schema: { hide: true }, logLevel: 'warn', helmet: { contentSecurityPolicy: POLICY } } as const
  app.get<{ Params: { '*': string } }>('/media/*', options, async (request, reply) => {
    const key = request.params['*']
    const file = /^[a-z0-9/._-]{1,300}$/.test(key) && !key.includes('..') ? await storage.get(key) : null
    if (!file) return sendFailure(reply, fail('notFound'), languageOf(request, null))
    const caching = key.startsWith(PERSONAL) ? 'private, no-store' : FOREVER
    reply.header('content-type', file.contentType).header('cache-control', caching).header('accept-ranges', 'bytes')
    return sendPart(reply, file.bytes, request.headers.range)
  })
}

/** A player asks for a film by its parts; some play nothing from a server that only sends the whole. */
function sendPart(reply: FastifyReply, bytes: Buffer, header: string | undefined): FastifyReply {
  const range = rangeOf(header, bytes.length)
  if (range === null) return reply.send(bytes)
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  const { start, end } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1))
}
