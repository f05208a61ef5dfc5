import { databaseOver } from '../server/src/db/database'
import type { Driver } from '../server/src/core/database.types'
import { buildApp } from '../server/src/app'
import { MAIN, OTHER, testDeps } from '../test/server/support/app'
import type { Client } from '../test/server/support/client'
import { shopCallers } from '../test/server/support/shop-callers'
import { testPorts } from '../test/server/support/doubles'
import { median } from './row'
import { type ListCall, listCalls } from '../test/support/list-calls'

/** Calls that do not count: plans and pages are cold at first. */
const WARMUP = 3
/** Calls of which the median counts. */
const CALLS = 15
/** Seconds for one list; a slow one is called less often. */
const SECONDS = 5

export interface Measured {
  what: string
  /** Milliseconds of one call, median, of the small and the big shop. */
  small: number
  big: number
}

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
  const shops = [
    await shopCallers(app.fastify, database, OTHER),
    await shopCallers(app.fastify, database, MAIN),
  ] as const
  const time = async (client: Client, path: string): Promise<number> => {
    const began = performance.now()
    const { status, body } = await client.get(path)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return performance.now() - began
  }
  const measure = async ({ what, path, by }: ListCall): Promise<Measured> => {
    const times: [number[], number[]] = [[], []]
    const end = performance.now() + SECONDS * 1000
    for (let call = 0; call < WARMUP + CALLS && (call <= WARMUP || performance.now() < end); call += 1)
      for (const [at, callers] of shops.entries()) {
        const ms = await time(callers[by ?? 'staff'], path)
        if (call >= WARMUP) times[at]?.push(ms)
      }
    return { what, small: median(times[0]), big: median(times[1]) }
  }
  const results: Measured[] = []
  for (const call of listCalls(now)) {
    if (!call.what.includes(only)) continue
    const row = await measure(call)
    onRow(row)
    results.push(row)
  }
  await app.fastify.close()
  return results
}
