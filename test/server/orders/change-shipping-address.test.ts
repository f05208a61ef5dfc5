import { makeUsableCard, makeRule } from '../../factories/checkout'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { books, pay } from '../support/after-sales'
import type { Loose } from '../support/client'
import { type Buyer, makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
  await t.make(async (tx) => {
    // 33 is where the buyers live.
    await makeRule(tx, MAIN, { region: '33', fee: 1000 })
    await makeRule(tx, MAIN, { region: '31', fee: 2500 })
    await tx.exec(`insert into region (code, name, parent, level) values ('32', '江苏省', '', 'province'), ('3201', '南京市', '32', 'city'),
      ('320102', '玄武区', '3201', 'district'), ('71', '台湾省', '', 'province'), ('7101', '台北市', '71', 'city'), ('710101', '中正区', '7101', 'district')`)
    await makeRule(tx, MAIN, { region: '32', fee: 1000 })
    await makeRule(tx, MAIN, { region: '71', isRefused: true })
  })
})
afterAll(() => t.stop())

const districts = { shanghai: '310101', nanjing: '320102', taipei: '710101' } as const
const places = async ({ client }: Buyer): Promise<Record<keyof typeof districts, number>> => {
  const changes: [string, number][] = []
  for (const [name, district] of Object.entries(districts)) {
    const input = {
      name: '周一',
      mobile: '13800000009',
      province: district.slice(0, 2),
      city: district.slice(0, 4),
      district,
      address: '1 号',
      is_default: false,
    }
    changes.push([name, (await client.post('/shop/shippingaddress/', input, { key: true })).body.id])
  }
  return Object.fromEntries(changes) as Record<keyof typeof districts, number>
}

/** An unpaid order of 20.00 and a fee of 10.00. */
async function unpaid() {
  const buyer = await makeBuyer(t)
  const newOrder: Loose = await order(buyer, await stock(t, { price: 1000 }), 2)
  const at = `/shop/order/${newOrder.number}/`
  return {
    buyer,
    number: newOrder.number as string,
    order: newOrder,
    to: await places(buyer),
    preview: (address_id: number) => buyer.client.post(`${at}update_shipping_address_cal/`, { address_id }),
    change: (address_id: number, total?: string) =>
      buyer.client.post(`${at}update_shipping_address/`, { address_id, total }, { key: true }),
    read: async (): Promise<Loose> => (await buyer.client.get(at)).body,
    payBy: (channel: string, more: object = {}) => buyer.client.post(`${at}pay/`, { channel, ...more }, { key: true }),
  }
}
const noticeOf = (outTradeNo: string, amount: number) =>
  t.fastify.inject({
    method: 'POST',
    url: '/api/notify/wechat/qingshi/',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      secret: true,
      state: 'paid',
      outTradeNo,
      tradeNo: `T${outTradeNo}`,
      amount,
      paidAt: t.ports.clock.now(),
    }),
  })

test('an address in a region without delivery is rejected like at checkout, whether the order is paid or not', async () => {
  const scene = await unpaid()
  for (const answer of [await scene.preview(scene.to.taipei), await scene.change(scene.to.taipei)])
    expect([answer.status, answer.body.detail]).toEqual([409, '「台湾省 台北市 中正区」暂不支持配送，请更换收货地址'])
  await pay(t, scene.buyer, scene.order)
  expect((await scene.change(scene.to.taipei)).body.err_code).toBe('42104')
})

test('an unpaid order previews its new total, and accepts the change only with that total', async () => {
  const scene = await unpaid()
  expect(scene.order.sums).toMatchObject({ shipping: '10.00', total: '30.00' })
  expect((await scene.preview(scene.to.shanghai)).body).toMatchObject({
    address: { display: '上海市 黄浦区 1 号' },
    sums: { goods: '20.00', shipping: '25.00', total: '45.00' },
    total_before: '30.00',
    shipping_before: '10.00',
  })
  expect(await scene.read()).toMatchObject({ tit: '30.00' })
  for (const total of [undefined, '30.00', 'x'])
    expect([total, (await scene.change(scene.to.shanghai, total)).body.detail]).toEqual([
      total,
      '价格已变动，应付 ¥45，请确认后重新提交',
    ])
  const { body } = await scene.change(scene.to.shanghai, '45.00')
  expect(body).toMatchObject({
    tit: '45.00',
    sums: { shipping: '25.00', total: '45.00' },
    address: { display: '上海市 黄浦区 1 号' },
  })
  const log = await t.make((tx) =>
    tx.rows(
      "select action, actor from order_log where tenant_id = 1 and action = 'readdress' order by id desc limit 1",
    ),
  )
  expect(log).toEqual([{ action: 'readdress', actor: 'owner' }])
})

