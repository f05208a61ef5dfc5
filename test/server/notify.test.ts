import { sendOrderMessage } from '../../server/src/families/shop/order/message'
import { UpstreamError } from '../../server/src/ports/types'
import { startTestApp, type TestApp } from './support/app'
import { Client, type Loose } from './support/client'
import { type Buyer, makeBuyer, order, stock } from './support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
}, 60_000)
afterAll(() => t.stop())
beforeEach(async () => {
  await t.make((q) => q.exec('delete from notify_grant; delete from due_work; delete from vendor_token'))
  t.ports.wechatWeb.reset()
})

const MINI = { 'sp-mp-aid': 'wx-qingshi' }

interface Scene {
  buyer: Buyer
  made: Loose
}

/** A buyer who came by the mini-program, with an unpaid order. */
async function ordered(): Promise<Scene> {
  const buyer = await makeBuyer(t)
  await t.make((q) =>
    q.rows("insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) values (1, 'weapp', 'wx-qingshi', $1, $2, $3)", [
      `mini-${buyer.id}`,
      buyer.id,
      t.ports.clock.now(),
    ]),
  )
  return { buyer, made: await order(buyer, await stock(t, { price: 12_800, variants: [{ inventory: 10 }] })) }
}

const grant = ({ buyer }: Scene, body: object, headers: Record<string, string> = MINI) => buyer.client.post('/base/user/notifyconfig/', body, { headers })

async function pay({ buyer, made }: Scene): Promise<void> {
  await buyer.client.post(`/shop/order/${made.number}/pay/`, { channel: 'wx_h5' }, { key: true })
  const opened = t.ports.payments.wechat.opened.at(-1)
  const notice = { secret: true, state: 'paid', outTradeNo: opened?.outTradeNo, tradeNo: 'T', amount: opened?.amount, paidAt: '2026-05-06T04:10:00Z' }
  const reply = await t.fastify.inject({
    method: 'POST',
    url: '/api/notify/wechat/qingshi/',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(notice),
  })
  if (reply.statusCode !== 200) throw new Error(reply.body)
}

const run = () => t.due.runDue(t.ports.clock.now())
const sent = () => t.ports.wechatWeb.sent
const grants = () =>
  t.make((q) =>
    q.rows<{ template: string; order_number: string | null; used: boolean }>(
      'select template, order_number, used_at is not null as used from notify_grant order by id',
    ),
  )
const planned = async () => (await t.make((q) => q.rows("select 1 from due_work where kind = 'notify_order'"))).length

test('a paid order tells its buyer once, with the vendor’s data', async () => {
  const scene = await ordered()
  expect((await grant(scene, { templates: ['tpl-order'], order: scene.made.number })).body).toEqual({ ok: true })
  await pay(scene)
  await run()
  await run()
  expect(sent()).toEqual([
    {
      openId: `mini-${scene.buyer.id}`,
      template: 'tpl-order',
      page: `pages/shop/order/detail?number=${scene.made.number}`,
      fields: { character_string1: scene.made.number, amount2: `¥${scene.made.sums.total}`, phrase3: '待发货', date4: '2026年5月6日 12:00' },
    },
  ])
  expect(await grants()).toEqual([{ template: 'tpl-order', order_number: scene.made.number, used: true }])
  expect(await planned()).toBe(0)
})

test('two senders at once use one leave for one message', async () => {
  const scene = await ordered()
  await grant(scene, { templates: ['tpl-order'] })
  await pay(scene)
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant) throw new Error('no tenant')
  const ctx = { tenant, language: tenant.language, now: t.ports.clock.now(), db: t.database.of(tenant.id), ports: t.ports, log: t.fastify.log }
  const [work] = await t.make((q) => q.rows<{ key: string }>("select key from due_work where kind = 'notify_order'"))
  await Promise.all([1, 2, 3].map(() => sendOrderMessage(ctx, work?.key ?? '')))
  expect(sent().length).toBe(1)
})

