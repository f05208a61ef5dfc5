import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import { announcement } from './announcement'
import { buildApp, buildJobsApp } from './app'
import { type Database, openDatabase } from './db'
import { scheduleMediaSweeps } from './domains/studio/media/sweep'
import { scheduleSearchKeys } from './domains/catalog/product/search-keys'
import { scheduleStockLevels } from './domains/catalog/product/stock-levels'
import { scheduleStockSums } from './domains/catalog/product/stock-sums'
import { scheduleOrderTexts } from './domains/orders/order/search-text'
import { scheduleFigures } from './domains/ops/figures/roll'
import { scheduleSpent } from './domains/orders/order/spent'
import { JobRunner } from './jobs/runner'
import { messageOf, StartError } from './lib/error'
import { logSlowStatements } from './monitoring/slow-statements'
import type { Ports } from './core/ports.types'
import { isEmpty, seedDatabase } from './opening/seed'
import type { SeedReport } from './opening/seeding'

/** A running server. */
export interface RunningServer {
  /** The address of this process on this machine. */
  url: string
  /** Lines for the person at the terminal: addresses, and who can log in. */
  announcement: readonly string[]
  /**
   * Finishes what is in flight, then lets everything go. @param drainMs milliseconds during which the process says that
   * it is not ready and serves on, so that balancers notice; default none
   */
  stop(drainMs?: number): Promise<void>
}

type Print = (line: string) => void

async function portsOf(config: Config, internalUrl: () => string): Promise<Ports> {
  const { createPorts } = await import('./ports')
  return createPorts({
    publicUrl: config.publicUrl,
    internalUrl,
    dataDir: config.dataDir,
    loopback: config.loopback,
    analytics: config.analytics,
    cdn: config.cdn,
    sms: config.sms,
    photoUrl: config.photoUrl,
    credentialKeys: config.credentialKeys,
    storage: config.s3 ? { kind: 's3', ...config.s3 } : { kind: 'disk' },
  })
}

async function seedIfEmpty(config: Config, database: Database, ports: Ports, print: Print): Promise<SeedReport | null> {
  if (!config.seed || !(await isEmpty(database))) return null
  print('Empty database: making the demo sites ...')
  const report = await seedDatabase(database, {
    ports,
    loopbackDir: config.loopback ? config.dataDir : undefined,
    publicUrl: config.publicUrl || `http://localhost:${config.port}`,
    defaultTenant: config.defaultTenant,
    progress: print,
  })
  print(report ? 'The demo sites are there.' : 'There is no seed (demo/index.ts); the database stays empty.')
  return report
}

/**
 * Refuses to start where no site has a configured public address: payment notices and links would otherwise have to
 * trust the Host header of each request. A single site without one is named and keeps no other from starting. Throws
 * StartError.
 */
async function requireAddress({ loopback, publicUrl }: Config, database: Database, print: Print): Promise<void> {
  if (loopback || publicUrl !== '') return
  const sites = await database.owner.read((tx) =>
    tx.rows<{ slug: string; has_domain: boolean }>(
      'select slug, exists (select 1 from tenant_domain d where d.tenant_id = t.tenant_id) as has_domain from tenant t order by tenant_id',
    ),
  )
  const without = sites.filter(({ has_domain }) => !has_domain).map(({ slug }) => slug)
  const which = sites.length === 0 ? 'There is no site yet.' : `Without a domain: ${without.join(', ')}.`
  if (without.length === sites.length)
    throw new StartError(
      `With LOOPBACK off, set PUBLIC_URL (https://shop.example.com), or give every site a domain in tenant_domain. ${which}`,
    )
  if (without.length > 0)
    print(`${which} Give each a domain, or set PUBLIC_URL: nobody reaches it by an address of its own.`)
}

/** Opens the address of the operators, whose library is loaded only then. */
async function watch(address: { host: string; port: number }, app: FastifyInstance, database: Database, ports: Ports) {
  const { startMonitoring } = await import('./monitoring/server')
  return startMonitoring(app.log, database, { ...address, now: () => ports.clock.now() })
}

/** Starts everything in order: database, seed, ports, routes, jobs. Throws StartError with a sentence. */
export async function start(config: Config, print: Print): Promise<RunningServer> {
  let listening = ''
  const internalUrl = () => listening || `http://127.0.0.1:${config.port}`
  const traces = config.traces && (await import('./monitoring/traces')).startTraces(config.traces)
  const { databaseUrl: url, dataDir, poolMax, queueMax, appRole, databaseWaitMs: waitMs, migrates } = config
  const database = await openDatabase({ url, dataDir, poolMax, queueMax, appRole, waitMs, migrates }, print)
  try {
    await requireAddress(config, database, print)
    const ports = await portsOf(config, internalUrl)
    const report = await seedIfEmpty(config, database, ports, print)
    const extras = config.loopback
      ? async (app: Parameters<typeof import('./ports')['loopbackPlugin']>[0]) => {
          const { loopbackPlugin } = await import('./ports')
          await app.register(loopbackPlugin, { publicUrl: config.publicUrl, internalUrl, dataDir: config.dataDir })
        }
      : undefined
    const deps = { ...config, database, ports, extras, instrument: traces?.instrument }
    const { fastify, directory, drain } = config.jobs === 'only' ? buildJobsApp(deps) : await buildApp(deps)
    const endSlowStatements = logSlowStatements(fastify.log, config.slowStatementMs)
    const monitoring = config.metrics && (await watch(config.metrics, fastify, database, ports))
    await fastify.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw new StartError(`Cannot listen on ${config.host}:${config.port}: ${messageOf(error)}`)
    })
    const { port } = fastify.server.address() as AddressInfo
    listening = `http://127.0.0.1:${port}`
    const runner = new JobRunner(
      { database, ports, limits: config.limits, retentionDays: config.retentionDays },
      directory,
      fastify.log,
    )
    if (config.jobs !== 'off') {
      await scheduleSearchKeys(database, ports.clock.now())
      await scheduleSpent(database, ports.clock.now())
      await scheduleStockLevels(database, ports.clock.now())
      await scheduleStockSums(database, ports.clock.now())
      await scheduleOrderTexts(database, ports.clock.now())
      await scheduleMediaSweeps(database, ports.clock.now())
      await scheduleFigures(database, ports.clock.now())
      runner.start()
    }
    const stop = async (drainMs = 0) => {
      drain.begin()
      const jobsEnd = runner.stop()
      await sleep(drainMs)
      await fastify.close()
      await jobsEnd
      await monitoring?.close()
      endSlowStatements()
      await traces?.close()
      await database.close()
    }
    return { url: listening, announcement: announcement(config, port, report), stop }
  } catch (error) {
    await traces?.close()
    await database.close()
    throw error
  }
}
