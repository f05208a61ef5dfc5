import { startTestApp, type TestApp } from '../support/app'
import { apply, idOf, opsStep, paidOrder, pay, type Scene, stepReturn, returnBody } from '../support/after-sales'
import type { Loose } from '../support/client'
import { fill, makeBuyer, order, stock, submission } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const way = { carrier: '顺丰速运', tracking_no: 'SF100' }
const some = ({ line }: Scene, quantity: number) => [{ line_id: line, quantity }]
const markDelivered = ({ buyer }: Scene, parcel: string) =>
  buyer.client.post(`/shop/order_nodedelivery/${parcel}/delivered/`, undefined, { key: true })

test('an order of several parcels is shipped with the first and delivered with the last of them', async () => {
  const scene = await paidOrder(t, 3)
  const first = await opsStep(t, scene, { action: 'ship', ...way, lines: some(scene, 2) })
  expect(first.body).toMatchObject({
    status: 'shipped',
    lines: [{ left_to_send: 1 }],
    deliveries: [{ state_display: '运输中', carrier: '顺丰速运' }],
  })
  expect((await opsStep(t, scene, { action: 'ship', ...way, lines: some(scene, 2) })).body.err_code).toBe('16006')
  const [one] = first.body.deliveries
  expect((await markDelivered(scene, one.number)).body).toMatchObject({
    state: 'delivered',
    actions: [],
    latest: { text: '包裹已签收' },
  })
  expect((await markDelivered(scene, one.number)).body.err_code).toBe('43004')
  // A piece is still to be sent: the order is not delivered, and cannot be confirmed.
  expect(await scene.read()).toMatchObject({ status: 'shipped', actions: [] })
  const confirm = () =>
    scene.buyer.client.post(`/shop/order/${scene.number}/process/`, { action: 'confirm' }, { key: true })
  expect((await confirm()).body.err_code).toBe('16006')
  const two = (await opsStep(t, scene, { action: 'ship', ...way })).body.deliveries[1]
  await markDelivered(scene, two.number)
  expect(await scene.read()).toMatchObject({ status: 'delivered', status_display: '已送达', actions: ['confirm'] })
  expect((await confirm()).body.status).toBe('completed')
})

test('a packed parcel is shipped with a carrier, which ships the order; its nodes are listed newest first', async () => {
  const scene = await paidOrder(t, 1)
  const packedOrder = (await opsStep(t, scene, { action: 'ship' })).body
  expect(packedOrder).toMatchObject({ status: 'wait_ship', deliveries: [{ state: 'packed', actions: ['shipped'] }] })
  const path = `/shop/order_nodedelivery/${packedOrder.deliveries[0].number}/`
  expect((await scene.buyer.client.post(`${path}shipped/`, way, { key: true })).body.err_code).toBe('10403')
  expect(
    (await scene.operator.client.post(`${path}shipped/`, { ...way, carrier: '' }, { key: true })).body.err_code,
  ).toBe('16005')
  expect((await scene.operator.client.post(`${path}shipped/`, way, { key: true })).body).toMatchObject({
    state: 'shipped',
    tracking_no: 'SF100',
  })
  expect((await scene.read()).status).toBe('shipped')
  await t.make((tx) =>
    tx.rows(
      "insert into delivery_node (tenant_id, delivery_id, kind, text, created_at) select 1, max(id), 'transit', '到达 杭州分拣中心', $1 from order_delivery",
      [t.ports.clock.now()],
    ),
  )
  expect((await scene.buyer.client.get(`${path}nodes/`)).body.results.map(({ text }: Loose) => text)).toEqual([
    '到达 杭州分拣中心',
    '商品已交给快递',
    '商品已打包，等待快递揽收',
  ])
  expect((await scene.buyer.client.get(path)).body.lines).toMatchObject([{ line_id: scene.line, quantity: 1 }])
  for (const tail of ['', 'nodes/', 'comment/'])
    expect((await (await t.user()).client.get(path + tail)).status).toBe(404)
})

