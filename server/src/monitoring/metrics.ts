import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../core/database.types'
import { subscribe } from '../lib/measurements'
import { type JobCounts, readJobs } from './jobs'

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of a process; no label grows with sites, users or addresses. */
export interface Metrics {
  readonly registry: Registry
  close(): void
}

/** Collects the metrics of the process from now on. */
export function collectMetrics(database: Database, now: () => Date): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'storefront_http_request_duration_seconds',
    help: 'Requests by method, pattern of their route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const statements = new Histogram({
    name: 'storefront_statement_duration_seconds',
    help: 'Statements of the database until their reply.',
    buckets: BUCKETS,
    registers,
  })
  const vendors = new Histogram({
    name: 'storefront_vendor_call_duration_seconds',
    help: 'Requests to vendors by vendor and outcome.',
    labelNames: ['vendor', 'outcome'],
    buckets: BUCKETS,
    registers,
  })
  const caches = new Counter({
    name: 'storefront_cache_reads_total',
    help: 'Looks into the caches of the process by cache and result (hit, miss).',
    labelNames: ['cache', 'result'],
    registers,
  })
  const payments = new Counter({
    name: 'storefront_payments_total',
    help: 'Payments that this process brought into a state, by vendor and state.',
    labelNames: ['vendor', 'state'],
    registers,
  })
  const ends = [
    subscribe('request', ({ ms, ...labels }) => requests.observe(labels, ms / 1000)),
    subscribe('statement', ({ ms }) => statements.observe(ms / 1000)),
    subscribe('vendorCall', ({ vendor, outcome, ms }) => vendors.observe({ vendor, outcome }, ms / 1000)),
    subscribe('cacheRead', ({ cache, isHit }) => caches.inc({ cache, result: isHit ? 'hit' : 'miss' })),
    subscribe('payment', (labels) => payments.inc(labels)),
  ]
  observePool(database, registry)
  observeJobs(database, registry, now)
  return {
    registry,
    close: () => {
      for (const end of ends) end()
      registry.clear()
    },
  }
}

function observePool(database: Database, registry: Registry): void {
  new Gauge({
    name: 'storefront_pool_connections',
    help: 'Connections of the pool by state (total, idle), and callers that wait for one (waiting).',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.driver.pool?.() ?? {})) this.set({ state }, count)
    },
  })
}

function observeJobs(database: Database, registry: Registry, now: () => Date): void {
  let reading: Promise<JobCounts[] | null> | undefined
  /** The jobs of one scrape, which both metrics ask for; null while the database does not answer. */
  const readOnce = () => {
    reading ??= readJobs(database.owner, now())
      .catch(() => null)
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  new Gauge({
    name: 'storefront_database_up',
    help: '1 while the database answers.',
    registers: [registry],
    async collect() {
      this.set((await readOnce()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'storefront_jobs',
    help: 'Jobs of all sites by kind and state: waiting, late (due for five minutes), retrying, failed (not tried again).',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      const jobs = await readOnce()
      this.reset()
      for (const { kind, ...counts } of jobs ?? [])
        for (const [state, count] of Object.entries(counts)) this.set({ kind, state }, count)
    },
  })
}
