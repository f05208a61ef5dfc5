import { TRACK_INTERVAL_MS } from '@storefront/contract/constants'
import { startTestApp, type TestApp } from '../support/app'
import { opsStep, paidOrder } from '../support/after-sales'
import type { Loose } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(() => {
  t.ports.logistics.asked.length = 0
  t.ports.logistics.answer = { result: 'nothing' }
})

const node = (minutes: number, text: string) => ({
  at: new Date(t.ports.clock.now().getTime() + minutes * 60_000),
  text,
})

/** A parcel on its way, and how its buyer reads where it is. */
async function parcel(carrier = '顺丰速运') {
  const scene = await paidOrder(t, 1)
  const { number } = (await opsStep(t, scene, { action: 'ship', carrier, tracking_no: 'SF77' })).body.deliveries[0]
  const read = async () => (await scene.buyer.client.get(`/shop/order_nodedelivery/${number}/nodes/`)).body
  const texts = async () => (await read()).results.map(({ text }: Loose) => text)
  return { scene, number, read, texts }
}

test('GET nodes queries the carrier by code, number and mobile digits, and merges its nodes with the own ones', async () => {
  const { texts, read } = await parcel()
  t.ports.logistics.answer = { result: 'ok', isSigned: false, nodes: [node(20, '到达杭州'), node(10, '已揽收')] }
  expect(await texts()).toEqual(['到达杭州', '已揽收', '商品已交给快递'])
  expect(t.ports.logistics.asked).toEqual([
    { company: 'shunfeng', number: 'SF77', mobileTail: expect.stringMatching(/^\d{4}$/) },
  ])
  expect((await read()).track).toEqual({ result: 'ok', asked: t.ports.clock.now().toISOString() })
})

test('the carrier is queried again only after half an hour, and no node is duplicated', async () => {
  const { texts } = await parcel()
  const first = node(1, '已揽收')
  t.ports.logistics.answer = { result: 'ok', isSigned: false, nodes: [first] }
  await texts()
  t.ports.logistics.answer = { result: 'ok', isSigned: false, nodes: [node(40, '到达杭州'), first] }
  t.ports.clock.forward(TRACK_INTERVAL_MS / 1000 - 1)
  expect(await texts()).toEqual(['已揽收', '商品已交给快递'])
  expect(t.ports.logistics.asked.length).toBe(1)
  t.ports.clock.forward(1)
  expect(await texts()).toEqual(['到达杭州', '已揽收', '商品已交给快递'])
  expect(t.ports.logistics.asked.length).toBe(2)
})

test('known nodes remain when the carrier is unreachable, and the response reports it', async () => {
  const { read, texts } = await parcel()
  t.ports.logistics.answer = { result: 'ok', isSigned: false, nodes: [node(1, '已揽收')] }
  await read()
  t.ports.clock.forward(TRACK_INTERVAL_MS / 1000)
  t.ports.logistics.answer = { result: 'unreachable', reason: 'timeout' }
  expect((await read()).track).toMatchObject({ result: 'unreachable' })
  expect(await texts()).toEqual(['已揽收', '商品已交给快递'])
})

test('a signed-for parcel is delivered together with its order, once', async () => {
  const { scene, number, texts } = await parcel()
  t.ports.logistics.answer = { result: 'ok', isSigned: true, nodes: [node(-1, '已签收')] }
  expect(await texts()).toEqual(['包裹已签收', '商品已交给快递', '已签收'])
  expect((await scene.buyer.client.get(`/shop/order_nodedelivery/${number}/`)).body).toMatchObject({
    state: 'delivered',
    actions: [],
  })
  expect((await scene.read()).status).toBe('delivered')
  t.ports.clock.forward(TRACK_INTERVAL_MS / 1000)
  await texts()
  expect(t.ports.logistics.asked.length).toBe(1)
})

test.each([
  ['of an unsupported carrier', 'JNE'],
  ['without a carrier', ''],
])('a parcel %s is not queried', async (_name, carrier) => {
  const scene = await paidOrder(t, 1)
  const shipReply = await opsStep(t, scene, {
    action: 'ship',
    carrier: carrier || undefined,
    tracking_no: carrier === '' ? undefined : 'N1',
  })
  const { body } = await scene.buyer.client.get(
    `/shop/order_nodedelivery/${shipReply.body.deliveries[0].number}/nodes/`,
  )
  expect([body.track, t.ports.logistics.asked.length]).toEqual([null, 0])
})

test('a site without a logistics account queries no carrier', async () => {
  await t.make((tx) => tx.rows("update tenant_credential set data = '{}' where tenant_id = 1 and kind = 'logistics'"))
  const { read } = await parcel()
  expect([(await read()).track, t.ports.logistics.asked.length]).toEqual([null, 0])
})
