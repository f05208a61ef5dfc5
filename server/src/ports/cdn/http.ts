import { type CdnPort, UpstreamError } from '../../core/ports.types'
import { type JsonTarget, postJson } from '../json-target'

/** Creates the port to a CDN that purges by tags, in Cloudflare's protocol; without an address it is off. */
export function httpCdn(target: JsonTarget | undefined, timeoutMs: number): CdnPort {
  return {
    isOn: target !== undefined,
    async purge(tags) {
      if (!target) throw new UpstreamError('cdn', 'cdn: none is configured')
      await postJson('cdn', target, { tags }, timeoutMs)
    },
  }
}
