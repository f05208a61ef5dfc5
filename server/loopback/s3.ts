/** An S3-compatible store: `/loopback/s3/{bucket}/{key}`; checks SigV4 and keeps the objects on disk. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { diskStorage } from '../src/ports/storage/disk'
import { isKey } from '../src/ports/storage/key'
import { LOOPBACK_S3 } from './constants'
import { type Context, rawBody } from './context'

const SKEW_MS = 15 * 60_000

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

/** The signature of a header-signed request, as the store computes it. */
export function sigV4(request: {
  method: string
  path: string
  query: string
  headers: [name: string, value: string][]
  bodyHash: string
  time: string
  region: string
  service: string
  secret: string
}): string {
  const names = request.headers.map(([name]) => name).join(';')
  const lines = request.headers.map(([name, value]) => `${name}:${value.trim().replace(/\s+/g, ' ')}\n`).join('')
  const canonical = [request.method, request.path, request.query, lines, names, request.bodyHash].join('\n')
  const date = request.time.slice(0, 8)
  const scope = `${date}/${request.region}/${request.service}/aws4_request`
  const key = hmac(hmac(hmac(hmac(`AWS4${request.secret}`, date), request.region), request.service), 'aws4_request')
  return hmac(key, `AWS4-HMAC-SHA256\n${request.time}\n${scope}\n${sha256(canonical)}`).toString('hex')
}

const ALGORITHM = 'AWS4-HMAC-SHA256'

/** A signature as a request carries it, in a header or in the query of an address that was lent. */
interface Claim {
  credential: string
  names: string
  signature: string
  time: string
  bodyHash: string
  /** The query that was signed. */
  query: string
  /** Milliseconds that it holds for after `time`. */
  lifeMs: number
}

function headerClaim(request: FastifyRequest, query: string): Claim | null {
  const header = (name: string): string => String(request.headers[name] ?? '')
  const match = /^AWS4-HMAC-SHA256 Credential=([^,\s]+), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
    header('authorization'),
  )
  if (!match) return null
  const [, credential = '', names = '', signature = ''] = match
  const claim = { credential, names, signature, query, lifeMs: SKEW_MS }
  return { ...claim, time: header('x-amz-date'), bodyHash: header('x-amz-content-sha256') }
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

function queryClaim(request: FastifyRequest, query: string): Claim | null {
  const all = new URLSearchParams(query)
  const get = (name: string): string => all.get(`X-Amz-${name}`) ?? ''
  if (request.method !== 'GET' || get('Algorithm') !== ALGORITHM) return null
  const signedQuery = [...all]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const claim = { credential: get('Credential'), names: get('SignedHeaders'), signature: get('Signature') }
  const lifeMs = Number(get('Expires')) * 1000
  return { ...claim, time: get('Date'), bodyHash: 'UNSIGNED-PAYLOAD', query: signedQuery, lifeMs }
}

/** The vendor's error code, or null when the request is our customer's. */
function refusal(request: FastifyRequest, body: Buffer): string | null {
  const [path = '', query = ''] = request.url.split('?')
  const claim = headerClaim(request, query) ?? queryClaim(request, query)
  const [, accessKeyId, date, region = ''] =
    /^([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request$/.exec(claim?.credential ?? '') ?? []
  if (!claim?.names.split(';').includes('host') || claim.time.slice(0, 8) !== date) return 'AccessDenied'
  if (accessKeyId !== LOOPBACK_S3.accessKeyId) return 'InvalidAccessKeyId'
  const { time, names, bodyHash, signature, lifeMs } = claim
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  const age = Date.now() - at
  if (!(age >= -SKEW_MS && age <= lifeMs)) return 'RequestTimeTooSkewed'
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const headers = names.split(';').map((name): [string, string] => [name, String(request.headers[name] ?? '')])
  const secret = LOOPBACK_S3.secretAccessKey
  const parts = { method: request.method, path, query: claim.query, headers, bodyHash, time, region, service: 's3' }
  const expected = Buffer.from(sigV4({ ...parts, secret }), 'hex')
  const signatureBytes = Buffer.from(signature, 'hex')
  return signatureBytes.length === expected.length && timingSafeEqual(expected, signatureBytes)
    ? null
    : 'SignatureDoesNotMatch'
}

/** Registers PUT, GET and DELETE of whole objects. */
export function s3Routes(app: FastifyInstance, context: Context): void {
  const store = diskStorage(join(context.dataDir, 'loopback', 's3'), '')
  // Headers that objects were put with.
  const cacheControls = diskStorage(join(context.dataDir, 'loopback', 's3-cache-control'), '')
  const fault = (reply: FastifyReply, status: number, code: string) =>
    reply
      .status(status)
      .type('application/xml')
      .send(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`)

  app.route({
    method: ['PUT', 'GET', 'DELETE'],
    url: '/s3/:bucket/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const body = rawBody(request)
      const failure = refusal(request, body)
      if (failure) return fault(reply, 403, failure)
      const params = request.params as { bucket: string; '*': string }
      const key = params['*']
      if (params.bucket !== LOOPBACK_S3.bucket) return fault(reply, 404, 'NoSuchBucket')
      if (!isKey(key)) return fault(reply, 400, 'KeyTooLongError')
      if (request.method === 'PUT') {
        await store.put(key, body, request.headers['content-type'] ?? 'application/octet-stream')
        await cacheControls.put(key, Buffer.from(request.headers['cache-control'] ?? ''), 'text/plain')
        return reply
          .status(200)
          .header('etag', `"${createHash('md5').update(body).digest('hex')}"`)
          .send()
      }
      if (request.method === 'DELETE') {
        await store.remove(key)
        return reply.status(204).send()
      }
      const [object, cacheControl] = [await store.get(key), await cacheControls.get(key)]
      if (!object) return fault(reply, 404, 'NoSuchKey')
      const disposition = new URLSearchParams(request.url.split('?')[1]).get('response-content-disposition')
      if (disposition !== null) reply.header('content-disposition', disposition)
      if (cacheControl?.bytes.length) reply.header('cache-control', cacheControl.bytes.toString())
      return reply.type(object.contentType).send(object.bytes)
    },
  })
}
