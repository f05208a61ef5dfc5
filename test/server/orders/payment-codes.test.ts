import { type Country, countries } from '@storefront/contract/domain/country/country'
import { REFUND_ATTEMPTS_MAX } from '@storefront/contract/constants'
import { UpstreamError } from '../../../server/src/core/ports.types'
import { insert } from '../../../server/src/db/insert'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'
import { type Buyer, makeBuyer, order, stock, stockLeft } from '../support/shopping'
import type { MadeProduct } from '../../factories/product'

/** A country that the table does not have: nothing else of the code knows it. */
const brunei: Country = {
  ...countries.ID,
  code: 'BN',
  names: { en: 'Brunei' },
  payments: ['alipay', 'qris'],
  payMinutes: 90,
}

let t: TestApp
beforeAll(async () => {
  Object.assign(countries, { BN: brunei })
  t = await startTestApp()
  await t.make((tx) =>
    insert(tx, 'tenant_credential', {
      tenantId: MAIN,
      kind: 'pay:midtrans',
      data: { merchantId: 'G1', serverKey: 'SB-Mid-server-test', sandbox: 'on' },
    }),
  )
  await settle('ID')
})
afterAll(async () => {
  Reflect.deleteProperty(countries, 'BN')
  await t.stop()
})
beforeEach(() => {
  Object.assign(midtrans(), { refuse: null, refundRefused: null, breakWith: null })
})

/** Puts the site into a country. */
async function settle(country: string): Promise<void> {
  await t.make((tx) =>
    tx.rows(
      "update tenant set country = $2, currency_code = 'IDR', currency_symbol = 'Rp', currency_exponent = 0 where tenant_id = $1",
      [MAIN, country],
    ),
  )
  t.app.directory.clear()
}

interface Scene {
  buyer: Buyer
  cup: MadeProduct
  order: Loose
}

/** Puts a buyer's addresses into the country of the site. */
const livesAtSite = ({ id }: Buyer) =>
  t.make((tx) =>
    tx.rows(
      'update shipping_address a set country = t.country from tenant t where t.tenant_id = a.tenant_id and a.user_id = $1',
      [id],
    ),
  )

async function newScene(): Promise<Scene> {
  const buyer = await makeBuyer(t)
  await livesAtSite(buyer)
  const cup = await stock(t, { variants: [{ inventory: 10 }] })
  return { buyer, cup, order: await order(buyer, cup, 2) }
}

const midtrans = () => t.ports.payments.midtrans
const pay = ({ buyer, order }: Scene, channel: string) =>
  buyer.client.post(`/shop/order/${order.number}/pay/`, { channel }, { key: true })
const stateOf = async ({ buyer, order }: Scene) =>
  (await buyer.client.get(`/shop/order/${order.number}/pay_state/`)).body
const statusOf = async ({ buyer, order }: Scene) => (await buyer.client.get(`/shop/order/${order.number}/`)).body.status
const lastNo = () => midtrans().opened.at(-1)?.outTradeNo ?? ''
const total = ({ order }: Scene) => Number(order.tit)

async function notify(outTradeNo: string, amount: number, more: object = {}) {
  const reply = await t.fastify.inject({
    method: 'POST',
    url: '/api/notify/midtrans/qingshi/',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      secret: true,
      state: 'paid',
      outTradeNo,
      tradeNo: `M${outTradeNo}`,
      amount,
      paidAt: t.ports.clock.now().toISOString(),
      ...more,
    }),
  })
  return reply.statusCode
}

const refundOf = async (scene: Scene) => {
  const [row] = await t.make((tx) =>
    tx.rows<{ state: string; reason: string | null; refusals: number }>(
      'select r.state, r.reason, r.refusals from refund r join shop_order o on o.tenant_id = r.tenant_id and o.id = r.order_id where o.number = $1',
      [scene.order.number],
    ),
  )
  return row
}

test('a shop takes the methods of its country alone', async () => {
  const scene = await newScene()
  for (const channel of ['wx_h5', 'alipay_wap'])
    expect((await pay(scene, channel)).body).toMatchObject({ detail: '本店不支持该支付方式，请换一种' })
  for (const channel of ['qris', 'gopay', 'va_bca', 'va_bni', 'va_bri', 'va_mandiri'])
    expect((await pay(scene, channel)).body).toMatchObject({ kind: 'code', channel })
  expect((await t.visitor().get('/mpage/user/pageconfig/')).body).toMatchObject({
    config: { is_open: true },
    site: { country: 'ID' },
  })
})

test('a method takes amounts within the limits of its vendor alone', async () => {
  const buyer = await makeBuyer(t)
  await livesAtSite(buyer)
  const dear = await stock(t, { price: 10_000_001, variants: [{ inventory: 10 }] })
  const scene = { buyer, cup: dear, order: await order(buyer, dear, 1) }
  expect((await pay(scene, 'qris')).body.err_code).toBe('42033')
  expect((await pay(scene, 'va_bca')).body.kind).toBe('code')
})

