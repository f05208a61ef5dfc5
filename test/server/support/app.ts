import type { FastifyInstance } from 'fastify'
import { type App, buildApp } from '../../../server/src/app'
import type { Connection } from '../../../server/src/core/database.types'
import { databaseOver } from '../../../server/src/db/database'
import type { Database } from '../../../server/src/core/database.types'
import { JobRunner } from '../../../server/src/jobs/runner'
import { importSizes } from '../../../server/src/domains/studio/spreadsheet/import-sizes'
import { sumStock } from '../../../server/src/domains/catalog/product/stock-sums'
import { scheduleFigures } from '../../../server/src/domains/ops/figures/roll'
import type { Deps } from '../../../server/src/http/deps'
import { type RetentionDays, logNames, retentionRows } from '../../../server/src/core/retention'
import { limitNames, type Limits } from '../../../server/src/core/limits'
import { makeRegions, makeUser, type MadeUser } from '../../factories/account'
import { makeTenant } from '../../factories/tenant'
import { rollAllDays } from '../../support/roll-figures'
import { Client } from './client'
import { type TestPorts, testPorts } from './doubles'
import { openMigratedPostgres } from './postgres'

// On a busy machine a small import would take longer than its call, and the job more than one slice.
Object.assign(importSizes, { sliceMs: 600_000, callMs: 600_000 })

export const MAIN = 1
export const OTHER = 2

/** Limits that no test meets, save those it names. */
export const limitsWith = (few: Partial<Limits> = {}): Limits => ({
  ...(Object.fromEntries(limitNames.map((name) => [name, 1_000_000])) as Limits),
  ...few,
})

/** Days of the logs by default. */
export const RETENTION_DAYS = Object.fromEntries(
  logNames.map((name) => [name, retentionRows[name].standard]),
) as RetentionDays

export interface TestApp {
  fastify: FastifyInstance
  app: App
  database: Database
  ports: TestPorts
  due: JobRunner
  /** Rows as the owner sees them, in one transaction. */
  make<T>(fn: (tx: Connection) => Promise<T>): Promise<T>
  /** Sums up the figures of both sites' days that are over at `now`. */
  rollFigures(now: Date): Promise<void>
  /** Puts a site, else the second one, into a country. */
  settle(country: string, tenantId?: number): Promise<void>
  /** A visitor of the main site. */
  visitor(options?: ConstructorParameters<typeof Client>[1]): Client
  /** A new user with a client of its site. */
  user(options?: Parameters<typeof makeUser>[2] & { tenantId?: number }): Promise<MadeUser & { client: Client }>
  stop(): Promise<void>
}

/** Dependencies of the tests' application, besides its database and ports. */
export const testDeps = {
  defaultTenant: 'qingshi',
  publicUrl: '',
  loopback: true,
  trustProxy: false,
  logLevel: 'silent',
  docs: false,
  limits: limitsWith(),
  connections: { requestMs: 120_000, headersMs: 20_000, keepAliveMs: 72_000, max: 5000 },
} satisfies Omit<Deps, 'database' | 'ports'>

const baseOf = (tenantId: number) => (tenantId === OTHER ? '/api-t/rimba' : '/api')

/** The application over a database of its own in memory, with two sites: qingshi (default, yuan) and rimba (rupiah). */
export async function startTestApp(more: Partial<Deps> = {}): Promise<TestApp> {
  return testAppOver(databaseOver(await openMigratedPostgres()), more)
}

/** The same over any database that is migrated and empty. */
export async function testAppOver(database: Database, more: Partial<Deps> = {}): Promise<TestApp> {
  const ports = testPorts()
  await database.owner.tx(async (tx) => {
    await makeTenant(tx, { tenantId: MAIN, slug: 'qingshi', host: 'shop.test' })
    const currency = { code: 'IDR', symbol: 'Rp', exponent: 0 }
    await makeTenant(tx, {
      tenantId: OTHER,
      slug: 'rimba',
      language: 'id',
      currency,
      host: 'rimba.test',
      shipping: { fee: 15_000, free_over: null },
    })
    await makeRegions(tx)
  })
  const app = await buildApp({ ...testDeps, database, ports, ...more })
  await app.fastify.ready()
  const due = new JobRunner(
    { database, ports, limits: more.limits ?? testDeps.limits, retentionDays: RETENTION_DAYS },
    app.directory,
    app.fastify.log,
  )
  return {
    fastify: app.fastify,
    app,
    database,
    ports,
    due,
    make: (fn) => database.owner.tx(fn),
    async rollFigures(now) {
      const { log } = app.fastify
      for (const slug of ['qingshi', 'rimba']) {
        const tenant = await app.directory.find({ by: 'slug', value: slug })
        if (!tenant) throw new Error('no site')
        const db = database.of(tenant.id, 'job')
        await scheduleFigures(database, now)
        const ctx = { tenant, language: tenant.language, now, db, ports, log }
        await rollAllDays(ctx)
        await sumStock(ctx, 'all')
      }
    },
    async settle(country, tenantId = OTHER) {
      await database.owner.tx((tx) =>
        tx.rows('update tenant set country = $2 where tenant_id = $1', [tenantId, country]),
      )
      app.directory.clear()
    },
    visitor: (options) => new Client(app.fastify, options),
    async user({ tenantId = MAIN, ...options } = {}) {
      const account = await database.owner.tx((tx) => makeUser(tx, tenantId, options))
      return { ...account, client: new Client(app.fastify, { base: baseOf(tenantId), token: account.token }) }
    },
    async stop() {
      await app.fastify.close()
      await due.stop()
      await database.close()
    },
  }
}
