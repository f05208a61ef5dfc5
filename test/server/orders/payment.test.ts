import { UpstreamError } from '../../../server/src/core/ports.types'
import { startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { type Buyer, stockLeft, makeBuyer, order, stock } from '../support/shopping'
import type { MadeProduct } from '../../factories/product'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

interface Scene {
  buyer: Buyer
  cup: MadeProduct
  order: Loose
  outTradeNo: string
}

/** A buyer with an order of two pieces of ten, and an open payment. */
async function openPayment(channel = 'wx_h5'): Promise<Scene> {
  const buyer = await makeBuyer(t)
  const cup = await stock(t, { variants: [{ inventory: 10 }] })
  const newOrder = await order(buyer, cup, 2)
  return { buyer, cup, order: newOrder, outTradeNo: await open(buyer.client, newOrder, channel) }
}

async function open(client: Client, newOrder: Loose, channel = 'wx_h5'): Promise<string> {
  const { status, body } = await client.post(`/shop/order/${newOrder.number}/pay/`, { channel }, { key: true })
  expect([status, body.kind]).toEqual([200, 'redirect'])
  return (channel.startsWith('wx') ? t.ports.payments.wechat : t.ports.payments.alipay).opened.at(-1)?.outTradeNo ?? ''
}

const noticeOf = (outTradeNo: string, amount: number, more = {}) => ({
  secret: true,
  state: 'paid',
  outTradeNo,
  tradeNo: `T${outTradeNo}`,
  amount,
  paidAt: '2026-05-06T04:10:00Z',
  ...more,
})

async function notify(notice: object, path = 'wechat/qingshi') {
  const reply = await t.fastify.inject({
    method: 'POST',
    url: `/api/notify/${path}/`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(notice),
  })
  return { status: reply.statusCode, body: reply.body }
}

const statusOf = async ({ buyer, order }: Scene) => (await buyer.client.get(`/shop/order/${order.number}/`)).body.status
const soldCount = async (cup: MadeProduct) => (await t.visitor().get(`/shop/product/${cup.id}/`)).body.count_purchase

test('opening a payment sends amount, notify URL and return URL of the order to the vendor', async () => {
  const { order, outTradeNo } = await openPayment()
  expect(t.ports.payments.wechat.opened.at(-1)).toMatchObject({
    scene: 'h5',
    outTradeNo,
    amount: 25_600,
    currency: { code: 'CNY', exponent: 2 },
    description: `Site qingshi订单${order.number}`,
    notifyUrl: 'http://localhost:80/api/notify/wechat/qingshi/',
    returnUrl: `http://localhost/mobile/order/${order.number}/`,
    expires: new Date(order.pay_before),
  })
})

test.each([
  {
    channel: 'wx_mini',
    kind: 'wx',
    params: { timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' },
  },
  { channel: 'alipay_mini', kind: 'alipay', trade_no: '2026' },
])('paying by $channel replies with the complete ticket of its vendor', async ({ channel, ...ticket }) => {
  const { buyer, order } = await openPayment()
  await t.make((tx) =>
    tx.rows(
      "insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) select 1, unnest('{weapp,alipay}'::text[]), 'a', $2, $1, now()",
      [buyer.id, `o${buyer.id}`],
    ),
  )
  const vendor = channel === 'wx_mini' ? t.ports.payments.wechat : t.ports.payments.alipay
  jest.spyOn(vendor, 'open').mockResolvedValue({ ok: true, ticket } as never)
  const { body } = await buyer.client.post(`/shop/order/${order.number}/pay/`, { channel }, { key: true })
  expect(body).toEqual(ticket)
})

test('an order without pay_before is paid at any time, and is not closed by a job', async () => {
  const buyer = await makeBuyer(t)
  const newOrder = await order(buyer, await stock(t, { variants: [{ inventory: 10 }] }), 1)
  await t.make((tx) => tx.rows('update shop_order set pay_before = null where number = $1', [newOrder.number]))
  t.ports.clock.forward(3_600)
  await t.due.runDue(t.ports.clock.now())
  expect((await buyer.client.get(`/shop/order/${newOrder.number}/`)).body).toMatchObject({
    status: 'unpaid',
    pay_before: null,
  })
  await open(buyer.client, newOrder)
  expect(t.ports.payments.wechat.opened.at(-1)?.expires.getTime()).toBeGreaterThan(t.ports.clock.now().getTime())
})

test('a notice pays the order once, however often and late it is repeated', async () => {
  const scene = await openPayment()
  for (let n = 0; n < 3; n++)
    expect(await notify(noticeOf(scene.outTradeNo, 25_600))).toEqual({ status: 200, body: 'success' })
  expect(await statusOf(scene)).toBe('wait_ship')
  expect(await soldCount(scene.cup)).toBe(2)
  expect(await notify({ secret: true, state: 'closed', outTradeNo: scene.outTradeNo, paidAt: 0 })).toMatchObject({
    status: 200,
  })
  expect(await statusOf(scene)).toBe('wait_ship')
  const log = await t.make((tx) =>
    tx.rows<{ action: string }>(
      'select l.action from order_log l join shop_order o on o.tenant_id = l.tenant_id and o.id = l.order_id where o.number = $1 order by l.id',
      [scene.order.number],
    ),
  )
  expect(log.map(({ action }) => action)).toEqual(['submit', 'pay'])
  expect((await scene.buyer.client.get(`/shop/order/${scene.order.number}/pay_state/`)).body).toEqual({ state: 'paid' })
})

test('concurrent notices pay the order once', async () => {
  const scene = await openPayment()
  await Promise.all(Array.from({ length: 5 }, () => notify(noticeOf(scene.outTradeNo, 25_600))))
  expect(await soldCount(scene.cup)).toBe(2)
})

test('a notice that is forged or has another amount, vendor, site or payment changes nothing', async () => {
  const scene = await openPayment()
  const right = noticeOf(scene.outTradeNo, 25_600)
  expect(await notify({ ...right, secret: false })).toEqual({ status: 400, body: 'fail' })
  expect((await notify({ ...right, amount: 1 })).status).toBe(400)
  expect((await notify({ ...right, outTradeNo: 'nobody' })).status).toBe(400)
  expect((await notify(right, 'alipay/qingshi')).status).toBe(400)
  expect((await notify(right, 'wechat/rimba')).status).toBe(400)
  expect((await notify(right, 'wechat/nowhere')).status).toBe(404)
  expect((await notify(right, 'paypal/qingshi')).status).toBe(404)
  expect(await statusOf(scene)).toBe('unpaid')
})

test('cancelling restores the stock once, closes the payment at the vendor, and refunds a late payment', async () => {
  const scene = await openPayment()
  expect(await stockLeft(t, scene.cup.variants[0])).toBe(8)
  const cancel = () =>
    scene.buyer.client.post(`/shop/order/${scene.order.number}/process/`, { action: 'cancel' }, { key: true })
  expect((await cancel()).body).toMatchObject({
    status: 'closed',
    status_display: '已关闭',
    actions: [],
    pay_before: null,
  })
  expect((await cancel()).body.err_code).toBe('42004')
  expect(await stockLeft(t, scene.cup.variants[0])).toBe(10)
  await t.due.runDue(t.ports.clock.now())
  expect(t.ports.payments.wechat.closed).toContain(scene.outTradeNo)

  t.ports.payments.wechat.refundRefused = '余额不足'
  expect((await notify(noticeOf(scene.outTradeNo, 25_600))).status).toBe(200)
  await notify(noticeOf(scene.outTradeNo, 25_600))
  await t.due.runDue(t.ports.clock.now())
  expect(t.ports.payments.wechat.refunds).toEqual([])
  t.ports.payments.wechat.refundRefused = null
  t.ports.clock.forward(120)
  await t.due.runDue(t.ports.clock.now())
  t.ports.clock.forward(7200)
  await t.due.runDue(t.ports.clock.now())
  expect(t.ports.payments.wechat.refunds).toMatchObject([{ outTradeNo: scene.outTradeNo, amount: 25_600 }])
  expect(await statusOf(scene)).toBe('closed')
  expect(await stockLeft(t, scene.cup.variants[0])).toBe(10)
})

test('an unpaid order closes once after its time limit, and can no longer be paid', async () => {
  const scene = await openPayment()
  t.ports.clock.forward(30 * 60 - 1)
  await t.due.runDue(t.ports.clock.now())
  expect(await statusOf(scene)).toBe('unpaid')
  t.ports.clock.forward(1)
  const late = await scene.buyer.client.post(
    `/shop/order/${scene.order.number}/pay/`,
    { channel: 'wx_h5' },
    { key: true },
  )
  expect([late.status, late.body]).toEqual([409, { detail: '支付超时，请重新下单', err_code: '42005' }])
  await Promise.all([t.due.runDue(t.ports.clock.now()), t.due.runDue(t.ports.clock.now())])
  expect(await statusOf(scene)).toBe('closed')
  expect(await stockLeft(t, scene.cup.variants[0])).toBe(10)
  expect((await scene.buyer.client.get(`/shop/order/${scene.order.number}/pay_state/`)).body).toEqual({
    state: 'closed',
  })
})

test('a paid order does not close after its time limit', async () => {
  const scene = await openPayment()
  await notify(noticeOf(scene.outTradeNo, 25_600))
  t.ports.clock.forward(3600)
  await t.due.runDue(t.ports.clock.now())
  expect(await statusOf(scene)).toBe('wait_ship')
  expect(await stockLeft(t, scene.cup.variants[0])).toBe(8)
})

test('the second of two payments for one order is refunded', async () => {
  const scene = await openPayment('alipay_wap')
  const second = await open(scene.buyer.client, scene.order, 'wx_h5')
  await notify(noticeOf(second, 25_600))
  await notify(noticeOf(scene.outTradeNo, 25_600), 'alipay/qingshi')
  await t.due.runDue(t.ports.clock.now())
  expect(t.ports.payments.alipay.refunds).toMatchObject([{ outTradeNo: scene.outTradeNo }])
  expect(await soldCount(scene.cup)).toBe(2)
})

test('GET pay_state queries the vendor when no notice has arrived', async () => {
  const scene = await openPayment()
  const readPayState = async () => (await scene.buyer.client.get(`/shop/order/${scene.order.number}/pay_state/`)).body
  expect(await readPayState()).toEqual({ state: 'pending' })
  t.ports.payments.wechat.breakWith = new UpstreamError('wxpay', 'down')
  expect(await readPayState()).toEqual({ state: 'pending' })
  t.ports.payments.wechat.breakWith = null
  const { secret: _, paidAt, ...state } = noticeOf(scene.outTradeNo, 25_600)
  t.ports.payments.wechat.states.set(scene.outTradeNo, { ...state, state: 'paid', paidAt: new Date(paidAt) })
  expect(await readPayState()).toEqual({ state: 'paid' })
  expect(await statusOf(scene)).toBe('wait_ship')
})

test('a payment accepts only return URLs of this site', async () => {
  const { buyer, order } = await openPayment()
  const pay = (return_url: string) =>
    buyer.client.post(`/shop/order/${order.number}/pay/`, { channel: 'wx_h5', return_url }, { key: true })
  for (const url of ['https://evil.test/', '//evil.test/x', 'javascript:alert(1)', 'http://localhost.evil.test/'])
    expect((await pay(url)).body.err_code).toBe('42006')
  expect((await pay('/mobile/order/pay/?order=1')).status).toBe(200)
  expect(t.ports.payments.wechat.opened.at(-1)?.returnUrl).toBe('http://localhost/mobile/order/pay/?order=1')
})

test('a channel requires an identity of the payer and a vendor account of the site', async () => {
  const { buyer, order } = await openPayment()
  const pay = (channel: string) => buyer.client.post(`/shop/order/${order.number}/pay/`, { channel }, { key: true })
  expect((await pay('wx_mini')).body).toEqual({ detail: '支付链接有误', err_code: '42006' })
  await t.make((tx) => tx.rows("delete from tenant_credential where tenant_id = 1 and kind = 'pay:alipay'"))
  expect((await pay('alipay_wap')).body.err_code).toBe('42006')
})

describe('order lifecycle', () => {
  test('an operator ships a paid order, and its owner confirms it', async () => {
    const scene = await openPayment()
    const path = `/shop/order/${scene.order.number}/process/`
    const operator = await t.user({ perms: ['shop.change_order'] })
    expect((await operator.client.post(path, { action: 'ship' }, { key: true })).body.err_code).toBe('42004')
    await notify(noticeOf(scene.outTradeNo, 25_600))
    expect((await scene.buyer.client.post(path, { action: 'ship' }, { key: true })).body.err_code).toBe('10403')
    expect((await operator.client.post(path, { action: 'ship' }, { key: true })).body.status).toBe('shipped')
    expect((await scene.buyer.client.post(path, { action: 'confirm' }, { key: true })).body).toMatchObject({
      status: 'completed',
      status_display: '已完成',
    })
  })

  test('system actions are forbidden to everyone, and an order of another user is not found', async () => {
    const scene = await openPayment()
    const path = `/shop/order/${scene.order.number}/process/`
    const owner = await t.user({ perms: ['*'] })
    for (const action of ['pay', 'pay_virtual', 'expire'])
      for (const { client } of [scene.buyer, owner])
        expect((await client.post(path, { action }, { key: true })).body.err_code).toBe('10403')
    const stranger = await t.user()
    expect((await stranger.client.post(path, { action: 'cancel' }, { key: true })).body.err_code).toBe('42008')
  })

  test('the tabs list the orders of their status', async () => {
    const buyer = await makeBuyer(t)
    const cup = await stock(t, { name: '标签杯' })
    const [one, two] = [await order(buyer, cup), await order(buyer, cup)]
    await buyer.client.post(`/shop/order/${one.number}/process/`, { action: 'cancel' }, { key: true })
    const list = async (query: string) => (await buyer.client.get(`/shop/order/?${query}`)).body
    expect((await list('')).results.map(({ number }: Loose) => number)).toEqual([two.number, one.number])
    expect((await list('')).results[0]).toEqual(two)
    expect(await list('tab=unpaid')).toMatchObject({
      count: 1,
      results: [{ number: two.number, lines: [{ product_name: '标签杯' }] }],
    })
    expect(await list('tab=completed')).toEqual({ count: 0, results: [] })
    expect((await list('search=标签')).count).toBe(2)
    expect((await list('tab=nothing')).fields).toHaveProperty('tab')
  })
})
