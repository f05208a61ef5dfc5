import { createHash } from 'node:crypto'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

async function codeFor(client: Client, mobile: string): Promise<string> {
  const verifyReply = await client.post('/base/user/verify/', { mobile, kind: 'm_login' })
  expect(verifyReply.body).toEqual({ ok: true, resend_after: 60 })
  return t.ports.sentCodes.at(-1)?.code ?? ''
}

/** A browser that is logged in by a mobile number. */
async function browser(mobile: string): Promise<Client> {
  const client = t.visitor()
  await client.get('/mpage/user/pageconfig/')
  const login = await client.post('/base/user/login_mobile/', { mobile, verify_code: await codeFor(client, mobile) })
  expect(login.status).toBe(200)
  return client
}

describe('a browser', () => {
  test('logs in by mobile and code, and gets an HttpOnly session cookie but no token', async () => {
    const client = t.visitor()
    await client.get('/mpage/user/pageconfig/')
    const { body, headers } = await client.post('/base/user/login_mobile/', {
      mobile: '13800000009',
      verify_code: await codeFor(client, '13800000009'),
    })
    expect(body).toMatchObject({
      token: '',
      user: { mobile: '13800000009', is_mobile_bind: true, perms: [] },
      basket_count: 0,
      flashMessages: [],
    })
    expect(String(headers['set-cookie'])).toMatch(/sp_sid=[\w-]{43}; .*Path=\/; .*HttpOnly; SameSite=Lax/)
    expect((await client.get('/base/user/me/')).body).toEqual(body.user)
    expect((await client.get('/mpage/user/pageconfig/')).body.user).toEqual(body.user)
  })

  test('remains the same user at the next login, with a new session that replaces the old one', async () => {
    const client = await browser('13800000010')
    const before = (await client.get('/base/user/me/')).body
    const old = client.cookies.get('sp_sid')
    t.ports.clock.forward(61)
    await client.post('/base/user/login_mobile/', {
      mobile: '13800000010',
      verify_code: await codeFor(client, '13800000010'),
    })
    expect(client.cookies.get('sp_sid')).not.toBe(old)
    expect((await client.get('/base/user/me/')).body.uuid).toBe(before.uuid)
    const thief = t.visitor()
    thief.cookies.set('sp_sid', old ?? '')
    expect((await thief.get('/base/user/me/')).status).toBe(401)
  })

  test('is a visitor after logging out', async () => {
    const client = await browser('13800000011')
    const session = client.cookies.get('sp_sid') ?? ''
    expect((await client.post('/base/user/logout/')).body).toEqual({ ok: true })
    expect(client.cookies.has('sp_sid')).toBe(false)
    client.cookies.set('sp_sid', session)
    expect((await client.get('/base/user/me/')).body.err_code).toBe('10401')
  })

  test('must send its CSRF cookie in the header of every unsafe request', async () => {
    const client = await browser('13800000012')
    const token = client.cookies.get('csrftoken') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const header of ['', 'x', `${token}x`]) {
      const { status, body } = await client.post('/base/user/logout/', undefined, {
        headers: { 'x-csrftoken': header },
      })
      expect([status, body.err_code]).toEqual([403, '10402'])
    }
    client.cookies.delete('csrftoken')
    expect((await client.post('/base/user/logout/', undefined, { headers: { 'x-csrftoken': token } })).status).toBe(403)
    expect((await client.get('/base/user/me/')).status).toBe(200)
  })

  test('must send the CSRF token as a visitor as well', async () => {
    const { status, body } = await t.visitor().post('/base/user/verify/', { mobile: '13800000001', kind: 'm_login' })
    expect([status, body.err_code]).toEqual([403, '10402'])
  })

  test('gets a session cookie for the path of the site', async () => {
    const client = t.visitor({ base: '/api-t/rimba' })
    await client.get('/mpage/user/pageconfig/')
    const mobile = '13800000013'
    const { headers } = await client.post('/base/user/login_mobile/', {
      mobile,
      verify_code: await codeFor(client, mobile),
    })
    expect(String(headers['set-cookie'])).toContain('Path=/api-t/rimba;')
    expect((await client.get('/base/user/me/')).status).toBe(200)
  })
})

