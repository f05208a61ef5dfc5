import { domainHost } from '../../../server/src/domains/studio/domain/host'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

let t: TestApp
let owner: Client
let foreigner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['base.change_site'] })).client
  foreigner = (await t.user({ perms: ['base.change_site'], tenantId: OTHER })).client
})
afterAll(() => t.stop())

const add = (host: string, client = owner) => client.post('/studio/domain/', { host }, { key: true })
const check = (host: string, client = owner) => client.post(`/studio/domain/${host}/check/`, {})
const prove = async (host: string, client = owner) => {
  const { record } = (await add(host, client)).body
  t.ports.dns.records.set(record.name, ['v=spf1', record.value])
  return check(host, client)
}
const siteOf = async (host: string) => {
  t.app.directory.clear()
  return (await t.app.fastify.inject({ url: '/api/mpage/user/pageconfig/', headers: { host } })).json().site?.name as
    | string
    | undefined
}

test('a host answers for the site only once its record is there', async () => {
  const before = await siteOf('shop.tea.example')
  const { body } = await add('Shop.Tea.Example.', foreigner)
  expect(body).toMatchObject({
    host: 'shop.tea.example',
    state: 'waiting',
    is_main: false,
    record: { name: '_storefront.shop.tea.example' },
  })
  t.ports.dns.records.set(body.record.name, ['storefront-something-else'])
  expect((await check('shop.tea.example', foreigner)).body.err_code).toBe('16123')
  expect(await siteOf('shop.tea.example')).toBe(before)
  t.ports.dns.records.set(body.record.name, [body.record.value])
  expect((await check('shop.tea.example', foreigner)).body).toMatchObject({
    state: 'verified',
    is_main: true,
    record: null,
  })
  expect(await siteOf('shop.tea.example')).not.toBe(before)
})

test('a host belongs to the site that proves it, also when another site wanted it before', async () => {
  await add('taken.example', foreigner)
  expect((await prove('taken.example')).body.state).toBe('verified')
  const { body } = await add('taken.example', foreigner)
  t.ports.dns.records.set(body.record.name, [body.record.value])
  expect((await check('taken.example', foreigner)).body.err_code).toBe('16121')
  expect((await foreigner.get('/studio/domain/')).body.results).toContainEqual(
    expect.objectContaining({ host: 'taken.example', state: 'waiting' }),
  )
})

test('one host is the main one, and another takes its place when it is removed', async () => {
  await prove('one.example')
  await prove('two.example')
  expect((await owner.post('/studio/domain/two.example/main/', {})).body.is_main).toBe(true)
  const mains = async () =>
    ((await owner.get('/studio/domain/')).body.results as { host: string; is_main: boolean }[])
      .filter(({ is_main }) => is_main)
      .map(({ host }) => host)
  expect(await mains()).toEqual(['two.example'])
  expect((await owner.delete('/studio/domain/two.example/')).status).toBe(200)
  expect(await mains()).toHaveLength(1)
  const log = (await (await t.user({ perms: ['*'] })).client.get('/studio/audit/?kind=domain&item=two.example')).body
    .results
  expect(log.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'publish', 'create'])
})

test('hosts of another site are neither checked nor chosen nor removed', async () => {
  await prove('mine.example')
  expect((await check('mine.example', foreigner)).status).toBe(404)
  expect((await foreigner.post('/studio/domain/mine.example/main/', {})).status).toBe(404)
  expect((await foreigner.delete('/studio/domain/mine.example/')).status).toBe(404)
  const [row] = await t.make((tx) =>
    tx.rows<{ tenant_id: number }>('select tenant_id from tenant_domain where host = $1', ['mine.example']),
  )
  expect(row?.tenant_id).toBe(MAIN)
})

test('a host whose record is gone for three days counts as lost, keeps working, and is verified again with its record', async () => {
  await prove('lost.example')
  const name = '_storefront.lost.example'
  const texts = t.ports.dns.records.get(name) ?? []
  const stateOf = async () =>
    (await owner.get('/studio/domain/')).body.results.find(({ host }: { host: string }) => host === 'lost.example')
  const nextDay = async () => {
    t.ports.clock.forward(86_400)
    await t.due.runDue(t.ports.clock.now())
    return (await stateOf())?.state
  }
  expect(await nextDay()).toBe('verified')
  t.ports.dns.records.delete(name)
  expect([await nextDay(), await nextDay()]).toEqual(['verified', 'verified'])
  // One day with the record begins the count anew.
  t.ports.dns.records.set(name, texts)
  expect(await nextDay()).toBe('verified')
  t.ports.dns.records.delete(name)
  expect([await nextDay(), await nextDay(), await nextDay()]).toEqual(['verified', 'verified', 'lost'])
  expect(await stateOf()).toMatchObject({ record: { name, value: texts.at(-1) } })
  expect(await siteOf('lost.example')).toBeDefined()
  expect((await check('lost.example')).body.err_code).toBe('16123')
  t.ports.dns.records.set(name, texts)
  expect((await check('lost.example')).body).toMatchObject({ state: 'verified', record: null })
})

test('a name server that does not answer makes no host lost, and a removed host is looked at no more', async () => {
  await prove('quiet.example')
  const texts = t.ports.dns.texts.bind(t.ports.dns)
  t.ports.dns.texts = () => Promise.reject(new Error('dns: timeout'))
  for (const _ of Array.from({ length: 5 })) {
    t.ports.clock.forward(86_400)
    await t.due.runDue(t.ports.clock.now())
  }
  t.ports.dns.texts = texts
  const [row] = await t.make((tx) =>
    tx.rows<{ failures: number }>('select failures from tenant_domain where host = $1', ['quiet.example']),
  )
  expect(row?.failures).toBe(0)
  await owner.delete('/studio/domain/quiet.example/')
  expect(
    await t.make((tx) => tx.rows("select 1 from job where kind = 'domain_check' and key = $1", ['quiet.example'])),
  ).toEqual([])
})

test('a site waits for 20 hosts at most', async () => {
  const { client } = await t.user({ perms: ['base.change_site'] })
  const replies: { status: number }[] = []
  for (let n = 0; n < 21; n += 1) replies.push(await add(`n${n}.example`, client))
  expect(replies.at(-1)).toMatchObject({ status: 409, body: { err_code: '16122' } })
})

test.each([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '0x7f.1',
  '*.example.com',
  'shop',
  'shop.local',
  'a b.example',
  'shop.example:8080',
  'shop.example/x',
  'http://shop.example',
  '-a.example',
  'x@shop.example',
  '_dmarc.example',
  'shop.localhost',
  '1.2.3.4',
  '',
])('%j is no domain that a site can have', (text) => expect(domainHost(text)).toBeNull())

test('a name in other letters is stored as requests name it, so that a lookalike is another host', () => {
  expect(domainHost('茶.example')).toBe('xn--cl1a.example')
  expect(domainHost('аpple.com')).not.toBe('apple.com')
  expect(domainHost('XN--CL1A.example')).toBe('xn--cl1a.example')
})

test("the server's own name is refused", async () => {
  const other = await startTestApp({ publicUrl: 'https://console.example' })
  const { client } = await other.user({ perms: ['base.change_site'] })
  const reply = await client.post('/studio/domain/', { host: 'Console.Example' }, { key: true })
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['host']])
  await other.stop()
})
