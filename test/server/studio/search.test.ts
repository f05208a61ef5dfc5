import { searchRows } from '@storefront/contract/domain/ops/search'
import { paidOrder } from '../support/after-sales'
import { startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
})
afterAll(() => t.stop())

const search = async (text: string, client = owner): Promise<Loose[]> =>
  (await client.get(`/studio/search/?search=${encodeURIComponent(text)}`)).body.results

test('one search finds orders by number and products by name, five of a kind at most', async () => {
  const { number } = await paidOrder(t, 1, { name: '寻迹杯' })
  expect(await search(number)).toMatchObject([{ kind: 'order', title: number }])
  for (const n of [1, 2, 3, 4, 5, 6]) await paidOrder(t, 1, { name: `寻迹盘 ${n}` })
  const kinds = (await search('寻迹')).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'product')).toHaveLength(5)
  expect(kinds.filter((kind) => kind === 'order')).toHaveLength(5)
})

test('each kind is found by staff with the permission of its list alone', async () => {
  await paidOrder(t, 1, { name: '独享杯' })
  for (const [kind, { permission }] of Object.entries(searchRows)) {
    const { client } = await t.user({ perms: [permission] })
    for (const hit of await search('独享', client)) expect(hit.kind).toBe(kind)
  }
  const { client } = await t.user({ perms: ['base.read_shortlink'] })
  expect(await search('独享', client)).toEqual([])
})

test('a customer is found by a number only by staff who may read numbers', async () => {
  const { buyer } = await paidOrder(t, 1, { name: '数码杯' })
  const some = (await t.user({ perms: ['base.read_customer'] })).client
  const all = (await t.user({ perms: ['base.read_customer', 'base.read_personal'] })).client
  expect(await search(String(buyer.mobile), some)).toEqual([])
  expect(await search(String(buyer.mobile), all)).toMatchObject([{ kind: 'customer', note: buyer.mobile }])
})
