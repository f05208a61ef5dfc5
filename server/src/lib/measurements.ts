import type { AsyncLocalStorage } from 'node:async_hooks'
import { type Channel, channel } from 'node:diagnostics_channel'

type Outcome = 'ok' | 'failed'

/** Measurements that parts of the server publish for operators, by kind. Nothing personal; what becomes a label of a metric has few values. */
export interface Measurements {
  /** A request that was answered, by the pattern of its route. */
  request: { method: string; route: string; status: number; ms: number }
  /** A request to a vendor. */
  vendorCall: { vendor: string; outcome: Outcome; ms: number }
  /** A job that was tried. */
  job: { kind: string; outcome: Outcome; ms: number }
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

/**
 * The channels in use. Node keeps none that nobody holds, and when it collects one, it also forgets the next one of the
 * same name with all who listen to it.
 */
const channels = new Map<keyof Measurements, Channel>()

function channelOf(kind: keyof Measurements): Channel {
  const present = channels.get(kind)
  if (present) return present
  const next = channel(`storefront.${kind}`)
  channels.set(kind, next)
  return next
}

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

/** A piece of work that starts: a call of a vendor, or a job of a site. */
export interface StartedWork {
  kind: 'vendorCall' | 'job'
  name: string
  /** Short name of the site; undefined for a call of a vendor. */
  tenant?: string
  /** Headers that the call sends along; whoever traces it adds some. */
  headers: Record<string, string>
}

const starts = channel('storefront.start')

/** Runs each piece of work with what `fn` makes of its start in a store. @returns what ends it */
export function bindStarts<T>(store: AsyncLocalStorage<T>, fn: (work: StartedWork) => T): () => void {
  // Only `measure` writes to this channel.
  starts.bindStore(store, (message) => fn(message as StartedWork))
  return () => void starts.unbindStore(store)
}

const measure = <T>(work: StartedWork, fn: () => Promise<T>, end: (outcome: Outcome, ms: number) => void): Promise<T> =>
  starts.runStores(work, async () => {
    const began = performance.now()
    try {
      const result = await fn()
      end('ok', performance.now() - began)
      return result
    } catch (error) {
      end('failed', performance.now() - began)
      throw error
    }
  })

/** Measures a call of a vendor, which gets the headers to send along: one that rejects has failed. */
export function measureVendor<T>(vendor: string, call: (headers: Readonly<Record<string, string>>) => Promise<T>) {
  const work: StartedWork = { kind: 'vendorCall', name: vendor, headers: {} }
  return measure(
    work,
    () => call(work.headers),
    (outcome, ms) => publish('vendorCall', { vendor, outcome, ms }),
  )
}

/** Measures a job of a site, by its kind: one that rejects has failed. */
export const measureJob = <T>(kind: string, tenant: string, job: () => Promise<T>): Promise<T> =>
  measure({ kind: 'job', name: kind, tenant, headers: {} }, job, (outcome, ms) => publish('job', { kind, outcome, ms }))
