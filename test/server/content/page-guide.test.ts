import { makePage } from '../../factories/content'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { stock } from '../support/shopping'
import { configure } from '../support/site'

let t: TestApp
const pages = { members: { id: 0, modules: [0] } }
beforeAll(async () => {
  t = await startTestApp()
  await stock(t)
  await t.make(async (tx) => {
    const secret = [
      { moduleType: 'shop.productsmodule', config: { source: {} } },
      { moduleType: 'mpage.richtextpagemodule', config: { html: '<p>secret</p>' } },
    ]
    pages.members = await makePage(tx, MAIN, 'members', secret)
    await makePage(tx, MAIN, 'open', [{ moduleType: 'mpage.richtextpagemodule', config: { html: '<p>open</p>' } }])
    await makePage(tx, MAIN, 'guide', [{ moduleType: 'mpage.richtextpagemodule', config: { html: '<p>log in</p>' } }])
    await makePage(tx, OTHER, 'members', secret)
    await tx.rows("update page set login_required = true where slug in ('members', 'guide')")
  })
})
afterAll(() => t.stop())

const page = (key: string | number) => `/mpage/page/${key}/`

test('a visitor of a page that requires login gets its title and the modules of the login prompt', async () => {
  const { status, body } = await t.visitor().get(page('members'))
  expect([status, body]).toMatchObject([
    200,
    { id: pages.members.id, slug: 'members', title: 'Page members', code: 401 },
  ])
  expect(body.modules.map(({ config }: { config: object }) => config)).toEqual([{ html: '<p>log in</p>' }])
  expect((await t.visitor().get(page(pages.members.id))).body).toEqual(body)
})

test('a user gets the page itself, and everyone gets open pages and the login prompt', async () => {
  const { client } = await t.user()
  const { body } = await client.get(page('members'))
  expect(body).toMatchObject({ code: 200, modules: [{ data: { count: 1 } }, { config: { html: '<p>secret</p>' } }] })
  expect((await t.visitor().get(page('open'))).body).toMatchObject({
    code: 200,
    modules: [{ config: { html: '<p>open</p>' } }],
  })
  expect((await t.visitor().get(page('guide'))).body).toMatchObject({
    code: 200,
    modules: [{ config: { html: '<p>log in</p>' } }],
  })
})

test('the module data of a page that requires login returns 401 to a visitor', async () => {
  const path = `/mpage/page/module/${pages.members.modules[0]}/data/`
  const { status, body } = await t.visitor().get(path)
  expect([status, body]).toEqual([401, { detail: '请先登录', err_code: '10401' }])
  expect((await (await t.user()).client.get(path)).body.count).toBe(1)
})

test('a site without a login prompt returns no modules instead of protected ones', async () => {
  const visitor = t.visitor({ base: '/api-t/rimba' })
  expect((await visitor.get(page('members'))).body).toMatchObject({ code: 401, title: 'Page members', modules: [] })
})

describe('a site that requires login', () => {
  beforeAll(async () => {
    await t.make((tx) =>
      makePage(tx, MAIN, 'agreement', [{ moduleType: 'mpage.richtextpagemodule', config: { html: '<p>terms</p>' } }]),
    )
    await configure(t, { login_required: true })
  })
  afterAll(() => configure(t, { login_required: false }))

  test('shows a visitor the agreement and the login prompt, and returns 401 for every other page', async () => {
    const visitor = t.visitor()
    expect((await visitor.get(page('agreement'))).body).toMatchObject({
      code: 200,
      modules: [{ config: { html: '<p>terms</p>' } }],
    })
    expect((await visitor.get(page('guide'))).body).toMatchObject({
      code: 200,
      modules: [{ config: { html: '<p>log in</p>' } }],
    })
    for (const key of ['open', 'members', pages.members.id])
      expect(await visitor.get(page(key))).toMatchObject({
        status: 401,
        body: { detail: '请先登录', err_code: '10401' },
      })
  })

  test('shows a user all pages', async () => {
    const { client } = await t.user()
    for (const key of ['open', 'members', 'agreement']) expect((await client.get(page(key))).body.code).toBe(200)
  })
})
