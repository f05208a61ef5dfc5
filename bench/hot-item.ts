import pg from 'pg'
import { Api } from '../test/support/api'

export const BUYERS = 16
/** Seconds that do not count: connections, prepared statements and the JIT are cold at first. */
export const WARMUP = 3
export const SECONDS = 10

/** More pieces than any run can sell: sold out after a second, only the cold start would be measured. */
const STOCK = 1_000_000

/**
 * Whole checkouts (quick buy, sums, submit) of many buyers for one variant of limited stock, side by side.
 * @param server origin of the running server
 * @param databaseUrl of its PostgreSQL
 * @returns orders a second
 */
export async function checkoutsPerSecond(server: string, databaseUrl: string): Promise<number> {
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const api = new Api(server)
      await api.login()
      const { id } = await api.address()
      return { api, address: id }
    }),
  )
  const { product, variant } = await new Api(server).buyable()
  await setStock(databaseUrl, variant)
  const from = performance.now() + WARMUP * 1000
  const end = from + SECONDS * 1000
  let orders = 0
  await Promise.all(
    buyers.map(async ({ api, address }) => {
      while (performance.now() < end) {
        await api.ok('POST', `/shop/product/${product}/quick_buy/`, { body: { variant_id: variant, quantity: 1 } })
        const { sums } = await api.ok<{ sums: { total: string } }>('POST', '/shop/quickbuybasket/checkout_cal/', {
          body: { address_id: address },
        })
        await api.ok('POST', '/shop/quickbuybasket/checkout_submit/', {
          body: { address_id: address, note: '', total: sums.total },
        })
        const now = performance.now()
        if (now >= from && now < end) orders += 1
      }
    }),
  )
  return orders / SECONDS
}

async function setStock(databaseUrl: string, variant: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  // Its statements fail with it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('update variant set inventory = $1 where id = $2', [STOCK, variant])
  } finally {
    await client.end()
  }
}
