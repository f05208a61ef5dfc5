import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { miniApp, orderMessages } from '../../../server/src/domains/shared/credential'
import { UpstreamError } from '../../../server/src/core/ports.types'
import type { Ctx } from '../../../server/src/core/context.types'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['base.change_credential'] })).client
})
afterAll(() => t.stop())

const read = async (kind: string, client = owner): Promise<Loose> =>
  (await client.get('/studio/credential/')).body.results.find((one: Loose) => one.kind === kind)
const save = async (kind: string, values: object, client = owner) =>
  client.put(`/studio/credential/${kind}/`, { version: (await read(kind, client)).version, values }, { key: true })
const rowOf = async (kind: string) =>
  (
    await t.make((tx) =>
      tx.rows<{ data: Record<string, string> }>(
        'select data from tenant_credential where tenant_id = $1 and kind = $2',
        [MAIN, kind],
      ),
    )
  )[0]?.data
const ctx = () => ({ tenant: { id: MAIN }, ports: t.ports }) as unknown as Ctx

test('a secret is sealed in the database and leaves it for vendors alone when it is saved', async () => {
  const reply = await save('weapp', { appId: 'wx-new', secret: 'top-secret', subscribe_order: 'tpl-9' })
  expect(reply.body).toMatchObject({
    kind: 'weapp',
    values: { appId: 'wx-new', subscribe_order: 'tpl-9' },
    secrets: ['secret'],
  })
  expect(JSON.stringify((await owner.get('/studio/credential/')).body)).not.toContain('top-secret')
  expect((await rowOf('weapp'))?.secret).toMatch(/^sealed:1:/)
  expect(await t.database.of(MAIN).read((tx) => miniApp(tx, ctx(), 'weapp'))).toMatchObject({
    appId: 'wx-new',
    secret: 'top-secret',
  })
  expect(await t.database.of(MAIN).read((tx) => orderMessages(tx, ctx()))).toMatchObject([
    { templates: ['ali-tpl-order'] },
    { templates: ['tpl-9'] },
  ])
})

test('a field that is left out stays, and an empty one is taken away', async () => {
  await save('logistics', { customer: 'C1', key: 'K1' })
  const before = await rowOf('logistics')
  expect((await save('logistics', { customer: 'C2' })).body).toMatchObject({
    values: { customer: 'C2' },
    secrets: ['key'],
  })
  expect((await rowOf('logistics'))?.key).toBe(before?.key)
  expect((await save('logistics', { key: '' })).body.secrets).toEqual([])
})

test('a sealed text opens at its own place alone', async () => {
  const { vault } = t.ports
  const text = vault.seal('x', '1:weapp:secret')
  expect(vault.open(text, '1:weapp:secret')).toBe('x')
  expect(() => vault.open(text, '2:weapp:secret')).toThrow()
  expect(vault.seal('x', 'a')).not.toBe(vault.seal('x', 'a'))
})

test('a save is refused when another one came since the version was read', async () => {
  const { version } = await read('pay:alipay')
  expect(
    (await owner.put('/studio/credential/pay:alipay/', { version, values: { appId: 'a1' } }, { key: true })).status,
  ).toBe(200)
  expect(
    (await owner.put('/studio/credential/pay:alipay/', { version, values: { appId: 'a2' } }, { key: true })).body
      .err_code,
  ).toBe('16012')
})

test('an app id means one site: another one is refused, and the own one leads here', async () => {
  const { client } = await t.user({ perms: ['*'], tenantId: OTHER })
  await save('weapp', { appId: 'wx-taken' })
  expect((await save('weapp', { appId: 'wx-taken' }, client)).body.err_code).toBe('16106')
  t.app.directory.clear()
  const reply = await t.visitor({ headers: { 'sp-mp-aid': 'wx-taken' } }).get('/mpage/user/pageconfig/')
  expect(reply.body.site.slug).toBe('qingshi')
})

test('a check asks the vendor and says what it said', async () => {
  expect((await owner.post('/studio/credential/weapp/check/')).body).toMatchObject({ ok: true })
  const accessToken = jest
    .spyOn(t.ports.wechatWeb, 'accessToken')
    .mockRejectedValueOnce(new UpstreamError('wechat', 'wechat: 40125'))
  expect((await owner.post('/studio/credential/weapp/check/')).body).toEqual({
    ok: false,
    detail: '服务商未接受（wechat: 40125）',
  })
  accessToken.mockRestore()
  await owner.delete('/studio/credential/wechat/')
  expect((await owner.post('/studio/credential/wechat/check/')).status).toBe(404)
})

test.each([
  ['keyUnreadable', '“密钥”或“公钥”读不出来：请完整粘贴 PEM 文本，从 BEGIN 到 END'],
  ['signatureWrong', '服务商回复的签名不符：请核对服务商的公钥'],
] as const)('a check that ends with %s says so in the language of the studio', async (fault, detail) => {
  const accessToken = jest
    .spyOn(t.ports.wechatWeb, 'accessToken')
    .mockRejectedValueOnce(new UpstreamError('wechat', 'wechat: x', { fault }))
  expect((await owner.post('/studio/credential/weapp/check/')).body).toEqual({ ok: false, detail })
  accessToken.mockRestore()
})

test('the log names the fields of a change and no secret', async () => {
  const auditor = (await t.user({ perms: ['base.read_audit'] })).client
  await save('pay:wechat', { merchantId: '99', apiKey: 'never-in-the-log' })
  const { results } = (await auditor.get('/studio/audit/?kind=credential&item=pay:wechat')).body
  expect(results[0]).toMatchObject({ action: 'update', after: { merchantId: '99', fields: ['apiKey'] } })
  expect(JSON.stringify(results)).not.toContain('never-in-the-log')
})

test('a write is refused when the login is old', async () => {
  const { client, id } = await t.user({ perms: ['*'] })
  await t.make((tx) =>
    tx.rows("update session set verified_at = $2 where tenant_id = 1 and user_id = $1 and kind = 'studio'", [
      id,
      new Date(t.ports.clock.now().getTime() - 16 * 60_000),
    ]),
  )
  expect((await save('logistics', { customer: 'x' }, client)).body.err_code).toBe('16107')
  expect((await client.delete('/studio/credential/logistics/')).body.err_code).toBe('16107')
})
