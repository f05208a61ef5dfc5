import { cpuTimeOf } from '../../support/cpu-time'
import { startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('a shop with goods of a demo site is ready within a minute and has no accounts but that of its owner when it opens', async () => {
  const { client } = await t.user({ perms: ['*'] })
  const order = {
    slug: 'toko',
    name: 'Toko',
    language: 'id',
    currency: 'IDR',
    time_zone: 'Asia/Jakarta',
    template: 'rimba',
    owner: '13812340001',
  }
  const time = await cpuTimeOf(async () =>
    expect((await client.post('/studio/shop/', order, { key: true })).status).toBe(200),
  )
  expect(time).toBeLessThan(60_000)
  const visitor = new Client(t.fastify, { base: '/api-t/toko' })
  const { body } = await visitor.get('/shop/product/?limit=5')
  expect(body.count).toBeGreaterThan(20)
  expect(body.results[0].main_image.thumb).toContain('/t3/seed/')
  const people = await t.make((tx) => tx.rows('select mobile from account where tenant_id = 3'))
  expect(people).toEqual([{ mobile: order.owner }])
  // A row that comes later takes a number that is free.
  const [row] = await t.make((tx) =>
    tx.rows<{ id: number }>("insert into category (tenant_id, name, slug) values (3, 'x', 'x-new') returning id"),
  )
  const [count] = await t.make((tx) =>
    tx.rows<{ n: number }>('select count(*)::int as n from category where tenant_id = 3'),
  )
  expect(row?.id).toBeGreaterThanOrEqual(count?.n ?? 0)
})
