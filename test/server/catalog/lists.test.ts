import { makeArticle, makeEvent } from '../../factories/content'
import { makeProduct } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let client: Client
beforeAll(async () => {
  t = await startTestApp()
  client = t.visitor()
  await t.make(async (tx) => {
    await tx.rows(
      "insert into category (tenant_id, id, name, slug, parent_id) values (1, 1, '陶瓷', 'ceramics', null), (1, 2, '杯', 'cups', 1), (1, 3, '茶', 'tea', null)",
    )
    await makeProduct(tx, MAIN, {
      id: 101,
      name: '青瓷杯',
      price: 5000,
      categoryId: 2,
      tags: ['new', 'hot'],
      countPurchase: 7,
      createdAt: new Date('2026-05-01T15:59:59Z'),
    })
    await makeProduct(tx, MAIN, {
      id: 102,
      name: '100% 棉',
      price: 9000,
      promotionPrice: 3000,
      categoryId: 1,
      tags: ['hot'],
      countPurchase: 9,
      createdAt: new Date('2026-05-01T16:00:00Z'),
    })
    await makeProduct(tx, MAIN, {
      id: 103,
      name: '红茶',
      price: 4000,
      categoryId: 3,
      tags: ["o'clock"],
      variants: [{ inventory: 0 }],
      createdAt: new Date('2026-05-03T00:00:00Z'),
    })
    await makeProduct(tx, MAIN, { id: 104, name: '下架', isActive: false })
  })
})
afterAll(() => t.stop())

const ids = async (query: string, path = '/shop/product/') => {
  const { body } = await client.get(`${path}?${query}`)
  return body.results ? body.results.map(({ id }: Loose) => id) : Object.keys(body.fields)
}

