import { UPLOAD } from '@storefront/contract/constants'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../../core/failure'
import { isNegotiable } from '../../lib/picture-format'
import { isFormatKey, PictureNegotiation } from '../../lib/picture-negotiation'
import { rangeOf } from '../../lib/range'
import type { StoragePort } from '../../core/ports.types'
import { cacheControlOf, isPrivateKey } from '../../ports/storage/key'
import { sendFailure } from './errors'
import { languageOf } from '../request/language'

/** Nothing in a stored file runs, even when it is opened by itself. */
const POLICY = { useDefaults: false, directives: { 'default-src': ["'none'"], sandbox: [] } }

/** A minute: while many pictures wait to be encoded one is sent as it is stored. */
const BRIEFLY = 'public, max-age=60'

/**
 * GET /media/{key}: stored files, where the storage does not hand them out itself. A picture is sent in a smaller
 * format to a client that names it in its Accept header, and no wider than `w` asks for (docs/decisions/026); vendors'
 * servers name none, and get what is stored. The domain of a site has the files of that site alone; the platform's own
 * address (`publicUrl`) and other hosts have those of all.
 */
export function registerMedia(app: FastifyInstance, storage: StoragePort, publicUrl: string): void {
  const formats = new PictureNegotiation(storage, app.log)
  const options = {
    schema: { hide: true },
    logLevel: 'warn',
    config: { site: 'optional' },
    helmet: { contentSecurityPolicy: POLICY },
  } as const
  app.get<{ Params: { '*': string }; Querystring: { w?: string } }>('/media/*', options, async (request, reply) => {
    const key = request.params['*']
    const { accept = '', range, 'if-none-match': clientTags = '', 'if-range': rangeTag } = request.headers
    const file = isServed(key) && !isForeign(key, request, publicUrl) ? await storage.get(key) : null
    if (!file) return sendFailure(reply, fail('notFound'), languageOf(request, null))
    reply.header('accept-ranges', 'bytes')
    if (isPrivateKey(key))
      return sendPart(reply.type(file.contentType).header('cache-control', cacheControlOf(key)), file.bytes, range)
    const { bytes, contentType, format, isInterim } = await formats.choose(key, file, accept, widthOf(request.query.w))
    // The bytes of a name never change, so its formats alone are told apart.
    const tag = `"${format}"`
    reply.header('cache-control', isInterim ? BRIEFLY : cacheControlOf(key)).header('etag', tag)
    if (isNegotiable(file.contentType)) reply.header('vary', 'Accept')
    if (clientTags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag)) return reply.code(304).send()
    return sendPart(reply.type(contentType), bytes, rangeTag === undefined || rangeTag === tag ? range : undefined)
  })
}

/** Keys of pictures in other formats are not addresses: whether a client gets them its header says. */
const isServed = (key: string): boolean =>
  /^[a-z0-9/._-]{1,300}$/.test(key) && !key.includes('../..') && !isFormatKey(key)

/** Whether a file is of another site than the one whose domain the request is for. */
function isForeign(key: string, { domainOf, host }: FastifyRequest, publicUrl: string): boolean {
  const [, owner] = /^t(\d+)\//.exec(key) ?? []
  return owner !== undefined && domainOf !== null && Number(owner) !== domainOf && host !== hostOf(publicUrl)
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)

/** Returns one of the widths that are offered; others are none, so that a picture has few copies. */
const widthOf = (query: unknown): number | null => UPLOAD.widths.find((width) => String(width) === query) ?? null

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
