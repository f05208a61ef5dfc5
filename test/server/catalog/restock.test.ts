import { RESTOCK_HOLD_MS } from '@storefront/contract/domain/catalog/back-in-stock'
import { UpstreamError } from '../../../server/src/core/ports.types'
import { startTestApp, type TestApp } from '../support/app'
import { makeBuyer, order, stock } from '../support/shopping'
import { restock, standing, createWaiters, type Waiter, reserve } from '../support/subscriptions'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.make((tx) => tx.exec('delete from job'))
  t.ports.wechatWeb.reset()
  t.ports.alipayMini.reset()
})

/** Runs the due jobs, and those that they schedule. */
async function run(): Promise<void> {
  for (const _ of ['due', 'planned', 'planned by that']) await t.due.runDue(t.ports.clock.now())
}
const flashes = async ({ client }: Waiter) => (await client.get('/flashmessage/')).body.results

test('stock added by an operator notifies waiting users, oldest first, as far as the stock goes', async () => {
  const { product, waiters } = await createWaiters(t, 3)
  await restock(t, product, 2)
  await run()
  expect(await standing(waiters)).toEqual(['notified', 'notified', 'waiting'])
  const [first, , third] = waiters
  if (!first || !third) throw new Error('nobody')
  expect(await flashes(first)).toEqual([
    {
      kind: 'link',
      description: expect.stringMatching(/^您预约的「.+」已到货，去购买$/),
      link: { type: 'shop.product', id: product.id },
    },
  ])
  expect(await flashes(third)).toEqual([])
  const of = async ({ client }: Waiter) => (await client.get(`/shop/product/${product.id}/`)).body.reservation
  expect([await of(first), await of(third), await of(await t.user())]).toEqual(['notified', 'waiting', undefined])
})

test('stock that arrives before a planned sale notifies waiting users when the sale begins', async () => {
  const { product, waiters } = await createWaiters(t, 1)
  const plan = (ms: number) =>
    t.make((tx) =>
      tx.rows('update product set on_sale_at = $2 where id = $1', [
        product.id,
        new Date(t.ports.clock.now().getTime() + ms),
      ]),
    )
  await plan(3_600_000)
  await restock(t, product, 1)
  await run()
  expect(await standing(waiters)).toEqual(['waiting'])
  t.ports.clock.forward(3599)
  await run()
  expect(await standing(waiters)).toEqual(['waiting'])
  t.ports.clock.forward(1)
  await run()
  expect(await standing(waiters)).toEqual(['notified'])
})

test('a planned sale that begins earlier notifies earlier', async () => {
  const { product, waiters } = await createWaiters(t, 1)
  const now = t.ports.clock.now()
  await t.make((tx) =>
    tx.rows('update product set on_sale_at = $2 where id = $1', [product.id, new Date(now.getTime() + 3_600_000)]),
  )
  await restock(t, product, 1)
  await run()
  await t.make((tx) => tx.rows('update product set on_sale_at = $2 where id = $1', [product.id, now]))
  await restock(t, product, 1)
  await run()
  expect(await standing(waiters)).toEqual(['notified'])
})

test('each user is notified once, and further stock notifies the next one', async () => {
  const { product, waiters } = await createWaiters(t, 3)
  await restock(t, product, 1)
  await run()
  await restock(t, product, 1)
  await run()
  await run()
  expect(await standing(waiters)).toEqual(['notified', 'notified', 'waiting'])
  expect(await Promise.all(waiters.map(async (user) => (await flashes(user)).length))).toEqual([1, 1, 0])
})

test('a user who wants more than the remaining stock is notified, and the next one waits', async () => {
  const { product, waiters } = await createWaiters(t, 3, 2)
  await restock(t, product, 3)
  await run()
  expect(await standing(waiters)).toEqual(['notified', 'notified', 'waiting'])
})

test('the stock of a cancelled unpaid order notifies waiting users', async () => {
  const buyer = await makeBuyer(t)
  const product = await stock(t, { variants: [{ inventory: 1 }] })
  const { number } = await order(buyer, product)
  const waiter = await t.user()
  await reserve(waiter, product)
  await buyer.client.post(`/shop/order/${number}/process/`, { action: 'cancel' }, { key: true })
  await run()
  expect(await standing([waiter])).toEqual(['notified'])
})

test('a notified user who buys is done, and the next one is notified at the next restock', async () => {
  const { product } = await createWaiters(t, 0)
  const [buyer, other] = [await makeBuyer(t), await t.user()]
  await reserve(buyer, product)
  await reserve(other, product)
  await restock(t, product, 1)
  await run()
  const newOrder = await order(buyer, product)
  await t.make((tx) =>
    tx.rows("insert into balance (tenant_id, user_id, kind, amount) values (1, $1, 'fund', 100000000)", [buyer.id]),
  )
  expect(
    (await buyer.client.post(`/shop/order/${newOrder.number}/pay/`, { channel: 'fund' }, { key: true })).status,
  ).toBe(200)
  expect(await standing([buyer, other])).toEqual(['over', 'waiting'])
  await restock(t, product, 1)
  await run()
  expect(await standing([other])).toEqual(['notified'])
})

