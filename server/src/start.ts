import type { AddressInfo } from 'node:net'
import { buildApp } from './app'
import type { Config } from './config'
import { type Database, openDatabase, StartRefused } from './db'
import { DueRunner } from './due/runner'
import { messageOf } from './lib/error'
import type { Ports } from './ports/types'
import { isEmpty, seedDatabase } from './seed'
import type { SeedReport } from './seeding'

/** A running server. */
export interface Running {
  /** Where this process is reached on this machine. */
  url: string
  /** Finishes what is in flight, then lets everything go. */
  stop(): Promise<void>
}

type Print = (line: string) => void

async function portsOf(config: Config, internalUrl: () => string): Promise<Ports> {
  const { createPorts } = await import('./ports')
  return createPorts({
    publicUrl: config.publicUrl,
    internalUrl,
    dataDir: config.dataDir,
    loopback: config.loopback,
    sms: config.sms,
    photoUrl: config.photoUrl,
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
  print(report ? 'The demo sites are there.' : 'There is no seed (server/seed/index.ts); the database stays empty.')
  return report
}

/** Starts everything in order: database, seed, ports, routes, due work. Throws StartRefused with a sentence. */
export async function start(config: Config, print: Print): Promise<Running> {
  let listening = ''
  const internalUrl = () => listening || `http://127.0.0.1:${config.port}`
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, poolMax: config.poolMax }, print)
  try {
    const ports = await portsOf(config, internalUrl)
    const report = await seedIfEmpty(config, database, ports, print)
    const extras = config.loopback
      ? async (app: Parameters<typeof import('./ports')['loopbackPlugin']>[0]) => {
          const { loopbackPlugin } = await import('./ports')
          await app.register(loopbackPlugin, { publicUrl: config.publicUrl, internalUrl, dataDir: config.dataDir })
        }
      : undefined
    const { fastify, directory } = await buildApp({ ...config, database, ports, extras })
    await fastify.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw new StartRefused(`Cannot listen on ${config.host}:${config.port}: ${messageOf(error)}`)
    })
    const { port } = fastify.server.address() as AddressInfo
    listening = `http://127.0.0.1:${port}`
    const runner = new DueRunner({ database, ports }, directory, fastify.log)
    runner.start()
    announce(config, port, report, print)
    const stop = async () => {
      await fastify.close()
      await runner.stop()
      await database.close()
    }
    return { url: listening, stop }
  } catch (error) {
    await database.close()
    throw error
  }
}

function announce(config: Config, port: number, report: SeedReport | null, print: Print): void {
  const site = config.publicUrl || `http://localhost:${port}`
  print(`Storefront: ${site}/mobile/`)
  if (config.docs) print(`API:        ${site}/api/docs`)
  if (config.loopback) print(`Codes:      login codes and all other SMS show at ${site}/loopback/sms/`)
  for (const { tenant, who, mobile } of report?.accounts ?? []) print(`Account:    ${mobile}  ${who} (${tenant})`)
}
