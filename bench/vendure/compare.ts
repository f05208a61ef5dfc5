import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { startServer } from '../../scripts/lib/server.mjs'
import { Api } from '../../test/support/api'
import { BUYERS, checkoutsPerSecond, SECONDS, WARMUP } from '../hot-item'
import { type Load, load } from '../load'
import { atLeast, median, plain, type Row } from '../row'
import { vendureCheckoutsPerSecond } from './checkouts'
import { type Goods, startVendure } from './shop'

const CONNECTIONS = 32
const DURATION = 6000
const ROUNDS = 3

const fields = 'id name slug variants { id priceWithTax }'
const foundFields =
  'productId productName slug priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } }'

/** Returns the goods of the demo shop, one variant each. */
async function demoGoods(server: string): Promise<Goods[]> {
  const { results } = await new Api(server).ok<{ results: ProductBrief[] }>('GET', '/shop/product/', {
    query: { limit: 100 },
  })
  return results.map(({ name, abstract, price }) => ({ name, description: abstract ?? '', price }))
}

const perSecond = (loads: readonly Load[]): number => median(loads.map((one) => one.perSecond))

/**
 * Product list, search and whole checkouts beside Vendure's, which is set up from the registry with the same goods on
 * the same PostgreSQL. Both run during the whole comparison and are asked in turn.
 */
export async function vendureRows(): Promise<Row[]> {
  const postgres = await startPostgres()
  const url = await postgres.createDatabase('bench')
  const server = await startServer({
    fresh: true,
    env: { DATABASE_URL: url, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
  })
  let vendure: Awaited<ReturnType<typeof startVendure>> | undefined
  try {
    const goods = await demoGoods(server.url)
    vendure = await startVendure(await postgres.createDatabase('vendure'), goods)
    const word = goods[0]?.name ?? ''
    const pairs = {
      list: [
        { url: `${server.url}/api/shop/product/?limit=20&offset=0`, headers: { 'sp-mp-aid': 'bench' } },
        { url: vendure.url, body: { query: `{ products(options: { take: 20 }) { totalItems items { ${fields} } } }` } },
      ],
      search: [
        {
          url: `${server.url}/api/shop/product/?limit=20&search=${encodeURIComponent(word)}`,
          headers: { 'sp-mp-aid': 'bench' },
        },
        {
          url: vendure.url,
          body: {
            query: `{ search(input: { term: ${JSON.stringify(word)}, groupByProduct: true, take: 20 }) { totalItems items { ${foundFields} } } }`,
          },
        },
      ],
    }
    const ratios: Record<string, number> = {}
    for (const [name, [ours, theirs]] of Object.entries(pairs)) {
      const loads: [Load[], Load[]] = [[], []]
      for (let round = 0; round < ROUNDS; round += 1) {
        if (ours) loads[0].push(await load({ ...ours, connections: CONNECTIONS, duration: DURATION }))
        if (theirs) loads[1].push(await load({ ...theirs, connections: CONNECTIONS, duration: DURATION }))
      }
      const failures = loads.flat().reduce((sum, one) => sum + one.failures, 0)
      if (failures > 0) throw new Error(`${failures} answers of ${name} were no success`)
      ratios[name] = perSecond(loads[0]) / perSecond(loads[1])
    }
    const checkouts = await checkoutsPerSecond(server.url, url)
    const theirs = await vendureCheckoutsPerSecond(vendure.url, { buyers: BUYERS, warmup: WARMUP, seconds: SECONDS })
    return [
      plain('Vendure, from the registry', `${vendure.version}, ${goods.length} goods`),
      atLeast("product list, times Vendure's", ratios.list ?? 0, 15, ' x', 1),
      plain("search, times Vendure's", `${(ratios.search ?? 0).toFixed(1)} x`),
      atLeast("checkout, times Vendure's", checkouts / theirs, 15, ' x', 1),
    ]
  } finally {
    await vendure?.stop()
    await server.remove()
    await postgres.stop()
  }
}