test('an operator can ship the parcel of an own purchase, and another buyer cannot', async () => {
  const scene = await paidOrder(t, 1)
  const { number } = (await opsStep(t, scene, { action: 'ship' })).body.deliveries[0]
  const path = `/shop/order_nodedelivery/${number}/`
  expect((await scene.buyer.client.get(path)).body.actions).toEqual([])
  await t.make((tx) =>
    tx.rows('update shop_order set user_id = $2 where tenant_id = 1 and number = $1', [
      scene.number,
      scene.operator.id,
    ]),
  )
  expect((await scene.operator.client.get(path)).body.actions).toEqual(['shipped'])
  expect((await scene.operator.client.post(`${path}shipped/`, way, { key: true })).body).toMatchObject({
    state: 'shipped',
    actions: ['delivered'],
  })
  expect((await scene.operator.client.post(`${path}delivered/`, undefined, { key: true })).body).toMatchObject({
    state: 'delivered',
    actions: [],
  })
})

test('a packed parcel of an order that is over cannot be shipped', async () => {
  const scene = await paidOrder(t, 1)
  const { number } = (await opsStep(t, scene, { action: 'ship' })).body.deliveries[0]
  await t.make((tx) =>
    tx.rows("update shop_order set status = 'closed' where tenant_id = 1 and number = $1", [scene.number]),
  )
  const path = `/shop/order_nodedelivery/${number}/`
  expect((await scene.operator.client.get(path)).body).toMatchObject({ state: 'packed', actions: [] })
  expect((await scene.operator.client.post(`${path}shipped/`, way, { key: true })).body.err_code).toBe('43004')
})

test('an operator cannot mark an order as delivered, nor the buyer confirm it, while a piece is unsent or only packed', async () => {
  const scene = await paidOrder(t, 2)
  const refusals = async () => {
    const confirm = await scene.buyer.client.post(
      `/shop/order/${scene.number}/process/`,
      { action: 'confirm' },
      { key: true },
    )
    const deliver = await scene.operator.client.post(
      `/shop/order/${scene.number}/process/`,
      { action: 'deliver' },
      { key: true },
    )
    return [confirm, deliver, await opsStep(t, scene, { action: 'deliver' })].map(({ body }) => body.err_code)
  }
  const shipReply = await opsStep(t, scene, { action: 'ship', ...way, lines: some(scene, 1) })
  expect(shipReply.body).toMatchObject({ status: 'shipped', actions: [] })
  expect(await refusals()).toEqual(['16006', '16006', '16006'])
  const packReply = await opsStep(t, scene, { action: 'ship' })
  expect(packReply.body).toMatchObject({
    actions: [],
    lines: [{ left_to_send: 0 }],
    deliveries: [{ state: 'shipped' }, { state: 'packed' }],
  })
  expect(await refusals()).toEqual(['16006', '16006', '16006'])
  await scene.operator.client.post(`/shop/order_nodedelivery/${packReply.body.deliveries[1].number}/shipped/`, way, {
    key: true,
  })
  expect((await scene.read()).actions).toEqual(['confirm'])
  expect((await opsStep(t, scene, { action: 'deliver' })).body).toMatchObject({
    status: 'delivered',
    deliveries: [{ state: 'delivered' }, { state: 'delivered' }],
  })
})

test('pieces in a return request are left out of parcels until the return is refused', async () => {
  const scene = await paidOrder(t, 2)
  const { number } = (await apply(scene, { amount: '128' })).body
  expect((await opsStep(t, scene, { action: 'ship', ...way, lines: some(scene, 2) })).body.err_code).toBe('16006')
  expect((await opsStep(t, scene, { action: 'ship', ...way })).body.deliveries[0].lines).toMatchObject([
    { quantity: 1 },
  ])
  await stepReturn(scene.operator.client, number, 'refuse')
  expect((await opsStep(t, scene, { action: 'ship', ...way })).body).toMatchObject({
    lines: [{ left_to_send: 0 }],
    deliveries: [{ lines: [{ quantity: 1 }] }, { lines: [{ quantity: 1 }] }],
  })
})