describe('GET /shop/product/', () => {
  test('returns stock and state to staff who change products alone', async () => {
    const staff = async (...perms: string[]) =>
      (await (await t.user({ perms })).client.get('/shop/product/?id=103')).body.results[0]
    expect(await staff('shop.change_product')).toMatchObject({ inventory: 0, is_active: true })
    for (const product of [
      await staff('shop.verify_eticket'),
      (await client.get('/shop/product/?id=103')).body.results[0],
    ]) {
      expect(product).not.toHaveProperty('inventory')
      expect(product).not.toHaveProperty('is_active')
    }
  })

  test('lists the newest first, without inactive products', async () => {
    expect(await ids('')).toEqual([103, 102, 101])
    const { body } = await client.get('/shop/product/')
    expect(body.count).toBe(3)
    expect(body.results[0]).toMatchObject({
      price: '40.00',
      price_marked: null,
      promotion_price: null,
      is_sold_out: true,
      main_image: { width: 800, height: 600, full: expect.stringMatching(/^\/media\/t1\//) },
    })
    expect(body.results[1]).toMatchObject({
      price: '90.00',
      promotion_price: { price: '30.00' },
      is_sold_out: false,
      mobile_url: '/mobile/product/102/',
    })
  })
  test('orders by current price, sales or age, and rejects another ordering', async () => {
    expect(await ids('ordering=price')).toEqual([102, 103, 101])
    expect(await ids('ordering=-price')).toEqual([101, 103, 102])
    expect(await ids('ordering=-count_purchase')).toEqual([102, 101, 103])
    for (const ordering of ['name;drop', 'constructor', '__proto__'])
      expect(await ids(`ordering=${ordering}`)).toEqual(['ordering'])
  })
  test('filters by category (with descendants), tag, ids and search text', async () => {
    expect(await ids('category=1')).toEqual([102, 101])
    expect(await ids('category=2')).toEqual([101])
    expect(await ids('tag=hot')).toEqual([102, 101])
    expect(await ids("tag=o'clock")).toEqual([103])
    expect(await ids('id=101,103,999')).toEqual([103, 101])
    expect(await ids('id=1,x')).toEqual(['id'])
    expect(await ids(`search=${encodeURIComponent('茶')}`)).toEqual([103])
    expect(await ids('search=%25')).toEqual([102])
    expect(await ids('search=_')).toEqual([])
    expect(await ids("search=') or 1=1 --")).toEqual([])
  })
  test('filters by date in the time zone of the site, both days included', async () => {
    expect(await ids('from=2026-05-02')).toEqual([103, 102])
    expect(await ids('to=2026-05-01')).toEqual([101])
    expect(await ids('from=2026-05-02&to=2026-05-02')).toEqual([102])
  })
  test('returns pages with the total count', async () => {
    const slice = async (query: string) => (await client.get(`/shop/product/?${query}`)).body
    expect(await slice('limit=2')).toMatchObject({ count: 3, results: [{ id: 103 }, { id: 102 }] })
    expect(await slice('limit=2&offset=2')).toMatchObject({ count: 3, results: [{ id: 101 }] })
    expect(await slice('limit=2&offset=20')).toEqual({ count: 3, results: [] })
    expect(await slice('tag=none')).toEqual({ count: 0, results: [] })
  })
})

describe('GET /shop/product/{id}/', () => {
  test('returns variants, images, category and shipping fee, and 404 for an inactive product', async () => {
    await t.make(async (tx) => {
      await tx.rows(
        'insert into product_image (tenant_id, product_id, position, image_id) select 1, 101, 1, main_image_id from product where tenant_id = 1 and id = 101',
      )
      await tx.rows(
        `update product set description = '<p onclick="x()">青<script>1</script></p>' where tenant_id = 1 and id = 101`,
      )
    })
    const { body } = await client.get('/shop/product/101/')
    expect(body).toMatchObject({
      id: 101,
      category: { id: 2, name: '杯' },
      description: '<p>青</p>',
      shipping: { fee: '10.00', free_over: '199.00' },
      variants: [{ attribute_values: [], attributes_label: '', price: '50.00', inventory: 100 }],
      tags: ['new', 'hot'],
    })
    expect(body.images).toHaveLength(1)
    expect((await client.get('/shop/product/104/')).status).toBe(404)
  })
  test('returns the promotion price as the price of the variant', async () => {
    expect((await client.get('/shop/product/102/')).body.variants).toMatchObject([{ price: '30.00' }])
  })
})

test('GET /shop/category/ returns the categories in order', async () => {
  expect((await client.get('/shop/category/')).body).toMatchObject({
    count: 3,
    results: [{ id: 1, parent: null, image: null }, { id: 2, parent: 1 }, { id: 3 }],
  })
})

describe('GET /post/article/', () => {
  test('lists published articles newest first, by category and tag, and counts hits', async () => {
    await t.make(async (tx) => {
      await tx.rows("insert into article_category (tenant_id, id, name, slug) values (1, 1, '专栏', 'column')")
      await makeArticle(tx, MAIN, {
        id: 11,
        title: '旧文',
        categoryId: 1,
        tags: ['tea'],
        publishedAt: new Date('2026-01-01T00:00:00Z'),
      })
      await makeArticle(tx, MAIN, {
        id: 12,
        title: '新文',
        publishedAt: new Date('2026-04-01T00:00:00Z'),
        content: '<h2>题</h2><iframe src="//x"></iframe>',
      })
      await makeArticle(tx, MAIN, { id: 13, title: '明日', publishedAt: new Date('2026-05-07T00:00:00Z') })
      await makeArticle(tx, MAIN, { id: 14, title: '撤下', isActive: false })
    })
    expect(await ids('', '/post/article/')).toEqual([12, 11])
    expect(await ids('category=1', '/post/article/')).toEqual([11])
    expect(await ids('tag=tea', '/post/article/')).toEqual([11])
    expect(await ids('ordering=published', '/post/article/')).toEqual([11, 12])
    expect((await client.get('/post/article/')).body.results[1]).toMatchObject({
      author: { name: '编辑部' },
      category: { id: 1, name: '专栏' },
      published: '2026-01-01T00:00:00.000Z',
    })
    for (const id of [13, 14]) expect((await client.get(`/post/article/${id}/`)).status).toBe(404)
    expect((await client.get('/post/article/12/')).body).toMatchObject({ content: '<h2>题</h2>', hits: 0 })
    expect((await client.get('/post/article/12/')).body.hits).toBe(1)
  })
})

describe('GET /event/event/', () => {
  test('lists upcoming events first, the next one first, then past events, the latest first', async () => {
    const day = (text: string) => new Date(`${text}T00:00:00Z`)
    await t.make(async (tx) => {
      await makeEvent(tx, MAIN, { id: 21, startAt: day('2026-01-01'), endAt: day('2026-01-02') })
      await makeEvent(tx, MAIN, { id: 22, startAt: day('2026-03-01'), endAt: day('2026-03-02') })
      await makeEvent(tx, MAIN, { id: 23, startAt: day('2026-07-01'), endAt: day('2026-07-02') })
      await makeEvent(tx, MAIN, { id: 24, startAt: day('2026-05-01'), endAt: day('2026-05-30') })
      await makeEvent(tx, MAIN, { id: 25, isActive: false })
    })
    expect(await ids('', '/event/event/')).toEqual([24, 23, 22, 21])
    expect(await ids('ordering=start', '/event/event/')).toEqual([21, 22, 24, 23])
    expect(await ids('id=21,23', '/event/event/')).toEqual([23, 21])
    expect((await client.get('/event/event/23/')).body).toMatchObject({
      price_from: '50.00',
      start: '2026-07-01T00:00:00.000Z',
      tickets: [{ name: '普通票', price: '50.00', left: 20 }],
    })
    expect((await client.get('/event/event/25/')).status).toBe(404)
  })
})

test('GET /districts/{level}/ returns the regions of one level', async () => {
  const get = async (path: string) => (await client.get(`/districts/${path}`)).body
  expect(await get('province/')).toEqual({
    count: 2,
    results: [
      { code: '31', name: '上海市', level: 'province' },
      { code: '33', name: '浙江省', level: 'province' },
    ],
  })
  expect(await get('city/?province__code=33')).toEqual({
    count: 1,
    results: [{ code: '3301', name: '杭州市', level: 'city' }],
  })
  expect(await get('district/?city__code=3301')).toMatchObject({ results: [{ code: '330106' }] })
  expect(await get('district/')).toEqual({ count: 0, results: [] })
  expect((await get('street/')).err_code).toBe('10400')
})
