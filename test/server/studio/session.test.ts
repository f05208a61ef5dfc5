import { startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** A browser that has its CSRF token. */
async function browser(): Promise<Client> {
  const client = t.visitor({ headers: { 'user-agent': 'Firefox on a desk' } })
  await client.get('/studio/me/')
  return client
}

async function logIn(mobile: string): Promise<Client> {
  const client = await browser()
  await client.post('/studio/verify/', { mobile })
  const { status } = await client.post('/studio/login/', { mobile, verify_code: t.ports.sentCodes.at(-1)?.code })
  expect(status).toBe(200)
  return client
}
/** The next code to the same number may be sent. */
const passMinute = () => t.ports.clock.forward(61)

describe('login to the studio', () => {
  test('sets a cookie for the calls of the studio alone', async () => {
    const { mobile } = await t.user({ perms: ['shop.change_product'] })
    const client = await browser()
    await client.post('/studio/verify/', { mobile })
    const { headers } = await client.post('/studio/login/', { mobile, verify_code: t.ports.sentCodes.at(-1)?.code })
    expect(String(headers['set-cookie'])).toMatch(
      /^sp_studio=[\w-]{20,}; .*Path=\/api\/studio; .*HttpOnly; .*SameSite=Strict/,
    )
    expect((await client.get('/studio/me/')).body).toMatchObject({
      perms: ['shop.change_product'],
      site: { slug: 'qingshi', mobile_url: '/mobile/' },
    })
    expect((await client.get('/base/user/me/')).status).toBe(401)
  })

  test('is refused to who is no staff, and makes no account', async () => {
    const { mobile } = await t.user()
    for (const number of [mobile, '13712345678']) {
      const client = await browser()
      expect((await client.post('/studio/verify/', { mobile: number })).status).toBe(200)
      const { body } = await client.post('/studio/login/', {
        mobile: number,
        verify_code: t.ports.sentCodes.at(-1)?.code,
      })
      expect(body.err_code).toBe('11016')
    }
    expect(await t.make((tx) => tx.rows("select 1 from account where mobile = '13712345678'"))).toEqual([])
  })

  test('takes no code of a login to the shop, and a session of the shop opens no call of the studio', async () => {
    const { mobile, token } = await t.user({ perms: ['*'] })
    const client = await browser()
    await client.post('/base/user/verify/', { mobile, kind: 'm_login' })
    expect(
      (await client.post('/studio/login/', { mobile, verify_code: t.ports.sentCodes.at(-1)?.code })).body.err_code,
    ).toBe('11002')
    for (const headers of [
      { authorization: `Token ${token}` },
      { cookie: `sp_sid=${token}` },
      { cookie: `sp_studio=${token}` },
    ]) {
      const { statusCode } = await t.fastify.inject({ method: 'GET', url: '/api/studio/me/', headers })
      expect([headers, statusCode]).toEqual([headers, 401])
    }
  })

  test('asks for the CSRF token', async () => {
    const client = await logIn((await t.user({ perms: ['*'] })).mobile)
    const { body } = await client.post('/studio/logout/', undefined, { headers: { 'x-csrftoken': 'wrong' } })
    expect(body.err_code).toBe('10402')
  })
})

describe('sessions of the studio', () => {
  test('are listed and revoked by their owner alone', async () => {
    const { mobile } = await t.user({ perms: ['*'] })
    const first = await logIn(mobile)
    passMinute()
    const second = await logIn(mobile)
    const other = await logIn((await t.user({ perms: ['*'] })).mobile)
    const { results } = (await second.get('/studio/session/')).body
    expect(results).toMatchObject([
      { is_current: true, agent: 'Firefox on a desk' },
      { is_current: false, agent: 'Firefox on a desk' },
      { is_current: false, agent: '' },
    ])
    expect((await other.delete(`/studio/session/${results[1].id}/`)).status).toBe(404)
    expect((await first.get('/studio/me/')).status).toBe(200)
    expect((await second.delete(`/studio/session/${results[1].id}/`)).status).toBe(200)
    expect((await first.get('/studio/me/')).status).toBe(401)
    expect((await second.get('/studio/me/')).status).toBe(200)
  })

  test('end by logout and after a week', async () => {
    const { mobile } = await t.user({ perms: ['*'] })
    const client = await logIn(mobile)
    expect((await client.post('/studio/logout/')).status).toBe(200)
    expect(client.cookies.has('sp_studio')).toBe(false)
    passMinute()
    const later = await logIn(mobile)
    t.ports.clock.forward(8 * 86_400)
    expect((await later.get('/studio/me/')).status).toBe(401)
  })

  test('lose what a user may no longer do at once', async () => {
    const { mobile, id } = await t.user({ perms: ['*'] })
    const client = await logIn(mobile)
    await t.make((tx) => tx.rows("update account set perms = '{}' where tenant_id = 1 and id = $1", [id]))
    expect((await client.get('/studio/me/')).body.perms).toEqual([])
  })
})

describe('the language of the studio', () => {
  test('is remembered with the user', async () => {
    const { client } = await t.user({ perms: ['*'] })
    expect((await client.put('/studio/me/language/', { language: 'en' })).status).toBe(200)
    expect((await client.get('/studio/me/')).body.language).toBe('en')
    expect((await client.put('/studio/me/language/', { language: 'xx' })).status).toBe(404)
  })
})

describe('the audit log', () => {
  test('holds logins and logouts with their session, and cannot be changed by the application', async () => {
    const { mobile, id } = await t.user({ perms: ['*'] })
    const client = await logIn(mobile)
    await client.post('/studio/logout/')
    const rows = await t.make((tx) =>
      tx.rows(
        'select action, kind, session_id is not null as has_session from audit_log where actor_id = $1 order by id',
        [id],
      ),
    )
    expect(rows).toEqual([
      { action: 'login', kind: 'session', has_session: true },
      { action: 'logout', kind: 'session', has_session: true },
    ])
    await expect(t.database.of(1).tx((tx) => tx.rows('delete from audit_log'))).rejects.toThrow(/permission denied/)
  })
})
