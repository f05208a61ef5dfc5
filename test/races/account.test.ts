import { MAIN } from '../server/support/app'
import { Client } from '../server/support/client'
import { stock } from '../server/support/shopping'
import type { Connection } from '../../server/src/core/database.types'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, tally, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const mini = () => new Client(environment.t.fastify, { headers: { 'sp-mp-aid': 'wx-qingshi' } })

test('ten concurrent first logins of one person create one user', async () => {
  const logins = await Promise.all(
    times(10).map(() => mini().post('/base/user/login_mini/', { vendor: 'weapp', code: 'ok-anna' })),
  )
  const accounts = await environment.t.make((tx) =>
    tx.rows<{ uuid: string }>("select uuid from account where name like '用户%' and tenant_id = $1", [MAIN]),
  )
  expect(accounts).toHaveLength(1)
  expect(logins.map(({ status, body }) => [status, body.user?.uuid])).toEqual(
    times(10).map(() => [200, accounts[0]?.uuid]),
  )
  // Each of them is a session of its own.
  const readers = logins.map(({ body }) => new Client(environment.t.fastify, { token: body.token }))
  expect(new Set(logins.map(({ body }) => body.token)).size).toBe(10)
  expect(
    (await Promise.all(readers.map((client) => client.get('/base/user/me/')))).map(({ body }) => body.uuid),
  ).toEqual(times(10).map(() => accounts[0]?.uuid))
})

test('of ten concurrent verify requests, one sends a code and the others get 11003', async () => {
  const before = environment.t.ports.sentCodes.length
  const answers = await Promise.all(
    times(10).map(() => mini().post('/base/user/verify/', { mobile: '13800000001', kind: 'm_login' })),
  )
  expect(tally(answers)).toEqual({ ok: 1, '11003': 9 })
  expect(environment.t.ports.sentCodes.length - before).toBe(1)
})

test('of four concurrent logins with one code, one succeeds and the others get 11002', async () => {
  await mini().post('/base/user/verify/', { mobile: '13800000002', kind: 'm_login' })
  const verify_code = environment.t.ports.sentCodes.at(-1)?.code
  const answers = await Promise.all(
    times(4).map(() => mini().post('/base/user/login_mobile/', { mobile: '13800000002', verify_code })),
  )
  expect(tally(answers)).toEqual({ ok: 1, '11002': 3 })
})

test('five concurrent wrong guesses exhaust the code, four do not', async () => {
  for (const [guesses, mobile, last] of [
    [5, '13800000003', { '11002': 1 }],
    [4, '13800000004', { ok: 1 }],
  ] as const) {
    await mini().post('/base/user/verify/', { mobile, kind: 'm_login' })
    const code = environment.t.ports.sentCodes.at(-1)?.code ?? ''
    const logIn = (verify_code: string) => mini().post('/base/user/login_mobile/', { mobile, verify_code })
    const answers = await Promise.all(times(guesses).map(() => logIn(code === '000000' ? '000001' : '000000')))
    expect([guesses, tally(answers), tally([await logIn(code)])]).toEqual([guesses, { '11002': guesses }, last])
  }
})

test('a binding that another one came before asks for the proof of the number that is there now', async () => {
  const { t } = environment
  const { id, client } = await t.user({ mobile: null })
  const bind = async (mobile: string) => {
    t.ports.clock.forward(61)
    await client.post('/base/user/verify/', { mobile, kind: 'm_bind' })
    return client.post(
      '/base/user/bind_mobile/',
      { mobile, verify_code: t.ports.sentCodes.at(-1)?.code },
      { key: true },
    )
  }
  const bindMeanwhile = (tx: Connection) =>
    tx.rows("update account set mobile = '13800000021' where tenant_id = $1 and id = $2", [MAIN, id])
  const late = await callDuring(environment, bindMeanwhile, () => bind('13800000022'))
  expect(late.body.err_code).toBe('16107')
  expect((await client.get('/base/user/me/')).body.mobile).toContain('0021')
  // The control: without another one it binds.
  const other = await t.user({ mobile: null })
  t.ports.clock.forward(61)
  await other.client.post('/base/user/verify/', { mobile: '13800000023', kind: 'm_bind' })
  const reply = await other.client.post(
    '/base/user/bind_mobile/',
    { mobile: '13800000023', verify_code: t.ports.sentCodes.at(-1)?.code },
    { key: true },
  )
  expect(reply.status).toBe(200)
})

test('concurrent additions to one basket are all stored', async () => {
  const user = await environment.t.user()
  const cup = await stock(environment.t, { variants: [{ inventory: 100 }] })
  const answers = await Promise.all(
    times(20).map((n) =>
      environment
        .client(n, user.token)
        .post(`/shop/product/${cup.id}/add_basket/`, { variant_id: null, quantity: 1 }, { key: true }),
    ),
  )
  expect(tally(answers)).toEqual({ ok: 20 })
  expect((await user.client.get('/shop/basket/')).body).toMatchObject({ count: 20, lines: [{ quantity: 20 }] })
})

test('a basket accepts a hundred of 110 variants added concurrently and refuses the others with 12004', async () => {
  const user = await environment.t.user()
  const cup = await stock(environment.t, {
    variants: times(110).map((n) => ({ attributes: [{ name: 'n', value: String(n) }] })),
  })
  const answers = await Promise.all(
    cup.variants.map((variant_id, n) =>
      environment
        .client(n, user.token)
        .post(`/shop/product/${cup.id}/add_basket/`, { variant_id, quantity: 1 }, { key: true }),
    ),
  )
  expect(tally(answers)).toEqual({ ok: 100, '12004': 10 })
  expect((await user.client.get('/shop/basket/')).body.lines).toHaveLength(100)
})

test('a flash message is returned to one of ten concurrent requests', async () => {
  const user = await environment.t.user()
  await environment.t.make((tx) =>
    tx.rows(
      'insert into flash_message (tenant_id, user_id, data, created_at) values (1, $1, \'{"kind":"link"}\', now())',
      [user.id],
    ),
  )
  const answers = await Promise.all(times(10).map((n) => environment.client(n, user.token).get('/flashmessage/')))
  expect(answers.map(({ status }) => status)).toEqual(times(10).map(() => 200))
  expect(answers.flatMap(({ body }) => body.results)).toEqual([{ kind: 'link' }])
})

test('concurrent requests of two tenants on shared connections each see their own user', async () => {
  const [main, other] = [await environment.t.user(), await environment.t.user({ tenantId: 2 })]
  const answers = await Promise.all(times(100).map((n) => (n % 2 ? main : other).client.get('/base/user/me/')))
  for (const [n, { status, body }] of answers.entries())
    expect([status, body.mobile]).toEqual([200, (n % 2 ? main : other).mobile])
})
