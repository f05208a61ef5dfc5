import type { Connection, Driver } from '../../../server/src/core/database.types'
import { databaseOver } from '../../../server/src/db/database'
import { fillShops } from '../../support/big-shop'
import { listCalls } from '../../support/list-calls'
import { MAIN, OTHER, testAppOver, type TestApp } from '../support/app'
import { openMigratedPostgres } from '../support/postgres'
import { shopCallers } from '../support/shop-callers'

/** Products of the two shops; a list that reads all rows reads ten times as many of the big one. */
const SIZES = [
  { tenantId: MAIN, products: 4000 },
  { tenantId: OTHER, products: 400 },
] as const
/** Lists count to a bound that the small shop does not reach: they may read twice as much, and some pages more. */
const FACTOR = 4
const SLACK = 400

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

let pages = 0
const isRead = (text: string) =>
  /^\s*(?:select|with)\b/i.test(text) &&
  !/\b(?:update|insert|delete)\b|search_(?:few_ids|names|order_ids|account_ids)\(/i.test(text)

/** Counts the pages that each statement reads, besides running it. Functions of searches have their own test. */
const countPages = (tx: Connection): Connection => ({
  ...tx,
  rows: async (text, params, name) => {
    if (isRead(text)) {
      const [row] = await tx.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
        `explain (analyze, buffers, format json) ${text}`,
        params,
      )
      const plan = row?.['QUERY PLAN'][0]?.Plan
      pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
    }
    return tx.rows(text, params, name)
  },
})

let t: TestApp
let callers: Record<number, Awaited<ReturnType<typeof shopCallers>>>
beforeAll(async () => {
  const driver = await openMigratedPostgres()
  const watching: Driver = {
    ...driver,
    use: (scope, fn) => driver.use(scope, (tx, begin) => fn(countPages(tx), begin)),
  }
  t = await testAppOver(databaseOver(watching))
  await t.make((tx) => fillShops(tx, SIZES, new Date()))
  await t.rollFigures(new Date())
  callers = {
    [MAIN]: await shopCallers(t.fastify, t.database, MAIN),
    [OTHER]: await shopCallers(t.fastify, t.database, OTHER),
  }
})
afterAll(() => t.stop())

async function pagesOf(tenantId: number, path: string, by: 'staff' | 'buyer' | 'visitor'): Promise<number> {
  const call = () => callers[tenantId]?.[by].get(path)
  await call()
  pages = 0
  const reply = await call()
  expect(reply?.status).toBe(200)
  return pages
}

test.each(listCalls(new Date()).filter(({ grows }) => grows === undefined))(
  '$what: a big shop reads hardly more pages than a small one',
  async ({ path, by }) => {
    const [big, small] = [await pagesOf(MAIN, path, by ?? 'staff'), await pagesOf(OTHER, path, by ?? 'staff')]
    expect(big).toBeLessThan(small * FACTOR + SLACK)
  },
)
