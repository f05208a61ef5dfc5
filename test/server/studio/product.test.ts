import { makeImage, makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let client: Client
let userId: number
beforeAll(async () => {
  t = await startTestApp()
  const user = await t.user({ perms: ['shop.change_product'] })
  client = user.client
  userId = user.id
})
afterAll(() => t.stop())

const variant = (value: string, more: object = {}) => ({
  ...{
    id: null,
    attributes: [{ name: '颜色', value }],
    price: '128.00',
    promotion_price: null,
    sku: `S-${value}`,
    inventory: 3,
  },
  ...more,
})
const draft = (more: object = {}) => ({
  ...{
    name: '青釉杯',
    abstract: '手工',
    description: '<p>x</p>',
    ctype: 'shop.product',
    category: null,
    tags: ['新品'],
    price_marked: '150',
  },
  ...{
    is_active: true,
    images: [],
    variants: [variant('青'), variant('白', { price: '118.00', promotion_price: '99.00', inventory: null })],
  },
  ...more,
})
const create = async (more: object = {}): Promise<Loose> =>
  (await client.post('/studio/product/', draft(more), { key: true })).body

describe('a product of the studio', () => {
  test('is created with its variants, and buyers see it', async () => {
    const [image, other] = await t.make(async (tx) => [await makeImage(tx, MAIN), await makeImage(tx, MAIN)])
    const product = await create({ images: [other, image] })
    expect(product).toMatchObject({
      version: 1,
      price_marked: '150.00',
      images: [other, image],
      variants: [{ sku: 'S-青', inventory: 3 }, { inventory: null }],
    })
    const { body } = await t.visitor().get(`/shop/product/${product.id}/`)
    expect(body).toMatchObject({ name: '青釉杯', price: '118.00', promotion_price: { price: '99.00' }, tags: ['新品'] })
    expect(body.variants.map((one: Loose) => [one.attributes_label, one.price, one.inventory])).toEqual([
      ['青', '128.00', 3],
      ['白', '99.00', null],
    ])
    expect(body.images).toHaveLength(2)
  })

  test('is refused with a promotion above its price, a price of twelve digits, or twins of an option', async () => {
    const fieldsOf = async (more: object) => (await client.post('/studio/product/', draft(more), { key: true })).body
    expect(
      (await fieldsOf({ variants: [variant('青', { price: '12.00', promotion_price: '50.00' })] })).fields,
    ).toEqual({
      'variants.0.promotion_price': '促销价不能高于售价',
    })
    expect((await fieldsOf({ variants: [variant('青', { price: '999999999999' })] })).fields).toHaveProperty([
      'variants.0.price',
    ])
    expect((await fieldsOf({ variants: [variant('红'), variant('红\u200b '), variant('红　')] })).err_code).toBe(
      '10400',
    )
  })

  test('is created once for one key', async () => {
    const key = 'one-key-for-two-taps'
    const [first, second] = [
      await client.post('/studio/product/', draft(), { key }),
      await client.post('/studio/product/', draft(), { key }),
    ]
    expect(second.body.id).toBe(first.body.id)
  })

  test('is saved as a whole: a variant that is left out is taken off sale, stock stays as it is', async () => {
    const product = await create()
    const [first] = product.variants
    await t.make((tx) => tx.rows('update variant set inventory = 1 where tenant_id = 1 and id = $1', [first.id]))
    const variants = [variant('红'), { ...first, price: '130.00' }]
    const { body } = await client.put(
      `/studio/product/${product.id}/`,
      { ...product, variants, is_active: false },
      { key: true },
    )
    expect(body).toMatchObject({
      version: 2,
      is_active: false,
      variants: [
        { sku: 'S-红', inventory: 3 },
        { id: first.id, price: '130.00', inventory: 1 },
      ],
    })
    expect((await t.visitor().get(`/shop/product/${product.id}/`)).status).toBe(404)
  })

  test('is refused to the second of two who read the same version', async () => {
    const product = await create()
    const path = `/studio/product/${product.id}/`
    expect((await client.put(path, { ...product, name: 'first' }, { key: true })).status).toBe(200)
    const { status, body } = await client.put(path, { ...product, name: 'second' }, { key: true })
    expect([status, body.err_code]).toEqual([409, '16012'])
    expect((await client.get(path)).body).toMatchObject({ name: 'first', version: 2 })
  })

  test('is refused when an operator changed it in the app meanwhile', async () => {
    const product = await create()
    await client.put(`/ops/shop/product/${product.id}/`, { is_active: false }, { key: true })
    expect((await client.put(`/studio/product/${product.id}/`, product, { key: true })).status).toBe(409)
  })

  test('takes no wrong amounts, uneven variants, nor what belongs to another site', async () => {
    const elsewhere = await t.make((tx) => makeImage(tx, OTHER))
    const faults: [object, string | undefined][] = [
      [{ variants: [variant('青', { price: '1.234' })] }, undefined],
      [{ variants: [variant('青', { price: '-1' })] }, undefined],
      [{ variants: [variant('青'), variant('青')] }, 'variants'],
      [{ variants: [variant('青'), variant('大', { attributes: [{ name: '尺寸', value: '大' }] })] }, 'variants'],
      [{ variants: [variant('青', { id: 999_999 })] }, 'variants'],
      [{ images: [elsewhere] }, 'images'],
      [{ category: 999_999 }, 'category'],
    ]
    for (const [more, field] of faults) {
      const { status, body } = await client.post('/studio/product/', draft(more), { key: true })
      expect([more, status, body.err_code, body.fields && Object.keys(body.fields)]).toEqual([
        more,
        400,
        field ? '10400' : '16010',
        field && [field],
      ])
    }
    const { id } = await t.make((tx) => makeProduct(tx, OTHER))
    expect((await client.get(`/studio/product/${id}/`)).status).toBe(404)
  })
})

describe('the list of products', () => {
  test('is searched, filtered and ordered', async () => {
    const hidden = await create({ name: '只此一件', is_active: false })
    const names = async (query: string) =>
      (await client.get(`/studio/product/?${query}`)).body.results.map((one: Loose) => one.name)
    expect(await names('search=此一')).toEqual(['只此一件'])
    expect(await names('search=此一&is_active=true')).toEqual([])
    expect((await names('ordering=-name&limit=100')).sort()).toEqual((await names('limit=100')).sort())
    expect((await client.get('/studio/product/?ordering=constructor')).status).toBe(400)
    expect((await client.get('/studio/product/?search=此一')).body.results[0]).toMatchObject({
      id: hidden.id,
      price: '118.00',
      inventory: null,
      is_active: false,
    })
  })
})

describe('stock', () => {
  test('changes by a difference with a reason, and its log says who and why', async () => {
    const product = await create()
    const [first, second] = product.variants
    const path = `/studio/product/${product.id}/stock/`
    const { body } = await client.post(path, { variant: first.id, change: 5, reason: '到货' }, { key: true })
    expect(body.variants[0].inventory).toBe(8)
    expect(
      (await client.post(path, { variant: first.id, change: -9, reason: '盘亏' }, { key: true })).body.err_code,
    ).toBe('16009')
    expect((await client.post(path, { variant: second.id, change: 1, reason: 'x' }, { key: true })).status).toBe(404)
    expect((await client.get(path)).body).toMatchObject({
      count: 2,
      results: [
        { change: 5, inventory: 8, reason: '到货', actor: 'User', attributes_label: '青' },
        { change: 3, reason: '' },
      ],
    })
  })
})

test('the audit log holds the changed fields of each save', async () => {
  const product = await create()
  await client.put(`/studio/product/${product.id}/`, { ...product, name: '新名' }, { key: true })
  const rows = await t.make((tx) =>
    tx.rows("select action, before, after, actor_id from audit_log where kind = 'product' and item = $1 order by id", [
      String(product.id),
    ]),
  )
  expect(rows).toMatchObject([
    { action: 'create', before: null, actor_id: userId },
    { action: 'update', before: { name: '青釉杯', version: 1 }, after: { name: '新名', version: 2 } },
  ])
  expect(Object.keys((rows[1] as Loose).after).sort()).toEqual(['name', 'version'])
})
