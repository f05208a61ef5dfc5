import { MAIN, startTestApp, type TestApp } from '../support/app'
import { Client, type Loose } from '../support/client'
import { makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** A browser that has read a page, and so has its token against forgery. */
async function browser(base = '/api'): Promise<Client> {
  const client = new Client(t.fastify, { base })
  await client.get('/mpage/user/pageconfig/')
  return client
}

const login = (client: Client, code: string) => client.post('/base/user/login_wx/', { code })
const uuidOf = async (client: Client): Promise<string | undefined> => (await client.get('/base/user/me/')).body.uuid
const identities = (openId: string) =>
  t.make((tx) =>
    tx.rows<{ vendor: string; app_id: string; uuid: string }>(
      'select i.vendor, i.app_id, a.uuid from identity i join account a on a.tenant_id = i.tenant_id and a.id = i.user_id where i.tenant_id = $1 and i.open_id = $2',
      [MAIN, openId],
    ),
  )

test('the first login creates a user and a session, and the next one finds the same user', async () => {
  const first = await browser()
  const { status, body } = await login(first, 'ok-lin')
  expect([status, body.token, body.user.is_mobile_bind]).toEqual([200, '', false])
  expect(await uuidOf(first)).toBe(body.user.uuid)
  const second = await browser()
  expect((await login(second, 'ok-lin')).body.user.uuid).toBe(body.user.uuid)
  expect((await login(await browser(), 'ok-wang')).body.user.uuid).not.toBe(body.user.uuid)
  expect(await identities('web-lin')).toEqual([{ vendor: 'wechat', app_id: 'mp-qingshi', uuid: body.user.uuid }])
})

test('concurrent first logins of one person create one user', async () => {
  const clients = await Promise.all([1, 2, 3, 4].map(() => browser()))
  const uuids = await Promise.all(clients.map(async (client) => (await login(client, 'ok-many')).body.user.uuid))
  expect(new Set(uuids).size).toBe(1)
})

test('a logged-in user retains account and session, and can log in by WeChat afterwards', async () => {
  const { client } = await t.user()
  const own = await uuidOf(client)
  const { body } = await login(client, 'ok-joined')
  expect([body.user.uuid, body.token]).toEqual([own, ''])
  expect(await uuidOf(client)).toBe(own)
  expect((await login(await browser(), 'ok-joined')).body.user.uuid).toBe(own)
})

test('an open id of another account is not reassigned, and the caller remains the same user', async () => {
  const owner = (await login(await browser(), 'ok-owned')).body.user.uuid
  const { client } = await t.user()
  const own = await uuidOf(client)
  expect((await login(client, 'ok-owned')).body.user.uuid).toBe(own)
  expect(await uuidOf(client)).toBe(own)
  expect((await identities('web-owned')).map(({ uuid }) => uuid)).toEqual([owner])
})

test('a session that showed nothing lately cannot let a WeChat account in', async () => {
  const { client } = await t.user({ isFresh: false })
  const own = await uuidOf(client)
  expect((await login(client, 'ok-thief')).body.err_code).toBe('16107')
  expect([await uuidOf(client), await identities('web-thief')]).toEqual([own, []])
  expect((await login(await browser(), 'ok-thief')).body.user.uuid).not.toBe(own)
})

test('the same person is another user at another site', async () => {
  const here = (await login(await browser(), 'ok-both')).body.user.uuid
  expect((await login(await browser('/api-t/rimba'), 'ok-both')).body.user.uuid).not.toBe(here)
})

test('a refused code returns its reason and creates no session', async () => {
  const client = await browser()
  expect((await login(client, 'bad')).body).toEqual({ detail: '微信登录失败：invalid code', err_code: '11014' })
  expect((await client.get('/base/user/me/')).status).toBe(401)
})

test('a site without an official account returns 11015', async () => {
  const credential = "tenant_credential where tenant_id = 2 and kind = 'wechat'"
  const credentials = await t.make((tx) => tx.rows<{ data: object }>(`select data from ${credential}`))
  await t.make((tx) => tx.rows(`delete from ${credential}`))
  expect((await login(await browser('/api-t/rimba'), 'ok-lin')).body.err_code).toBe('11015')
  await t.make((tx) =>
    tx.rows("insert into tenant_credential (tenant_id, kind, data) values (2, 'wechat', $1)", [
      JSON.stringify(credentials[0]?.data),
    ]),
  )
})

describe('payment in the WeChat browser', () => {
  const pay = (client: Client, unpaidOrder: Loose) =>
    client.post(`/shop/order/${unpaidOrder.number}/pay/`, { channel: 'wx_jsapi' }, { key: true })

  test('requires the open id at the official account, not that of the mini-program', async () => {
    const buyer = await makeBuyer(t)
    await t.make((tx) =>
      tx.rows(
        "insert into identity (tenant_id, vendor, app_id, open_id, user_id, created_at) values (1, 'weapp', 'wx-qingshi', 'mini-payer', $1, now())",
        [buyer.id],
      ),
    )
    const newOrder = await order(buyer, await stock(t, { variants: [{ inventory: 10 }] }))
    const refusal = await pay(buyer.client, newOrder)
    expect(refusal.body).toEqual({ detail: '支付失败：请重新用微信登录后再支付', err_code: '42007' })
    await login(buyer.client, 'ok-payer')
    expect((await pay(buyer.client, newOrder)).status).toBe(200)
    expect(t.ports.payments.wechat.opened.at(-1)).toMatchObject({ scene: 'jsapi', payerId: 'web-payer' })
  })
})
