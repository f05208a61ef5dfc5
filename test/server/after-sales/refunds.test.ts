import { REFUND_ATTEMPTS_MAX } from '@storefront/contract/constants'
import { startTestApp, type TestApp } from '../support/app'
import { apply, books, idOf, paidOrder, type Scene, stepReturn } from '../support/after-sales'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
afterEach(() => {
  t.ports.payments.wechat.refundRefused = null
})

/** Lets so many tries come, each after its pause. */
async function tries(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    t.ports.clock.forward(3700)
    await t.due.runDue(t.ports.clock.now())
  }
}
const refundsOf = (number: string) =>
  t.ports.payments.wechat.refunds.filter(({ outRefundNo }) => outRefundNo === number).length
const dueOf = (id: number) =>
  t.make((tx) => tx.rows("select attempts from job where kind = 'refund' and key = $1", [String(id)]))

/** A return that was agreed to, whose money the vendor refuses. */
async function refusedRefund(count = REFUND_ATTEMPTS_MAX): Promise<Scene & { ret: string; refund: number }> {
  const scene = await paidOrder(t, 2)
  t.ports.payments.wechat.refundRefused = '商户余额不足'
  const { number } = (await apply(scene, { quantity: 2, amount: '256' })).body
  const { refund } = (await stepReturn(scene.operator.client, number, 'agree')).body
  await tries(count)
  return { ...scene, ret: number, refund: refund.id }
}
const process = ({ operator }: Scene, refund: number, body: object) =>
  operator.client.post(`/ops/shop/refund/${refund}/process/`, body, { key: true })
const readRefund = async (scene: Scene & { ret: string }, client = scene.buyer.client) =>
  (await client.get(`/shop/orderlinereturn/${scene.ret}/`)).body.refund

test('a refused refund is retried up to its limit and then failed, and its buyer sees the status', async () => {
  const scene = await refusedRefund(REFUND_ATTEMPTS_MAX - 1)
  expect(await readRefund(scene)).toMatchObject({
    status: 'due',
    status_display: '退款处理中',
    reason: null,
    logs: [],
    actions: [],
  })
  const [work] = (await dueOf(scene.refund)) as { attempts: number }[]
  expect(work?.attempts).toBe(REFUND_ATTEMPTS_MAX - 1)
  await tries(1)
  expect(await dueOf(scene.refund)).toEqual([])
  expect(await readRefund(scene)).toMatchObject({
    status: 'failed',
    status_display: '退款未能自动到账，商家正在为您处理',
    reason: null,
    logs: [],
    actions: [],
  })
  expect(await scene.read()).toMatchObject({
    status: 'wait_ship',
    refunds: [{ status: 'failed', amount: '256.00', reason: null }],
  })
  expect(await readRefund(scene, scene.operator.client)).toMatchObject({
    status: 'failed',
    reason: '商户余额不足',
    logs: [{ action: 'give_up', note: '商户余额不足' }],
    actions: ['retry', 'settle'],
  })
  // It stays so, whatever time goes by.
  await tries(2)
  expect((await readRefund(scene, scene.operator.client)).logs).toHaveLength(1)
})

test('failed refunds have their own operator tab, and the order shows the reason of the vendor', async () => {
  const scene = await refusedRefund()
  const list = async (tab: string) =>
    (await scene.operator.client.get(`/ops/shop/orderlinereturn/?tab=${tab}&search=${scene.ret}`)).body
  expect(await list('refund_failed')).toMatchObject({
    count: 1,
    results: [{ number: scene.ret, refund: { reason: '商户余额不足' } }],
  })
  const order = (await scene.operator.client.get(`/ops/shop/order/${await idOf(t, scene.number)}/`)).body
  expect(order.refunds).toMatchObject([{ id: scene.refund, status: 'failed', actions: ['retry', 'settle'] }])
  await process(scene, scene.refund, { action: 'settle', note: 'x' })
  expect((await list('refund_failed')).count).toBe(0)
  expect((await list('done')).count).toBe(1)
})

test('a retried refund gets all attempts again, and completes once the vendor accepts it', async () => {
  const scene = await refusedRefund()
  expect((await process(scene, scene.refund, { action: 'retry' })).body).toMatchObject({ status: 'due', actions: [] })
  await tries(REFUND_ATTEMPTS_MAX - 1)
  expect((await readRefund(scene)).status).toBe('due')
  t.ports.payments.wechat.refundRefused = null
  await tries(1)
  expect([refundsOf(scene.ret), (await readRefund(scene)).status]).toEqual([1, 'done'])
  expect(await books(t, scene.number)).toEqual({ ledger: 0, refunded: 25_600, total: 25_600, due: 0 })
  expect((await scene.read()).status).toBe('closed')
})

