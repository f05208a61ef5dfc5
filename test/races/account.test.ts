import { MAIN } from '../server/support/app'
import { Client } from '../server/support/client'
import { stock } from '../server/support/shopping'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const mini = () => new Client(environment.t.fastify, { headers: { 'sp-mp-aid': 'wx-qingshi' } })

test('ten concurrent first logins of one person create one user', async () => {
  const logins = await Promise.all(times(10).map(() => mini().post('/base/user/login_mini/', { vendor: 'weapp', code: 'ok-anna' })))
  expect(new Set(logins.map(({ body }) => body.user.uuid)).size).toBe(1)
  const [row] = await environment.t.make((tx) =>
    tx.rows<{ count: number }>("select count(*)::int as count from account where name like '用户%' and tenant_id = $1", [MAIN]),
  )
  expect(row?.count).toBe(1)
})

test('of ten concurrent verify requests, one sends a code', async () => {
  const before = environment.t.ports.sentCodes.length
  const answers = await Promise.all(times(10).map(() => mini().post('/base/user/verify/', { mobile: '13800000001', kind: 'm_login' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(environment.t.ports.sentCodes.length - before).toBe(1)
})

test('of concurrent logins with one code, one succeeds', async () => {
  await mini().post('/base/user/verify/', { mobile: '13800000002', kind: 'm_login' })
  const verify_code = environment.t.ports.sentCodes.at(-1)?.code
  const answers = await Promise.all(times(4).map(() => mini().post('/base/user/login_mobile/', { mobile: '13800000002', verify_code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('concurrent wrong guesses all count and exhaust the code', async () => {
  await mini().post('/base/user/verify/', { mobile: '13800000003', kind: 'm_login' })
  const code = environment.t.ports.sentCodes.at(-1)?.code ?? ''
  const wrong = code === '000000' ? '000001' : '000000'
  await Promise.all(times(12).map(() => mini().post('/base/user/login_mobile/', { mobile: '13800000003', verify_code: wrong })))
  expect((await mini().post('/base/user/login_mobile/', { mobile: '13800000003', verify_code: code })).status).toBe(400)
})

test('concurrent additions to one basket are all stored', async () => {
  const user = await environment.t.user()
  const cup = await stock(environment.t, { variants: [{ inventory: 100 }] })
  await Promise.all(
    times(20).map((n) => environment.client(n, user.token).post(`/shop/product/${cup.id}/add_basket/`, { variant_id: null, quantity: 1 }, { key: true })),
  )
  expect((await user.client.get('/shop/basket/')).body).toMatchObject({ count: 20, lines: [{ quantity: 20 }] })
})

test('a basket accepts at most a hundred variants under concurrent additions', async () => {
  const user = await environment.t.user()
  const cup = await stock(environment.t, { variants: times(110).map((n) => ({ attributes: [{ name: 'n', value: String(n) }] })) })
  const answers = await Promise.all(
    cup.variants.map((variant_id, n) =>
      environment.client(n, user.token).post(`/shop/product/${cup.id}/add_basket/`, { variant_id, quantity: 1 }, { key: true }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(100)
  expect((await user.client.get('/shop/basket/')).body.lines).toHaveLength(100)
})

test('a flash message is returned to one of ten concurrent requests', async () => {
  const user = await environment.t.user()
  await environment.t.make((tx) =>
    tx.rows('insert into flash_message (tenant_id, user_id, data, created_at) values (1, $1, \'{"kind":"link"}\', now())', [user.id]),
  )
  const answers = await Promise.all(times(10).map((n) => environment.client(n, user.token).get('/flashmessage/')))
  expect(answers.reduce((sum, { body }) => sum + body.count, 0)).toBe(1)
})

test('concurrent requests of two tenants on shared connections each see their own user', async () => {
  const [main, other] = [await environment.t.user(), await environment.t.user({ tenantId: 2 })]
  const answers = await Promise.all(times(100).map((n) => (n % 2 ? main : other).client.get('/base/user/me/')))
  for (const [n, { status, body }] of answers.entries()) expect([status, body.mobile]).toEqual([200, (n % 2 ? main : other).mobile])
})
