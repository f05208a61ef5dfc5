import { PRICE_NOTICE_MS } from '@storefront/contract/domain/catalog/saved-products'
import * as fc from 'fast-check'
import type { MadeProduct } from '../../factories/product'
import { startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { stock } from '../support/shopping'

let t: TestApp
let operator: Client
beforeAll(async () => {
  t = await startTestApp()
  operator = (await t.user({ perms: ['shop.change_product'] })).client
})
afterAll(() => t.stop())

const run = () => t.due.runDue(t.ports.clock.now())
const later = async () => {
  t.ports.clock.forward(PRICE_NOTICE_MS / 1000)
  await run()
  await run()
}
const save = async (client: Client, { id }: MadeProduct) =>
  expect((await client.post('/shop/favourite/', { product_ids: [id] })).status).toBe(200)
async function setPrice({ id, variants }: MadeProduct, price: string): Promise<void> {
  const reply = await operator.put(
    `/ops/shop/product/${id}/`,
    { variants: [{ id: variants[0], price }] },
    { key: true },
  )
  expect(reply.status).toBe(200)
}
const offersOf = async (client: Client): Promise<Loose[]> =>
  (await client.get('/base/user/me/message/?topic=offers')).body.results

test('who saved a product is told of a lower price once, and of the next lower one again', async () => {
  const [{ client }, visitor] = [await t.user(), await t.user()]
  const cup = await stock(t, { price: 6800 })
  await save(client, cup)
  await visitor.client.post('/shop/seen/', { product_ids: [cup.id] })
  await setPrice(cup, '58.00')
  await run()
  expect(await offersOf(client)).toEqual([])
  await later()
  const [message] = await offersOf(client)
  expect(message).toMatchObject({ kind: 'price_drop', target: String(cup.id), is_read: false, link: null })
  expect(message?.text).toMatch(/降价了，现价 ¥58$/)
  await setPrice(cup, '58.00')
  await later()
  expect(await offersOf(client)).toHaveLength(1)
  // Up, and down to no less than what is known.
  for (const price of ['88.00', '58.00']) {
    await setPrice(cup, price)
    await later()
  }
  expect(await offersOf(client)).toHaveLength(1)
  await setPrice(cup, '57.99')
  await later()
  expect((await offersOf(client)).map(({ text }) => /¥[\d.]+/.exec(text)?.[0])).toEqual(['¥57.99', '¥58'])
  expect(await offersOf(visitor.client)).toEqual([])
})

test('users are told nothing of a slip that is corrected, a product off sale or one that is no favourite any more', async () => {
  const { client } = await t.user()
  const [slip, withdrawal, removal] = [await stock(t), await stock(t), await stock(t)]
  for (const product of [slip, withdrawal, removal]) await save(client, product)
  const prices = await t.make((tx) =>
    tx.rows<{ price: number }>('select price from product where tenant_id = 1 and id = $1', [slip.id]),
  )
  for (const product of [slip, withdrawal, removal]) await setPrice(product, '0.01')
  await setPrice(slip, String((prices[0]?.price ?? 0) / 100))
  await operator.put(`/ops/shop/product/${withdrawal.id}/`, { is_active: false }, { key: true })
  await client.send({ method: 'DELETE', url: `${client.base}/shop/favourite/${removal.id}/` })
  await later()
  expect(await offersOf(client)).toEqual([])
})

/** Calls that lower the price of a product of the studio to 58. */
const methods: Readonly<Record<string, (product: Loose) => Promise<{ status: number }>>> = {
  'the operators on a phone': ({ id, variants: [one] }) =>
    operator.put(`/ops/shop/product/${id}/`, { variants: [{ id: one.id, price: '58.00' }] }, { key: true }),
  'a promotion in the studio': (product) =>
    operator.put(
      `/studio/product/${product.id}/`,
      { ...product, variants: product.variants.map((one: Loose) => ({ ...one, promotion_price: '58.00' })) },
      { key: true },
    ),
  'many at once': ({ id, version, is_active, category, tags, variants }) => {
    const values = {
      ...{ is_active, category, tags },
      variants: variants.map((one: Loose) => ({ id: one.id, price: '58.00', promotion_price: null })),
    }
    return operator.post('/studio/product/bulk/', { changes: [{ id, version, values }] }, { key: true })
  },
}
test.each(Object.entries(methods))('a price that is lowered by %s is told', async (_, lower) => {
  const { client } = await t.user()
  const cup = await stock(t, { price: 6800 })
  await save(client, cup)
  expect((await lower((await operator.get(`/studio/product/${cup.id}/`)).body)).status).toBe(200)
  await later()
  expect(await offersOf(client)).toMatchObject([{ kind: 'price_drop', target: String(cup.id) }])
})

test('saving a product again does not forget the price that its user knows', async () => {
  const { client } = await t.user()
  const cup = await stock(t, { price: 6800 })
  await save(client, cup)
  await setPrice(cup, '58.00')
  await save(client, cup)
  await later()
  expect(await offersOf(client)).toHaveLength(1)
})

test('who saved it before prices were kept is told of the next lower price', async () => {
  const { client } = await t.user()
  const cup = await stock(t, { price: 6800 })
  await save(client, cup)
  await t.make((tx) =>
    tx.rows('update saved_product set price = null where tenant_id = 1 and product_id = $1', [cup.id]),
  )
  for (const [price, count] of [
    ['58.00', 0],
    ['48.00', 1],
  ] as const) {
    await setPrice(cup, price)
    await later()
    expect(await offersOf(client)).toHaveLength(count)
  }
})

test('over any prices a user is told of each new lowest one, and of no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 }), async (prices) => {
      const { client } = await t.user()
      const cup = await stock(t, { price: 1000 })
      await save(client, cup)
      const lowest: number[] = []
      let minimum = 10
      for (const price of prices) {
        await setPrice(cup, `${price}.00`)
        await later()
        if (price < minimum) {
          minimum = price
          lowest.unshift(price)
        }
      }
      expect((await offersOf(client)).map(({ text }) => Number(/¥(\d+)/.exec(text)?.[1]))).toEqual(lowest)
    }),
    { numRuns: 12 },
  )
})

