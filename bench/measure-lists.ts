import { databaseOver } from '../server/src/db/database'
import type { Driver } from '../server/src/core/database.types'
import { buildApp } from '../server/src/app'
import { MAIN, OTHER, testDeps } from '../test/server/support/app'
import type { Client } from '../test/server/support/client'
import { shopCallers } from '../test/server/support/shop-callers'
import { testPorts } from '../test/server/support/doubles'
import type { Measured } from './list-row'
import { type ListCall, listCalls } from '../test/support/list-calls'

/** Calls that do not count: plans and pages are cold at first. */
const WARMUP = 5
/** Calls that count: two of them are above p99. */
const CALLS = 200
/** Seconds for one list; a slow one is called less often. */
const SECONDS = 8

/** Measures each list of the big shop (MAIN) and of the small one (OTHER), turn by turn, as it is at a moment. */
export async function measureLists(
  driver: Driver,
  now: Date,
  onRow: (row: Measured) => void,
  only = '',
): Promise<Measured[]> {
  const database = databaseOver(driver)
  const ports = testPorts()
  ports.clock.forward((now.getTime() - ports.clock.now().getTime()) / 1000)
  const app = await buildApp({ ...testDeps, database, ports })
  await app.fastify.ready()
  const small = await shopCallers(app.fastify, database, OTHER)
  const big = await shopCallers(app.fastify, database, MAIN)
  const time = async (client: Client, path: string): Promise<{ ms: number; count: number | null }> => {
    const began = performance.now()
    const { status, body } = await client.get(path)
    const ms = performance.now() - began
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return { ms, count: typeof body.count === 'number' ? body.count : null }
  }
  const calls = listCalls(now)
  const measure = async ({ what, path, by, beside }: ListCall): Promise<Measured> => {
    const other = beside === undefined ? undefined : calls.find((call) => call.what === beside)
    const turnOf = (callers: typeof small, address: string) => {
      const times: number[] = []
      return { client: callers[by ?? 'staff'], address, times, count: null as number | null }
    }
    const turns = [turnOf(small, other?.path ?? path), turnOf(big, path)] as const
    const end = performance.now() + SECONDS * 1000
    for (let call = 0; call < WARMUP + CALLS && (call <= WARMUP || performance.now() < end); call += 1)
      for (const turn of turns) {
        const { ms, count } = await time(turn.client, turn.address)
        turn.count = count
        if (call >= WARMUP) turn.times.push(ms)
      }
    return { what, small: turns[0], big: turns[1], beside }
  }
  const results: Measured[] = []
  for (const call of calls) {
    if (!call.what.includes(only)) continue
    const row = await measure(call)
    onRow(row)
    results.push(row)
  }
  await app.fastify.close()
  return results
}
