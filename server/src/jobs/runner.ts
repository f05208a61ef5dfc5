import type { Database } from '../core/database.types'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../http/deps'
import type { TenantRegistry } from '../http/request/tenant-registry'
import { scheduleStockSums } from '../domains/catalog/product/stock-sums'
import { scheduleOrderTexts } from '../domains/orders/order/search-text'
import { scheduleFigures } from '../domains/ops/figures/roll'
import { measureJob } from '../lib/measurements'
import { RedactedError } from '../lib/redact'
import { jobHandlers } from './handlers'
import { keepClaim, RENEW_MS } from './keep-claim'
import { pruneLogs } from './prune'
import { attemptsMaxOf } from './attempts'
import type { RetentionDays } from '../core/retention'
import type { JobKind } from '../db/queue'

/** Jobs claimed at a time. */
const BATCH = 20
const POLL_MS = 2000
const SWEEP_MS = 10 * 60_000

interface Claimed {
  tenant_id: number
  slug: string
  kind: string
  key: string
  attempts: number
}

interface KnownJob extends Claimed {
  kind: JobKind
}

/**
 * SQL of the time at which a claimed job is due again after a number of attempts: 1, 2, 4 ... minutes later, at most an
 * hour.
 */
const retryAt = (attempts: string) =>
  `to_timestamp(extract(epoch from $1::timestamptz)::float8 + least(power(2, least(${attempts}, 10)), 60) * 60)`

/**
 * Claims due jobs of all tenants and returns them in the order in which they became due. A claim moves the time on, so
 * that a job whose process dies, or that fails, is tried again; `skip locked` lets many processes claim at once.
 */
const CLAIM = `with claimed as (
  update job j set attempts = j.attempts + 1, run_at = ${retryAt('j.attempts')}
  from (select d.tenant_id, d.id, d.run_at from job d where d.run_at <= $1 and d.failed_at is null order by d.run_at limit ${BATCH} for update skip locked) due
  where j.tenant_id = due.tenant_id and j.id = due.id
  returning j.tenant_id, j.kind, j.key, j.attempts, due.run_at as due_at, j.id)
  select tenant_id, kind, key, attempts from claimed order by due_at, id`
const SLUGS = 'select tenant_id, slug from tenant where tenant_id = any($1::int[])'

async function claimDue({ owner }: Pick<Database, 'owner'>, now: Date): Promise<Claimed[]> {
  return owner.tx(async (tx) => {
    const jobs = await tx.rows<Omit<Claimed, 'slug'>>(CLAIM, [now])
    if (jobs.length === 0) return []
    const sites = await tx.rows<Pick<Claimed, 'tenant_id' | 'slug'>>(SLUGS, [jobs.map(({ tenant_id }) => tenant_id)])
    const slugs = new Map(sites.map(({ tenant_id, slug }) => [tenant_id, slug]))
    return jobs.map((job) => ({ ...job, slug: slugs.get(job.tenant_id) ?? '' }))
  })
}

/**
 * Counts the time of a claim anew: at the job's turn, because those before it in the batch may have taken longer, and
 * while it runs. No row: another process has claimed it since, or it is done or off.
 */
const RENEW = `update job set run_at = ${retryAt('attempts - 1')} where tenant_id = $2 and kind = $3 and key = $4 and attempts = $5 returning id`

/** Undoes a claim. */
const GIVE_BACK =
  'update job set run_at = $1, attempts = attempts - 1 where tenant_id = $2 and kind = $3 and key = $4 and attempts = $5'

const SWEEPS = [
  "delete from idempotency_key where created_at < $1::timestamptz - interval '2 days'",
  'delete from session where expires_at < $1',
  "delete from mobile_code where expires_at < $1::timestamptz - interval '1 day'",
  'delete from captcha where expires_at < $1',
  "delete from wechat_push where created_at < $1::timestamptz - interval '7 days'",
  "delete from rate_limit where window_start < $1::timestamptz - interval '1 day'",
  "delete from platform_limit where window_start < $1::timestamptz - interval '1 day'",
]

/** The text stays when the job is tried again, until it succeeds. */
const FAIL =
  'update job set last_error = $4, failed_at = $5 where tenant_id = $1 and kind = $2 and key = $3 and attempts = $6'

const UNENDED = new Error('the process that tried it ended')

const isKind = (kind: string): kind is JobKind => Object.hasOwn(jobHandlers, kind)

