import { startPooler } from '../scripts/lib/pgbouncer.mjs'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { at } from '../scripts/lib/root.mjs'
import { startServer } from '../scripts/lib/server.mjs'
import { endGroup, start } from '../scripts/lib/spawn.mjs'
import { freePort, until } from '../scripts/lib/wait.mjs'
import { checkoutsPerSecond } from './hot-item'
import { type Load, load } from './load'
import { atLeast, atMost, median, plain, type Row } from './row'

const CONNECTIONS = 32
const DURATION = 6000
const ROUNDS = 3
/** The product list on PostgreSQL beside bare Fastify with the same statement, turn by turn in one run. */
export async function serverRows(): Promise<Row[]> {
  const postgres = await startPostgres()
  const url = await postgres.createDatabase('bench')
  const pooler = await startPooler(postgres.url)
  const server = await startServer({
    fresh: true,
    env: { DATABASE_URL: pooler.urlOf(url), NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  })
  const rawPort = await freePort()
  const raw = start(process.execPath, ['--import', 'tsx', at('bench/raw-server.ts')], {
    env: { DATABASE_URL: pooler.urlOf(url), PORT: String(rawPort), NODE_ENV: 'production' },
  })
  try {
    await until(async () => (await fetch(`http://127.0.0.1:${rawPort}/readyz`)).ok, {
      what: 'the bare server',
      giveUp: () => raw.exitCode !== null,
    })
    const ours: Load[] = []
    const bare: Load[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(
        await load({ url: `http://127.0.0.1:${rawPort}/products`, connections: CONNECTIONS, duration: DURATION }),
      )
      ours.push(
        await load({
          url: `${server.url}/api/shop/product/?limit=20&offset=0`,
          connections: CONNECTIONS,
          duration: DURATION,
          headers: { 'sp-mp-aid': 'bench' },
        }),
      )
    }
    const failures = [...ours, ...bare].reduce((sum, one) => sum + one.failures, 0)
    if (failures > 0) throw new Error(`${failures} answers were no success`)
    const [own, floor] = [median(ours.map((one) => one.perSecond)), median(bare.map((one) => one.perSecond))]
    const checkouts = await checkoutsPerSecond(server.url, url)
    return [
      plain('product list, bare Fastify', `${floor.toFixed(0)}/s`),
      plain('product list', `${own.toFixed(0)}/s`),
      atLeast('product list, share of bare Fastify', (own / floor) * 100, 80, ' %'),
      atMost(`product list, p99 at ${CONNECTIONS} connections`, median(ours.map((one) => one.p99)), 40, ' ms', 1),
      atLeast('checkout: orders a second on one hot item', checkouts, 120, '/s'),
    ]
  } finally {
    endGroup(raw)
    await server.remove()
    await pooler.stop()
    await postgres.stop()
  }
}
