import { cp, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startPooler } from '../../scripts/lib/pgbouncer.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { type RunningServer, startServer } from '../../scripts/lib/server.mjs'
import { freePort } from '../../scripts/lib/wait.mjs'
import { databaseOver } from '../../server/src/db/database'
import type { Database } from '../../server/src/core/database.types'
import { migrate, readMigrations } from '../../server/src/db/migrate'
import { openPostgres } from '../../server/src/db/postgres'
import { demoAccounts } from '../../server/src/ports'
import { makeAddress, makeRegions, makeUser } from '../../test/factories/account'
import { makeTenant } from '../../test/factories/tenant'
import { patientDatabase } from './patient-database'

export const TENANT = 1

/** A user who calls by token, with an address. */
export interface Person {
  id: number
  token: string
  addressId: number
}

/** A site of one tenant on a real PostgreSQL, served by several processes. */
export interface Site {
  readonly servers: RunningServer[]
  /** Rows as the owner sees them; it waits while the database is away. */
  readonly database: Database
  /** Folder in which the first process and the loopback vendors keep their keys. */
  readonly dataDir: string
  people(count: number, perms?: string[]): Promise<Person[]>
  /** Kills a process and starts it again on its port. */
  kill(n: number): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts an empty site: no demo data, so that everything in the tables is of the run. `address`: of an empty database,
 * default one of its own.
 */
export async function openSite(processes: number, address?: string): Promise<Site> {
  const postgres = address === undefined ? await startPostgres() : null
  const url = address ?? (await postgres?.createDatabase('reliability')) ?? ''
  const pooler = await startPooler(url)
  const driver = await openPostgres({ url, max: 6 })
  await migrate(driver, await readMigrations())
  const database = patientDatabase(databaseOver(driver))
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'storefront-reliability-'))
  const accounts = await demoAccounts(dataDir, 'qingshi', 'Trust')
  await database.owner.tx(async (tx) => {
    await makeTenant(tx, { tenantId: TENANT, slug: 'qingshi' })
    await makeRegions(tx)
    for (const vendor of ['wechat', 'alipay'] as const)
      await tx.rows('update tenant_credential set data = $2 where tenant_id = $1 and kind = $3', [
        TENANT,
        JSON.stringify(accounts.payments[vendor]),
        `pay:${vendor}`,
      ])
  })
  const env = {
    DATABASE_URL: pooler.urlOf(url),
    DATABASE_POOL: '20',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    SEED: '0',
    DOCS: '0',
  }
  // Each has a folder of its own, with the same vendors' keys.
  const folderOf = (n: number) => (n === 0 ? dataDir : `${dataDir}-${n}`)
  const begin = (n: number, port: number) => startServer({ dataDir: folderOf(n), port, env })
  const servers: RunningServer[] = []
  for (let n = 0; n < processes; n++) {
    if (n > 0) await cp(dataDir, folderOf(n), { recursive: true })
    servers.push(await begin(n, await freePort()))
  }
  return {
    servers,
    database,
    dataDir,
    people: (count, perms = []) =>
      database.owner.tx(async (tx) => {
        const people: Person[] = []
        for (let n = 0; n < count; n++) {
          const { id, token } = await makeUser(tx, TENANT, { perms })
          people.push({ id, token, addressId: await makeAddress(tx, TENANT, id) })
        }
        return people
      }),
    async kill(n) {
      const server = servers[n]
      if (!server) return
      await server.stop('SIGKILL')
      servers[n] = await begin(n, server.port)
    },
    async stop() {
      for (const server of servers) await server.stop()
      await database.close()
      await pooler.stop()
      await postgres?.stop()
      for (let n = 0; n < processes; n++) await rm(folderOf(n), { recursive: true, force: true })
    },
  }
}

/** Numbers of 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
