import { databaseOver } from '../../../server/src/db/database'
import { migrate, readMigrations } from '../../../server/src/db/migrate'
import { sendOrderMessage } from '../../../server/src/domains/orders/order/message'
import { UpstreamError } from '../../../server/src/core/ports.types'
import { startTestApp, type TestApp } from '../support/app'
import { Client, type Loose } from '../support/client'
import { openEmptyPostgres } from '../support/postgres'
import { type Buyer, makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.make((tx) => tx.exec('delete from notify_grant; delete from job; delete from vendor_token'))
  t.ports.wechatWeb.reset()
  t.ports.alipayMini.reset()
})

const vendors = {
  weapp: {
    appId: 'wx-qingshi',
    template: 'tpl-order',
    port: () => t.ports.wechatWeb,
    fields: { number: 'character_string1', amount: 'amount2', status: 'phrase3', time: 'date4' },
  },
  alipay: {
    appId: 'ali-qingshi',
    template: 'ali-tpl-order',
    port: () => t.ports.alipayMini,
    fields: { number: 'keyword1', amount: 'keyword2', status: 'keyword3', time: 'keyword4' },
  },
} as const
type Vendor = keyof typeof vendors

interface Scene {
  buyer: Buyer
  order: Loose
}

const openIdOf = ({ buyer }: Scene, vendor: Vendor) => `${vendor}-${buyer.id}`
const headersOf = (vendor: Vendor) => ({ 'sp-mp-aid': vendors[vendor].appId })

/** A buyer who came by these mini-programs, with an unpaid order. */
async function placeOrder(...by: Vendor[]): Promise<Scene> {
  const buyer = await makeBuyer(t)
  const scene = { buyer, order: await order(buyer, await stock(t, { price: 12_800, variants: [{ inventory: 10 }] })) }
  const identity =
    'insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) values (1, $1, $2, $3, $4, $5)'
  for (const vendor of by)
    await t.make((tx) =>
      tx.rows(identity, [vendor, vendors[vendor].appId, openIdOf(scene, vendor), buyer.id, t.ports.clock.now()]),
    )
  return scene
}

/** The buyer's leave for one message of a mini-program, for this order or for any. */
const leave = ({ buyer }: Scene, vendor: Vendor, number?: string) =>
  buyer.client.post(
    '/base/user/notifyconfig/',
    { templates: [vendors[vendor].template], order: number },
    { headers: headersOf(vendor) },
  )

async function pay({ buyer, order }: Scene): Promise<void> {
  await buyer.client.post(`/shop/order/${order.number}/pay/`, { channel: 'wx_h5' }, { key: true })
  const payment = t.ports.payments.wechat.opened.at(-1)
  const notice = {
    secret: true,
    state: 'paid',
    outTradeNo: payment?.outTradeNo,
    tradeNo: 'T',
    amount: payment?.amount,
    paidAt: '2026-05-06T04:10:00Z',
  }
  const reply = await t.fastify.inject({
    method: 'POST',
    url: '/api/notify/wechat/qingshi/',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(notice),
  })
  if (reply.statusCode !== 200) throw new Error(reply.body)
}

const run = () => t.due.runDue(t.ports.clock.now())
const grants = () =>
  t.make((tx) =>
    tx.rows<{ vendor: Vendor; template: string; order_number: string | null; used: boolean }>(
      'select vendor, template, order_number, used_at is not null as used from notify_grant order by id',
    ),
  )
const plannedCount = async () => (await t.make((tx) => tx.rows("select 1 from job where kind = 'notify_order'"))).length

