/**
 * Tencent Cloud's TC3-HMAC-SHA256 request signature. Own code: the official SDK derives the service's
 * name from the host and always posts to `/` of it, so it cannot be pointed at another base, and it
 * draws in node-fetch 2 and an unpinned common package.
 */
import { createHash, createHmac } from 'node:crypto'
import { DAY_FORMAT } from '@storefront/contract/domain/day'
import { utcDate } from '@storefront/contract/domain/dayjs'

const sha256 = (data: string): string => createHash('sha256').update(data, 'utf8').digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data, 'utf8').digest()

export interface Tc3Request {
  secretId: string
  secretKey: string
  service: string
  host: string
  /** Header names in lower case with their values; all are signed, in this order's alphabet. */
  headers: Record<string, string>
  body: string
  /** Seconds since 1970. */
  timestamp: number
}

/** Returns the Authorization header of a POST to `/`. */
export function tc3Authorization(request: Tc3Request): string {
  const headers: Record<string, string> = { ...request.headers, host: request.host }
  const names = Object.keys(headers).sort()
  const signedHeaders = names.join(';')
  const canonicalHeaders = names.map((name) => `${name}:${headers[name]?.trim().toLowerCase()}\n`).join('')
  const canonical = ['POST', '/', '', canonicalHeaders, signedHeaders, sha256(request.body)].join('\n')
  const date = utcDate(request.timestamp * 1000).format(DAY_FORMAT)
  const scope = `${date}/${request.service}/tc3_request`
  const toSign = ['TC3-HMAC-SHA256', String(request.timestamp), scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(`TC3${request.secretKey}`, date), request.service), 'tc3_request')
  const signature = hmac(key, toSign).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${request.secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
}
