import { seedCredentials } from '../../../demo/entities/tenant'
import { sendOrderMessage } from '../../../server/src/domains/orders/order/message'
import { startVendors, type Vendors } from '../../ports/vendors'
import { startTestApp, type TestApp } from '../support/app'
import { makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
let vendors: Vendors
beforeAll(async () => {
  t = await startTestApp()
  vendors = await startVendors()
  await t.make(async (tx) => {
    await tx.exec('delete from tenant_credential where tenant_id = 1')
    const scene = { tx, storage: t.ports.storage, tenantId: 1, now: t.ports.clock.now(), timeZone: 'Asia/Shanghai' }
    await seedCredentials(scene, { slug: 'qingshi', name: '青石茶', country: 'CN' }, vendors.dataDir)
  })
  t.app.directory.clear()
})
afterAll(() => Promise.all([t.stop(), vendors.close()]))

test.each([
  ['weapp', 'wechat'],
  ['alipay', 'alipay'],
] as const)('the order message of the demo %s account is accepted by the vendor', async (kind, path) => {
  const { appId, subscribe_order: template } = vendors.accounts[kind]
  const buyer = await makeBuyer(t)
  const { number } = await order(buyer, await stock(t, { price: 12_800, variants: [{ inventory: 10 }] }))
  const [row] = await t.make(async (tx) => {
    await tx.rows(
      "insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) values (1, $1, $2, 'reader', $3, now())",
      [kind, appId, buyer.id],
    )
    return tx.rows<{ id: number }>('select id from shop_order where tenant_id = 1 and number = $1', [number])
  })
  const headers = { 'sp-mp-aid': appId }
  const templates = (await buyer.client.get('/mpage/user/pageconfig/', { headers })).body.config.subscribe.order
  expect(templates).toEqual([template])
  await buyer.client.post('/base/user/notifyconfig/', { templates, order: number }, { headers })

  const tenant = await t.app.directory.find({ by: 'slug', value: 'qingshi' })
  if (!tenant || !row) throw new Error('nothing to send about')
  const ports = { ...t.ports, wechatWeb: vendors.ports.wechatWeb, alipayMini: vendors.ports.alipayMini }
  const ctx = {
    tenant,
    language: tenant.language,
    now: t.ports.clock.now(),
    db: t.database.of(tenant.id),
    ports,
    log: t.fastify.log,
  }
  await sendOrderMessage(ctx, `${row.id}:unpaid`)
  const [message] = (await (await fetch(`${vendors.url}/loopback/${path}/messages.json`)).json()) as {
    fields: Record<string, string>
  }[]
  expect(message).toMatchObject({ openId: 'reader', template, page: `pages/trade/order/detail?number=${number}` })
  expect(Object.values(message?.fields ?? {})).toEqual([number, '¥138.00', '待付款', '2026年5月6日 12:00'])
})
