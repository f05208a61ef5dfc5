import { Secret, TOTP } from 'otpauth'
import { startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** The code of an authenticator `steps` after now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: t.ports.clock.now().getTime() + steps * 30_000,
  })

/** An owner with an authenticator. */
async function makeOwner() {
  const user = await t.user({ perms: ['*'] })
  const { secret, uri } = (await user.client.post('/studio/totp/')).body
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/)
  expect((await user.client.get('/studio/totp/')).body).toEqual({ is_on: false })
  expect((await user.client.put('/studio/totp/', { totp: codeOf(secret) })).body).toEqual({ is_on: true })
  t.ports.clock.forward(120)
  return { ...user, secret }
}

async function browserFor(mobile: string): Promise<{ client: Client; code: string }> {
  const client = t.visitor()
  await client.get('/studio/me/')
  await client.post('/studio/verify/', { mobile })
  return { client, code: t.ports.sentCodes.at(-1)?.code ?? '' }
}

test('a login needs the code of the authenticator once it is on, and the SMS code stays good meanwhile', async () => {
  const { mobile, secret } = await makeOwner()
  const { client, code } = await browserFor(mobile)
  const logIn = (totp?: string) =>
    client.post('/studio/login/', { mobile, verify_code: code, ...(totp !== undefined && { totp }) })
  expect((await logIn()).body.err_code).toBe('16108')
  expect((await logIn('000000')).body.err_code).toBe('16109')
  expect((await client.get('/studio/me/')).status).toBe(401)
  expect((await logIn(codeOf(secret))).status).toBe(200)
  expect((await client.get('/studio/me/')).status).toBe(200)
})

test('a code works once, and the codes of neighbouring steps count', async () => {
  const { client, secret } = await makeOwner()
  const freshen = (totp: string) => client.post('/studio/fresh/', { totp })
  expect((await freshen(codeOf(secret, -1))).status).toBe(200)
  expect((await freshen(codeOf(secret, -1))).body.err_code).toBe('16109')
  expect((await freshen(codeOf(secret))).status).toBe(200)
  expect((await freshen(codeOf(secret, 3))).body.err_code).toBe('16109')
})

test('guesses are limited: after ten even the right code is refused for ten minutes', async () => {
  const { client, secret } = await makeOwner()
  for (let n = 0; n < 10; n += 1) expect((await client.post('/studio/fresh/', { totp: '000000' })).status).toBe(400)
  expect((await client.post('/studio/fresh/', { totp: codeOf(secret) })).body.err_code).toBe('16109')
  t.ports.clock.forward(601)
  expect((await client.post('/studio/fresh/', { totp: codeOf(secret) })).status).toBe(200)
})

test('the secret is sealed, and is not replaced while the authenticator is on', async () => {
  const { client, id, secret } = await makeOwner()
  const [row] = await t.make((tx) => tx.rows<{ secret: string }>('select secret from totp where user_id = $1', [id]))
  expect(row?.secret).toMatch(/^sealed:1:/)
  expect(row?.secret).not.toContain(secret)
  expect((await client.post('/studio/totp/')).body.err_code).toBe('16110')
  expect((await client.delete('/studio/totp/')).body).toEqual({ is_on: false })
  expect((await client.post('/studio/totp/')).status).toBe(200)
})

test('a fresh login opens what is delicate for fifteen minutes', async () => {
  const { client, mobile } = await t.user({ perms: ['*'] })
  const other = await t.user()
  const minutesLater = (n: number) => t.ports.clock.forward(n * 60)
  await t.make((tx) => tx.rows("update session set verified_at = $1 where kind = 'studio'", [t.ports.clock.now()]))
  const addStaff = (perms: string[]) => client.post('/studio/staff/', { mobile: other.mobile, perms }, { key: true })
  minutesLater(15)
  expect((await addStaff(['shop.change_order'])).body.err_code).toBe('16107')
  expect((await client.get('/studio/staff/')).status).toBe(200)
  await client.post('/studio/fresh/code/', {})
  expect((await client.post('/studio/fresh/', { verify_code: '000000' })).body.err_code).toBe('11002')
  const sms = t.ports.sentCodes.at(-1)
  expect(sms?.mobile).toBe(mobile)
  expect((await client.post('/studio/fresh/', { verify_code: sms?.code })).status).toBe(200)
  expect((await addStaff(['shop.change_order'])).status).toBe(200)
})

test.each([
  '/studio/spreadsheet/product/export/',
  '/studio/ops/form/form/1/export/',
  '/studio/ops/event/event/1/registration/export/',
  '/studio/shop/',
])('%s asks for a fresh login', async (path) => {
  const { client } = await t.user({ perms: ['*'] })
  await t.make((tx) => tx.rows("update session set verified_at = $1 where kind = 'studio'", [t.ports.clock.now()]))
  t.ports.clock.forward(16 * 60)
  const reply = await client.post(
    path,
    {
      slug: 'x',
      name: 'x',
      language: 'zh-cn',
      currency: 'CNY',
      time_zone: 'Asia/Shanghai',
      template: 'empty',
      owner: '1',
    },
    { key: true },
  )
  expect(reply.body.err_code).toBe('16107')
})

test('credentials ask for a fresh login before anything is written', async () => {
  const { client } = await t.user({ perms: ['*'] })
  await t.make((tx) => tx.rows("update session set verified_at = $1 where kind = 'studio'", [t.ports.clock.now()]))
  t.ports.clock.forward(16 * 60)
  const reply = await client.put(
    '/studio/credential/logistics/',
    { version: 0, values: { customer: 'C1' } },
    { key: true },
  )
  expect(reply.body.err_code).toBe('16107')
})