describe('a client without cookies', () => {
  const mini = () => t.visitor({ headers: { 'sp-mp-aid': 'wx-qingshi' } })

  test('logs in by the vendor code, gets a token, and needs no CSRF token', async () => {
    const client = mini()
    const { status, body, headers } = await client.post('/base/user/login_mini/', { vendor: 'weapp', code: 'ok-anna' })
    expect(status).toBe(200)
    expect(body.token).toMatch(/^[\w-]{43}$/)
    expect(headers['set-cookie']).toBeUndefined()
    expect(body.user).toMatchObject({ mobile: '', is_mobile_bind: false })
    const userClient = new Client(t.fastify, { token: body.token })
    expect((await userClient.get('/base/user/me/')).body).toEqual(body.user)
    expect((await userClient.post('/base/user/logout/')).status).toBe(200)
    expect((await userClient.get('/base/user/me/')).status).toBe(401)
  })

  test('is the same user at the next login, also after two concurrent first logins', async () => {
    const logins = await Promise.all(
      [1, 2].map(() => mini().post('/base/user/login_mini/', { vendor: 'weapp', code: 'ok-twin' })),
    )
    const again = await mini().post('/base/user/login_mini/', { vendor: 'weapp', code: 'ok-twin' })
    expect(new Set([...logins, again].map(({ body }) => body.user.uuid)).size).toBe(1)
    const other = await mini().post('/base/user/login_mini/', { vendor: 'alipay', code: 'ok-twin' })
    expect(other.body.user.uuid).not.toBe(again.body.user.uuid)
  })

  test('gets the reason of the vendor for a wrong code', async () => {
    const { status, body } = await mini().post('/base/user/login_mini/', { vendor: 'weapp', code: 'bad' })
    expect([status, body]).toEqual([400, { detail: '小程序登录失败：invalid code', err_code: '11004' }])
  })

  test('cannot use its token as a cookie, nor a cookie as a token', async () => {
    const user = await t.user()
    const wrong = t.visitor()
    wrong.cookies.set('sp_sid', user.token)
    expect([(await user.client.get('/base/user/me/')).status, (await wrong.get('/base/user/me/')).status]).toEqual([
      200, 401,
    ])
    const cookies = await browser('13800000014')
    const thief = new Client(t.fastify, { token: cookies.cookies.get('sp_sid') ?? '' })
    expect([(await cookies.get('/base/user/me/')).status, (await thief.get('/base/user/me/')).status]).toEqual([
      200, 401,
    ])
  })
})

describe('a header together with cookies', () => {
  const change = (client: Client, headers: Record<string, string>, body = { name: '新名字' }) =>
    client.put('/base/user/me/', body, { headers })
  const nameOf = async (uuid: string) =>
    (await t.make((tx) => tx.rows<{ name: string }>('select name from account where uuid = $1', [uuid])))[0]?.name
  let count = 20
  const victim = async () => {
    count += 1
    const client = await browser(`138000000${count}`)
    const me = (await client.get('/base/user/me/')).body
    const csrf = client.cookies.get('csrftoken') ?? ''
    return { client, uuid: String(me.uuid), name: String(me.name), csrf }
  }
  const wrong = `Token ${'x'.repeat(43)}`

  test.each([
    ['a token that is none', { authorization: wrong }],
    ['a token of another form', { authorization: 'Token x' }],
    ['an empty token', { authorization: 'Token' }],
    ['another scheme', { authorization: 'Bearer abc' }],
    ["a proxy's password", { authorization: 'Basic dTpw' }],
    ['an app id', { 'sp-mp-aid': 'wx-qingshi' }],
    ['an app id and a token that is none', { 'sp-mp-aid': 'wx-qingshi', authorization: wrong }],
    ['an empty header', { authorization: '' }],
  ])('%s does not replace the CSRF token', async (_what, headers) => {
    const { client, uuid, name } = await victim()
    for (const csrf of ['', 'x']) {
      const { status, body } = await change(client, { ...headers, 'x-csrftoken': csrf } as Record<string, string>)
      expect([status, body.err_code]).toEqual([403, '10402'])
    }
    expect(await nameOf(uuid)).toBe(name)
  })

  test.each([
    ["a proxy's password", { authorization: 'Basic dTpw' }],
    ['an app id', { 'sp-mp-aid': 'wx-qingshi' }],
  ])('%s leaves the cookie session valid when the CSRF token is sent', async (_what, headers) => {
    const { client, uuid } = await victim()
    expect((await change(client, headers as Record<string, string>)).status).toBe(200)
    expect(await nameOf(uuid)).toBe('新名字')
  })

  test('an invalid token makes a visitor, not the owner of the cookie', async () => {
    const { client, csrf } = await victim()
    expect((await change(client, { authorization: wrong, 'x-csrftoken': csrf })).body.err_code).toBe('10401')
    expect((await client.get('/base/user/me/', { headers: { authorization: wrong } })).body.err_code).toBe('10401')
  })

  test('a valid token identifies its owner regardless of the cookie, and needs no CSRF token', async () => {
    const { client, uuid, name } = await victim()
    const user = await t.user()
    const headers = { authorization: `Token ${user.token}`, 'x-csrftoken': '' }
    expect((await change(client, headers)).status).toBe(200)
    expect([await nameOf(user.uuid), await nameOf(uuid)]).toEqual(['新名字', name])
  })

  test('a token of another site is invalid', async () => {
    const { client } = await victim()
    const user = await t.user({ tenantId: OTHER })
    const headers = { authorization: `Token ${user.token}` }
    expect((await change(client, { ...headers, 'x-csrftoken': '' })).body.err_code).toBe('10402')
    expect((await change(client, headers)).body.err_code).toBe('10401')
  })

  test('a token header without cookies needs no CSRF token', async () => {
    for (const headers of [{ authorization: wrong }, { authorization: 'Bearer abc' }])
      expect((await change(t.visitor({ headers }), {})).body.err_code).toBe('10401')
  })

  test('a visitor behind Basic authentication of a proxy gets a CSRF token and a session cookie', async () => {
    const client = t.visitor({ headers: { authorization: 'Basic dTpw' } })
    client.cookies.set('other', '1')
    await client.get('/mpage/user/pageconfig/')
    const mobile = '13800000050'
    const login = await client.post('/base/user/login_mobile/', { mobile, verify_code: await codeFor(client, mobile) })
    expect([login.status, login.body.token, client.cookies.has('sp_sid')]).toEqual([200, '', true])
  })
})

