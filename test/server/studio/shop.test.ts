import { OTHER, startTestApp, type TestApp } from '../support/app'
import { Client, type Loose } from '../support/client'

let t: TestApp
let owner: Client
beforeAll(async () => {
  t = await startTestApp()
  owner = (await t.user({ perms: ['*'] })).client
})
afterAll(() => t.stop())

const order = {
  slug: 'tea',
  name: '春茶铺',
  language: 'zh-cn',
  currency: 'CNY',
  time_zone: 'Asia/Shanghai',
  template: 'empty',
  owner: '13812340000',
}
const open = (changes: object = {}, client = owner) =>
  client.post('/studio/shop/', { ...order, ...changes }, { key: true })

/** Logs in to the studio of a site by its address. */
async function ownerOf(slug: string, mobile: string): Promise<Client> {
  const client = new Client(t.fastify, { base: `/api-t/${slug}` })
  await client.get('/studio/me/')
  await client.post('/studio/verify/', { mobile })
  await client.post('/studio/login/', { mobile, verify_code: t.ports.sentCodes.at(-1)?.code })
  return client
}

test('an empty shop is open at once: its pages show, and its owner logs in to its studio', async () => {
  const reply = await open()
  expect(reply.body).toMatchObject({ slug: 'tea', name: '春茶铺', currency: 'CNY' })
  const visitor = new Client(t.fastify, { base: '/api-t/tea' })
  expect((await visitor.get('/mpage/user/pageconfig/')).body.site).toMatchObject({
    name: '春茶铺',
    currency_info: { code: 'CNY', exponent: 2 },
  })
  for (const slug of ['index', 'agreement', 'privacy'])
    expect((await visitor.get(`/mpage/page/${slug}/`)).status).toBe(200)
  expect((await visitor.get('/shop/product/')).body.count).toBe(0)
  const staff = await ownerOf('tea', order.owner)
  expect((await staff.get('/studio/me/')).body).toMatchObject({ perms: ['*'], site: { slug: 'tea' } })
  expect((await staff.get('/studio/site/')).body).toMatchObject({
    can_change_currency: true,
    legal: [{ page: expect.any(Number) }, { page: expect.any(Number) }],
  })
})

test('an address that is taken is refused, and so are goods whose prices are in another currency', async () => {
  expect((await open({ slug: 'qingshi' })).body.err_code).toBe('16103')
  expect((await open({ slug: 'kopi', template: 'rimba' })).body.err_code).toBe('16104')
  expect((await open({ slug: 'Tea Shop' })).status).toBe(400)
  expect((await open({ slug: 'mars', time_zone: 'Mars/Base' })).body.fields).toHaveProperty('time_zone')
  expect((await open({ slug: 'mars', owner: '123' })).body.err_code).toBe('11001')
})

test('the default site alone lists and opens sites', async () => {
  const elsewhere = (await t.user({ perms: ['*'], tenantId: OTHER })).client
  expect((await elsewhere.get('/studio/shop/')).status).toBe(403)
  expect((await open({ slug: 'side' }, elsewhere)).status).toBe(403)
  expect((await owner.get('/studio/shop/')).body.results.map(({ slug }: Loose) => slug)).toEqual(
    expect.arrayContaining(['qingshi', 'rimba']),
  )
})

test('the log says who opened a shop, without its owner', async () => {
  await open({ slug: 'logged' })
  const { results } = (await owner.get('/studio/audit/?kind=site&item=logged')).body
  expect(results).toMatchObject([{ action: 'create', after: { slug: 'logged', template: 'empty' } }])
  expect(JSON.stringify(results)).not.toContain(order.owner)
})

test('the first shop of a server brings the regions of addresses', async () => {
  // Without them nobody could give an address.
  await t.make((tx) => tx.rows('delete from region'))
  await open({ slug: 'first' })
  const visitor = new Client(t.fastify, { base: '/api-t/first' })
  expect((await visitor.get('/districts/province/')).body.results).toHaveLength(34)
})
