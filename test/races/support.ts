import { errors } from '@storefront/contract/errors'
import { databaseOver } from '../../server/src/db/database'
import { openPostgres } from '../../server/src/db/postgres'
import { buildApp } from '../../server/src/app'
import { JobRunner } from '../../server/src/jobs/runner'
import type { JobCtx } from '../../server/src/core/context.types'
import { type MadeUser, makeUsers } from '../factories/account'
import { MAIN, RETENTION_DAYS, type TestApp, testAppOver, testDeps } from '../server/support/app'
import { Client } from '../server/support/client'
import { createMigratedDatabase } from '../server/support/postgres'

export interface RaceEnvironment {
  /** The first process, with what makes rows. */
  t: TestApp
  /** New users of the main site, made at once: that is no race. */
  users(count: number): Promise<(MadeUser & { client: Client })[]>
  /** A client of the first or the second process with a user's token. */
  client(process: number, token: string): Client
  /** Jobs of the second process. */
  otherDue: JobRunner
  stop(): Promise<void>
}

/** Two processes' worth of server, each with connections of its own, over one database of a real PostgreSQL. */
export async function startRaceEnvironment(): Promise<RaceEnvironment> {
  const url = await createMigratedDatabase()
  const [one, two] = [await openPostgres({ url, max: 24 }), await openPostgres({ url, max: 24 })]
  const t = await testAppOver(databaseOver(one))
  const database = databaseOver(two)
  const other = await buildApp({ ...testDeps, database, ports: t.ports })
  await other.fastify.ready()
  const apps = [t.fastify, other.fastify] as const
  return {
    t,
    async users(count) {
      const users = await t.make((tx) => makeUsers(tx, MAIN, count))
      return users.map((user) => ({ ...user, client: new Client(t.fastify, { token: user.token }) }))
    },
    client: (process, token) => new Client(apps[process % 2] ?? t.fastify, { token }),
    otherDue: new JobRunner(
      { database, ports: t.ports, limits: testDeps.limits, retentionDays: RETENTION_DAYS },
      other.directory,
      other.fastify.log,
    ),
    async stop() {
      await other.fastify.close()
      await database.close()
      await t.stop()
    },
  }
}

/** Returns the context of a job of the main site. */
export async function jobContext({ t }: RaceEnvironment): Promise<JobCtx> {
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no site')
  return {
    tenant,
    language: tenant.language,
    now: t.ports.clock.now(),
    db: t.database.of(MAIN),
    ports: t.ports,
    log: t.fastify.log,
  }
}

/** Calls of one person whom the server tells to come back; what the last one says counts. */
const TRIES_MAX = 5
const isBusy = (result: unknown): boolean =>
  typeof result === 'object' &&
  result !== null &&
  'body' in result &&
  (result.body as { err_code?: string }).err_code === errors.serverBusy.code

/**
 * Returns the results of `act` for each person of a crowd, in no order. Who is told to come back does so, as clients do:
 * on a slow machine some wait too long for the row. Twice as many act at a time as the processes
 * have connections, because more would wait for connections instead of the contested row.
 */
export async function crowd<P, R>(people: readonly P[], act: (person: P, n: number) => Promise<R>): Promise<R[]> {
  const queue = [...people.entries()]
  const results: R[] = []
  const customer = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      let result = await act(next[1], next[0])
      for (let tries = 1; isBusy(result) && tries < TRIES_MAX; tries++) result = await act(next[1], next[0])
      results.push(result)
    }
  }
  await Promise.all(times(96).map(customer))
  return results
}

/** Numbers from 0. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, n) => n)

/** Counts the replies by error code; `ok` counts those without one. */
export function tally(answers: readonly { body: { err_code?: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { body } of answers) counts[body.err_code ?? 'ok'] = (counts[body.err_code ?? 'ok'] ?? 0) + 1
  return counts
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}
