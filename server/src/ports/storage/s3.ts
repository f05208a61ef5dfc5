/**
 * An S3-compatible store, addressed by path. aws4fetch (MIT, no dependencies) signs; the official
 * client would bring 26 packages and 22 MB for three plain requests.
 */
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { resolveAddress, type S3Config } from '../config'
import { type Reply, send } from '../http'
import { type StoragePort, UpstreamError } from '../../core/ports.types'
import { cacheControlOf, checkKey, checkPublicKey, isKey } from './key'

const PORT = 'storage'

/** Seconds that a signed address of a private file leads to it: a page asks for a new one each time. */
export const LINK_SECONDS = 300

/** PUT, GET and DELETE of whole objects, with their bodies' hashes signed. */
export function s3Storage(config: S3Config, timeoutMs: number): StoragePort {
  const { accessKeyId, secretAccessKey, region } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })

  const addressOf = (key: string) => `${resolveAddress(config.endpoint)}/${config.bucket}/${key}`

  async function call(method: string, key: string, body?: Buffer, contentType?: string): Promise<Reply> {
    const headers: Record<string, string> = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    }
    if (contentType) {
      headers['content-type'] = contentType
      headers['cache-control'] = cacheControlOf(key)
    }
    const request = await client.sign(addressOf(key), { method, headers, ...(body && { body: new Uint8Array(body) }) })
    return await send(PORT, request, {}, timeoutMs)
  }

  const failure = (reply: Reply) => {
    const code = /<Code>(\w{1,60})<\/Code>/.exec(reply.bytes.toString('utf8'))?.[1]
    return new UpstreamError(PORT, `${PORT}: status ${reply.status}${code ? ` (${code})` : ''}`)
  }

  return {
    async put(key, bytes, contentType) {
      const reply = await call('PUT', checkKey(key), bytes, contentType)
      if (reply.status !== 200) throw failure(reply)
    },
    async get(key) {
      if (!isKey(key)) return null
      const reply = await call('GET', key)
      if (reply.status === 200)
        return { bytes: reply.bytes, contentType: reply.headers.get('content-type') ?? 'application/octet-stream' }
      // A missing bucket is our mistake, a missing key is an answer.
      if (reply.status === 404 && !reply.bytes.includes('NoSuchBucket')) return null
      throw failure(reply)
    },
    async remove(key) {
      const reply = await call('DELETE', checkKey(key))
      if (reply.status !== 204 && reply.status !== 200 && reply.status !== 404) throw failure(reply)
    },
    url: (key) => `${config.publicUrl}/${checkPublicKey(key)}`,
    async privateUrl(key, name) {
      const publicAddress = `${config.publicUrl}/${checkKey(key)}`
      // The server reads the store for browsers, which may not reach it.
      if (publicAddress.startsWith('/')) return publicAddress
      const url = new URL(addressOf(key))
      url.searchParams.set('X-Amz-Expires', String(LINK_SECONDS))
      url.searchParams.set('response-content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      return (await client.sign(url.href, { aws: { signQuery: true } })).url
    },
  }
}
