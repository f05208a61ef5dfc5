import type { Connection, Driver } from '../../../server/src/core/database.types'
import { databaseOver } from '../../../server/src/db/database'
import { fillShops } from '../../support/big-shop'
import { listCalls } from '../../support/list-calls'
import { MAIN, OTHER, testAppOver, type TestApp } from '../support/app'
import { openMigratedPostgres } from '../support/postgres'
import { shopCallers } from '../support/shop-callers'

/**
 * Products of the two shops; a list that reads all rows reads ten times as many of the big one. With statistics of as many
 * rows PostgreSQL chooses the index of each list by itself: nothing is forbidden to it, and an index that is lost fails
 * the lists that name it.
 */
const SIZES = [
  { tenantId: MAIN, products: 4000 },
  { tenantId: OTHER, products: 400 },
] as const
/** Lists count to a bound that the small shop does not reach: they may read twice as much, and some pages more. */
const FACTOR = 4
const SLACK = 400

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows'?: number
  'Actual Loops'?: number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}
interface Plan extends PlanNode {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** Rows of a table that a statement may read without an index. */
const SCAN_MAX = 500
/** Rows of orders, events and stock that a report may read beside its sums: those of today, and what changed since. */
const FACTS_MAX = 1000
const FACTS = ['shop_order', 'order_line', 'ledger_entry', 'track_event', 'balance_record', 'account', 'variant']
/** Steps that read all rows below them, whatever limit is above. */
const READS_ALL = /Sort|Aggregate|Hash|Materialize/

let pages = 0
const indexes = new Set<string>()
/** Rows that were read of each table. */
const reads = new Map<string, number>()
const scans: string[] = []

/** Notes the indexes of a plan, and the tables that it reads to the end without one. */
function notePlan(node: PlanNode, isLimited = false): void {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node
  const rows = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
  if (index !== undefined) indexes.add(index)
  if (table !== undefined) reads.set(table, (reads.get(table) ?? 0) + rows * (node['Actual Loops'] ?? 1))
  if (type === 'Seq Scan' && rows > SCAN_MAX && !isLimited) scans.push(`${rows} rows of ${table}`)
  const isLimitedBelow = type === 'Limit' || (isLimited && !READS_ALL.test(type))
  for (const child of node.Plans ?? []) notePlan(child, isLimitedBelow)
}

const isSearch = (text: string) =>
  /search_(?:orders|few_ids|product_ids|names|order_ids|account_ids|audit_ids|grams_ids|written_ids)\(/i.test(text)
const isRead = (text: string) =>
  /^\s*(?:select|with)\b/i.test(text) && !/\b(?:update|insert|delete)\b/i.test(text) && !isSearch(text)

/** Counts the reads of indexes over marks, within functions too, since the connection told its counts. */
const SEARCH_SCANS =
  "select relname as name, pg_stat_get_xact_numscans(oid) as count from pg_class where relkind = 'i' and relname like '%search'"
const readSearchScans = async (tx: Connection): Promise<Map<string, number>> => {
  const rows = await tx.rows<{ name: string; count: number }>(SEARCH_SCANS)
  return new Map(rows.map(({ name, count }) => [name, count]))
}

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
      if (plan) notePlan(plan)
      pages += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
    }
    if (!isSearch(text)) return tx.rows<never>(text, params, name)
    const before = await readSearchScans(tx)
    const rows = await tx.rows<never>(text, params, name)
    for (const [index, count] of await readSearchScans(tx)) if (count > (before.get(index) ?? 0)) indexes.add(index)
    return rows
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
  scans.length = 0
  indexes.clear()
  reads.clear()
  const reply = await call()
  expect(reply?.status).toBe(200)
  return pages
}

test.each(listCalls(new Date()))(
  '$what: goes by its index, and a big shop reads hardly more pages than a small one',
  async ({ path, by, index, scans: reason, sums }) => {
    const small = await pagesOf(OTHER, path, by ?? 'staff')
    const big = await pagesOf(MAIN, path, by ?? 'staff')
    expect(big).toBeLessThan(small * FACTOR + SLACK)
    if (reason === undefined) expect(scans).toEqual([])
    expect([...indexes]).toContain(index)
    if (sums === undefined) return
    expect([...reads.keys()]).toContain(sums)
    expect(FACTS.filter((table) => (reads.get(table) ?? 0) > FACTS_MAX)).toEqual([])
  },
)

test('a statement that is prepared for all shops counts by an index of the tenant', async () => {
  const COUNT =
    'select count(*) from (select 1 from shop_order t where t.tenant_id = $1 and t.kind = any($2::text[]) limit 1001) c'
  const [row] = await t.database
    .of(OTHER)
    .read((tx) => tx.rows<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(`explain (generic_plan, format json) ${COUNT}`))
  const typesOf = ({ 'Node Type': type, Plans = [] }: PlanNode): string[] => [type, ...Plans.flatMap(typesOf)]
  const plan = row?.['QUERY PLAN'][0]?.Plan
  expect(plan ? typesOf(plan) : []).not.toContain('Seq Scan')
  expect(plan).toBeDefined()
})
