import { LIST_COUNT_MAX, LIST_OFFSET_MAX } from '@storefront/contract/constants'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

/** More products than a list counts. */
const PRODUCTS = LIST_COUNT_MAX + 60

const FILL = `insert into product (tenant_id, name, abstract, ctype, price, tags, created_at)
  select $1, case when n <= 30 then '秘色盏 ' else '茶盏 ' end || n, '手工拉坯', 'shop.product', 100, '{}', now() from generate_series(1, $2::int) n`

let t: TestApp
let visitor: Client
beforeAll(async () => {
  t = await startTestApp()
  visitor = t.visitor()
  await t.make((tx) => tx.rows(FILL, [MAIN, PRODUCTS]))
})
afterAll(() => t.stop())

const page = async (query: string) => (await visitor.get(`/shop/product/?${query}`)).body

test('a list counts one row more than its limit of counting', async () => {
  expect((await page('')).count).toBe(LIST_COUNT_MAX + 1)
})

test('a list counts what lies behind a page beyond the limit of counting', async () => {
  expect((await page(`offset=${LIST_COUNT_MAX}`)).count).toBe(PRODUCTS)
})

test('a list counts few rows exactly', async () => {
  expect((await page(`search=${encodeURIComponent('秘色')}`)).count).toBe(30)
})

test('a list refuses an offset beyond its limit', async () => {
  const { status, body } = await visitor.get(`/shop/product/?offset=${LIST_OFFSET_MAX + 1}`)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['offset']])
})

test.each([
  ['without a search', ''],
  ['whose search many rows have in their names', `search=${encodeURIComponent('茶盏')}`],
  ['whose search many rows have in their texts', `search=${encodeURIComponent('手工')}`],
])('a list %s gives each row once when it is read by its counts', async (_, query) => {
  const ids: number[] = []
  let count = 1
  while (ids.length < count) {
    const { results, count: now } = await page(`${query}&limit=100&offset=${ids.length}`)
    ids.push(...results.map(({ id }: Loose) => id))
    if (results.length === 0) break
    count = now
  }
  const expected = query.includes(encodeURIComponent('茶盏')) ? PRODUCTS - 30 : PRODUCTS
  expect([ids.length, new Set(ids).size]).toEqual([expected, expected])
})
