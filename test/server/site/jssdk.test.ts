import { createHash } from 'node:crypto'
import { forgetToken, vendorToken } from '../../../server/src/domains/shared/vendor-token'
import { signPage } from '../../../server/src/domains/site/jssdk/service'
import { type ExpiringToken, UpstreamError } from '../../../server/src/core/ports.types'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.make((tx) => tx.rows('delete from vendor_token'))
  t.ports.wechatWeb.reset()
})

const PAGE = 'http://localhost/mobile/product/1/?from=list&x=%E8%8C%B6'
const requestSignature = (url: string, base = '/api') =>
  t.visitor({ base }).get(`/base/jssdk/?url=${encodeURIComponent(url)}`)
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex')
const signedAs = (body: Loose, ticket: string, url: string) =>
  sha1(`jsapi_ticket=${ticket}&noncestr=${body.nonceStr}&timestamp=${body.timestamp}&url=${url}`) === body.signature

test('signPage matches the published example of WeChat', () => {
  const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg'
  expect(signPage(ticket, 'Wm3WZYTPz0wzccnW', 1414587457, 'http://mp.weixin.qq.com?params=value')).toBe(
    '0f9de62fce790f9a083d5c99e95740ceb90c27ed',
  )
})

test('GET /base/jssdk/ signs the URL as the browser writes it, without its fragment', async () => {
  const { status, body } = await requestSignature(`${PAGE}#share`)
  expect([status, body.appId, body.timestamp]).toEqual([200, 'mp-qingshi', t.ports.clock.now().getTime() / 1000])
  expect(body.nonceStr).toMatch(/^\w{16}$/)
  expect(signedAs(body, 'ticket-1', PAGE)).toBe(true)
  expect((await requestSignature(PAGE)).body.nonceStr).not.toBe(body.nonceStr)
})

test.each([
  ['another site', 'https://elsewhere.example/mobile/'],
  ['a site whose name begins like ours', 'http://localhost.elsewhere.example/'],
  ['another tenant’s domain', 'https://rimba.test/mobile/'],
  ['another scheme', 'ftp://localhost/mobile/'],
  ['no address', 'mobile/'],
])('GET /base/jssdk/ does not sign %s', async (_name, url) => {
  expect((await requestSignature(url)).body).toMatchObject({ err_code: '10403' })
  expect(t.ports.wechatWeb.tokens).toBe(0)
})

test('GET /base/jssdk/ signs the domain of the tenant with its own account', async () => {
  expect((await requestSignature('https://shop.test/mobile/')).body.appId).toBe('mp-qingshi')
  expect((await requestSignature('https://rimba.test/mobile/', '/api-t/rimba')).body.appId).toBe('mp-rimba')
})

test('GET /base/jssdk/ returns 11015 when the site has no official account', async () => {
  const credentials = await t.make((tx) =>
    tx.rows<{ data: object }>("delete from tenant_credential where tenant_id = $1 and kind = 'wechat' returning data", [
      MAIN,
    ]),
  )
  expect((await requestSignature(PAGE)).body).toEqual({ detail: '站点未配置微信公众号', err_code: '11015' })
  await t.make((tx) =>
    tx.rows("insert into tenant_credential (tenant_id, kind, data) values ($1, 'wechat', $2)", [
      MAIN,
      JSON.stringify(credentials[0]?.data),
    ]),
  )
})

test('the ticket is fetched once for concurrent and later requests, and again before it expires', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => requestSignature(PAGE)))
  for (const { body } of answers) expect(signedAs(body, 'ticket-1', PAGE)).toBe(true)
  await requestSignature(PAGE)
  expect([t.ports.wechatWeb.tokens, t.ports.wechatWeb.tickets]).toEqual([1, 1])
  t.ports.clock.forward(7200 - 299)
  expect(signedAs((await requestSignature(PAGE)).body, 'ticket-2', PAGE)).toBe(true)
  expect([t.ports.wechatWeb.tokens, t.ports.wechatWeb.tickets]).toEqual([2, 2])
})

test('an expired token is fetched again exactly once', async () => {
  t.ports.wechatWeb.stale.add('mp-qingshi-token-1')
  expect((await requestSignature(PAGE)).status).toBe(200)
  expect(t.ports.wechatWeb.tokens).toBe(2)
  await t.make((tx) => tx.rows('delete from vendor_token'))
  for (const n of [3, 4, 5]) t.ports.wechatWeb.stale.add(`mp-qingshi-token-${n}`)
  expect((await requestSignature(PAGE)).body.err_code).toBe('10502')
  expect(t.ports.wechatWeb.tokens).toBe(4)
})

describe('vendorToken', () => {
  const ctx = () => ({ tenant: { id: MAIN } as never, db: t.database.of(MAIN), now: t.ports.clock.now() })
  const lend =
    (value: string, expiresIn = 7200) =>
    async () => ({ value, expiresIn })

  test('fetches on the next request after a failure', async () => {
    const failFetch = () => Promise.reject(new UpstreamError('wechat', 'wechat: timeout'))
    await expect(vendorToken(ctx(), 'k', failFetch)).rejects.toThrow('timeout')
    expect(await vendorToken(ctx(), 'k', lend('a'))).toBe('a')
  })

  test('returns the old token shortly before its expiry while another request fetches the next', async () => {
    await vendorToken(ctx(), 'k', lend('old', 200))
    let bring = (_token: ExpiringToken): void => undefined
    let signalStart = (): void => undefined
    const fetching = new Promise<void>((resolve) => {
      signalStart = resolve
    })
    const first = vendorToken(ctx(), 'k', () => {
      signalStart()
      return new Promise<ExpiringToken>((resolve) => {
        bring = resolve
      })
    })
    await fetching
    expect(await vendorToken(ctx(), 'k', lend('never'))).toBe('old')
    bring({ value: 'new', expiresIn: 7200 })
    expect([await first, await vendorToken(ctx(), 'k', lend('never'))]).toEqual(['new', 'new'])
  })

  test('fetches after the lease of a dead process expires', async () => {
    const lease = [MAIN, 'k lease', 'dead', new Date(ctx().now.getTime() + 1000)] as const
    await t.make((tx) =>
      tx.rows('insert into vendor_token (tenant_id, kind, value, expires_at) values ($1, $2, $3, $4)', lease),
    )
    t.ports.clock.forward(2)
    expect(await vendorToken(ctx(), 'k', lend('a'))).toBe('a')
  })

  test('is cleared by forgetToken only if unchanged, and is separate for each site', async () => {
    await vendorToken(ctx(), 'k', lend('a'))
    await forgetToken(ctx(), 'k', 'older')
    expect(await vendorToken(ctx(), 'k', lend('b'))).toBe('a')
    const other = { ...ctx(), tenant: { id: OTHER } as never, db: t.database.of(OTHER) }
    expect(await vendorToken(other, 'k', lend('c'))).toBe('c')
    await forgetToken(ctx(), 'k', 'a')
    expect(await vendorToken(ctx(), 'k', lend('b'))).toBe('b')
  })
})
