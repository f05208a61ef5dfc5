import { makeImage } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { apply, books, opsStep, paidOrder, stepReturn, type Scene } from '../support/after-sales'
import { stockLeft } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const shippedOrder = async (quantity = 2): Promise<Scene> => {
  const scene = await paidOrder(t, quantity)
  await opsStep(t, scene, { action: 'ship', carrier: '顺丰', tracking_no: 'SF1' })
  return scene
}
const runDue = () => t.due.runDue(t.ports.clock.now())

describe('a return request', () => {
  test('is rejected with a message for an invalid quantity, amount or reason', async () => {
    const scene = await paidOrder(t, 2)
    for (const [more, words] of [
      [{ quantity: 0 }, '退货数量不正确'],
      [{ quantity: 3 }, '退货数量不正确'],
      [{ amount: '' }, '请填写退款金额'],
      [{ amount: '-1' }, '请填写退款金额'],
      [{ amount: '1.234' }, '请填写退款金额'],
      [{ amount: '128.01' }, '退款金额不能超过 ¥128'],
      [{ quantity: 2, amount: '256.01' }, '退款金额不能超过 ¥256'],
      [{ reason: '  ' }, '请填写退货原因'],
    ] as const)
      expect([more, (await apply(scene, more)).body.detail]).toEqual([more, words])
    expect((await scene.read()).lines[0]).toMatchObject({
      return_status: 'draft',
      is_return_available: true,
      returns: [],
    })
  })

  test('allows no return of unshipped goods, and ends 15 days after completion', async () => {
    const scene = await paidOrder(t, 1)
    expect((await apply(scene, { kind: 'return_goods' })).body.err_code).toBe('43001')
    await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
    await scene.buyer.client.post(`/shop/order/${scene.number}/process/`, { action: 'confirm' }, { key: true })
    expect((await scene.read()).lines[0].return_offer).toMatchObject({
      kinds: ['refund_only', 'return_goods', 'exchange'],
      paid: '128.00',
      return_amount: '0.00',
    })
    t.ports.clock.forward(15 * 86_400 + 1)
    expect((await scene.read()).lines[0]).toMatchObject({ is_return_available: false, return_offer: null })
    expect((await apply(scene)).body.err_code).toBe('43001')
  })

  test('is limited to the price after discounts, exact to the cent over all returns', async () => {
    const scene = await paidOrder(t, 2)
    await t.make((tx) => tx.exec(`update order_line set discount = 601 where id = ${scene.line}`))
    expect((await scene.read()).lines[0].return_offer.paid).toBe('249.99')
    expect((await apply(scene, { amount: '125' })).body.detail).toBe('退款金额不能超过 ¥124.99')
    expect((await apply(scene, { amount: '124.99' })).status).toBe(200)
    expect((await apply(scene, { amount: '125.01' })).body.detail).toBe('退款金额不能超过 ¥125')
  })

  test('accepts images of its buyer only', async () => {
    const scene = await paidOrder(t)
    const [own, strange] = await t.make(async (tx) => [
      await makeImage(tx, MAIN, scene.buyer.id),
      await makeImage(tx, MAIN),
    ])
    expect((await apply(scene, { images: [strange] })).body.fields).toHaveProperty('images')
    expect((await apply(scene, { images: [own, own] })).body.images).toHaveLength(1)
  })
})