export class JobRunner {
  #timer: NodeJS.Timeout | undefined
  #running: Promise<unknown> = Promise.resolve()
  #isStopped = false
  #sweptAt = 0

  constructor(
    readonly deps: Pick<Deps, 'database' | 'ports' | 'limits'> & { retentionDays: RetentionDays },
    readonly directory: TenantRegistry,
    readonly log: FastifyBaseLogger,
    readonly renewMs: number = RENEW_MS,
  ) {}

  /** Runs all jobs that are due at `now`, and returns the number of those that succeeded. */
  async runDue(now: Date): Promise<number> {
    const { database, ports } = this.deps
    const startedAt = ports.clock.now().getTime()
    const currentTime = () => new Date(now.getTime() + ports.clock.now().getTime() - startedAt)
    let finishedCount = 0
    for (;;) {
      const claimed = await claimDue(database, currentTime())
      for (const job of claimed)
        if (this.#isStopped) await this.#giveBack(job, currentTime())
        else if (await this.#runOne(job, currentTime)) finishedCount++
      if (claimed.length < BATCH || this.#isStopped) return finishedCount
    }
  }

  /** Removes what is over: old keys, sessions, codes, counts and logs; and plans the figures the sums of stock and the texts of orders. */
  async sweep(now: Date): Promise<void> {
    const { database, retentionDays } = this.deps
    for (const sql of SWEEPS) await database.owner.tx((tx) => tx.rows(sql, [now]))
    await scheduleFigures(database, now)
    await scheduleStockSums(database, now)
    await scheduleOrderTexts(database, now)
    await pruneLogs(database.owner, retentionDays, now)
  }

  /** Looks every few seconds until it is stopped. */
  start(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.#tick().finally(() => {
        if (!this.#isStopped) this.start()
      })
    }, POLL_MS)
    this.#timer.unref()
  }

  /** Stops looking, waits for the job that runs and gives back the rest of its batch. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  async #tick(): Promise<void> {
    const now = this.deps.ports.clock.now()
    try {
      await this.runDue(now)
      if (now.getTime() - this.#sweptAt < SWEEP_MS) return
      this.#sweptAt = now.getTime()
      await this.sweep(now)
    } catch (error) {
      this.log.error({ err: error }, 'jobs could not be looked for')
    }
  }

  /** Leaves a claimed job to another process at once, as if it had not been claimed. */
  async #giveBack({ tenant_id, kind, key, attempts }: Claimed, now: Date): Promise<void> {
    await this.deps.database.owner.tx((tx) => tx.rows(GIVE_BACK, [now, tenant_id, kind, key, attempts]))
  }

  async #runOne({ tenant_id, slug, kind, key, attempts }: Claimed, currentTime: () => Date): Promise<boolean> {
    const now = currentTime()
    const tenant = await this.directory.find({ by: 'slug', value: slug })
    if (!tenant || !isKind(kind)) return false
    const { database, ports, limits } = this.deps
    const db = database.of(tenant_id, 'job', { tenant: slug, route: `job ${kind}` })
    const renew = () => database.owner.tx((tx) => tx.rows(RENEW, [currentTime(), tenant_id, kind, key, attempts]))
    if ((await renew()).length === 0) return false
    // The processes that tried it before did not live to say why.
    if (attempts > attemptsMaxOf(kind)) return this.#noteFailure({ tenant_id, slug, kind, key, attempts }, now, UNENDED)
    const endRenewals = keepClaim(renew, this.renewMs)
    try {
      const ctx = { tenant, language: tenant.language, now, db, ports, limits, log: this.log }
      await measureJob(kind, slug, () => jobHandlers[kind](ctx, key))
      return true
    } catch (error) {
      return await this.#noteFailure({ tenant_id, slug, kind, key, attempts }, now, error)
    } finally {
      await endRenewals()
    }
  }

  /** Notes why a job failed, and that it is not tried again if that was its last try. @returns false: it is not done */
  async #noteFailure({ tenant_id, slug, kind, key, attempts }: KnownJob, now: Date, error: unknown): Promise<false> {
    const isLast = attempts >= attemptsMaxOf(kind)
    const sentence = isLast ? 'a job failed for the last time' : 'a job failed, it will be tried again'
    this.log.error({ err: error, tenant: slug, kind, key, attempts }, sentence)
    const text = new RedactedError(error).fields.message.slice(0, 500)
    await this.deps.database
      .of(tenant_id)
      .tx((tx) => tx.rows(FAIL, [tenant_id, kind, key, text, isLast ? now : null, attempts]))
    return false
  }
}