test('each leave is good for one message: the next step of the order needs another', async () => {
  const scene = await ordered()
  await grant(scene, { templates: ['tpl-order'] })
  await grant(scene, { templates: ['tpl-order'], order: scene.made.number })
  await pay(scene)
  await run()
  expect((await grants()).map(({ used }) => used)).toEqual([false, true])
  const operator = await t.user({ perms: ['shop.change_order'] })
  await operator.client.post(`/shop/order/${scene.made.number}/process/`, { action: 'ship' }, { key: true })
  await run()
  expect(sent().map(({ fields }) => fields.phrase3)).toEqual(['待发货', '待收货'])
  expect((await grants()).map(({ used }) => used)).toEqual([true, true])
})

test('without leave nothing is planned; leave for another order is not used', async () => {
  const [first, second] = [await ordered(), await ordered()]
  await grant(first, { templates: ['tpl-order'], order: first.made.number })
  await pay(second)
  expect(await planned()).toBe(0)
  expect(sent()).toEqual([])
})

test('an order that was paid and has moved on is not told of twice', async () => {
  const scene = await ordered()
  await grant(scene, { templates: ['tpl-order'] })
  await pay(scene)
  await t.make((q) => q.rows("update shop_order set status = 'shipped' where tenant_id = 1 and number = $1", [scene.made.number]))
  await run()
  expect(sent()).toEqual([])
  expect((await grants())[0]?.used).toBe(false)
})

test('only the templates of the mini-program that asks are kept, each a few times', async () => {
  const scene = await ordered()
  await grant(scene, { templates: ['unknown', 'tpl-order', 'tpl-order'] })
  await grant(scene, { templates: ['tpl-order'] }, {})
  await grant(scene, { templates: ['tpl-order'] }, { 'sp-mp-aid': 'wx-rimba' })
  expect(await grants()).toEqual([{ template: 'tpl-order', order_number: null, used: false }])
  for (let n = 0; n < 25; n++) await grant(scene, { templates: ['tpl-order'] })
  expect((await grants()).length).toBe(20)
})

test("another user's order is not noted, and a visitor may not call", async () => {
  const [scene, other] = [await ordered(), await ordered()]
  await grant(scene, { templates: ['tpl-order'], order: other.made.number })
  expect((await grants())[0]?.order_number).toBeNull()
  expect((await new Client(t.fastify, { headers: MINI }).post('/base/user/notifyconfig/', { templates: ['tpl-order'] })).status).toBe(401)
})

test('a message that did not go is tried again with the same leave', async () => {
  const scene = await ordered()
  await grant(scene, { templates: ['tpl-order'] })
  t.ports.wechatWeb.outcomes.push(new UpstreamError('wechat', 'wechat: ECONNREFUSED', { undone: true }))
  await pay(scene)
  await run()
  expect([sent().length, (await grants())[0]?.used, await planned()]).toEqual([0, false, 1])
  t.ports.clock.forward(3600)
  await run()
  expect([sent().length, (await grants())[0]?.used, await planned()]).toEqual([1, true, 0])
})

test.each([
  ['was refused (43101)', { state: 'refused', reason: 'user refuse to accept the msg (43101)' }],
  ['may have gone', { state: 'unknown', reason: 'wechat: timeout' }],
] as const)('a message that %s is not repeated', async (_name, outcome) => {
  const scene = await ordered()
  await grant(scene, { templates: ['tpl-order'] })
  t.ports.wechatWeb.outcomes.push(outcome)
  await pay(scene)
  await run()
  t.ports.clock.forward(7200)
  await run()
  expect([sent().length, (await grants())[0]?.used, await planned()]).toEqual([0, true, 0])
})

test('a stale token is renewed and the message goes', async () => {
  const scene = await ordered()
  await grant(scene, { templates: ['tpl-order'] })
  t.ports.wechatWeb.stale.add('wx-qingshi-token-1')
  await pay(scene)
  await run()
  expect(sent().length).toBe(1)
})
