import fc from 'fast-check'
import { bookRules } from '../../support/books'
import { books, idOf, opsStep, paidOrder } from '../support/after-sales'
import { startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { type Buyer, makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
let clerk: { id: number; client: Client }
beforeAll(async () => {
  t = await startTestApp()
  clerk = await t.user({ perms: ['shop.change_order'] })
})
afterAll(() => t.stop())

/** An unpaid order of pieces at 10.00 with a fee of 10.00. */
async function openOrder(
  quantity = 2,
): Promise<{ buyer: Buyer; number: string; path: string; read(): Promise<Loose> }> {
  const buyer = await makeBuyer(t)
  const { number } = await order(buyer, await stock(t, { price: 1000 }), quantity)
  return {
    buyer,
    number,
    path: `/studio/shop/order/${await idOf(t, number)}/`,
    read: async () => (await buyer.client.get(`/shop/order/${number}/`)).body,
  }
}
const reprice = (path: string, body: object, client = clerk.client) =>
  client.post(`${path}price/`, { discount: '5.00', shipping: '2.00', total: '30.00', ...body }, { key: true })
const receive = (path: string, body: object = {}) =>
  clerk.client.post(
    `${path}pay/`,
    { method: 'transfer', reference: '工行 0312', total: '30.00', ...body },
    { key: true },
  )
const notify = (payment: { outTradeNo: string; amount: number } | undefined) =>
  t.fastify.inject({
    method: 'POST',
    url: '/api/notify/wechat/qingshi/',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      secret: true,
      state: 'paid',
      outTradeNo: payment?.outTradeNo,
      tradeNo: 'T1',
      amount: payment?.amount,
      paidAt: t.ports.clock.now().toISOString(),
    }),
  })

test('another price is what the buyer sees and pays, with the discount shared among the lines', async () => {
  const { buyer, number, path, read } = await openOrder()
  expect((await reprice(path, {})).body).toMatchObject({
    tit: '17.00',
    sums: { seller: '5.00', discount: '5.00', shipping: '2.00', total: '17.00' },
    timeline: [{ display: '改价', actor: 'operator', text: '¥30 → ¥17' }, { display: '提交订单' }],
  })
  expect(await read()).toMatchObject({ tit: '17.00', lines: [{ discount: '5.00' }] })
  const pay = (total: string) =>
    buyer.client.post(`/shop/order/${number}/pay/`, { channel: 'wx_h5', total }, { key: true })
  expect((await pay('30.00')).body.err_code).toBe('42003')
  expect((await pay('17.00')).status).toBe(200)
  expect(t.ports.payments.wechat.opened.at(-1)).toMatchObject({ amount: 1700 })
})

test('a later price replaces the earlier one, and a discount of nothing takes it back', async () => {
  const { path } = await openOrder()
  await reprice(path, {})
  expect((await reprice(path, { total: '17.00', discount: '20.00', shipping: '0' })).body.tit).toBe('0.00')
  expect((await reprice(path, { total: '0.00', discount: '', shipping: '10' })).body.tit).toBe('30.00')
})

test('money that arrives at the old price is refunded, and the order stays to be paid', async () => {
  const { buyer, number, path, read } = await openOrder()
  await buyer.client.post(`/shop/order/${number}/pay/`, { channel: 'wx_h5' }, { key: true })
  const payment = t.ports.payments.wechat.opened.at(-1)
  await reprice(path, {})
  await notify(payment)
  expect((await read()).status).toBe('unpaid')
  await t.due.runDue(t.ports.clock.now())
  expect(await books(t, number)).toMatchObject({ ledger: 0, refunded: 0 })
})