test('a refund settled with a note is recorded once as manual in the ledger, and the vendor is not queried again', async () => {
  const scene = await refusedRefund()
  expect((await process(scene, scene.refund, { action: 'settle' })).body.detail).toBe('请填写线下退款的说明')
  expect((await process(scene, scene.refund, { action: 'settle', note: ' 支付宝转账 0312 ' })).body).toMatchObject({
    status: 'done',
    reason: null,
    logs: [{ action: 'give_up' }, { action: 'settle', note: '支付宝转账 0312' }],
  })
  for (const action of ['settle', 'retry'])
    expect((await process(scene, scene.refund, { action, note: 'x' })).body.err_code).toBe('43051')
  t.ports.payments.wechat.refundRefused = null
  await tries(2)
  expect(refundsOf(scene.ret)).toBe(0)
  const rows = await t.make((tx) =>
    tx.rows('select vendor, amount from ledger_entry where tenant_id = 1 and ref = $1', [scene.ret]),
  )
  expect(rows).toEqual([{ vendor: 'hand', amount: -25_600 }])
  expect(await books(t, scene.number)).toEqual({ ledger: 0, refunded: 25_600, total: 25_600, due: 0 })
  expect(await scene.read()).toMatchObject({ status: 'closed', refunds: [{ status: 'done' }] })
  const log = await t.make((tx) =>
    tx.rows("select actor, user_id from refund_log where refund_id = $1 and action = 'settle'", [scene.refund]),
  )
  expect(log).toEqual([{ actor: 'operator', user_id: scene.operator.id }])
})

test('a pending refund cannot be settled, and only an operator of the site with permission can settle', async () => {
  const scene = await refusedRefund(1)
  expect((await process(scene, scene.refund, { action: 'settle', note: 'x' })).body.err_code).toBe('43051')
  const body = { action: 'settle', note: 'x' }
  const by = (client: Scene['buyer']['client']) =>
    client.post(`/ops/shop/refund/${scene.refund}/process/`, body, { key: true })
  expect((await by(scene.buyer.client)).status).toBe(403)
  expect((await by((await t.user({ perms: ['shop.change_product'] })).client)).status).toBe(403)
  expect((await by((await t.user({ tenantId: 2, perms: ['*'] })).client)).status).toBe(404)
})

test('a refund is retried without limit while the vendor is unreachable', async () => {
  const scene = await paidOrder(t, 1)
  const vendor = t.ports.payments.wechat
  const real = vendor.refund.bind(vendor)
  const refundSpy = jest.spyOn(vendor, 'refund').mockRejectedValue(new Error('no answer'))
  const { number } = (await apply(scene, { amount: '128' })).body
  await stepReturn(scene.operator.client, number, 'agree')
  await tries(REFUND_ATTEMPTS_MAX + 3)
  expect(await readRefund({ ...scene, ret: number })).toMatchObject({ status: 'due' })
  refundSpy.mockImplementation(real)
  await tries(1)
  expect((await readRefund({ ...scene, ret: number })).status).toBe('done')
})

test('a refund that the vendor is processing stays due, is asked for later, and is no refusal', async () => {
  const scene = await paidOrder(t, 1)
  const vendor = t.ports.payments.wechat
  const refundSpy = jest.spyOn(vendor, 'refund').mockResolvedValue({ state: 'processing', refundNo: '50' })
  const { number } = (await apply(scene, { amount: '128' })).body
  const { refund } = (await stepReturn(scene.operator.client, number, 'agree')).body
  await tries(REFUND_ATTEMPTS_MAX + 3)
  const returnScene = { ...scene, ret: number }
  expect(await readRefund(returnScene)).toMatchObject({ status: 'due', status_display: '退款处理中' })
  expect(await readRefund(returnScene, scene.operator.client)).toMatchObject({ status: 'due', reason: null, logs: [] })
  const { total } = await books(t, scene.number)
  expect(await books(t, scene.number)).toMatchObject({ ledger: total, due: total })
  expect(refundSpy).toHaveBeenCalledTimes(REFUND_ATTEMPTS_MAX + 3)
  refundSpy.mockRestore()
  await tries(1)
  expect((await readRefund(returnScene)).status).toBe('done')
  expect(await books(t, scene.number)).toMatchObject({ ledger: 0, due: 0 })
  expect([refundsOf(number), await dueOf(refund.id)]).toEqual([1, []])
})

test('a refund without a vendor account fails with that reason for operators', async () => {
  const scene = await paidOrder(t, 1)
  const id = await idOf(t, scene.number)
  await t.make((tx) => tx.rows("update payment set vendor = 'alipay' where tenant_id = 1 and order_id = $1", [id]))
  await t.make((tx) => tx.exec("delete from tenant_credential where tenant_id = 1 and kind = 'pay:alipay'"))
  const { number } = (await apply(scene, { amount: '128' })).body
  await stepReturn(scene.operator.client, number, 'agree')
  await tries(REFUND_ATTEMPTS_MAX)
  expect(await readRefund({ ...scene, ret: number }, scene.operator.client)).toMatchObject({
    status: 'failed',
    reason: '站点未配置收款账户',
  })
})
