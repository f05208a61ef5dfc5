import { makeProduct, type MadeProduct } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { makeBuyer, order as placeOrder } from '../support/shopping'

let t: TestApp
let staff: Client
beforeAll(async () => {
  t = await startTestApp()
  staff = (await t.user({ perms: ['shop.change_product'] })).client
})
afterAll(() => t.stop())

const make = (more: object = {}): Promise<MadeProduct> => t.make((tx) => makeProduct(tx, MAIN, more))
const namesOf = async (query: string): Promise<string[]> =>
  (await staff.get(`/studio/product/?${query}`)).body.results.map((one: Loose) => one.name)
const archive = ({ id }: { id: number }) => staff.delete(`/studio/product/${id}/`)

test('an archived product is off sale, out of the lists of staff, and can be restored', async () => {
  const product = await make({ name: '归档的杯' })
  const visitor = t.visitor()
  expect((await visitor.get(`/shop/product/${product.id}/`)).status).toBe(200)
  expect((await archive(product)).status).toBe(200)
  expect((await visitor.get(`/shop/product/${product.id}/`)).status).toBe(404)
  expect(await namesOf('search=归档的杯')).toEqual([])
  expect(await namesOf('search=归档的杯&archived=true')).toEqual(['归档的杯'])
  expect((await staff.get('/ops/shop/product/?search=归档的杯')).body.count).toBe(0)
  expect((await archive(product)).status).toBe(404)
  const restored = await staff.post(`/studio/product/${product.id}/restore/`, {}, { key: true })
  expect(restored.body).toMatchObject({ id: product.id, archived_at: null, is_active: false })
  expect(await namesOf('search=归档的杯')).toEqual(['归档的杯'])
  const log = await t.make((tx) =>
    tx.rows("select action, before from audit_log where kind = 'product' and item = $1 order by id", [
      String(product.id),
    ]),
  )
  expect(log).toMatchObject([
    { action: 'delete', before: { name: '归档的杯', is_active: true } },
    { action: 'restore' },
  ])
})

test('no call of staff changes an archived product or puts it on sale', async () => {
  const { id } = await make()
  const { body: product } = await staff.get(`/studio/product/${id}/`)
  await archive(product)
  const path = `/studio/product/${id}/`
  const present = (await staff.get(path)).body
  expect(present.archived_at).not.toBeNull()
  const save = await staff.put(path, { ...present, is_active: true }, { key: true })
  const [variant] = product.variants
  const values = {
    is_active: true,
    category: null,
    tags: [],
    variants: [{ id: variant.id, price: '1.00', promotion_price: null }],
  }
  const bulk = await staff.post(
    '/studio/product/bulk/',
    { changes: [{ id, version: present.version, values }] },
    { key: true },
  )
  const stock = await staff.post(`${path}stock/`, { variant: variant.id, change: 1, reason: 'x' }, { key: true })
  const ops = await staff.put(`/ops/shop/product/${id}/`, { is_active: true }, { key: true })
  expect([save.status, bulk.status, stock.status, ops.status]).toEqual([404, 404, 404, 404])
  expect((await staff.get(path)).body).toEqual(present)
})

test('an order, a basket and the saved products keep what they show of an archived product', async () => {
  const product = await make({ name: '留存的碗' })
  const buyer = await makeBuyer(t)
  const { number } = await placeOrder(buyer, product)
  const add = () =>
    buyer.client.post(
      `/shop/product/${product.id}/add_basket/`,
      { variant_id: product.variants[0], quantity: 1 },
      { key: true },
    )
  await add()
  await buyer.client.post('/shop/favourite/', { product_ids: [product.id] }, { key: true })
  await archive(product)
  const order = await buyer.client.get(`/shop/order/${number}/`)
  expect(order.body.lines[0]).toMatchObject({ product_name: '留存的碗' })
  const { lines } = (await buyer.client.get('/shop/basket/')).body
  expect(lines.map((line: Loose) => [line.product_name, line.is_valid])).toEqual([['留存的碗', false]])
  const favourites = async () => (await buyer.client.get('/shop/favourite/')).body.results.map(({ id }: Loose) => id)
  expect(await favourites()).toEqual([])
  expect((await add()).body.err_code).toBe((await addOffSale(buyer.client)).body.err_code)
  await staff.post(`/studio/product/${product.id}/restore/`, {}, { key: true })
  await staff.put(`/ops/shop/product/${product.id}/`, { is_active: true }, { key: true })
  expect(await favourites()).toEqual([product.id])
})

/** Adds a product that was only taken off sale. */
async function addOffSale(client: Client) {
  const product = await make({ isActive: false })
  return client.post(
    `/shop/product/${product.id}/add_basket/`,
    { variant_id: product.variants[0], quantity: 1 },
    { key: true },
  )
}

test('products are found by their number and by a SKU, and filtered by what is sold out', async () => {
  const cup = await make({ name: '按编号找', variants: [{ sku: 'ZX-4711', inventory: 0 }] })
  const pot = await make({ name: '还有两件', variants: [{ inventory: 0 }, { inventory: 2 }] })
  expect(await namesOf(`search=${cup.id}`)).toContain('按编号找')
  expect(await namesOf('search=zx-4711')).toEqual(['按编号找'])
  expect(await namesOf('search=99999999999999999')).toEqual([])
  const soldOut = await namesOf('sold_out=true&limit=100')
  expect(soldOut).toContain('按编号找')
  expect(soldOut).not.toContain('还有两件')
  expect(await namesOf('low=true&limit=100')).toEqual(expect.arrayContaining([pot.name]))
})
