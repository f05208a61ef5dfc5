import fc from 'fast-check'
import type { JobCtx } from '../../../server/src/core/context.types'
import type { Connection } from '../../../server/src/core/database.types'
import { databaseOver } from '../../../server/src/db/database'
import { openPostgres } from '../../../server/src/db/postgres'
import { readStockSums, scheduleStockSums, sumStock } from '../../../server/src/domains/catalog/product/stock-sums'
import { MAIN, OTHER, testAppOver, type TestApp } from '../support/app'
import { createMigratedDatabase } from '../support/postgres'

let t: TestApp
let categories: (number | null)[]
/** A pool of connections: some tests need two at once. */
beforeAll(async () => {
  t = await testAppOver(databaseOver(await openPostgres({ url: await createMigratedDatabase(), max: 8 })))
  categories = [null]
  await t.make(async (tx) => {
    for (const slug of ['cups', 'bowls']) {
      const [row] = await tx.rows<{ id: number }>(
        'insert into category (tenant_id, name, slug, position) values ($1, $2, $2, 1) returning id',
        [MAIN, slug],
      )
      if (row) categories.push(row.id)
    }
  })
})
afterAll(() => t.stop())

const ctxOf = async (): Promise<JobCtx> => {
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no site')
  const { ports } = t
  const db = t.database.of(MAIN, 'job')
  return { tenant, language: tenant.language, now: ports.clock.now(), db, ports, log: t.fastify.log }
}
const fold = async () => sumStock(await ctxOf(), 'all')

const CLEAR = ['variant', 'product', 'stock_sum', 'stock_sum_change']
const clear = () =>
  t.make(async (tx) => {
    for (const table of CLEAR) await tx.rows(`delete from ${table} where tenant_id = $1`, [MAIN])
  })

interface PlainVariant {
  category: number | null
  is_archived: boolean
  is_active: boolean
  inventory: number | null
  cost: number | null
}
const VARIANTS = `select p.category_id as category, p.archived_at is not null as is_archived, v.is_active, v.inventory, v.cost
  from variant v join product p on p.tenant_id = v.tenant_id and p.id = v.product_id where v.tenant_id = $1`

/** Counts the stock one variant after the other. */
async function plainSums(): Promise<unknown[]> {
  const rows = await t.make((tx) => tx.rows<PlainVariant>(VARIANTS, [MAIN]))
  const sums = new Map<number, { category_id: number; variants: number; pieces: number; amount: number }>()
  for (const { category, is_archived, is_active, inventory, cost } of rows) {
    if (is_archived || !is_active || inventory === null) continue
    const category_id = category ?? 0
    const sum = sums.get(category_id) ?? { category_id, variants: 0, pieces: 0, amount: 0 }
    sum.variants += 1
    sum.pieces += inventory
    sum.amount += inventory * (cost ?? 0)
    sums.set(category_id, sum)
  }
  return [...sums.values()].sort((one, other) => one.category_id - other.category_id)
}
const readSums = async () => {
  const sums = await t.database.of(MAIN).read((tx) => readStockSums(tx, MAIN))
  return sums.sort((one, other) => one.category_id - other.category_id)
}
const isSummed = async () =>
  (await t.make((tx) => tx.rows('select 1 from stock_sum where tenant_id = $1 and category_id = 0', [MAIN]))).length > 0

/** The row of a table at a place among the tenant's. */
const at = (table: string) =>
  `(select array_agg(x.id order by x.id) from ${table} x where x.tenant_id = $1)[1 + $2 % greatest(1, (select count(*) from ${table} x where x.tenant_id = $1)::int)]`
const VARIANT = `update variant set %s where tenant_id = $1 and id = ${at('variant')}`
const PRODUCT = `update product set %s where tenant_id = $1 and id = ${at('product')}`
const set = (sql: string, assignment: string) => sql.replace('%s', assignment)

/** Ways in which stock changes: SQL for the tenant, a place and a number. */
const CHANGES = {
  sale: set(VARIANT, 'inventory = greatest(0, inventory - $3)'),
  arrival: set(VARIANT, 'inventory = inventory + $3'),
  limit: set(VARIANT, 'inventory = $3'),
  unlimited: set(VARIANT, 'inventory = null, position = $3'),
  cost: set(VARIANT, 'cost = nullif($3::int, 0)'),
  offSale: set(VARIANT, 'is_active = false, position = $3'),
  onSale: set(VARIANT, 'is_active = true, position = $3'),
  name: set(PRODUCT, "name = 'name ' || $3::int"),
  archive: set(PRODUCT, 'archived_at = now(), count_purchase = $3'),
  restore: set(PRODUCT, 'archived_at = null, count_purchase = $3'),
  moves: `update product set category_id = ${at('category')} where tenant_id = $1 and id % 3 = $3::int % 3`,
  noCategory: set(PRODUCT, 'category_id = null, count_purchase = $3'),
  product: `insert into product (tenant_id, name, ctype, price, category_id, count_purchase, created_at)
    values ($1, 'name', 'shop.product', 1, case when $2 % 3 > 0 then ${at('category')} end, $3, now())`,
  variant: `insert into variant (tenant_id, product_id, attributes, price, inventory, cost)
    select $1, p.id, '[]', 1, nullif($3::int, 0), nullif($3::int % 4, 0) from product p where p.tenant_id = $1 and p.id = ${at('product')}`,
  removal: `delete from variant where tenant_id = $1 and id = ${at('variant')} and $3::int >= 0`,
} as const
const kinds = Object.keys(CHANGES) as (keyof typeof CHANGES)[]

