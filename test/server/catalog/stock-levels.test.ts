import { LOW_STOCK } from '@storefront/contract/constants'
import { scheduleStockLevels } from '../../../server/src/domains/catalog/product/stock-levels'
import { makeProduct } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let client: Client
beforeAll(async () => {
  t = await startTestApp()
  client = (await t.user({ perms: ['shop.change_product'] })).client
})
afterAll(() => t.stop())

/** Stock of the variants of each product; null is unlimited, `off` is off sale. */
const PRODUCTS: Readonly<Record<string, readonly (number | null | 'off')[]>> = {
  plenty: [100],
  unlimited: [null],
  'just enough': [LOW_STOCK + 1],
  low: [LOW_STOCK],
  'low in one': [100, 1],
  'out in one': [100, 0],
  out: [0, 0],
  off: ['off'],
  'out and off': [0, 'off'],
  'low and off': [2, 'off'],
}
const LOW = ['low', 'low in one', 'low and off', 'out in one', 'out', 'out and off'].sort()
const SOLD_OUT = ['out', 'off', 'out and off'].sort()

const namesOf = async (filter: string): Promise<string[]> => {
  const { body } = await client.get(`/studio/product/?limit=100&${filter}`)
  return body.results.map(({ name }: Loose) => name as string).sort()
}

const levelsOf = (stocks: readonly (number | null | 'off')[]) =>
  stocks.map((stock) => (stock === 'off' || stock === 0 ? 0 : stock !== null && stock <= LOW_STOCK ? 1 : null))

const readLevels = () =>
  t.make((tx) =>
    tx.rows<{ name: string; levels: (number | null)[] }>(
      `select p.name, array_agg(v.stock_level order by v.id) as levels from product p join variant v on v.tenant_id = p.tenant_id and v.product_id = p.id
        where p.tenant_id = $1 group by p.name order by p.name`,
      [MAIN],
    ),
  )

const ALL_LEVELS = Object.entries(PRODUCTS)
  .map(([name, stocks]) => ({ name, levels: levelsOf(stocks) }))
  .sort((one, other) => (one.name < other.name ? -1 : 1))

beforeAll(() =>
  t.make(async (tx) => {
    for (const [name, stocks] of Object.entries(PRODUCTS)) {
      const { id } = await makeProduct(tx, MAIN, { name, variants: [] })
      for (const [position, stock] of stocks.entries())
        await tx.rows(
          `insert into variant (tenant_id, product_id, attributes, price, inventory, position, is_active)
            values ($1, $2, '[]', 100, $3, $4, $5) returning id`,
          [MAIN, id, stock === 'off' ? 50 : stock, position, stock !== 'off'],
        )
    }
  }),
)

const expectFilters = async () => {
  expect(await namesOf('low=true')).toEqual(LOW)
  expect(await namesOf('sold_out=true')).toEqual(SOLD_OUT)
  const { body } = await t.visitor().get('/shop/product/?in_stock=false&limit=100')
  expect(body.results.map(({ name }: Loose) => name).sort()).toEqual(SOLD_OUT)
}

test('the lists choose products by the stock of their variants', expectFilters)

test('every variant has its level', async () => {
  expect(await readLevels()).toEqual(ALL_LEVELS)
})

test('the lists are right before a job has written the levels, and the job writes all', async () => {
  await t.make(async (tx) => {
    // As the column was added: without the trigger.
    await tx.exec('alter table variant disable trigger variant_stock_level; update variant set stock_level = -1')
    await tx.exec('alter table variant enable trigger variant_stock_level')
  })
  await expectFilters()
  await scheduleStockLevels(t.database, t.ports.clock.now())
  await t.due.runDue(t.ports.clock.now())
  expect(await readLevels()).toEqual(ALL_LEVELS)
})

test('a sale writes the index only when it crosses a step', async () => {
  const hotUpdates = await t.make(async (tx) => {
    const { id } = await makeProduct(tx, MAIN, { name: 'sold piece by piece', variants: [] })
    await tx.rows(
      "insert into variant (tenant_id, product_id, attributes, price, inventory) values ($1, $2, '[]', 100, $3) returning id",
      [MAIN, id, LOW_STOCK + 11],
    )
    const counts: number[] = []
    for (let left = LOW_STOCK + 10; left >= 0; left--) {
      const before = await countHot(tx)
      await tx.rows('update variant set inventory = $3 where tenant_id = $1 and product_id = $2', [MAIN, id, left])
      if ((await countHot(tx)) === before) counts.push(left)
    }
    return counts
  })
  expect(hotUpdates).toEqual([LOW_STOCK, 0])
})

async function countHot(tx: Parameters<Parameters<TestApp['make']>[0]>[0]): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(
    "select n_tup_hot_upd as count from pg_stat_xact_user_tables where relname = 'variant'",
  )
  return row?.count ?? 0
}
