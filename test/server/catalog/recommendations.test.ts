import { makeAd } from '../../factories/checkout'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'
import { makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await t.make((tx) =>
    tx.rows(
      "insert into category (tenant_id, id, name, slug, parent_id) values (1, 1, '陶瓷', 'a', null), (1, 2, '杯盏', 'b', 1), (1, 3, '茶', 'c', null)",
    ),
  )
})
afterAll(() => t.stop())

const ids = (body: Loose): number[] => body.results.map(({ id }: Loose) => id)

describe('GET /shop/product/{id}/ads/', () => {
  test('returns ads of the product, its category, the parent category and all products, with their links', async () => {
    const cup = await stock(t, { categoryId: 2 })
    const ads = await t.make(async (tx) => ({
      all: await makeAd(tx, MAIN, {}),
      above: await makeAd(tx, MAIN, { categoryId: 1, position: 1 }),
      own: await makeAd(tx, MAIN, { productId: cup.id, link: { type: 'product', id: 7 } }),
      category: await makeAd(tx, MAIN, { categoryId: 2, position: 0 }),
    }))
    await t.make(async (tx) => {
      await makeAd(tx, MAIN, { categoryId: 3 })
      await makeAd(tx, MAIN, { productId: cup.id + 1 })
      await makeAd(tx, MAIN, { isActive: false })
      await makeAd(tx, MAIN, { endAt: new Date('2026-05-01') })
      await makeAd(tx, MAIN, { startAt: new Date('2026-06-01') })
      await makeAd(tx, OTHER, {})
    })
    const { body } = await t.visitor().get(`/shop/product/${cup.id}/ads/`)
    expect(ids(body)).toEqual([ads.own, ads.category, ads.above, ads.all])
    expect(body.results[0]).toMatchObject({ link: { type: 'product', id: 7 }, image: { width: 800 } })
  })

  test('returns 404 for an inactive product, and so does /recommended/', async () => {
    const cup = await stock(t, { isActive: false })
    for (const part of ['ads', 'recommended'])
      expect((await t.visitor().get(`/shop/product/${cup.id}/${part}/`)).status).toBe(404)
  })
})

test('GET /shop/product/{id}/recommended/ returns best sellers of the category that the user does not have', async () => {
  const [viewedProduct, best, good] = [
    await stock(t, { categoryId: 3, countPurchase: 99 }),
    await stock(t, { categoryId: 3, countPurchase: 20 }),
    await stock(t, { categoryId: 3, countPurchase: 10 }),
  ]
  await stock(t, { categoryId: 1, countPurchase: 500 })
  const path = `/shop/product/${viewedProduct.id}/recommended/`
  expect(ids((await t.visitor().get(path)).body)).toEqual([best.id, good.id])
  const buyer = await makeBuyer(t)
  await buyer.client.post(`/shop/product/${best.id}/add_basket/`, { variant_id: null, quantity: 1 }, { key: true })
  expect(ids((await buyer.client.get(path)).body)).toEqual([good.id])
})

test('GET /shop/product/{id}/recommended/ returns best sellers to a buyer of something that is no product', async () => {
  const [viewedProduct, best] = [
    await stock(t, { categoryId: 2 }),
    await stock(t, { categoryId: 2, countPurchase: 20 }),
  ]
  const buyer = await makeBuyer(t)
  await order(buyer, await stock(t, { price: 0, ctype: 'shop.eticket' }), 1)
  // Like the line of a membership card.
  await t.make((tx) =>
    tx.rows(
      'update order_line set product_id = null, variant_id = null where tenant_id = 1 and order_id in (select id from shop_order where tenant_id = 1 and user_id = $1)',
      [buyer.id],
    ),
  )
  expect(ids((await buyer.client.get(`/shop/product/${viewedProduct.id}/recommended/`)).body)).toContain(best.id)
})

test('product counts of paid, unpaid and basket pieces are shown only to staff who may change products', async () => {
  const buyer = await makeBuyer(t)
  const cup = await stock(t, { price: 0, ctype: 'shop.eticket' })
  await order(buyer, cup, 2)
  const dear = await stock(t, { price: 30_000 })
  await order(buyer, dear, 3)
  await buyer.client.post(`/shop/product/${dear.id}/add_basket/`, { variant_id: null, quantity: 4 }, { key: true })
  const staff = (await t.user({ perms: ['shop.change_product'] })).client
  expect((await staff.get(`/shop/product/${cup.id}/`)).body.staff_counts).toEqual({ paid: 2, unpaid: 0, in_baskets: 0 })
  expect((await staff.get(`/shop/product/${dear.id}/`)).body.staff_counts).toEqual({
    paid: 0,
    unpaid: 3,
    in_baskets: 4,
  })
  expect((await buyer.client.get(`/shop/product/${dear.id}/`)).body).not.toHaveProperty('staff_counts')
})