test('a free-shipping card also waives the fee of the new address', async () => {
  const buyer = await makeBuyer(t)
  const card = await t.make((tx) => makeUsableCard(tx, MAIN, buyer.id, { percentOff: 0, isFreeShipping: true }))
  const cup = await stock(t, { price: 1000 })
  await buyer.client.post(
    `/shop/product/${cup.id}/quick_buy/`,
    { variant_id: cup.variants[0], quantity: 2 },
    { key: true },
  )
  const body = { address_id: buyer.addressId, note: '', total: '20.00', user_card_id: card }
  const reply = (await buyer.client.post('/shop/quickbuybasket/checkout_submit/', body, { key: true })).body
  const { shanghai } = await places(buyer)
  expect(
    (await buyer.client.post(`/shop/order/${reply.number}/update_shipping_address_cal/`, { address_id: shanghai })).body
      .sums.total,
  ).toBe('20.00')
})

test('a paid order can move to an address with the same fee, and another fee is rejected with both fees', async () => {
  const scene = await unpaid()
  await pay(t, scene.buyer, scene.order)
  expect((await scene.change(scene.to.nanjing)).body).toMatchObject({
    tit: '30.00',
    address: { display: '江苏省 南京市 玄武区 1 号' },
  })
  for (const answer of [await scene.preview(scene.to.shanghai), await scene.change(scene.to.shanghai, '45.00')])
    expect([answer.body.err_code, answer.body.detail]).toEqual([
      '43052',
      '订单已付运费 ¥10，新地址的运费是 ¥25，不能直接修改，请联系商家',
    ])
  expect(await books(t, scene.number)).toEqual({ ledger: 3000, refunded: 0, total: 3000, due: 0 })
})

test('a payment opened for the old price is closed, and refunded if it arrives anyway, while the order remains unpaid', async () => {
  const scene = await unpaid()
  await scene.payBy('wx_h5')
  const old = t.ports.payments.wechat.opened.at(-1)?.outTradeNo ?? ''
  await scene.change(scene.to.shanghai, '45.00')
  await t.due.runDue(t.ports.clock.now())
  expect(t.ports.payments.wechat.closed).toContain(old)
  expect((await noticeOf(old, 3000)).statusCode).toBe(200)
  expect(await scene.read()).toMatchObject({
    status: 'unpaid',
    tit: '45.00',
    refunds: [{ is_surplus: true, amount: '30.00', status: 'due' }],
  })
  await t.due.runDue(t.ports.clock.now())
  expect(t.ports.payments.wechat.refunds.filter(({ outTradeNo }) => outTradeNo === old)).toMatchObject([
    { amount: 3000 },
  ])
  await scene.payBy('wx_h5')
  const payment = t.ports.payments.wechat.opened.at(-1)
  expect(payment?.amount).toBe(4500)
  await noticeOf(payment?.outTradeNo ?? '', 4500)
  expect(await scene.read()).toMatchObject({ status: 'wait_ship' })
  expect(await books(t, scene.number)).toMatchObject({ ledger: 4500, refunded: 0, due: 0 })
})

test('paying is rejected with 42003 when the total shown is no longer the price', async () => {
  const scene = await unpaid()
  await t.make((tx) =>
    tx.rows("insert into balance (tenant_id, user_id, kind, amount) values (1, $1, 'fund', 9000)", [scene.buyer.id]),
  )
  await scene.change(scene.to.shanghai, '45.00')
  for (const channel of ['fund', 'wx_h5'])
    expect((await scene.payBy(channel, { total: '30.00' })).body.err_code).toBe('42003')
  expect((await scene.payBy('fund', { total: '45.00' })).body).toEqual({ kind: 'paid' })
  expect(await books(t, scene.number)).toMatchObject({ ledger: 4500, total: 4500 })
})

test('the address of an order of another user or of a closed order, or to a foreign address, cannot be changed', async () => {
  const scene = await unpaid()
  const stranger = await makeBuyer(t)
  const by = { address_id: stranger.addressId }
  expect(
    (await stranger.client.post(`/shop/order/${scene.number}/update_shipping_address_cal/`, by)).body.err_code,
  ).toBe('42008')
  expect((await scene.preview(stranger.addressId)).body.err_code).toBe('12002')
  await scene.buyer.client.post(`/shop/order/${scene.number}/process/`, { action: 'cancel' }, { key: true })
  expect((await scene.preview(scene.to.nanjing)).body.err_code).toBe('43005')
})