test('more users than one transaction tells are all told', async () => {
  const cup = await stock(t, { price: 6800 })
  await t.make((tx) =>
    tx.rows(
      `with a as (insert into account (tenant_id, uuid, auid, name, perms, created_at)
         select 1, gen_random_uuid(), 'many' || n, 'n', '{}', $2 from generate_series(1, 1100) n returning id)
       insert into saved_product (tenant_id, user_id, kind, product_id, saved_at, price) select 1, id, 'favourite', $1, $2, 6800 from a returning 1`,
      [cup.id, t.ports.clock.now()],
    ),
  )
  await setPrice(cup, '1.00')
  await later()
  await run()
  await run()
  const [row] = await t.make((tx) =>
    tx.rows<{ told: number; users: number }>(
      `select count(*)::int as told, count(distinct user_id)::int as users from user_message where tenant_id = 1 and kind = 'price_drop' and target = $1`,
      [String(cup.id)],
    ),
  )
  expect(row).toEqual({ told: 1100, users: 1100 })
})

describe.each([
  ['weapp', 'wx-qingshi', 'tpl-price', 'thing4', () => t.ports.wechatWeb],
  ['alipay', 'ali-qingshi', 'ali-tpl-price', 'keyword4', () => t.ports.alipayMini],
] as const)('with the %s mini-program', (vendor, appId, template, hint, port) => {
  test('one message that names the product page is sent to who gave consent', async () => {
    const { client, id: userId } = await t.user()
    const cup = await stock(t, { price: 6800 })
    const identity =
      'insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) values (1, $1, $2, $3, $4, $5)'
    await t.make((tx) => tx.rows(identity, [vendor, appId, `${vendor}-${userId}`, userId, t.ports.clock.now()]))
    const headers = { 'sp-mp-aid': appId }
    const config = (await client.get('/mpage/user/pageconfig/', { headers })).body.config
    expect(config.subscribe.price).toEqual([template])
    await client.post('/base/user/notifyconfig/', { templates: config.subscribe.price }, { headers })
    await save(client, cup)
    await setPrice(cup, '58.00')
    await later()
    expect(port().sent).toEqual([
      {
        openId: `${vendor}-${userId}`,
        template,
        page: `pages/shop/product/detail?id=${cup.id}`,
        fields: expect.objectContaining({ [hint]: '收藏的商品降价了' }),
      },
    ])
    await later()
    expect(port().sent).toHaveLength(1)
  })
})