test('a refund-only return before shipping refunds once through the vendor and restocks the piece', async () => {
  const scene = await paidOrder(t, 2)
  const { body } = await apply(scene, { quantity: 1, amount: '128' })
  expect(body).toMatchObject({
    kind_display: '仅退款',
    status_display: '待商家处理',
    actions: ['withdraw'],
    amount: '128.00',
  })
  expect((await scene.read()).lines[0]).toMatchObject({ return_status: 'return_apply', left_to_send: 1 })
  expect((await stepReturn(scene.operator.client, body.number, 'agree', { note: '好的' })).body).toMatchObject({
    status: 'agreed',
    actions: [],
  })
  await runDue()
  const after = (await scene.buyer.client.get(`/shop/orderlinereturn/${body.number}/`)).body
  expect(after.logs.map(({ action, actor, note }: Record<string, string>) => [action, actor, note])).toEqual([
    ['apply', 'owner', ''],
    ['agree', 'operator', '好的'],
    ['refund', 'system', ''],
  ])
  expect(t.ports.payments.wechat.refunds.filter(({ outRefundNo }) => outRefundNo === body.number)).toMatchObject([
    { amount: 12_800 },
  ])
  expect(await stockLeft(t, scene.cup.variants[0])).toBe(9)
  expect(await scene.read()).toMatchObject({
    status: 'wait_ship',
    refunded: '128.00',
    lines: [{ return_status: 'draft', left_to_send: 1 }],
  })
})

describe('a refund-only return of packed pieces', () => {
  test('takes them out of their parcel and restocks them, and the last one closes the order', async () => {
    const scene = await paidOrder(t, 3)
    const [parcel] = (await opsStep(t, scene, { action: 'ship' })).body.deliveries
    expect((await scene.read()).lines[0]).toMatchObject({ left_to_send: 0, return_offer: { kinds: ['refund_only'] } })
    expect((await apply(scene, { kind: 'return_goods' })).body.err_code).toBe('43001')
    const first = (await apply(scene, { quantity: 1, amount: '128' })).body
    expect(await scene.read()).toMatchObject({
      lines: [{ left_to_send: 0 }],
      deliveries: [{ number: parcel.number, lines: [{ quantity: 2 }] }],
    })
    await stepReturn(scene.operator.client, first.number, 'agree')
    await runDue()
    expect(await stockLeft(t, scene.cup.variants[0])).toBe(8)
    const second = (await apply(scene, { quantity: 2, amount: '256' })).body
    expect((await scene.read()).deliveries).toEqual([])
    const path = `/shop/order_nodedelivery/${parcel.number}/shipped/`
    expect(
      (await scene.operator.client.post(path, { carrier: '顺丰', tracking_no: 'SF1' }, { key: true })).status,
    ).toBe(404)
    await stepReturn(scene.operator.client, second.number, 'agree')
    await runDue()
    expect(await scene.read()).toMatchObject({ status: 'closed', refunded: '384.00' })
    expect(await stockLeft(t, scene.cup.variants[0])).toBe(10)
  })

  test('lets them be packed again when it is refused', async () => {
    const scene = await paidOrder(t, 2)
    await opsStep(t, scene, { action: 'ship' })
    const { number } = (await apply(scene, { quantity: 1 })).body
    await stepReturn(scene.operator.client, number, 'refuse')
    expect((await opsStep(t, scene, { action: 'ship' })).body).toMatchObject({
      lines: [{ left_to_send: 0 }],
      deliveries: [{ lines: [{ quantity: 1 }] }, { lines: [{ quantity: 1 }] }],
    })
  })
})

test('returning the last piece closes the order and restores its coupon', async () => {
  const scene = await paidOrder(t, 2)
  await t.make(async (tx) => {
    const [coupon] = await tx.rows<{ id: number }>(
      "insert into coupon (tenant_id, slug, type, value, label) values (1, 'back', 'R', 100, 'x') returning id",
    )
    const [row] = await tx.rows<{ id: number }>('select id from shop_order where number = $1', [scene.number])
    await tx.rows(
      "insert into user_coupon (tenant_id, coupon_id, user_id, position, status, code, order_id, used_at, created_at) values (1, $1, $2, 1, 'used', 'BACK', $3, now(), now())",
      [coupon?.id ?? 0, scene.buyer.id, row?.id ?? 0],
    )
  })
  const coupon = async () =>
    (await t.make((tx) => tx.rows("select status, order_id from user_coupon where code = 'BACK'")))[0]
  for (const [n, expected] of [
    [0, { status: 'wait_ship' }],
    [1, { status: 'closed', refunded: '256.00' }],
  ] as const) {
    const { body } = await apply(scene, { amount: '128.00' })
    await stepReturn(scene.operator.client, body.number, 'agree')
    await runDue()
    expect([n, await scene.read()]).toMatchObject([n, expected])
    expect(await coupon()).toMatchObject({ status: n === 0 ? 'used' : 'unused' })
  }
  expect(await stockLeft(t, scene.cup.variants[0])).toBe(10)
})

