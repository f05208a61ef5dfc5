import { startTestApp, type TestApp } from '../support/app'
import { apply, paidOrder, pay } from '../support/after-sales'
import type { Client, Loose } from '../support/client'
import { order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const eticket = { ctype: 'shop.eticket', name: '茶席体验' } as const
const list = async (client: Client, query = ''): Promise<Loose> => (await client.get(`/shop/virtualcard/${query}`)).body
const nums = async (client: Client, query: string): Promise<string[]> =>
  (await list(client, query)).results.map(({ num }: Loose) => num)

/** A buyer's tickets of two orders, the later ones made a day after the first. */
async function twoOrders() {
  const scene = await paidOrder(t, 3, eticket)
  t.ports.clock.forward(86_400)
  await pay(t, scene.buyer, await order(scene.buyer, await stock(t, { ...eticket, name: '夜茶' }), 1))
  const { results } = await list(scene.buyer.client)
  return { scene, client: scene.buyer.client, results: results as Loose[] }
}

test('own tickets name their product, end soonest first, and mask the mobile number of the contact', async () => {
  const { client, results } = await twoOrders()
  expect(results.map(({ product_name }) => product_name)).toEqual(['茶席体验', '茶席体验', '茶席体验', '夜茶'])
  expect(results[0]).toMatchObject({
    status: 'unused',
    status_display: '未使用',
    attributes_label: expect.any(String),
    used: null,
  })
  for (const { contacts } of results) expect(contacts.mobile).toMatch(/^139\*{4}\d{4}$/)
  const ends = results.map(({ end }) => Date.parse(end))
  expect(ends).toEqual([...ends].sort((a, b) => a - b))
  const page = await list(client, '?tab=unused&limit=2&offset=3')
  expect([page.count, page.results.map(({ num }: Loose) => num)]).toEqual([4, [results[3]?.num]])
})

test('a ticket is listed in the tab of its current state: unused, used, returned or expired', async () => {
  const { scene, client, results } = await twoOrders()
  const [one, two, three, night] = results.map(({ num }) => num)
  await scene.operator.client.post('/ops/shop/eticket/verify_v2/', { num: one }, { key: true })
  const { body } = await apply(scene, { quantity: 1, amount: '100' })
  expect(body.number).toEqual(expect.any(String))
  expect(await nums(client, '?tab=used')).toEqual([one])
  expect(await nums(client, '?tab=expired')).toEqual([two])
  expect(await nums(client, '?tab=unused')).toEqual([three, night])
  expect((await nums(client, '')).slice(0, 2)).toEqual([three, night])
  t.ports.clock.forward(179 * 86_400)
  expect(await nums(client, '?tab=unused')).toEqual([night])
  const { results: over } = await list(client, '?tab=expired')
  expect(over.map(({ num, status }: Loose) => [num, status])).toEqual([
    [three, 'expired'],
    [two, 'inactive'],
  ])
  expect((await nums(client, ''))[0]).toBe(night)
  expect((await client.get('/shop/virtualcard/?tab=else')).status).toBe(400)
})
