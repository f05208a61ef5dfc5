import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { databaseOver } from '../../server/src/db/database'
import { migrate, readMigrations } from '../../server/src/db/migrate'
import { openPostgres } from '../../server/src/db/postgres'
import { buildApp } from '../../server/src/app'
import { DueRunner } from '../../server/src/due/runner'
import { type TestApp, testAppOver } from '../server/support/app'
import { Client } from '../server/support/client'
import { limitsWith } from '../server/support/limits'

/** A real PostgreSQL with an empty database. */
async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(__dirname, 'postgres-process.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  const url = await new Promise<string>((done, refuse) => {
    child.stdout.once('data', (line) => done(String(line).trim()))
    child.once('exit', () => refuse(new Error('PostgreSQL did not start')))
  })
  return {
    url,
    stop() {
      child.stdin.end()
      return ended
    },
  }
}

export interface Arena {
  /** The first process, with what makes rows. */
  t: TestApp
  /** A client of the first or the second process with a user's token. */
  client(process: number, token: string): Client
  /** Due work of the second process. */
  otherDue: DueRunner
  stop(): Promise<void>
}

/** Two processes' worth of server, each with connections of its own, over one real PostgreSQL. */
export async function openArena(): Promise<Arena> {
  const postgres = await startPostgres()
  const [one, two] = [await openPostgres({ url: postgres.url, max: 24 }), await openPostgres({ url: postgres.url, max: 24 })]
  await migrate(one, await readMigrations())
  const t = await testAppOver(databaseOver(one))
  const database = databaseOver(two)
  const limits = limitsWith()
  const other = await buildApp({
    database,
    ports: t.ports,
    defaultTenant: 'qingshi',
    publicUrl: '',
    trustProxy: false,
    logLevel: 'silent',
    docs: false,
    limits,
  })
  await other.fastify.ready()
  const apps = [t.fastify, other.fastify] as const
  return {
    t,
    client: (process, token) => new Client(apps[process % 2] ?? t.fastify, { token }),
    otherDue: new DueRunner({ database, ports: t.ports }, other.directory, other.fastify.log),
    async stop() {
      await other.fastify.close()
      await database.close()
      await t.stop()
      await postgres.stop()
    },
  }
}

/** Numbers from 0. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