test('a goods return runs through agree, ship, receive and refund', async () => {
  const scene = await shippedOrder(2)
  const { number } = (await apply(scene, { kind: 'return_goods', quantity: 2, amount: '256' })).body
  const [buyer, operator] = [scene.buyer.client, scene.operator.client]
  expect((await stepReturn(buyer, number, 'ship', { carrier: '顺丰', tracking_no: 'SF2' })).body.err_code).toBe('43003')
  await stepReturn(operator, number, 'agree')
  expect((await stepReturn(buyer, number, 'ship', { carrier: '顺丰', tracking_no: ' ' })).body.detail).toBe(
    '请填写快递公司和运单号',
  )
  expect((await stepReturn(buyer, number, 'ship', { carrier: '顺丰', tracking_no: 'SF2' })).body).toMatchObject({
    status: 'shipped_back',
    tracking_no: 'SF2',
  })
  expect((await stepReturn(buyer, number, 'receive')).body.err_code).toBe('10403')
  expect((await stepReturn(buyer, number, 'withdraw')).body.err_code).toBe('43003')
  expect(await stockLeft(t, scene.cup.variants[0])).toBe(8)
  await stepReturn(operator, number, 'receive')
  await runDue()
  expect((await buyer.get(`/shop/orderlinereturn/${number}/`)).body).toMatchObject({
    status: 'refunded',
    status_display: '已退款',
  })
  expect(await stockLeft(t, scene.cup.variants[0])).toBe(10)
  expect(await books(t, scene.number)).toEqual({ ledger: 0, refunded: 25_600, total: 25_600, due: 0 })
})

test.each(['refuse', 'withdraw'])(
  'a return that ends by %s leaves its line unchanged, and can be requested again',
  async (action) => {
    const scene = await paidOrder(t, 1)
    const { number } = (await apply(scene, { amount: '128' })).body
    expect((await apply(scene, { amount: '128' })).body.err_code).toBe('43001')
    const by = action === 'refuse' ? scene.operator.client : scene.buyer.client
    expect((await stepReturn(by, number, action)).status).toBe(200)
    expect((await stepReturn(by, number, action)).body.err_code).toBe('43003')
    expect((await scene.read()).lines[0]).toMatchObject({
      return_status: 'draft',
      is_return_available: true,
      left_to_send: 1,
    })
    expect((await apply(scene, { amount: '128' })).status).toBe(200)
  },
)

test('system actions are forbidden, and a return of another user is not found', async () => {
  const scene = await paidOrder(t, 1)
  const { number } = (await apply(scene)).body
  for (const client of [scene.buyer.client, scene.operator.client])
    expect((await stepReturn(client, number, 'refund')).body.err_code).toBe('10403')
  const stranger = (await t.user()).client
  expect((await stranger.get(`/shop/orderlinereturn/${number}/`)).status).toBe(404)
  expect((await stepReturn(stranger, number, 'withdraw')).status).toBe(404)
  expect((await stranger.get('/shop/orderlinereturn/')).body.count).toBe(0)
  expect((await scene.buyer.client.get('/shop/orderlinereturn/')).body.results).toMatchObject([{ number }])
})

test('a return of 0.00 is completed at once without a vendor', async () => {
  const scene = await paidOrder(t, 2)
  const { number } = (await apply(scene, { quantity: 2, amount: '0' })).body
  expect((await stepReturn(scene.operator.client, number, 'agree')).body.status).toBe('refunded')
  expect(await scene.read()).toMatchObject({ status: 'closed', refunded: '0.00' })
})
