import { type CdnPort, UpstreamError } from '../../core/ports.types'

/** Creates the port to a CDN that purges by tags, in Cloudflare's protocol; without an address it is off. */
export function httpCdn(target: { url: string; token?: string } | undefined, timeoutMs: number): CdnPort {
  return {
    isOn: target !== undefined,
    async purge(tags) {
      if (!target) throw new UpstreamError('cdn', 'cdn: none is configured')
      const response = await fetch(target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(target.token !== undefined && { authorization: `Bearer ${target.token}` }),
        },
        body: JSON.stringify({ tags }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new UpstreamError('cdn', 'cdn: it could not be reached', { cause })
      })
      if (!response.ok) throw new UpstreamError('cdn', `cdn: it answered ${response.status}`)
    },
  }
}
