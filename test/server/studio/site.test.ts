import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['base.change_site'] })).client
})
afterAll(() => t.stop())

const read = async (client = owner) => (await client.get('/studio/site/')).body as Loose
const save = async (changes: object, client = owner) => {
  const { version, settings } = await read(client)
  return client.put('/studio/site/', { version, settings: { ...settings, ...changes } }, { key: true })
}

test('settings are saved as a whole, and the switches reach the shop', async () => {
  const before = await read()
  const reply = await save({
    name: '青拾新店',
    primary: '#123456',
    can_skip: true,
    hot_words: ['茶', '杯'],
    preview_origins: ['http://builder.test'],
  })
  expect(reply.body).toMatchObject({
    version: before.version + 1,
    settings: { name: '青拾新店', primary: '#123456', can_skip: true, hot_words: ['茶', '杯'] },
  })
  t.app.directory.clear()
  const { body } = await t.visitor().get('/mpage/user/pageconfig/')
  expect(body.site).toMatchObject({ name: '青拾新店', theme: { primary: '#123456', accent: before.settings.accent } })
  expect(body.config).toMatchObject({
    mobile_form: { can_skip: true, require_name: false },
    preview_origins: ['http://builder.test'],
  })
})

test('a save is refused when another one came since the version was read', async () => {
  const { version, settings } = await read()
  const first = await owner.put('/studio/site/', { version, settings: { ...settings, wx_name: 'A' } }, { key: true })
  expect(first.status).toBe(200)
  const second = await owner.put('/studio/site/', { version, settings: { ...settings, wx_name: 'B' } }, { key: true })
  expect(second.body.err_code).toBe('16012')
  expect((await read()).settings.wx_name).toBe('A')
})

test('colours that cannot be read are refused', async () => {
  const reply = await save({ primary: '#f0f0f0', primary_text: '#ffffff' })
  expect(reply.body.err_code).toBe('16101')
  expect(reply.body.fields).toHaveProperty(['settings.primary_text'])
})

test.each([
  ['name', '   '],
  ['time_zone', 'Mars/Base'],
  ['language', 'xx'],
  ['logo_url', 'javascript:alert(1)'],
  ['form_origins', ['http://plain.test']],
  ['primary', 'red'],
  ['currency', 'XXX'],
])('a %s of %j is refused', async (name, value) => {
  const reply = await save({ [name]: value })
  expect(reply.status).toBe(400)
  expect(Object.keys(reply.body.fields).some((field) => field.startsWith(`settings.${name}`))).toBe(true)
})

test('the currency changes only while nothing has a price', async () => {
  const { client } = await t.user({ perms: ['*'], tenantId: OTHER })
  expect(await read(client)).toMatchObject({ can_change_currency: true, settings: { currency: 'IDR' } })
  expect((await save({ currency: 'USD' }, client)).body.settings.currency).toBe('USD')
  expect(
    await t.make((tx) =>
      tx.rows('select currency_symbol, currency_exponent from tenant where tenant_id = $1', [OTHER]),
    ),
  ).toEqual([{ currency_symbol: '$', currency_exponent: 2 }])
  await t.make((tx) =>
    tx.rows(
      'insert into product (tenant_id, name, abstract, description, ctype, price, created_at) values ($1, $2, $2, $2, $3, 100, now())',
      [OTHER, 'x', 'shop.product'],
    ),
  )
  expect((await save({ currency: 'IDR' }, client)).body.err_code).toBe('16102')
})

test('the log has the changed settings alone, and other sites stay as they are', async () => {
  const auditor = (await t.user({ perms: ['base.read_audit'] })).client
  await save({ contact_phone: '400-111-2222' })
  const { results } = (await auditor.get('/studio/audit/?kind=site&limit=1')).body
  expect(results[0]).toMatchObject({ action: 'update', item: 'qingshi', after: { contact_phone: '400-111-2222' } })
  expect(Object.keys(results[0].after)).toEqual(['contact_phone'])
  const rows = await t.make((tx) =>
    tx.rows<{ n: number }>("select count(*)::int as n from tenant where site->>'contact_phone' = '400-111-2222'"),
  )
  expect(rows[0]?.n).toBe(1)
})

test('a saved setting counts within five seconds in a process that read the site before', async () => {
  await t.visitor().get('/mpage/user/pageconfig/')
  await save({ name: '五秒之内' })
  t.ports.clock.forward(5)
  expect((await t.visitor().get('/mpage/user/pageconfig/')).body.site.name).toBe('五秒之内')
})

test('without the permission the settings are neither read nor written', async () => {
  const { client } = await t.user({ perms: ['shop.change_product'] })
  expect((await client.get('/studio/site/')).status).toBe(403)
  const { version, settings } = await read()
  expect((await client.put('/studio/site/', { version, settings }, { key: true })).status).toBe(403)
  expect((await t.make((tx) => tx.rows('select version from tenant where tenant_id = $1', [MAIN])))[0]).toEqual({
    version,
  })
})
