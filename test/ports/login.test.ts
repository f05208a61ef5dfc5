import { UpstreamError } from '../../server/src/ports'
import { startVendors, stub, type Vendors } from './vendors'

let vendors: Vendors
beforeAll(async () => {
  vendors = await startVendors()
})
afterAll(() => vendors.close())

describe.each(['weapp', 'alipay'] as const)('%s mini-program login', (kind) => {
  const login = (code: string, more = {}) =>
    vendors.ports.miniLogin[kind].exchange({ ...vendors.accounts[kind], ...more }, code)
  const openId = async (code: string) => {
    const answer = await login(code)
    if (!answer.ok) throw new Error(answer.reason)
    return answer.openId
  }

  test('always returns the same user for a demo code, and another user for another name', async () => {
    expect(await openId('demo-lin')).toBe(await openId('demo-lin'))
    expect(await openId('demo-lin')).not.toBe(await openId('demo-wang'))
  })

  test('accepts any other code only once', async () => {
    expect(await login(`${kind}-once`)).toMatchObject({ ok: true })
    expect(await login(`${kind}-once`)).toMatchObject({ ok: false })
  })

  test('returns the reason of the vendor for a bad code', async () => {
    expect(await login('bad-code')).toEqual({ ok: false, reason: expect.stringMatching(/40029|isv\.code-invalid/) })
  })

  test('fails for an unknown app without exposing the secret in the error', async () => {
    const error: unknown = await login('demo-lin', { appId: 'nobody' }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UpstreamError)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(
      vendors.accounts[kind].secret.slice(0, 20),
    )
  })
})

test('wechatLogin retries a busy WeChat exactly once, and does not retry a rate limit', async () => {
  const { weapp } = vendors.ports.miniLogin
  expect(await weapp.exchange(vendors.accounts.weapp, 'busy-once-lin')).toMatchObject({ ok: true })
  await expect(weapp.exchange(vendors.accounts.weapp, 'busy-code')).rejects.toThrow(/busy/)
  expect(await weapp.exchange(vendors.accounts.weapp, 'often-code')).toMatchObject({
    ok: false,
    reason: expect.stringContaining('45011'),
  })
})

test('wechatLogin throws instead of refusing the visitor when the app secret is wrong', async () => {
  await expect(
    vendors.ports.miniLogin.weapp.exchange({ ...vendors.accounts.weapp, secret: 'wrong' }, 'demo-lin'),
  ).rejects.toThrow(/40125/)
})

test('alipayLogin falls back to the configured public key, and fails without any', async () => {
  const { vendorPublicKey: _key, ...app } = vendors.accounts.alipay
  expect(await vendors.ports.miniLogin.alipay.exchange(app, 'demo-lin')).toMatchObject({ ok: true })
  const { alipayLogin } = await import('../../server/src/ports/alipay/login')
  await expect(alipayLogin('http://127.0.0.1:1', undefined, 100).exchange(app, 'demo-lin')).rejects.toThrow(
    /public key/,
  )
})

test.each<[string, Parameters<typeof stub>[0], RegExp]>([
  ['is silent', 'silence', /timeout/],
  ['fails', { status: 500, body: '' }, /status 500/],
  ['answers no JSON', { status: 200, body: 'hello' }, /no JSON/],
  ['names no user', { status: 200, body: '{}' }, /no openid/],
])('login fails with UpstreamError when WeChat %s', async (_name, answer, message) => {
  const other = await stub(answer)
  const { wechatLogin } = await import('../../server/src/ports/wechat/login')
  const error: unknown = await wechatLogin(other.url, answer === 'silence' ? 200 : 10_000)
    .exchange(vendors.accounts.weapp, 'x')
    .catch((reason: unknown) => reason)
  await other.close()
  expect(error).toBeInstanceOf(UpstreamError)
  expect(String(error)).toMatch(message)
})

test('the error for an unreachable vendor holds only vendor and reason', async () => {
  const { wechatLogin } = await import('../../server/src/ports/wechat/login')
  const silent = await stub('silence')
  await silent.close()
  await expect(wechatLogin(silent.url, 10_000).exchange(vendors.accounts.weapp, 'x')).rejects.toThrow(
    'wechat: ECONNREFUSED',
  )
})
