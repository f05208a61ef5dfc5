import { UpstreamError } from '../../server/src/ports'
import { wechatWeb } from '../../server/src/ports/wechat/web'
import { startVendors, stub, type Vendors } from './vendors'

let vendors: Vendors
beforeAll(async () => {
  vendors = await startVendors()
})
afterAll(() => vendors.close())

const web = () => vendors.ports.wechatWeb
const app = () => vendors.accounts.wechat
const exchange = (code: string, more = {}) => web().exchange({ ...app(), ...more }, code)

/** Follows the authorization address and returns the parameters with which the browser comes back. */
async function visit(params: Record<string, string> = {}, cookie = '') {
  const address = new URL(web().authorizeUrl(app()))
  address.searchParams.set('redirect_uri', `${vendors.url}/mobile/ucenter?tab=1`)
  address.searchParams.set('state', 's-1')
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
  const reply = await fetch(address, { redirect: 'manual', headers: cookie ? { cookie } : {} })
  const location = reply.headers.get('location')
  const back = location ? new URL(location) : null
  return {
    address,
    status: reply.status,
    back,
    code: back?.searchParams.get('code') ?? '',
    cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '',
    reply,
  }
}

async function openIdOf(code: string): Promise<string> {
  const answer = await exchange(code)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.openId
}

test('authorizeUrl has the parameter order of WeChat and its fragment, also after the client filled it', async () => {
  const { address } = await visit()
  expect([...address.searchParams.keys()]).toEqual(['appid', 'redirect_uri', 'response_type', 'scope', 'state'])
  expect(address.hash).toBe('#wechat_redirect')
  const real = wechatWeb('https://api.weixin.qq.com', 'https://open.weixin.qq.com', 1000)
  expect(real.authorizeUrl({ appId: 'wx1' })).toBe(
    'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=&response_type=code&scope=snsapi_base&state=#wechat_redirect',
  )
})

test('authorization redirects at once to the original page with a code and the state', async () => {
  const { status, back, code } = await visit()
  expect([status, back?.pathname, back?.searchParams.get('tab'), back?.searchParams.get('state')]).toEqual([
    302,
    '/mobile/ucenter',
    '1',
    's-1',
  ])
  expect(code).not.toBe('')
})

test('the same browser is the same person with a new code each time; another browser or name is another person', async () => {
  const first = await visit()
  const again = await visit({}, first.cookie)
  expect(again.code).not.toBe(first.code)
  const person = await openIdOf(first.code)
  expect(await openIdOf(again.code)).toBe(person)
  expect(await openIdOf((await visit()).code)).not.toBe(person)
  const lin = await openIdOf((await visit({ person: 'lin' }, first.cookie)).code)
  expect(lin).not.toBe(person)
  expect(await openIdOf((await visit({ person: 'lin' })).code)).toBe(lin)
})

test('exchange accepts a code only once', async () => {
  const { code } = await visit()
  expect(await exchange(code)).toMatchObject({ ok: true })
  expect(await exchange(code)).toEqual({ ok: false, reason: 'code been used (40163)' })
})

test('exchange returns the reason of the vendor for a bad code', async () => {
  expect(await exchange('bad-code')).toEqual({ ok: false, reason: 'invalid code (40029)' })
})

test('the same person has another open id in the mini-program and the same union id', async () => {
  const there = await exchange('demo-lin')
  const mini = await vendors.ports.miniLogin.weapp.exchange(vendors.accounts.weapp, 'demo-lin')
  if (!there.ok || !mini.ok) throw new Error('refused')
  expect(there.openId).not.toBe(mini.openId)
  expect(there.unionId).toBe(mini.unionId)
})

test.each([
  ['of another account', { appid: 'wx0' }, '40013'],
  ['with another scope', { scope: 'snsapi_userinfo' }, '10005'],
  ['that leads to another site', { redirect_uri: 'https://elsewhere.example/' }, '10003'],
  ['that leads nowhere', { redirect_uri: 'javascript:alert(1)' }, '10003'],
])('a login %s is rejected with an error page', async (_name, params, code) => {
  const { status, reply } = await visit(params)
  expect(status).toBe(400)
  expect(await reply.text()).toContain(code)
})

test.each([
  ['id', { appId: 'nobody' }, /40013/],
  ['secret', { secret: 'wrong' }, /40125/],
])('a wrong app %s throws UpstreamError without exposing the secret', async (_name, more, message) => {
  for (const call of [exchange('demo-lin', more), web().accessToken({ ...app(), ...more })]) {
    const error: unknown = await call.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UpstreamError)
    expect(String(error)).toMatch(message)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(app().secret)
  }
})

test('accessToken returns the same token on repeated requests, and another one for each account', async () => {
  const token = await web().accessToken(app())
  expect(token.expiresIn).toBe(7200)
  expect((await web().accessToken(app())).value).toBe(token.value)
  expect((await web().accessToken(vendors.accounts.weapp)).value).not.toBe(token.value)
})

test('ticket returns a ticket for a valid token, and "stale" for an expired, replaced or unknown one', async () => {
  const { value } = await web().accessToken(app())
  expect(await web().ticket(value)).toEqual({ value: expect.stringMatching(/^[\w-]{20,}$/), expiresIn: 7200 })
  expect(await web().ticket('invented')).toBe('stale')
  const { appId, secret } = app()
  await fetch(`${vendors.url}/loopback/wechat/cgi-bin/stable_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credential', appid: appId, secret, force_refresh: true }),
  })
  expect(await web().ticket(value)).toBe('stale')
  const { value: next } = await web().accessToken(app())
  const before = vendors.time.now
  vendors.time.now = new Date(before.getTime() + 7201_000)
  expect(await web().ticket(next)).toBe('stale')
  vendors.time.now = before
})

test.each<[string, Parameters<typeof stub>[0], RegExp]>([
  ['answers no JSON', { status: 200, body: 'hello' }, /no JSON/],
  ['names no token', { status: 200, body: '{}' }, /no access_token/],
  ['lets our address not in', { status: 200, body: '{"errcode":40164,"errmsg":"invalid ip"}' }, /address.*40164/],
  ['stays busy', { status: 200, body: '{"errcode":-1,"errmsg":"system error"}' }, /busy/],
])('accessToken fails when WeChat %s', async (_name, answer, message) => {
  const other = await stub(answer)
  const call = wechatWeb(other.url, other.url, 5000).accessToken(app())
  await expect(call).rejects.toThrow(message)
  await other.close()
})
