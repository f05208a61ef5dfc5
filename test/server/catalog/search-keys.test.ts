import { fillSearchKeys } from '../../../server/src/db/search-keys'
import { searchKeys } from '../../../server/src/lib/search-keys'
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

test('products stored before are found by pinyin and first letters after the start', async () => {
  const cup = await stock(t, { name: '青釉杯' })
  const namesOf = async (search: string) =>
    (await t.visitor().get(`/shop/product/?search=${encodeURIComponent(search)}`)).body.results.map(
      ({ name }: { name: string }) => name,
    )
  await t.make((tx) => tx.rows('update product set search_keys = null where tenant_id = 1 and id = $1', [cup.id]))
  expect(await namesOf('qingyou')).toEqual([])
  expect(await fillSearchKeys(t.database.driver)).toBeGreaterThan(0)
  expect(await fillSearchKeys(t.database.driver)).toBe(0)
  for (const search of ['qingyou', 'QYB', '青釉']) expect(await namesOf(search)).toEqual(['青釉杯'])
})
