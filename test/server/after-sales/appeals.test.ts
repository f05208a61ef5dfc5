import { APPEAL_DAYS } from '@storefront/contract/constants'
import { makeImage } from '../../factories/product'
import { apply, books, opsStep, paidOrder, type Scene, stepReturn } from '../support/after-sales'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let judge: Client
beforeAll(async () => {
  t = await startTestApp()
  judge = (await t.user({ perms: ['shop.change_order', 'shop.judge_appeal'] })).client
})
afterAll(() => t.stop())

const DAY_S = 86_400

interface Refusal extends Scene {
  ret: string
}

/** A request that the clerk refused: one of two pieces that were not sent, without the goods. */
async function refuse(more: object = {}): Promise<Refusal> {
  const scene = await paidOrder(t, 2)
  const { body } = await apply(scene, more)
  await stepReturn(scene.operator.client, body.number, 'refuse', { note: '已经打包' })
  return { ...scene, ret: body.number }
}

const appeal = ({ buyer, ret }: Refusal, more: object = {}) =>
  stepReturn(buyer.client, ret, 'appeal', { text: '收到时杯口有缺', ...more })
const read = async ({ buyer, ret }: Refusal): Promise<Loose> =>
  (await buyer.client.get(`/shop/orderlinereturn/${ret}/`)).body
const lineOf = async ({ line }: Scene) =>
  (
    await t.make((tx) =>
      tx.rows<{ returned: number; return_amount: number; unsent: number }>(
        'select returned, return_amount, unsent from order_line where tenant_id = 1 and id = $1',
        [line],
      ),
    )
  )[0]

test('a buyer appeals once against a refusal, with words and pictures that both sides see', async () => {
  const scene = await refuse()
  expect(await read(scene)).toMatchObject({ status: 'refused', actions: ['appeal'], appeal: null })
  const image = await t.make((tx) => makeImage(tx, MAIN, scene.buyer.id))
  const { body } = await appeal(scene, { images: [image] })
  expect(body).toMatchObject({ status: 'appealed', status_display: '申诉处理中', actions: [], appeal_until: null })
  expect(body.appeal).toMatchObject({ text: '收到时杯口有缺', images: [{}] })
  expect(body.logs.at(-1)).toMatchObject({ status_display: '买家申诉', note: '收到时杯口有缺', actor: 'owner' })
  const reply = (await judge.get(`/studio/shop/orderlinereturn/${scene.ret}/`)).body
  expect(reply).toMatchObject({ actions: ['uphold', 'reopen'], appeal: { text: '收到时杯口有缺' } })
  const clerk = (await scene.operator.client.get(`/shop/orderlinereturn/${scene.ret}/`)).body
  expect(clerk.actions).toEqual([])
  expect((await appeal(scene)).body.err_code).toBe('43003')
})

test('an appeal needs words, own pictures and the days after the refusal', async () => {
  const scene = await refuse()
  expect((await appeal(scene, { text: ' ' })).status).toBe(400)
  const foreign = await t.make((tx) => makeImage(tx, MAIN, scene.operator.id))
  expect((await appeal(scene, { images: [foreign] })).status).toBe(400)
  t.ports.clock.forward(APPEAL_DAYS * DAY_S)
  expect(await read(scene)).toMatchObject({ actions: [], appeal_until: null })
  expect((await appeal(scene)).body).toMatchObject({
    err_code: '43007',
    detail: '只能在被拒绝后 7 天内申诉一次',
  })
  expect((await read(scene)).status).toBe('refused')
})

test('a refusal that is confirmed is final, and the buyer reads why', async () => {
  const scene = await refuse()
  await appeal(scene)
  expect((await stepReturn(judge, scene.ret, 'uphold')).status).toBe(400)
  const { body } = await stepReturn(judge, scene.ret, 'uphold', { note: '照片与发货记录不符' })
  expect(body.status).toBe('refused')
  expect(await read(scene)).toMatchObject({ status: 'refused', actions: [], appeal_until: null })
  expect((await read(scene)).logs.at(-1)).toMatchObject({
    ...{ actor: 'operator', status_display: '申诉未通过，维持拒绝', note: '照片与发货记录不符' },
  })
  expect((await appeal(scene)).body.err_code).toBe('43007')
  expect(await lineOf(scene)).toEqual({ returned: 0, return_amount: 0, unsent: 0 })
})