test('a virtual account waits as long as its order, is shown again after a reload, and is opened once', async () => {
  const scene = await newScene()
  expect(Date.parse(scene.order.pay_before) - t.ports.clock.now().getTime()).toBe(86_400_000)
  const { body } = await pay(scene, 'va_bca')
  expect(body).toEqual({
    kind: 'code',
    channel: 'va_bca',
    qr: null,
    qr_picture: null,
    app_url: null,
    account: { number: '700121234567890', biller: null },
    expires: new Date(scene.order.pay_before).toISOString(),
  })
  const count = midtrans().opened.length
  expect((await pay(scene, 'va_bca')).body).toEqual(body)
  expect(midtrans().opened).toHaveLength(count)
  expect(midtrans().opened.at(-1)?.notifyUrl).toBe('http://localhost:80/api/notify/midtrans/qingshi/')
  expect(await stateOf(scene)).toEqual({ state: 'pending', code: body })
  t.ports.clock.forward(3600 * 20)
  await t.due.runDue(t.ports.clock.now())
  expect(await stateOf(scene)).toEqual({ state: 'pending', code: body })
})

test('notices pay once, however often, late and out of order they come', async () => {
  const scene = await newScene()
  await pay(scene, 'qris')
  const no = lastNo()
  expect(await notify(no, total(scene), { state: 'pending' })).toBe(200)
  await Promise.all(Array.from({ length: 4 }, () => notify(no, total(scene))))
  expect(await notify(no, total(scene), { state: 'pending' })).toBe(200)
  expect(await notify(no, total(scene), { state: 'closed' })).toBe(200)
  expect(await statusOf(scene)).toBe('wait_ship')
  expect(await stateOf(scene)).toEqual({ state: 'paid' })
  expect((await t.visitor().get(`/shop/product/${scene.cup.id}/`)).body.count_purchase).toBe(2)
})

test('a notice of another amount, payment or shape changes nothing', async () => {
  const scene = await newScene()
  await pay(scene, 'qris')
  expect(await notify(lastNo(), 1)).toBe(400)
  expect(await notify('nobody', total(scene))).toBe(400)
  expect(await notify(lastNo(), total(scene), { secret: false })).toBe(400)
  expect(await statusOf(scene)).toBe('unpaid')
})

test('a buyer who returns after a lost notice finds the order paid', async () => {
  const scene = await newScene()
  await pay(scene, 'va_bni')
  const no = lastNo()
  midtrans().breakWith = new UpstreamError('midtrans', 'down')
  expect((await stateOf(scene)).state).toBe('pending')
  midtrans().breakWith = null
  midtrans().states.set(no, paidState(no, total(scene)))
  expect(await stateOf(scene)).toEqual({ state: 'paid' })
})

const paidState = (no: string, amount: number) => ({
  state: 'paid' as const,
  outTradeNo: no,
  tradeNo: `M${no}`,
  amount,
  paidAt: t.ports.clock.now(),
})

test('an order that was paid after a lost notice does not expire, without a return of its buyer', async () => {
  const scene = await newScene()
  await pay(scene, 'va_bri')
  const no = lastNo()
  midtrans().states.set(no, paidState(no, total(scene)))
  t.ports.clock.forward(86_400)
  await t.due.runDue(t.ports.clock.now())
  expect(await statusOf(scene)).toBe('wait_ship')
})

test('an order without a payment expires with its code and returns its goods', async () => {
  const scene = await newScene()
  await pay(scene, 'va_bca')
  const no = lastNo()
  t.ports.clock.forward(86_400 - 1)
  await t.due.runDue(t.ports.clock.now())
  expect(await statusOf(scene)).toBe('unpaid')
  t.ports.clock.forward(1)
  await t.due.runDue(t.ports.clock.now())
  await t.due.runDue(t.ports.clock.now())
  expect(await stateOf(scene)).toEqual({ state: 'closed' })
  expect(midtrans().closed).toContain(no)
  expect(await stockLeft(t, scene.cup.variants[0])).toBe(10)
})

test('another method takes the place of a code, which is closed with the vendor', async () => {
  const scene = await newScene()
  await pay(scene, 'va_bca')
  const first = lastNo()
  await pay(scene, 'qris')
  const second = lastNo()
  await t.due.runDue(t.ports.clock.now())
  expect(midtrans().closed).toContain(first)
  expect(midtrans().closed).not.toContain(second)
  expect((await stateOf(scene)).code.channel).toBe('qris')
})

test('a code that the vendor closed is not shown any longer, and a new one can be opened', async () => {
  const scene = await newScene()
  await pay(scene, 'gopay')
  const no = lastNo()
  midtrans().states.set(no, { state: 'closed', outTradeNo: no })
  expect(await stateOf(scene)).toEqual({ state: 'pending' })
  expect((await pay(scene, 'gopay')).body.kind).toBe('code')
  expect(lastNo()).not.toBe(no)
})

