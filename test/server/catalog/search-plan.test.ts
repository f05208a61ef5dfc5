import { shape } from '../../../server/src/domains/catalog/product/queries'
import type { Connection } from '../../../server/src/db'
import { applyQuery, ListSql, runList } from '../../../server/src/db/list'
import { marksNear } from '../../../server/src/lib/suggestion/marks'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'

/** Products of the two sites, and how many of them a search finds in either. */
const SIZES = { [MAIN]: 100_000, [OTHER]: 1000 } as const
const HITS = 20

const FILL = `insert into product (tenant_id, name, abstract, ctype, price, tags, created_at)
  select $1, case when n <= ${HITS} then '秘色茶盏 ' else '青釉杯 ' end || n, '手工', 'shop.product', 100, '{}', now() from generate_series(1, $2::int) n`

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  // Made as a whole afterwards: a row at a time takes four times as long.
  const [index] = await t.make((tx) =>
    tx.rows<{ indexdef: string }>("select indexdef from pg_indexes where indexname = 'product_search'"),
  )
  await t.make(async (tx) => {
    await tx.exec('drop index product_search')
    for (const [tenant, size] of Object.entries(SIZES)) await tx.rows(FILL, [Number(tenant), size])
    await tx.exec(index?.indexdef ?? '')
    await tx.exec('analyze product')
  })
})
afterAll(() => t.stop())

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** Pages that a statement reads, and how often it uses the index. */
async function costOf(
  tenantId: number,
  run: (tx: Connection) => Promise<unknown>,
): Promise<{ pages: number; scans: number }> {
  return t.database.of(tenantId).tx(async (tx) => {
    let pages = 0
    const scansOf = async () =>
      (await tx.rows<{ n: number }>("select pg_stat_get_xact_numscans('product_search'::regclass) as n"))[0]?.n ?? 0
    const before = await scansOf()
    await run({
      ...tx,
      rows: async (text, params) => {
        const [row] = await tx.rows<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          `explain (analyze, buffers, format json) ${text}`,
          params,
        )
        const plan = row?.['QUERY PLAN'][0]?.Plan
        pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
        return []
      },
    })
    return { pages, scans: (await scansOf()) - before }
  })
}

const listOf = (tenantId: number, text: string) => (tx: Connection) => {
  const sql = new ListSql(tenantId)
  sql.where('t.is_active')
  applyQuery({ language: 'zh-cn', tenant: { timeZone: 'UTC' } } as never, sql, shape, { search: text })
  return runList(tx, sql, shape, 't.id desc', {})
}
const namesNear = (term: string) => (tx: Connection) =>
  tx.rows('select search_names($1, $2::text[], 300)', ['product', marksNear(term)[0] ?? []])

const CASES: readonly [string, (tenantId: number) => (tx: Connection) => Promise<unknown>][] = [
  ['a search that finds some', (tenantId) => listOf(tenantId, '茶盏 秘色')],
  ['a search that finds nothing', (tenantId) => listOf(tenantId, '茶盏 曜变')],
  ['names near a homophone', () => namesNear('秘瑟')],
]

test.each(CASES)('%s reads as few pages among 100,000 products as among 1,000', async (_, run) => {
  // The first call of a connection reads the catalogue as well.
  for (const tenantId of [MAIN, OTHER]) await t.database.of(tenantId).read(run(tenantId))
  const [big, small] = [await costOf(MAIN, run(MAIN)), await costOf(OTHER, run(OTHER))]
  expect(big.scans).toBeGreaterThan(0)
  expect(big.pages).toBeLessThan(small.pages * 1.5 + 20)
})
