import { until } from '../../scripts/lib/wait.mjs'
import type { Connection } from '../../server/src/core/database.types'
import { makeRule } from '../factories/checkout'
import { MAIN } from '../server/support/app'
import type { Answer, Loose } from '../server/support/client'
import { books, idOf, pay } from '../server/support/after-sales'
import { type Buyer, makeBuyer, order, stock } from '../server/support/shopping'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
  await environment.t.make(async (tx) => {
    await makeRule(tx, MAIN, { region: '33', fee: 1000 })
    await makeRule(tx, MAIN, { region: '31', fee: 2500 })
  })
})
afterAll(() => environment.stop())

const shanghai = {
  name: '周一',
  mobile: '13800000009',
  province: '31',
  city: '3101',
  district: '310101',
  address: '1 号',
  is_default: false,
}

interface Scene {
  buyer: Buyer
  number: string
  id: number
  /** Sends the order to where it costs 45.00 instead of 30.00. */
  readdress(process: number): Promise<Answer<Loose>>
  read(): Promise<Loose>
}

/** An unpaid order of 30.00. */
async function unpaid(): Promise<Scene> {
  const { t } = environment
  const buyer = await makeBuyer(t)
  const { number } = await order(buyer, await stock(t, { price: 1000 }), 2)
  const { id: address_id } = (await buyer.client.post('/shop/shippingaddress/', shanghai, { key: true })).body
  const [row] = await t.make((tx) =>
    tx.rows<{ id: number }>('select id from shop_order where tenant_id = 1 and number = $1', [number]),
  )
  return {
    buyer,
    number,
    id: row?.id ?? 0,
    readdress: (n) =>
      environment
        .client(n, buyer.token)
        .post(`/shop/order/${number}/update_shipping_address/`, { address_id, total: '45.00' }, { key: true }),
    read: async () => (await buyer.client.get(`/shop/order/${number}/`)).body,
  }
}

/** Both at once; the one that is asked first is another one each time. */
async function inTurns<A, B>(n: number, one: () => Promise<A>, two: () => Promise<B>): Promise<readonly [A, B]> {
  if (n % 2) return Promise.all([one(), two()])
  const [second, first] = await Promise.all([two(), one()])
  return [first, second]
}

test('a payment notice of the old price during an address change pays the order at that price or becomes a surplus refund', async () => {
  const { t } = environment
  for (const n of times(16)) {
    const scene = await unpaid()
    await scene.buyer.client.post(
      `/shop/order/${scene.number}/pay/`,
      { channel: 'wx_h5', total: '30.00' },
      { key: true },
    )
    const outTradeNo = t.ports.payments.wechat.opened.at(-1)?.outTradeNo
    const payload = JSON.stringify({
      secret: true,
      state: 'paid',
      outTradeNo,
      tradeNo: `T${outTradeNo}`,
      amount: 3000,
      paidAt: t.ports.clock.now(),
    })
    const notice = () =>
      t.fastify.inject({
        method: 'POST',
        url: '/api/notify/wechat/qingshi/',
        headers: { 'content-type': 'application/json' },
        payload,
      })
    const [changeReply, noticeReply] = await inTurns(n, () => scene.readdress(1), notice)
    expect(noticeReply.statusCode).toBe(200)
    const now = await scene.read()
    if (changeReply.status === 200) {
      expect(now).toMatchObject({ status: 'unpaid', tit: '45.00', refunds: [{ is_surplus: true, amount: '30.00' }] })
      expect(await books(t, scene.number)).toMatchObject({ ledger: 3000, total: 4500, refunded: 0 })
    } else {
      expect(['42004', '43052']).toContain(changeReply.body.err_code)
      expect(now).toMatchObject({ status: 'wait_ship', tit: '30.00', refunds: [] })
      expect(await books(t, scene.number)).toMatchObject({ ledger: 3000, total: 3000 })
    }
  }
})

test('control: a payment that checks the price first and updates by status alone pays an order at another price', async () => {
  const scene = await unpaid()
  let isRepriced = false
  const looksFirst = environment.t.database.of(MAIN).tx(async (tx) => {
    const [row] = await tx.rows<{ total: number }>('select total from shop_order where tenant_id = 1 and id = $1', [
      scene.id,
    ])
    await until(async () => isRepriced, { what: 'another price' })
    const paidRows = await tx.rows(
      "update shop_order set status = 'wait_ship', paid_at = now() where tenant_id = 1 and id = $1 and status = 'unpaid' returning 1",
      [scene.id],
    )
    return { total: row?.total, isPaid: paidRows.length > 0 }
  })
  expect((await scene.readdress(1)).status).toBe(200)
  isRepriced = true
  expect(await looksFirst).toEqual({ total: 3000, isPaid: true })
  expect(await scene.read()).toMatchObject({ status: 'wait_ship', tit: '45.00' })
})