test('an order becomes delivered when its unsent rest is refunded after its parcels arrived', async () => {
  const scene = await paidOrder(t, 2)
  const parcel = (await opsStep(t, scene, { action: 'ship', ...way, lines: some(scene, 1) })).body.deliveries[0]
  const { number } = (await apply(scene, { amount: '128' })).body
  await markDelivered(scene, parcel.number)
  expect((await scene.read()).status).toBe('shipped')
  await stepReturn(scene.operator.client, number, 'agree')
  await t.due.runDue(t.ports.clock.now())
  expect((await scene.read()).status).toBe('delivered')
})

describe('automatic order confirmation', () => {
  const days = (n: number) => t.ports.clock.forward(n * 86_400)
  const runDue = () => t.due.runDue(t.ports.clock.now())
  test('confirms 7 days after complete delivery', async () => {
    const scene = await paidOrder(t, 1)
    const parcel = (await opsStep(t, scene, { action: 'ship', ...way })).body.deliveries[0]
    await markDelivered(scene, parcel.number)
    days(6.9)
    await runDue()
    expect((await scene.read()).status).toBe('delivered')
    days(0.2)
    await runDue()
    expect((await scene.read()).status).toBe('completed')
  })
  test('confirms 15 days after shipping together with the parcels, but not during a return', async () => {
    const scene = await paidOrder(t, 1)
    await opsStep(t, scene, { action: 'ship', ...way })
    const { number } = (await apply(scene)).body
    days(15.1)
    await runDue()
    expect((await scene.read()).status).toBe('shipped')
    await stepReturn(scene.buyer.client, number, 'withdraw')
    days(1.1)
    await runDue()
    expect(await scene.read()).toMatchObject({ status: 'completed', deliveries: [{ state: 'delivered' }] })
  })
})

test('the shipping address can be changed until the first parcel is created', async () => {
  const scene = await paidOrder(t, 1)
  const client = scene.buyer.client
  const input = {
    name: '周一',
    mobile: '13800000009',
    province: '31',
    city: '3101',
    district: '310101',
    address: '外滩 1 号',
    is_default: false,
  }
  const { id } = (await client.post('/shop/shippingaddress/', input, { key: true })).body
  const change = (address_id: number, by = client) =>
    by.post(`/shop/order/${scene.number}/update_shipping_address/`, { address_id }, { key: true })
  expect((await change(id)).body).toMatchObject({
    is_address_editable: true,
    address: { name: '周一', display: '上海市 黄浦区 外滩 1 号' },
  })
  expect((await change(999_999)).body.err_code).toBe('12002')
  expect((await change(id, (await t.user()).client)).body.err_code).toBe('42008')
  await opsStep(t, scene, { action: 'ship' })
  expect((await change(id)).body.err_code).toBe('43005')
  expect((await scene.read()).is_address_editable).toBe(false)
})

test('a parcel that is labelled with an address the buyer has changed since is refused, and packed with the new one', async () => {
  const scene = await paidOrder(t, 1)
  const { address } = await scene.read()
  const input = {
    name: '周一',
    mobile: '13800000009',
    province: '31',
    city: '3101',
    district: '310101',
    address: '外滩 1 号',
    is_default: false,
  }
  const { id } = (await scene.buyer.client.post('/shop/shippingaddress/', input, { key: true })).body
  await scene.buyer.client.post(
    `/shop/order/${scene.number}/update_shipping_address/`,
    { address_id: id },
    { key: true },
  )
  for (const more of [way, {}]) {
    const reply = await opsStep(t, scene, { action: 'ship', ...more, address })
    expect([reply.status, reply.body.err_code, reply.body.detail]).toEqual([
      409,
      '43006',
      '买家已修改收货地址，请核对后再发货',
    ])
  }
  expect(await scene.read()).toMatchObject({ status: 'wait_ship', deliveries: [], lines: [{ left_to_send: 1 }] })
  const changedOrder = await scene.read()
  for (const [name, value] of Object.entries({ name: '周二', mobile: '13800000008', display: '上海市' }))
    expect(
      (await opsStep(t, scene, { action: 'ship', address: { ...changedOrder.address, [name]: value } })).body.err_code,
    ).toBe('43006')
  expect((await opsStep(t, scene, { action: 'ship', ...way, address: changedOrder.address })).body.status).toBe(
    'shipped',
  )
})