describe('a session', () => {
  test('expires', async () => {
    const { client } = await t.user({ expiresAt: new Date(t.ports.clock.now().getTime() + 60_000) })
    expect((await client.get('/base/user/me/')).status).toBe(200)
    t.ports.clock.forward(61)
    expect((await client.get('/base/user/me/')).status).toBe(401)
  })

  test('is stored as the hash of its token or cookie alone, after a login of either kind', async () => {
    const { body } = await t
      .visitor({ headers: { 'sp-mp-aid': 'wx-qingshi' } })
      .post('/base/user/login_mini/', { vendor: 'weapp', code: 'ok-hash' })
    const cookie = (await browser('13800000015')).cookies.get('sp_sid')
    const rows = await t.make((tx) =>
      tx.rows<{ token_hash: string; text: string }>(
        'select token_hash, s::text as text from session s where tenant_id = $1',
        [MAIN],
      ),
    )
    for (const secret of [String(body.token), String(cookie)]) {
      expect(secret).toMatch(/^[\w-]{43}$/)
      expect(
        rows.filter(({ token_hash }) => token_hash === createHash('sha256').update(secret).digest('hex')),
      ).toHaveLength(1)
      expect(rows.filter(({ text }) => text.includes(secret))).toEqual([])
    }
  })
})

test('GET /flashmessage/ returns each message once, and only to its user', async () => {
  const [user, another] = [await t.user(), await t.user()]
  await t.make((tx) =>
    tx.rows('insert into flash_message (tenant_id, user_id, data, created_at) values (1, $1, $2, now())', [
      user.id,
      JSON.stringify({ kind: 'link', description: '新人礼' }),
    ]),
  )
  for (const client of [another.client, t.visitor()])
    expect((await client.get('/flashmessage/')).body).toEqual({ count: 0, results: [] })
  expect((await user.client.get('/flashmessage/')).body).toEqual({
    count: 1,
    results: [{ kind: 'link', description: '新人礼' }],
  })
  expect((await user.client.get('/flashmessage/')).body).toEqual({ count: 0, results: [] })
})

test('both cookies are Secure only when the site is served by https', async () => {
  const secure = await startTestApp({ publicUrl: 'https://shop.test' })
  /** The cookies of a first visit and of a login. */
  const cookiesOf = async ({ visitor, ports }: TestApp) => {
    const client = visitor()
    const visit = await client.get('/mpage/user/pageconfig/')
    const mobile = '13800000016'
    await client.post('/base/user/verify/', { mobile, kind: 'm_login' })
    const login = await client.post('/base/user/login_mobile/', { mobile, verify_code: ports.sentCodes.at(-1)?.code })
    return [visit, login].map(({ headers }) => String(headers['set-cookie']))
  }
  expect(await cookiesOf(secure)).toEqual([
    expect.stringMatching(/^csrftoken=.*; Secure/),
    expect.stringMatching(/^sp_sid=.*; Secure/),
  ])
  expect(await cookiesOf(t)).toEqual([
    expect.stringMatching(/^csrftoken=(?!.*Secure)/),
    expect.stringMatching(/^sp_sid=(?!.*Secure)/),
  ])
  await secure.stop()
})