test('QRIS money that comes after the order was cancelled goes back through the vendor', async () => {
  const scene = await newScene()
  await pay(scene, 'qris')
  const no = lastNo()
  await scene.buyer.client.post(`/shop/order/${scene.order.number}/process/`, { action: 'cancel' }, { key: true })
  await t.due.runDue(t.ports.clock.now())
  await notify(no, total(scene))
  await notify(no, total(scene))
  await t.due.runDue(t.ports.clock.now())
  expect(midtrans().refunds.filter(({ outTradeNo }) => outTradeNo === no)).toMatchObject([{ amount: total(scene) }])
  expect(await refundOf(scene)).toMatchObject({ state: 'done' })
  expect(await statusOf(scene)).toBe('closed')
})

test('money that the vendor holds for a cancelled order, of which no notice came, is found and goes back', async () => {
  const scene = await newScene()
  await pay(scene, 'qris')
  const no = lastNo()
  midtrans().states.set(no, paidState(no, total(scene)))
  jest.spyOn(midtrans(), 'close').mockRejectedValueOnce(new UpstreamError('midtrans', 'midtrans: status 412'))
  await scene.buyer.client.post(`/shop/order/${scene.order.number}/process/`, { action: 'cancel' }, { key: true })
  await t.due.runDue(t.ports.clock.now())
  await t.due.runDue(t.ports.clock.now())
  expect(await refundOf(scene)).toMatchObject({ state: 'done' })
})

test('a refund of a virtual account fails with a reason for operators and without a retry', async () => {
  const scene = await newScene()
  await pay(scene, 'va_mandiri')
  const no = lastNo()
  await scene.buyer.client.post(`/shop/order/${scene.order.number}/process/`, { action: 'cancel' }, { key: true })
  await notify(no, total(scene))
  await t.due.runDue(t.ports.clock.now())
  expect(await refundOf(scene)).toEqual({
    state: 'failed',
    reason: 'Mandiri 账单支付不支持原路退回，请转账至买家银行账户或充入余额，再在此登记',
    refusals: 1,
  })
  expect(midtrans().refunds.filter(({ outTradeNo }) => outTradeNo === no)).toEqual([])
  expect(REFUND_ATTEMPTS_MAX).toBeGreaterThan(1)
})

test('paying by the balance closes the code', async () => {
  const scene = await newScene()
  await pay(scene, 'va_bca')
  const no = lastNo()
  await t.make((tx) =>
    insert(tx, 'balance', { tenantId: MAIN, userId: scene.buyer.id, kind: 'fund', amount: 10_000_000 }),
  )
  expect((await pay(scene, 'fund')).body).toEqual({ kind: 'paid' })
  await t.due.runDue(t.ports.clock.now())
  expect(midtrans().closed).toContain(no)
})

test('staff see, filter and export the method by which a buyer paid', async () => {
  const scene = await newScene()
  await pay(scene, 'va_bca')
  await notify(lastNo(), total(scene))
  const { client } = await t.user({ perms: ['*'] })
  const numbersOf = async (method: string) =>
    (await client.get(`/studio/shop/order/?method=${method}`)).body.results.map(({ number }: Loose) => number)
  expect(await numbersOf('va_bca')).toContain(scene.order.number)
  expect(await numbersOf('qris')).not.toContain(scene.order.number)
  const list = (await client.get(`/studio/shop/order/?search=${scene.order.number}`)).body.results
  expect(list[0].payment).toMatchObject({ method: 'va_bca' })
})

test('the studio offers the contracts of the country, and keeps the server key to itself', async () => {
  const { client } = await t.user({ perms: ['*'] })
  const { results } = (await client.get('/studio/credential/')).body
  expect(results.find(({ kind }: Loose) => kind === 'pay:midtrans')).toMatchObject({
    values: { merchantId: 'G1', sandbox: 'on' },
    secrets: ['serverKey'],
  })
  await t.make((tx) =>
    tx.exec("delete from tenant_credential where tenant_id = 1 and kind in ('pay:wechat', 'pay:alipay')"),
  )
  const kinds = (await client.get('/studio/credential/')).body.results.map(({ kind }: Loose) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['pay:midtrans', 'logistics']))
  expect(kinds).not.toEqual(expect.arrayContaining(['pay:wechat']))
  expect((await client.post('/studio/credential/pay:midtrans/check/')).body).toMatchObject({ ok: true })
})

test('a new row of a country decides its methods, and how long its orders wait', async () => {
  await settle('BN')
  const scene = await newScene()
  expect(Date.parse(scene.order.pay_before) - t.ports.clock.now().getTime()).toBe(90 * 60_000)
  expect((await pay(scene, 'qris')).body.kind).toBe('code')
  expect((await pay(scene, 'alipay_wap')).body.err_code).toBe('42006')
  expect((await pay(scene, 'va_bca')).status).toBe(409)
  expect((await pay(scene, 'wx_h5')).status).toBe(409)
})
