import { searchKeys } from '../../../server/src/lib/search-keys'
import { scheduleSearchKeys } from '../../../server/src/domains/catalog/product/search-keys'
import { startTestApp, type TestApp } from '../support/app'
import { stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test.each([
  ['青釉杯', 'qingyoubei qyb'],
  ['绿茶 300ml', 'lvcha lc'],
  ['Teko', ''],
])('%s is looked for by %p', (name, keys) => {
  expect(searchKeys(name)).toBe(keys)
})

const namesOf = async (search: string) =>
  (await t.visitor().get(`/shop/product/?search=${encodeURIComponent(search)}`)).body.results.map(
    ({ name }: { name: string }) => name,
  )
const runJobs = () => t.due.runDue(t.ports.clock.now())
const plannedJobs = () => t.make((tx) => tx.rows("select tenant_id from job where kind = 'search_keys'"))

test('products stored before are found by pinyin and first letters after a job of their tenant', async () => {
  const cup = await stock(t, { name: '青釉杯' })
  await t.make((tx) => tx.rows('update product set search_keys = null where tenant_id = 1 and id = $1', [cup.id]))
  expect(await namesOf('qingyou')).toEqual([])
  await scheduleSearchKeys(t.database, t.ports.clock.now())
  await runJobs()
  for (const search of ['qingyou', 'QYB', '青釉']) expect(await namesOf(search)).toEqual(['青釉杯'])
  await scheduleSearchKeys(t.database, t.ports.clock.now())
  expect(await plannedJobs()).toEqual([])
})

test('the job writes many products in batches, and leaves the rest to its next run', async () => {
  await t.make((tx) =>
    tx.rows(
      `insert into product (tenant_id, created_at, name, abstract, description, ctype, price)
        select 1, now(), '白瓷杯' || n, '', '', 'normal', 100 from generate_series(1, 5200) n`,
    ),
  )
  const missing = async () => {
    const [row] = await t.make((tx) =>
      tx.rows<{ count: number }>('select count(*)::int as count from product where search_keys is null'),
    )
    return row?.count
  }
  await scheduleSearchKeys(t.database, t.ports.clock.now())
  await runJobs()
  expect(await missing()).toBe(200)
  expect(await plannedJobs()).toEqual([{ tenant_id: 1 }])
  await runJobs()
  expect([await missing(), await plannedJobs()]).toEqual([0, []])
})
