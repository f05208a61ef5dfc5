import { startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'
import { fill, makeBuyer, order, stock, submission } from '../support/shopping'

let t: TestApp
let visitor: Client
beforeAll(async () => {
  t = await startTestApp()
  visitor = new Client(t.fastify)
})
afterAll(() => t.stop())

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(t.ports.clock.now().getTime() + hours * HOUR)
const idsInList = async (id: number) =>
  (await visitor.get(`/shop/product/?id=${id}`)).body.results.map((one: { id: number }) => one.id)
const searchCount = async (name: string) => (await visitor.get(`/shop/product/?search=${name}`)).body.count

test('sells a product between its times, without a job', async () => {
  const cup = await stock(t, { name: '定时杯', onSaleAt: inHours(2), offSaleAt: inHours(5) })
  const buyer = await makeBuyer(t)
  const buy = () =>
    buyer.client.post(`/shop/product/${cup.id}/quick_buy/`, { variant_id: null, quantity: 1 }, { key: true })
  expect(await idsInList(cup.id)).toEqual([])
  expect(await searchCount('定时杯')).toBe(0)
  expect((await visitor.get(`/shop/product/${cup.id}/`)).body.on_sale).toBe(inHours(2).toISOString())
  expect((await buy()).status).toBe(404)

  t.ports.clock.forward(2 * 3600)
  expect(await idsInList(cup.id)).toEqual([cup.id])
  expect(await searchCount('定时杯')).toBe(1)
  expect((await visitor.get(`/shop/product/${cup.id}/`)).body).not.toHaveProperty('on_sale')
  const total = await fill(buyer, cup, 1)

  t.ports.clock.forward(3 * 3600)
  expect(await idsInList(cup.id)).toEqual([])
  expect((await visitor.get(`/shop/product/${cup.id}/`)).status).toBe(404)
  expect((await buyer.client.get('/shop/basket/')).body.lines[0].is_valid).toBe(false)
  const reply = await buyer.client.post('/shop/basket/checkout_submit/', submission(buyer, total), { key: true })
  expect(reply.body.err_code).toBe('42002')
})

test('leaves a product without times on sale, and one that is off sale off', async () => {
  const [on, off] = [await stock(t), await stock(t, { isActive: false, onSaleAt: inHours(-1) })]
  await order(await makeBuyer(t), on)
  expect(await idsInList(on.id)).toEqual([on.id])
  expect(await idsInList(off.id)).toEqual([])
})