test('a price below zero, above the goods, over a newer price or of a paid order is refused', async () => {
  const { path } = await openOrder()
  expect((await reprice(path, { discount: '20.01' })).body.detail).toBe('优惠最多 ¥20')
  expect((await reprice(path, { discount: '-1' })).body.err_code).toBe('16010')
  expect((await reprice(path, { shipping: '-1' })).body.err_code).toBe('16010')
  expect((await reprice(path, { total: '29.00' })).body.err_code).toBe('42003')
  await receive(path)
  expect((await reprice(path, {})).body.err_code).toBe('42004')
  const foreign = await t.user({ tenantId: 2, perms: ['*'] })
  expect((await reprice(path, {}, foreign.client)).status).toBe(404)
})

test('the sums and shares of an order agree after any prices', async () => {
  const rules = bookRules.filter(({ title }) => title.startsWith('an order total'))
  const minor = fc.integer({ min: 0, max: 2200 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(minor, minor), { minLength: 1, maxLength: 4 }), async (prices) => {
      const { path, read } = await openOrder(2)
      for (const [discount, shipping] of prices) {
        const { tit } = await read()
        const decimals = { discount: (discount / 100).toFixed(2), shipping: (shipping / 100).toFixed(2), total: tit }
        const { status, body } = await reprice(path, decimals)
        expect(status).toBe(discount > 2000 ? 400 : 200)
        if (status === 200) expect(body.tit).toBe(((2000 - discount + shipping) / 100).toFixed(2))
      }
      for (const { sql } of rules) expect(await t.make((tx) => tx.rows(sql))).toEqual([])
    }),
    { numRuns: 12 },
  )
})

test('money received offline pays the order once, with its reference and an entry of the ledger', async () => {
  const { number, path, read } = await openOrder()
  expect((await receive(path, { total: '20.00' })).body.err_code).toBe('42003')
  expect((await receive(path)).body).toMatchObject({
    status: 'wait_ship',
    payment: { method: 'transfer', reference: '工行 0312' },
    is_price_open: false,
  })
  expect((await receive(path)).body.err_code).toBe('42004')
  expect((await read()).status).toBe('wait_ship')
  expect(await books(t, number)).toEqual({ ledger: 3000, refunded: 0, total: 3000, due: 0 })
  const rows = await t.make((tx) => tx.rows('select vendor, amount from ledger_entry where ref = $1', [`H${number}`]))
  expect(rows).toEqual([{ vendor: 'hand', amount: 3000 }])
})

test('a payment by the vendor that arrives after the money was received offline is refunded', async () => {
  const { buyer, number, path } = await openOrder()
  await buyer.client.post(`/shop/order/${number}/pay/`, { channel: 'wx_h5' }, { key: true })
  const payment = t.ports.payments.wechat.opened.at(-1)
  await receive(path)
  await notify(payment)
  await t.due.runDue(t.ports.clock.now())
  expect(await books(t, number)).toEqual({ ledger: 3000, refunded: 0, total: 3000, due: 0 })
})

test('money is recorded by staff who showed who they are', async () => {
  const { path } = await openOrder()
  const { client } = await t.user({ perms: ['shop.change_order'], isFresh: false })
  const body = { method: 'cash', reference: '1', total: '30.00' }
  expect((await client.post(`${path}pay/`, body, { key: true })).body.err_code).toBe('16107')
})

test('flag and note are for staff alone, and the log does not hold the note', async () => {
  const { path, read } = await openOrder()
  const mark = (body: object) => clerk.client.put(`${path}mark/`, body)
  expect((await mark({ flag: 'red', note: ' 林女士周五来取 ' })).body).toMatchObject({
    flag: 'red',
    seller_note: '林女士周五来取',
    timeline: [{ display: '备注', text: '红旗 · 林女士周五来取' }, {}],
  })
  expect(await read()).not.toHaveProperty('seller_note')
  expect((await mark({ flag: null, note: '' })).body).toMatchObject({ flag: null, seller_note: '' })
  expect((await mark({ flag: 'pink', note: '' })).status).toBe(400)
  const log = await t.make((tx) =>
    tx.rows('select before, after from audit_log where tenant_id = 1 and item = $1 order by id', [
      path.split('/')[4] ?? '',
    ]),
  )
  expect(JSON.stringify(log)).not.toContain('林女士')
  expect(log).toHaveLength(2)
})