test('a notified user who does not buy is passed over after two days', async () => {
  const { product, waiters } = await createWaiters(t, 2)
  await restock(t, product, 1)
  await run()
  t.ports.clock.forward(RESTOCK_HOLD_MS / 1000 + 1)
  await run()
  expect(await standing(waiters)).toEqual(['over', 'notified'])
})

test('cancelling after the notification notifies the next user at once, and cancelling before it notifies none', async () => {
  const { product, waiters } = await createWaiters(t, 3)
  await restock(t, product, 1)
  await run()
  const [first, second] = waiters
  for (const user of [second, first]) {
    const { results } = (await user?.client.get('/shop/reservation/'))?.body ?? {}
    await user?.client.delete(`/shop/reservation/${results[0].id}/`)
  }
  await run()
  expect(await standing(waiters)).toEqual(['cancelled', 'cancelled', 'notified'])
  const logs = await t.make((tx) =>
    tx.rows<{ action: string; from_status: string }>(
      `select l.action, l.from_status from back_in_stock_subscription_log l join back_in_stock_subscription r on r.tenant_id = l.tenant_id and r.id = l.subscription_id
       where r.product_id = $1 order by l.id`,
      [product.id],
    ),
  )
  expect(logs.map(({ action, from_status }) => `${from_status} ${action}`)).toEqual([
    'waiting notify',
    'waiting cancel',
    'notified cancel',
    'waiting notify',
  ])
})

test('a user can subscribe again after an unused notification', async () => {
  const { product, waiters } = await createWaiters(t, 1)
  await restock(t, product, 1)
  await run()
  await t.make((tx) => tx.rows('update variant set inventory = 0 where product_id = $1', [product.id]))
  const [waiter] = waiters
  if (!waiter) throw new Error('nobody')
  await reserve(waiter, product)
  expect(await standing([waiter])).toEqual(['waiting,over'])
  await restock(t, product, 1)
  await run()
  expect(await standing([waiter])).toEqual(['notified,over'])
})

describe.each(['weapp', 'alipay'] as const)('with the %s mini-program', (vendor) => {
  const { appId, template, port, fields } = {
    weapp: {
      appId: 'wx-qingshi',
      template: 'tpl-stock',
      port: () => t.ports.wechatWeb,
      fields: ['thing1', 'amount2', 'date3', 'thing4'],
    },
    alipay: {
      appId: 'ali-qingshi',
      template: 'ali-tpl-stock',
      port: () => t.ports.alipayMini,
      fields: ['keyword1', 'keyword2', 'keyword3', 'keyword4'],
    },
  }[vendor]

  async function prepareGrant() {
    const { product, waiters } = await createWaiters(t, 1)
    const [user] = waiters
    if (!user) throw new Error('nobody')
    const identity =
      'insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) values (1, $1, $2, $3, $4, $5)'
    await t.make((tx) => tx.rows(identity, [vendor, appId, `${vendor}-${user.id}`, user.id, t.ports.clock.now()]))
    await user.client.post('/base/user/notifyconfig/', { templates: [template] }, { headers: { 'sp-mp-aid': appId } })
    return { product, user }
  }

  test('one message naming the product page is sent to a user who subscribed', async () => {
    const { product, user } = await prepareGrant()
    await restock(t, product, 1)
    await run()
    await run()
    expect(port().sent).toEqual([
      {
        openId: `${vendor}-${user.id}`,
        template,
        page: `pages/shop/product/detail?id=${product.id}`,
        fields: expect.objectContaining({ [fields[3] ?? '']: '数量有限，请尽快购买' }),
      },
    ])
    expect(Object.keys(port().sent[0]?.fields ?? {})).toEqual(fields)
  })

  test('an undelivered message is sent later with the same subscription', async () => {
    const { product } = await prepareGrant()
    port().outcomes.push(new UpstreamError(vendor, `${vendor}: ECONNREFUSED`, { undone: true }))
    await restock(t, product, 1)
    await run()
    expect(port().sent).toEqual([])
    t.ports.clock.forward(3600)
    await run()
    expect(port().sent.length).toBe(1)
  })

  test('a subscription for order messages is not used', async () => {
    const { product, user } = await prepareGrant()
    await t.make((tx) => tx.rows("update notify_grant set template = 'tpl-order' where user_id = $1", [user.id]))
    await restock(t, product, 1)
    await run()
    expect(port().sent).toEqual([])
  })
})
