import { type AnalyticsPort, UpstreamError } from '../../core/ports.types'
import { type JsonTarget, postJson } from '../json-target'

/**
 * Creates the port to an external analytics service that accepts batches by HTTP (docs/how-to/connect-analytics.md);
 * without an address it is off.
 */
export function httpAnalytics(target: JsonTarget | undefined, timeoutMs: number): AnalyticsPort {
  return {
    isOn: target !== undefined,
    async send(batch) {
      if (!target) throw new UpstreamError('analytics', 'analytics: no service is configured')
      await postJson('analytics', target, batch, timeoutMs)
    },
  }
}
