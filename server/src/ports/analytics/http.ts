import { type AnalyticsPort, UpstreamError } from '../../core/ports.types'

/**
 * Creates the port to an external analytics service that accepts batches by HTTP (docs/how-to/connect-analytics.md);
 * without an address it is off.
 */
export function httpAnalytics(target: { url: string; token?: string } | undefined, timeoutMs: number): AnalyticsPort {
  return {
    isOn: target !== undefined,
    async send(batch) {
      if (!target) throw new UpstreamError('analytics', 'analytics: no service is configured')
      const response = await fetch(target.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(target.token !== undefined && { authorization: `Bearer ${target.token}` }),
        },
        body: JSON.stringify(batch),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new UpstreamError('analytics', 'analytics: the service could not be reached', { cause })
      })
      if (!response.ok) throw new UpstreamError('analytics', `analytics: the service answered ${response.status}`)
    },
  }
}