test('an order of goods and tickets ships only the goods in its parcel', async () => {
  const buyer = await makeBuyer(t)
  const [cup, ticket] = [await stock(t), await stock(t, { ctype: 'shop.eticket' })]
  await fill(buyer, cup)
  const total = await fill(buyer, ticket)
  const reply = (await buyer.client.post('/shop/basket/checkout_submit/', submission(buyer, total), { key: true })).body
  await pay(t, buyer, reply)
  const operator = await t.user({ perms: ['*'] })
  expect(
    (await operator.client.post(`/shop/order/${reply.number}/process/`, { action: 'ship' }, { key: true })).body,
  ).toMatchObject({ status: 'shipped' })
  const read = (await buyer.client.get(`/shop/order/${reply.number}/`)).body
  const lineOf = (type: string) => read.lines.find(({ ctype }: Loose) => ctype === type)
  expect(read.deliveries).toMatchObject([{ lines: [{ line_id: lineOf('shop.product').id, quantity: 1 }] }])
  expect([lineOf('shop.product').virtual_cards, lineOf('shop.eticket').virtual_cards]).toMatchObject([
    [],
    [{ status: 'unused' }],
  ])
})

test('an order whose goods are all refunded before shipping is completed when only tickets remain', async () => {
  const buyer = await makeBuyer(t)
  const [cup, ticket] = [await stock(t), await stock(t, { ctype: 'shop.eticket' })]
  await fill(buyer, cup)
  const total = await fill(buyer, ticket)
  const reply = (await buyer.client.post('/shop/basket/checkout_submit/', submission(buyer, total), { key: true })).body
  await pay(t, buyer, reply)
  const { id } = reply.lines.find(({ ctype }: Loose) => ctype === 'shop.product')
  const operator = await t.user({ perms: ['*'] })
  const { number } = (
    await buyer.client.post('/shop/orderlinereturn/', returnBody({ line: id }, { amount: '128' }), { key: true })
  ).body
  await stepReturn(operator.client, number, 'agree')
  await t.due.runDue(t.ports.clock.now())
  expect((await buyer.client.get(`/shop/order/${reply.number}/`)).body).toMatchObject({
    status: 'completed',
    refunded: '128.00',
  })
})

test('an unpaid order has no parcels, cannot be shipped and its lines cannot be returned', async () => {
  const buyer = await makeBuyer(t)
  const newOrder = await order(buyer, await stock(t))
  expect(newOrder).toMatchObject({
    deliveries: [],
    refunded: '0.00',
    pickup: null,
    lines: [{ left_to_send: 1, is_return_available: false }],
  })
  const { client } = await t.user({ perms: ['*'] })
  const shipReply = await client.post(
    `/ops/shop/order/${await idOf(t, newOrder.number)}/process/`,
    { action: 'ship', ...way },
    { key: true },
  )
  const returnReply = await buyer.client.post('/shop/orderlinereturn/', returnBody({ line: newOrder.lines[0].id }), {
    key: true,
  })
  expect([shipReply.body.err_code, returnReply.body.err_code]).toEqual(['42004', '43001'])
  expect((await buyer.client.get(`/shop/order/${newOrder.number}/`)).body).toMatchObject({
    status: 'unpaid',
    deliveries: [],
    lines: [{ returns: [] }],
  })
})
