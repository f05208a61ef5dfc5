import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let editor: Client
beforeAll(async () => {
  t = await startTestApp()
  editor = (await t.user({ perms: ['mpage.change_page'] })).client
})
afterAll(() => t.stop())

let serial = 2 ** 44
const text = (html: string, more: Loose = {}) => ({
  ...{ id: ++serial, type: 'mpage.richtextpagemodule', name: '', style: '', hidden: false },
  config: { html },
  ...more,
})
const goods = () => ({ ...text(''), type: 'shop.productsmodule', config: {} })
const docOf = (...modules: Loose[]) => ({ title: '春', settings: {}, modules })
const create = async (slug: string, doc: Loose): Promise<Loose> =>
  (await editor.post('/studio/page/', { title: '春', slug, doc }, { key: true })).body
const link = async (id: number): Promise<string> => (await editor.post(`/studio/page/${id}/preview/`)).body.token
const look = (key: number | string, preview: string, client = t.visitor()) =>
  client.get(`/mpage/page/${key}/?preview=${preview}`)
const GONE = [410, '16026']
const failureOf = ({ status, body }: { status: number; body: Loose }) => [status, body.err_code]

test('a link shows a visitor the draft as it was saved last, without hidden modules, of a page that is off', async () => {
  const { id, version, doc } = await create('linked', docOf(text('<p>初稿</p>'), text('<p>藏</p>', { hidden: true })))
  const token = await link(id)
  expect((await t.visitor().get(`/mpage/page/${id}/`)).status).toBe(404)
  for (const key of [id, 'linked'])
    expect((await look(key, token)).body).toMatchObject({
      title: '春',
      code: 200,
      modules: [{ config: { html: '<p>初稿</p>' }, editable: false }],
    })
  const next = { ...doc, title: '夏', modules: [text('<p>二稿</p><script>alert(1)</script>')] }
  await editor.put(`/studio/page/${id}/draft/`, { version, doc: next })
  expect((await look(id, token)).body).toMatchObject({ title: '夏', modules: [{ config: { html: '<p>二稿</p>' } }] })
})

test('the items of a module of the draft are read by the link alone', async () => {
  const module = goods()
  const { id } = await create('linked-items', docOf(module))
  const token = await link(id)
  const path = `/mpage/page/module/${module.id}/data/`
  expect((await t.visitor().get(path)).status).toBe(404)
  expect((await t.visitor().get(`${path}?preview=${token}`)).body).toHaveProperty('results')
  expect(failureOf(await t.visitor().get(`/mpage/page/module/1/data/?preview=${token}`))).toEqual(GONE)
})

test('a link without a draft shows what is published', async () => {
  const { id, version } = await create('linked-published', docOf(text('<p>已发布</p>')))
  const publisher = (await t.user({ perms: ['*'] })).client
  expect((await publisher.post(`/studio/page/${id}/publish/`, { version }, { key: true })).status).toBe(200)
  expect((await look(id, await link(id))).body.modules).toMatchObject([{ config: { html: '<p>已发布</p>' } }])
})

test('a link is for one page of one site, until it expires or all links of the page are ended', async () => {
  const { id } = await create('linked-once', docOf())
  const other = await create('linked-other', docOf())
  const [token, second] = [await link(id), await link(id)]
  expect(failureOf(await look(other.id, token))).toEqual(GONE)
  const stranger = (await t.user({ tenantId: OTHER })).client
  expect(failureOf(await look(id, token, stranger))).toEqual(GONE)
  expect(failureOf(await look(id, 'x'.repeat(43)))).toEqual(GONE)
  // The value of a page builder's frame is no link.
  expect((await look(id, 'studio')).status).toBe(404)
  const late = await link(other.id)
  await t.make((tx) =>
    tx.rows("update page_preview set expires_at = '2020-01-01' where tenant_id = $1 and page_id = $2", [
      MAIN,
      other.id,
    ]),
  )
  expect(failureOf(await look(other.id, late))).toEqual(GONE)
  expect((await look(id, token)).status).toBe(200)
  expect((await editor.delete(`/studio/page/${id}/preview/`)).body).toEqual({ ok: true })
  expect(failureOf(await look(id, token))).toEqual(GONE)
  expect(failureOf(await look(id, second))).toEqual(GONE)
})

test('the secret of a link stands neither in the database nor in the log of changes', async () => {
  const { id } = await create('linked-secret', docOf())
  const token = await link(id)
  const rows = await t.make((tx) => tx.rows('select * from page_preview where tenant_id = $1', [MAIN]))
  expect(JSON.stringify(rows)).not.toContain(token)
  const owner = (await t.user({ perms: ['*'] })).client
  const log = (await owner.get('/studio/audit/?kind=page_preview')).body
  expect(log.count).toBeGreaterThan(0)
  expect(JSON.stringify(log)).not.toContain(token)
})