test('the timeline tells of payment, parcels, returns and refunds, and who did each', async () => {
  const scene = await paidOrder(t, 1, { price: 1000 })
  const path = `/studio/shop/order/${await idOf(t, scene.number)}/`
  await opsStep(t, scene, { action: 'ship', carrier: '顺丰速运', tracking_no: 'SF1' })
  t.ports.clock.forward(60)
  const part = { line_id: scene.line, quantity: 0, amount: '1.00', restock: false }
  await scene.operator.client.post(`${path}refund/`, { lines: [part], shipping: '', reason: '补偿' }, { key: true })
  await t.due.runDue(t.ports.clock.now())
  const { timeline, payment } = (await clerk.client.get(path)).body
  expect(timeline.map(({ display, text }: Loose) => [display, text])).toEqual([
    ['退款到账', '¥1'],
    ['售后完成', ''],
    ['商家发起退款', '¥1 · 补偿'],
    ['包裹发出', '顺丰速运 SF1'],
    ['发货', ''],
    ['付款成功', ''],
    ['提交订单', ''],
  ])
  expect(payment).toMatchObject({ method: 'wechat' })
})

test('an order shows the other orders of its customer, and none of other people', async () => {
  const buyer = await makeBuyer(t)
  const numbers = []
  for (let n = 0; n < 3; n++) numbers.push((await order(buyer, await stock(t), 1)).number)
  const { others, customer_id } = (await clerk.client.get(`/studio/shop/order/${await idOf(t, numbers[1])}/`)).body
  expect(customer_id).toBe(buyer.id)
  expect(others.count).toBe(2)
  expect(others.results.map(({ number }: Loose) => number)).toEqual([numbers[2], numbers[0]])
})

test('orders are found by payment, flag, goods, region, amount and state together, and the tabs count by them', async () => {
  const buyer = await makeBuyer(t)
  const cup = await stock(t, { name: '滤镜试杯', price: 4321 })
  const { number } = await order(buyer, cup, 1)
  const id = await idOf(t, number)
  const path = `/studio/shop/order/${id}/`
  const { tit, address } = (await buyer.client.get(`/shop/order/${number}/`)).body
  await receive(path, { total: tit, method: 'cash' })
  await clerk.client.put(`${path}mark/`, { flag: 'green', note: '' })
  const fitting: Record<string, string> = {
    ...{ method: 'cash', flag: 'green', goods: '滤镜', region: address.display.slice(0, 2) },
    ...{ amount_min: tit, amount_max: tit, status: 'wait_ship' },
  }
  const find = async (query: Record<string, string>) =>
    (await clerk.client.get(`/studio/shop/order/?${new URLSearchParams(query)}`)).body
  expect(await find(fitting)).toMatchObject({ count: 1, results: [{ id, flag: 'green', payment: { method: 'cash' } }] })
  const others = {
    ...{ method: 'wechat', flag: 'red', goods: '茶则不在', region: '无此地' },
    ...{ amount_min: '99999', amount_max: '0.01', status: 'closed' },
  }
  for (const [name, value] of Object.entries(others))
    expect([name, (await find({ ...fitting, [name]: value })).count]).toEqual([name, 0])
  const counts = await clerk.client.get(`/studio/shop/order/counts/?goods=${encodeURIComponent('滤镜')}`)
  expect(counts.body.tabs).toEqual([
    { key: 'all', count: 1 },
    { key: 'unpaid', count: 0 },
    { key: 'wait_ship', count: 1 },
    { key: 'wait_receive', count: 0 },
    { key: 'completed', count: 0 },
  ])
  const searched = await clerk.client.get(`/studio/shop/order/counts/?search=${encodeURIComponent('茶则不在')}`)
  expect(searched.body.tabs).toContainEqual({ key: 'all', count: 0 })
  expect((await clerk.client.get('/studio/shop/order/?flag=pink')).status).toBe(400)
})