test('an appeal that is right pays the agreed amount back, once for two judges', async () => {
  const scene = await refuse({ amount: '1.00' })
  await appeal(scene)
  const results = await Promise.all([
    stepReturn(judge, scene.ret, 'reopen', { amount: '0.60' }),
    stepReturn(judge, scene.ret, 'reopen', { amount: '0.60' }),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await read(scene)).toMatchObject({ amount: '0.60', status: 'agreed', refund: { amount: '0.60' } })
  await t.due.runDue(t.ports.clock.now())
  expect((await read(scene)).status).toBe('refunded')
  expect(await lineOf(scene)).toEqual({ returned: 1, return_amount: 60, unsent: 1 })
  const sums = await books(t, scene.number)
  expect([sums.refunded, sums.total - sums.refunded]).toEqual([60, sums.ledger])
})

test('an appeal is right up to what is left of the line', async () => {
  const scene = await refuse()
  await appeal(scene)
  const { body } = await stepReturn(judge, scene.ret, 'reopen', { amount: '999999.00' })
  expect(body.err_code).toBe('16003')
  const other = await apply(scene, { quantity: 2, amount: '1.00' })
  expect(other.status).toBe(200)
  expect((await stepReturn(judge, scene.ret, 'reopen')).body.err_code).toBe('16001')
  expect((await read(scene)).status).toBe('appealed')
})

test('goods that are to come back are waited for after an appeal', async () => {
  const scene = await paidOrder(t, 2)
  await opsStep(t, scene, { action: 'ship', carrier: '顺丰', tracking_no: 'SF1234567' })
  const { body } = await apply(scene, { kind: 'return_goods' })
  await stepReturn(scene.operator.client, body.number, 'refuse', { note: '已使用' })
  const refusal = { ...scene, ret: body.number }
  await appeal(refusal)
  await stepReturn(judge, refusal.ret, 'reopen', { note: '杭州市余杭区退货仓' })
  expect(await read(refusal)).toMatchObject({ status: 'agreed', actions: ['ship', 'withdraw'], refund: null })
  expect((await lineOf(scene))?.returned).toBe(1)
  expect((await stepReturn(scene.buyer.client, refusal.ret, 'withdraw')).status).toBe(200)
  expect((await lineOf(scene))?.returned).toBe(0)
})

test('staff decide on appeals with the permission alone, and not on one against their own refusal', async () => {
  const scene = await refuse()
  await appeal(scene)
  expect((await stepReturn(scene.operator.client, scene.ret, 'reopen')).status).toBe(403)
  expect((await stepReturn(scene.buyer.client, scene.ret, 'reopen')).status).toBe(403)
  const both = await t.user({ perms: ['shop.change_order', 'shop.judge_appeal'] })
  const second = await paidOrder(t, 2)
  const { body } = await apply(second)
  await stepReturn(both.client, body.number, 'refuse', { note: '不符合' })
  await appeal({ ...second, ret: body.number })
  expect((await stepReturn(both.client, body.number, 'reopen')).body.err_code).toBe('43008')
  const owner = (await t.user({ perms: ['*'] })).client
  expect((await stepReturn(owner, body.number, 'reopen')).status).toBe(200)
})

test('appeals wait in a tab of their own, for those who decide', async () => {
  const scene = await refuse()
  await appeal(scene)
  const { results } = (await judge.get('/studio/ops/shop/orderlinereturn/?tab=appealed')).body
  expect(results.map(({ number }: Loose) => number)).toContain(scene.ret)
  const { waiting } = (await judge.get('/ops/base/home/')).body
  expect(waiting.find(({ kind }: Loose) => kind === 'appeals')?.count).toBeGreaterThan(0)
  const { waiting: clerks } = (await scene.operator.client.get('/ops/base/home/')).body
  expect(clerks.some(({ kind }: Loose) => kind === 'appeals')).toBe(false)
})
