import { channel } from 'node:diagnostics_channel'

/** Measurements that parts of the server publish for operators, by kind. Nothing personal; what becomes a label of a metric has few values. */
export interface Measurements {
  /** A request that was answered, by the pattern of its route. */
  request: { method: string; route: string; status: number; ms: number }
  /** A request to a vendor. */
  vendorCall: { vendor: string; outcome: 'ok' | 'failed'; ms: number }
  /** A look into a cache. */
  cacheRead: { cache: string; isHit: boolean }
  /** A payment that came into a state. */
  payment: { vendor: string; state: string }
  /**
   * A statement of the database: its name, or the beginning of its text, which has no values; the SQLSTATE of one that
   * failed; the site's short name and the route or job that sent it, where they are known.
   */
  statement: { statement: string; ms: number; failure?: string; tenant?: string; route?: string }
  /** An error that was logged, as it was. */
  error: { message: string; type: string }
}

const channelOf = (kind: keyof Measurements) => channel(`storefront.${kind}`)

/** Publishes a measurement; nobody listens unless the process is watched. */
export const publish = <K extends keyof Measurements>(kind: K, measurement: Measurements[K]): void =>
  channelOf(kind).publish(measurement)

export const hasSubscribers = (kind: keyof Measurements): boolean => channelOf(kind).hasSubscribers

/** Calls `fn` with each measurement of a kind. @returns what ends it */
export function subscribe<K extends keyof Measurements>(kind: K, fn: (measurement: Measurements[K]) => void) {
  // Only `publish` writes to these channels.
  const listener = (message: unknown) => fn(message as Measurements[K])
  channelOf(kind).subscribe(listener)
  return () => void channelOf(kind).unsubscribe(listener)
}

/** Measures a call of a vendor: one that rejects has failed. */
export async function measureVendor<T>(vendor: string, call: Promise<T>): Promise<T> {
  const began = performance.now()
  const end = (outcome: 'ok' | 'failed') => publish('vendorCall', { vendor, outcome, ms: performance.now() - began })
  try {
    const result = await call
    end('ok')
    return result
  } catch (error) {
    end('failed')
    throw error
  }
}
