import { sendOrderMessage } from '../../server/src/families/shop/order/message'
import { makeBuyer, order, stock } from '../server/support/shopping'
import { type Arena, openArena, times } from './support'

let arena: Arena
beforeAll(async () => {
  arena = await openArena()
}, 120_000)
afterAll(() => arena.stop(), 60_000)

test('of twenty pages signed at once by two processes, one fetches the token and the ticket', async () => {
  const { token } = await arena.t.user()
  const path = `/base/jssdk/?url=${encodeURIComponent('https://shop.test/mobile/')}`
  const answers = await Promise.all(times(20).map((n) => arena.client(n, token).get(path)))
  expect(answers.map(({ status }) => status)).toEqual(times(20).map(() => 200))
  expect([arena.t.ports.wechatWeb.tokens, arena.t.ports.wechatWeb.tickets]).toEqual([1, 1])
})

test('ten senders at once use three leaves for three messages, each once', async () => {
  const { t } = arena
  const buyer = await makeBuyer(t)
  const { number } = await order(buyer, await stock(t, { variants: [{ inventory: 10 }] }))
  await t.make((q) =>
    q.rows("insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) values (1, 'weapp', 'wx-qingshi', 'reader', $1, now())", [buyer.id]),
  )
  const leave = { templates: ['tpl-order'], order: number }
  await Promise.all(times(3).map(() => buyer.client.post('/base/user/notifyconfig/', leave, { headers: { 'sp-mp-aid': 'wx-qingshi' } })))
  const [row] = await t.make((q) => q.rows<{ id: number }>('select id from shop_order where tenant_id = 1 and number = $1', [number]))
  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant || !row) throw new Error('nothing to send about')
  const ctx = { tenant, language: tenant.language, now: t.ports.clock.now(), db: t.database.of(tenant.id), ports: t.ports, log: t.fastify.log }
  await Promise.all(times(10).map(() => sendOrderMessage(ctx, `${row.id}:unpaid`)))
  expect(t.ports.wechatWeb.sent).toHaveLength(3)
})