test('a balance payment during an address change charges the price that was shown, or the address change wins', async () => {
  const { t } = environment
  for (const n of times(12)) {
    const scene = await unpaid()
    await t.make((tx) =>
      tx.rows("insert into balance (tenant_id, user_id, kind, amount) values (1, $1, 'fund', 10000)", [scene.buyer.id]),
    )
    const pay = () =>
      environment
        .client(0, scene.buyer.token)
        .post(`/shop/order/${scene.number}/pay/`, { channel: 'fund', total: '30.00' }, { key: true })
    const [changeReply, payReply] = await inTurns(n, () => scene.readdress(1), pay)
    // One of them is told; what is charged is what was shown.
    expect([payReply.status, changeReply.status].filter((status) => status === 200)).toHaveLength(1)
    const [balance] = await t.make((tx) =>
      tx.rows<{ amount: number }>("select amount from balance where tenant_id = 1 and user_id = $1 and kind = 'fund'", [
        scene.buyer.id,
      ]),
    )
    expect([payReply.status, balance?.amount]).toEqual([payReply.status, payReply.status === 200 ? 7000 : 10_000])
    expect(await books(t, scene.number)).toMatchObject(
      payReply.status === 200 ? { ledger: 3000, total: 3000 } : { ledger: 0, total: 4500 },
    )
  }
})

const hangzhou = { ...shanghai, province: '33', city: '3301', district: '330106', name: '周二' }

/** A paid order that one process packs, labelled as it was ordered, and the other sends elsewhere for the same fee. */
async function createPaidScene() {
  const { t, client } = environment
  const buyer = await makeBuyer(t)
  const newOrder = await order(buyer, await stock(t, { price: 1000 }), 2)
  await pay(t, buyer, newOrder)
  const operator = await t.user({ perms: ['shop.change_order'] })
  const { id: address_id } = (await buyer.client.post('/shop/shippingaddress/', hangzhou, { key: true })).body
  const at = `/shop/order/${newOrder.number}/`
  const id = await idOf(t, newOrder.number)
  const { address } = (await buyer.client.get(at)).body
  return {
    id,
    readdress: () => client(1, buyer.token).post(`${at}update_shipping_address/`, { address_id }, { key: true }),
    pack: () =>
      client(0, operator.token).post(`/ops/shop/order/${id}/process/`, { action: 'ship', address }, { key: true }),
    read: async (): Promise<Loose> => (await buyer.client.get(at)).body,
  }
}

test('of packing a parcel and changing its address at once, one is refused', async () => {
  for (const n of times(16)) {
    const scene = await createPaidScene()
    const [changeReply, packReply] = await inTurns(n, scene.readdress, scene.pack)
    const now = await scene.read()
    if (changeReply.status === 200) {
      expect(packReply.body.err_code).toBe('43006')
      expect(now).toMatchObject({ address: { name: '周二' }, deliveries: [] })
    } else {
      expect([changeReply.body.err_code, packReply.status]).toEqual(['43005', 200])
      expect(now).toMatchObject({ address: { name: '林小满' }, deliveries: [{}] })
    }
  }
})

/** Packs an order of one line, with the statements of shipParcel. */
const packOne = (id: number) => async (tx: Connection) => {
  await tx.rows('select 1 from shop_order where tenant_id = 1 and id = $1 for no key update', [id])
  await tx.rows(
    "insert into order_delivery (tenant_id, number, order_id, carrier, tracking_no, state, created_at) values (1, $1, $2, '', '', 'packed', now())",
    [`P${id}`, id],
  )
}

test('an address change that waits for a parcel to be packed is refused when it is', async () => {
  const scene = await createPaidScene()
  expect((await callDuring(environment, packOne(scene.id), scene.readdress)).body.err_code).toBe('43005')
  expect(await scene.read()).toMatchObject({ address: { name: '林小满' } })
})

test('control: an address change without a lock of its own misses a parcel that is packed while it waits', async () => {
  const scene = await createPaidScene()
  const change = () =>
    environment.t.make((tx) =>
      tx.rows<{ name: string }>(
        `update shop_order t set address = address || '{"name": "周二"}' where t.tenant_id = 1 and t.id = $1
          and not exists (select 1 from order_delivery d where d.tenant_id = t.tenant_id and d.order_id = t.id) returning address ->> 'name' as name`,
        [scene.id],
      ),
    )
  expect(await callDuring(environment, packOne(scene.id), change)).toEqual([{ name: '周二' }])
})
