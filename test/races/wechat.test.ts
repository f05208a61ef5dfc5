import { setFollower } from '../../server/src/domains/site/wechat-push/follower'
import { sendOrderMessage } from '../../server/src/domains/orders/order/message'
import { makeBuyer, order, stock } from '../server/support/shopping'
import { Client } from '../server/support/client'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

test('of twenty pages signed concurrently by two processes, one fetches token and ticket', async () => {
  const { token } = await environment.t.user()
  const path = `/base/jssdk/?url=${encodeURIComponent('https://shop.test/mobile/')}`
  const answers = await Promise.all(times(20).map((n) => environment.client(n, token).get(path)))
  expect(answers.map(({ status }) => status)).toEqual(times(20).map(() => 200))
  expect([environment.t.ports.wechatWeb.tokens, environment.t.ports.wechatWeb.tickets]).toEqual([1, 1])
})

/**
 * Sends notices of one order by ten senders at once; its buyer allowed a number of messages by a vendor's mini-program.
 */
async function raced(
  leaves: number,
  { vendor, appId, template }: { vendor: string; appId: string; template: string },
): Promise<void> {
  const { t } = environment
  const buyer = await makeBuyer(t)
  const { number } = await order(buyer, await stock(t, { variants: [{ inventory: 10 }] }))
  const identity =
    'insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) values (1, $1, $2, $3, $4, now())'
  await t.make((tx) => tx.rows(identity, [vendor, appId, `reader-${buyer.id}`, buyer.id]))
  const leave = { templates: [template], order: number }
  await Promise.all(
    times(leaves).map(() => buyer.client.post('/base/user/notifyconfig/', leave, { headers: { 'sp-mp-aid': appId } })),
  )
  const [row] = await t.make((tx) =>
    tx.rows<{ id: number }>('select id from shop_order where tenant_id = 1 and number = $1', [number]),
  )
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant || !row) throw new Error('nothing to send about')
  const ctx = {
    tenant,
    language: tenant.language,
    now: t.ports.clock.now(),
    db: t.database.of(tenant.id),
    ports: t.ports,
    log: t.fastify.log,
  }
  await Promise.all(times(10).map(() => sendOrderMessage(ctx, `${row.id}:unpaid`)))
}

test.each([3, 10])('ten concurrent senders use %i subscriptions for as many messages', async (leaves) => {
  const { wechatWeb, alipayMini } = environment.t.ports
  wechatWeb.reset()
  alipayMini.reset()
  await raced(leaves, { vendor: 'weapp', appId: 'wx-qingshi', template: 'tpl-order' })
  await raced(leaves, { vendor: 'alipay', appId: 'ali-qingshi', template: 'ali-tpl-order' })
  expect([wechatWeb.sent.length, alipayMini.sent.length]).toEqual([leaves, leaves])
})

test.each(['a visitor', 'a user'])(
  '%s who follows the official account while they log in by it first is a follower',
  async (who) => {
    const { t } = environment
    const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
    if (!tenant) throw new Error('no site')
    const token = who === 'a user' ? (await t.user()).token : undefined
    const code = who === 'a user' ? 'ok-follower-b' : 'ok-follower-a'
    const client = new Client(t.fastify, { token, headers: { 'sp-mp-aid': 'wx-qingshi' } })
    const event = { appId: 'mp-qingshi', openId: `web-${code.slice(3)}`, isFollow: true, at: 1 }
    const { body, status } = await callDuring(
      environment,
      (tx) => setFollower({ tenant }, tx, event),
      () => client.post('/base/user/login_wx/', { code }),
    )
    expect([status, body.user?.is_follow]).toEqual([200, true])
  },
)
