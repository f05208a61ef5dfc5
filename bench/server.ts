import { startPostgres } from '../scripts/lib/postgres.mjs'
import { at } from '../scripts/lib/root.mjs'
import { startServer } from '../scripts/lib/server.mjs'
import { endGroup, start } from '../scripts/lib/spawn.mjs'
import { freePort, until } from '../scripts/lib/wait.mjs'
import { Api } from '../test/support/api'
import { type Load, load } from './load'
import { atLeast, atMost, median, plain, type Row } from './row'

const CONNECTIONS = 32
const DURATION = 6000
const ROUNDS = 3
/** What Vendure answered on this kind of machine: its slim product list, and whole checkouts of seven calls, a second. */
const VENDURE = { list: 70, checkout: 6 }

/** The product list on PostgreSQL beside bare Fastify with the same statement, turn by turn in one run. */
export async function serverRows(): Promise<Row[]> {
  const postgres = await startPostgres()
  const url = await postgres.createDatabase('bench')
  const server = await startServer({ fresh: true, env: { DATABASE_URL: url, NODE_ENV: 'production', LOG_LEVEL: 'warn' } })
  const rawPort = await freePort()
  const raw = start(process.execPath, ['--import', 'tsx', at('bench/raw-server.ts')], {
    env: { DATABASE_URL: url, PORT: String(rawPort), NODE_ENV: 'production' },
  })
  try {
    await until(async () => (await fetch(`http://127.0.0.1:${rawPort}/readyz`)).ok, { what: 'the bare server' })
    const ours: Load[] = []
    const bare: Load[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await load({ url: `http://127.0.0.1:${rawPort}/products`, connections: CONNECTIONS, duration: DURATION }))
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
    const checkouts = await checkoutsPerSecond(server.url)
    return [
      plain('product list, bare Fastify', `${floor.toFixed(0)}/s`),
      plain('product list', `${own.toFixed(0)}/s`),
      atLeast('product list, share of bare Fastify', (own / floor) * 100, 60, ' %'),
      atMost(`product list, p99 at ${CONNECTIONS} connections`, median(ours.map((one) => one.p99)), 50, ' ms', 1),
      atLeast('checkout: orders a second on one hot item', checkouts, 100, '/s'),
      atLeast("product list, times Vendure's", own / VENDURE.list, 15, ' x', 1),
      atLeast("checkout, times Vendure's", checkouts / VENDURE.checkout, 10, ' x', 1),
    ]
  } finally {
    endGroup(raw)
    await server.remove()
    await postgres.stop()
  }
}

/** Whole checkouts (quick buy, sums, submit) of many buyers for one item, side by side. */
async function checkoutsPerSecond(server: string): Promise<number> {
  const BUYERS = 16
  const SECONDS = 8
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const api = new Api(server)
      await api.login()
      const { id } = await api.address()
      return { api, address: id }
    }),
  )
  const { product, variant } = await new Api(server).buyable()
  const end = performance.now() + SECONDS * 1000
  let orders = 0
  let soldOut = false
  await Promise.all(
    buyers.map(async ({ api, address }) => {
      while (performance.now() < end && !soldOut) {
        const bought = await api.call('POST', `/shop/product/${product}/quick_buy/`, { body: { variant_id: variant, quantity: 1 } })
        if (bought.status >= 400) {
          soldOut = true
          break
        }
        const { sums } = await api.ok<{ sums: { total: string } }>('POST', '/shop/quickbuybasket/checkout_cal/', { body: { address_id: address } })
        const made = await api.call<{ number: string }>('POST', '/shop/quickbuybasket/checkout_submit/', {
          body: { address_id: address, note: '', total: sums.total },
        })
        if (made.status >= 400) {
          soldOut = true
          break
        }
        orders += 1
      }
    }),
  )
  return (orders / (Math.min(performance.now(), end) - (end - SECONDS * 1000))) * 1000
}
