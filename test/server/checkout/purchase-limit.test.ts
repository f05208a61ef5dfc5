import { startTestApp, type TestApp } from '../support/app'
import { type Buyer, fill, makeBuyer, order, stock, submission } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const add = ({ client }: Buyer, product: { id: number }, variant_id: number | undefined, quantity: number) =>
  client.post(`/shop/product/${product.id}/add_basket/`, { variant_id, quantity }, { key: true })
const buy = ({ client }: Buyer, product: { id: number }, quantity: number) =>
  client.post(`/shop/product/${product.id}/quick_buy/`, { variant_id: null, quantity }, { key: true })
const limitOf = async ({ client }: Buyer, product: { id: number }) =>
  (await client.get(`/shop/product/${product.id}/`)).body.purchase_limit

test('counts the pieces of all orders but closed ones against the limit', async () => {
  const cup = await stock(t, { name: '限量杯', maxPerUser: 3 })
  const buyer = await makeBuyer(t)
  expect(await limitOf(buyer, cup)).toEqual({ max: 3, left: 3 })
  const first = await order(buyer, cup, 2)
  expect(await limitOf(buyer, cup)).toEqual({ max: 3, left: 1 })
  expect((await buy(buyer, cup, 2)).body).toMatchObject({
    err_code: '42107',
    detail: '「限量杯」每人限购 3 件，您还可购买 1 件',
  })
  await order(buyer, cup, 1)
  expect((await buy(buyer, cup, 1)).body).toMatchObject({
    err_code: '42108',
    detail: '「限量杯」每人限购 3 件，您已购满',
  })
  expect((await buy(await makeBuyer(t), cup, 3)).status).toBe(200)
  await buyer.client.post(`/shop/order/${first.number}/process/`, { action: 'cancel' }, { key: true })
  expect(await limitOf(buyer, cup)).toEqual({ max: 3, left: 2 })
  expect((await buy(buyer, cup, 2)).status).toBe(200)
})

test('counts all variants of a product in the basket together', async () => {
  const colours = ['青', '白'].map((value) => ({ attributes: [{ name: '颜色', value }] }))
  const cup = await stock(t, { maxPerUser: 3, variants: colours })
  const buyer = await makeBuyer(t)
  expect((await add(buyer, cup, cup.variants[0], 2)).body.lines[0].purchase_limit).toEqual({ max: 3, left: 3 })
  expect((await add(buyer, cup, cup.variants[1], 2)).body.err_code).toBe('42107')
  const { body } = await add(buyer, cup, cup.variants[1], 1)
  expect(body.lines).toHaveLength(2)
  const count = (quantity: number) =>
    buyer.client.post(`/shop/basket/line/${body.lines[0].id}/update_count/`, { quantity }, { key: true })
  expect((await count(2)).body.err_code).toBe('42107')
  expect((await count(1)).status).toBe(200)
})

test('refuses an order of what fitted into the basket before another order was placed', async () => {
  const cup = await stock(t, { maxPerUser: 2 })
  const buyer = await makeBuyer(t)
  const total = await fill(buyer, cup, 2)
  await buy(buyer, cup, 1)
  const quick = await buyer.client.post('/shop/quickbuybasket/checkout/')
  const submit = (path: string, amount: string) =>
    buyer.client.post(`/shop/${path}/checkout_submit/`, submission(buyer, amount), { key: true })
  expect((await submit('quickbuybasket', quick.body.sums.total)).status).toBe(200)
  expect((await submit('basket', total)).body.err_code).toBe('42107')
  const { body } = await buyer.client.get('/shop/basket/')
  expect(body.lines).toEqual([expect.objectContaining({ quantity: 2, purchase_limit: { max: 2, left: 1 } })])
})

test('sells any number of pieces of a product without a limit', async () => {
  const cup = await stock(t)
  const buyer = await makeBuyer(t)
  await order(buyer, cup, 5)
  expect(await limitOf(buyer, cup)).toBeUndefined()
  expect((await add(buyer, cup, cup.variants[0], 5)).body.lines[0]).not.toHaveProperty('purchase_limit')
})