const write = (tx: Connection, kind: keyof typeof CHANGES, place: number, value: number) =>
  tx.rows(CHANGES[kind], [MAIN, place, value])

const change = fc.record({
  kind: fc.constantFrom<keyof typeof CHANGES | 'fold'>(...kinds, 'fold'),
  place: fc.nat(5),
  value: fc.nat(9),
})

test('kept sums are the counted ones, whatever changes and whenever a job adds it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 40 }), async (changes) => {
      await clear()
      await t.make(async (tx) => {
        for (const place of [0, 1, 2]) await write(tx, 'product', place, place)
        for (const place of [0, 0, 1, 2]) await write(tx, 'variant', place, place + 4)
      })
      for (const { kind, place, value } of changes) {
        if (kind === 'fold') await fold()
        else await t.database.of(MAIN).tx((tx) => write(tx, kind, place, value))
        expect(await readSums()).toEqual(await plainSums())
      }
      await fold()
      expect(await isSummed()).toBe(true)
      expect(await readSums()).toEqual(await plainSums())
    }),
    { numRuns: 40 },
  )
})

/** Makes one product of the first category with a variant of ten pieces. */
const makeOne = async () => {
  await clear()
  await t.make(async (tx) => {
    await write(tx, 'product', 1, 0)
    await write(tx, 'variant', 0, 9)
  })
  await fold()
}

/** Runs one change in a transaction that stays open while the other begins, and ends both. */
async function overlap(first: keyof typeof CHANGES, second: keyof typeof CHANGES): Promise<void> {
  let finish: () => void = () => undefined
  const isOpen = new Promise<void>((resolve) => (finish = resolve))
  let noteWritten: () => void = () => undefined
  const isWritten = new Promise<void>((resolve) => (noteWritten = resolve))
  const one = t.database.of(MAIN).tx(async (tx) => {
    await write(tx, first, 0, 1)
    noteWritten()
    await isOpen
    return null
  })
  await isWritten
  const other = t.database.of(MAIN).tx((tx) => write(tx, second, 0, 1))
  const WAITS = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  let isOver = false
  void other.finally(() => (isOver = true))
  while (!isOver && (await t.make((tx) => tx.rows(WAITS))).length === 0);
  finish()
  await Promise.all([one, other])
}

test.each([
  ['sale', 'noCategory'],
  ['noCategory', 'sale'],
  ['variant', 'noCategory'],
  ['noCategory', 'variant'],
  ['removal', 'archive'],
  ['archive', 'arrival'],
  ['sale', 'fold'],
] as const)('a change (%s) that overlaps another one (%s) counts in one category', async (first, second) => {
  await makeOne()
  if (second === 'fold') {
    await t.database.of(MAIN).tx(async (tx) => {
      await write(tx, first, 0, 1)
      await fold()
      return null
    })
  } else await overlap(first, second)
  expect(await readSums()).toEqual(await plainSums())
})

test('a site gets the job once, and again when many changes wait', async () => {
  await makeOne()
  const readJobs = () => t.make((tx) => tx.rows("select tenant_id from job where kind = 'stock_sums' order by 1"))
  await scheduleStockSums(t.database, t.ports.clock.now())
  expect(await readJobs()).toEqual([{ tenant_id: OTHER }])
  await t.due.runDue(t.ports.clock.now())
  expect(await readJobs()).toEqual([])
  await t.make(async (tx) => {
    for (let piece = 0; piece < 201; piece++) await write(tx, 'arrival', 0, 1)
  })
  await scheduleStockSums(t.database, t.ports.clock.now())
  expect(await readJobs()).toEqual([{ tenant_id: MAIN }])
  await t.due.runDue(t.ports.clock.now())
  expect(await t.make((tx) => tx.rows('select 1 from stock_sum_change where tenant_id = $1', [MAIN]))).toEqual([])
  expect(await readSums()).toEqual(await plainSums())
})
