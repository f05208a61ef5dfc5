/**
 * A photo service: any address that answers a GET with a picture of a width and height. Redirects are followed,
 * since most public services answer by one.
 */
import { innerCallHeaders } from '../lib/inner-call'
import { measureVendor } from '../lib/measurements'
import { failureName } from './errors'
import { type PhotoPort, UpstreamError } from '../core/ports.types'

const PORT = 'photos'
/** A picture of a captcha's size weighs a hundredth of this. */
const BYTES_MAX = 5_000_000

/**
 * @param template an address with `{width}`, `{height}` and, where each site has its own photos, `{tenant}`; as a
 * function, that of this very server.
 */
export function photoService(template: string | (() => string), timeoutMs: number): PhotoPort {
  return {
    async take({ width, height }, tenant) {
      const isOurs = typeof template === 'function'
      const address = (isOurs ? template() : template)
        .replace('{width}', String(width))
        .replace('{height}', String(height))
        .replace('{tenant}', encodeURIComponent(tenant))
      let response: Response
      let bytes: Buffer
      try {
        response = await measureVendor(PORT, (headers) =>
          fetch(address, {
            signal: AbortSignal.timeout(timeoutMs),
            headers: { ...headers, ...(isOurs && innerCallHeaders()) },
          }),
        )
        bytes = Buffer.from(await response.arrayBuffer())
      } catch (error) {
        throw new UpstreamError(PORT, `${PORT}: ${failureName(error)}`)
      }
      if (!response.ok || !(response.headers.get('content-type') ?? '').startsWith('image/'))
        throw new UpstreamError(PORT, `${PORT}: status ${response.status}, no picture`)
      if (bytes.length > BYTES_MAX) throw new UpstreamError(PORT, `${PORT}: ${bytes.length} bytes are too many`)
      return bytes
    },
  }
}