describe.each(['weapp', 'alipay'] as const)('buyer of the %s mini-program', (vendor) => {
  const { template, port, fields } = vendors[vendor]
  const grant = ({ buyer }: Scene, body: object, headers: Record<string, string> = headersOf(vendor)) =>
    buyer.client.post('/base/user/notifyconfig/', body, { headers })
  const sentMessages = () => port().sent

  test('gets one message about a paid order in the format of the vendor', async () => {
    const scene = await placeOrder(vendor)
    expect((await grant(scene, { templates: [template], order: scene.order.number })).body).toEqual({ ok: true })
    await pay(scene)
    await run()
    await run()
    const { number, sums } = scene.order
    const clock = new Date(t.ports.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(11, 16)
    const values = {
      [fields.number]: number,
      [fields.amount]: `¥${sums.total}`,
      [fields.status]: '待发货',
      [fields.time]: `2026年5月6日 ${clock}`,
    }
    const page = `pages/trade/order/detail?number=${number}`
    expect(sentMessages()).toEqual([{ openId: openIdOf(scene, vendor), template, page, fields: values }])
    expect(await grants()).toEqual([{ vendor, template, order_number: number, used: true }])
    expect(await plannedCount()).toBe(0)
  })

  test('gets a message about tickets that leads to the page of the ticket order', async () => {
    const scene = await placeOrder(vendor)
    await leave(scene, vendor)
    await t.make((tx) => tx.rows("update shop_order set kind = 'ticket' where number = $1", [scene.order.number]))
    await pay(scene)
    await run()
    expect(sentMessages().map(({ page }) => page)).toEqual([`pages/ticket/order/detail?number=${scene.order.number}`])
  })

  test('gets one message per subscription from concurrent senders', async () => {
    const scene = await placeOrder(vendor)
    await leave(scene, vendor)
    await pay(scene)
    const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
    if (!tenant) throw new Error('no tenant')
    const ctx = {
      tenant,
      language: tenant.language,
      now: t.ports.clock.now(),
      db: t.database.of(tenant.id),
      ports: t.ports,
      log: t.fastify.log,
    }
    const [work] = await t.make((tx) => tx.rows<{ key: string }>("select key from job where kind = 'notify_order'"))
    await Promise.all([1, 2, 3].map(() => sendOrderMessage(ctx, work?.key ?? '')))
    expect(sentMessages().length).toBe(1)
  })

  test('needs one subscription per message: the next status uses another one', async () => {
    const scene = await placeOrder(vendor)
    await leave(scene, vendor)
    await leave(scene, vendor, scene.order.number)
    await pay(scene)
    await run()
    expect((await grants()).map(({ used: isUsed }) => isUsed)).toEqual([false, true])
    const operator = await t.user({ perms: ['shop.change_order'] })
    await operator.client.post(`/shop/order/${scene.order.number}/process/`, { action: 'ship' }, { key: true })
    await run()
    expect(sentMessages().map((message) => message.fields[fields.status])).toEqual(['待发货', '待收货'])
    expect((await grants()).map(({ used: isUsed }) => isUsed)).toEqual([true, true])
  })

  test('gets no message without a subscription or with one for another order', async () => {
    const [first, second] = [await placeOrder(vendor), await placeOrder(vendor)]
    await leave(first, vendor, first.order.number)
    await pay(second)
    expect(await plannedCount()).toBe(0)
    expect(sentMessages()).toEqual([])
  })

  test('gets no message about a payment when the order already has another status', async () => {
    const scene = await placeOrder(vendor)
    await leave(scene, vendor)
    await pay(scene)
    await t.make((tx) =>
      tx.rows("update shop_order set status = 'shipped' where tenant_id = 1 and number = $1", [scene.order.number]),
    )
    await run()
    expect(sentMessages()).toEqual([])
    expect((await grants())[0]?.used).toBe(false)
  })

  test('can subscribe only to templates of that mini-program, at most twenty times each', async () => {
    const scene = await placeOrder(vendor)
    const other = vendor === 'weapp' ? 'alipay' : 'weapp'
    await grant(scene, { templates: ['unknown', vendors[other].template, template, template] })
    await grant(scene, { templates: [template] }, {})
    await grant(scene, { templates: [template] }, headersOf(other))
    await grant(scene, { templates: [template] }, { 'sp-mp-aid': 'wx-rimba' })
    expect(await grants()).toEqual([{ vendor, template, order_number: null, used: false }])
    for (let n = 0; n < 25; n++) await leave(scene, vendor)
    expect((await grants()).length).toBe(20)
  })

  test('gets no message for a template that the site has removed', async () => {
    const scene = await placeOrder(vendor)
    await leave(scene, vendor)
    await t.make((tx) => tx.exec("update notify_grant set template = 'gone'"))
    await pay(scene)
    await run()
    expect([sentMessages().length, (await grants())[0]?.used, await plannedCount()]).toEqual([0, false, 0])
  })

  test('cannot subscribe to the order of another user, and a visitor cannot subscribe at all', async () => {
    const [scene, other] = [await placeOrder(vendor), await placeOrder(vendor)]
    await leave(scene, vendor, other.order.number)
    expect((await grants())[0]?.order_number).toBeNull()
    expect(
      (
        await new Client(t.fastify, { headers: headersOf(vendor) }).post('/base/user/notifyconfig/', {
          templates: [template],
        })
      ).status,
    ).toBe(401)
  })

  test('gets an undelivered message later with the same subscription', async () => {
    const scene = await placeOrder(vendor)
    await leave(scene, vendor)
    port().outcomes.push(new UpstreamError(vendor, `${vendor}: ECONNREFUSED`, { undone: true }))
    await pay(scene)
    await run()
    expect([sentMessages().length, (await grants())[0]?.used, await plannedCount()]).toEqual([0, false, 1])
    t.ports.clock.forward(3600)
    await run()
    expect([sentMessages().length, (await grants())[0]?.used, await plannedCount()]).toEqual([1, true, 0])
  })

  test.each([
    ['was refused', { state: 'refused', reason: 'user refuse to accept the msg' }],
    ['may have been sent', { state: 'unknown', reason: 'timeout' }],
  ] as const)('gets no second message when the first one %s', async (_name, outcome) => {
    const scene = await placeOrder(vendor)
    await leave(scene, vendor)
    port().outcomes.push(outcome)
    await pay(scene)
    await run()
    t.ports.clock.forward(7200)
    await run()
    expect([sentMessages().length, (await grants())[0]?.used, await plannedCount()]).toEqual([0, true, 0])
  })
})

describe('buyer of both mini-programs', () => {
  const notices = () => ({ weapp: t.ports.wechatWeb.sent.length, alipay: t.ports.alipayMini.sent.length })

  // In the order in which leave was given; true for this very order.
  test.each<[string, Record<Vendor, boolean>, Vendor]>([
    ['by the one whose leave is for this order', { weapp: false, alipay: true }, 'alipay'],
    [
      'by the one whose leave is for this order, when it is the older one, too',
      { weapp: true, alipay: false },
      'weapp',
    ],
    ['else by the one that was given leave first', { alipay: false, weapp: false }, 'alipay'],
  ])('gets one message, %s', async (_name, leaves, by) => {
    const scene = await placeOrder('weapp', 'alipay')
    for (const [vendor, isForIt] of Object.entries(leaves))
      await leave(scene, vendor as Vendor, isForIt ? scene.order.number : undefined)
    await pay(scene)
    await run()
    expect(notices()).toEqual({ weapp: 0, alipay: 0, [by]: 1 })
    expect((await grants()).filter(({ used: isUsed }) => isUsed).map(({ vendor }) => vendor)).toEqual([by])
  })

  test('gets the message by the vendor with an identity when the preferred one has none', async () => {
    const scene = await placeOrder('alipay')
    await leave(scene, 'weapp', scene.order.number)
    await leave(scene, 'alipay')
    await pay(scene)
    await run()
    expect(notices()).toEqual({ weapp: 0, alipay: 1 })
    expect((await grants()).map(({ vendor, used: isUsed }) => [vendor, isUsed])).toEqual([
      ['weapp', false],
      ['alipay', true],
    ])
  })
})

test('the Alipay request uses the account of the mini-program and its configured field names', async () => {
  await t.make((tx) =>
    tx.rows(
      `update tenant_credential set data = data || '{"subscribe_order": "a, b", "subscribe_status": "keyword1"}' where tenant_id = 1 and kind = 'alipay'`,
    ),
  )
  const scene = await placeOrder('alipay')
  await scene.buyer.client.post('/base/user/notifyconfig/', { templates: ['b'] }, { headers: headersOf('alipay') })
  await pay(scene)
  await run()
  const [app] = t.ports.alipayMini.apps
  const [message] = t.ports.alipayMini.sent
  expect([app?.appId, app?.vendorPublicKey, message?.template, message?.fields.keyword1]).toEqual([
    'ali-qingshi',
    'p',
    'b',
    '待发货',
  ])
})

test('an expired WeChat token is refreshed and the message is sent', async () => {
  const scene = await placeOrder('weapp')
  await leave(scene, 'weapp')
  t.ports.wechatWeb.stale.add('wx-qingshi-token-1')
  await pay(scene)
  await run()
  expect(t.ports.wechatWeb.sent.length).toBe(1)
})

test('subscriptions from before the vendor column are migrated to WeChat', async () => {
  const driver = await openEmptyPostgres()
  const migrations = await readMigrations()
  const at = migrations.findIndex(({ name }) => name.includes('notify_vendor'))
  await migrate(driver, migrations.slice(0, at))
  const database = databaseOver(driver)
  await database.owner.tx(async (tx) => {
    await tx.exec(`insert into tenant (tenant_id, slug, name, language, currency_code, currency_symbol, currency_exponent, site, config, shipping, time_zone, created_at)
      values (1, 's', 's', 'zh-cn', 'CNY', '¥', 2, '{}', '{}', '{}', 'UTC', now());
      insert into account (tenant_id, id, uuid, auid, name, created_at) values (1, 1, 'u', 'a', 'n', now());
      insert into notify_grant (tenant_id, user_id, app_id, template, created_at) values (1, 1, 'wx', 'tpl', now())`)
  })
  await migrate(driver, migrations)
  expect(await database.owner.read((tx) => tx.rows('select vendor, app_id from notify_grant'))).toEqual([
    { vendor: 'weapp', app_id: 'wx' },
  ])
  await database.close()
})
