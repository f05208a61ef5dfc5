import { moduleFixtures } from '../../../fixtures/modules'
import { makeImage } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let editor: Client
beforeAll(async () => {
  t = await startTestApp()
  editor = (await t.user({ perms: ['mpage.change_page'] })).client
})
afterAll(() => t.stop())

let serial = 2 ** 44
const tiles = (image: number) => ({
  ...{ id: ++serial, type: 'mpage.squarepagemodule', name: '', style: '', hidden: false },
  config: { items: [{ image: { $image: image } }] },
})
const docOf = (...modules: Loose[]) => ({ title: '春', settings: {}, modules })
const create = (kind: string, name: string, doc: Loose) =>
  editor.post('/studio/block/', { kind, name, doc }, { key: true })

test('a block keeps its modules and brings their pictures, apart from templates, until it is deleted', async () => {
  const image = await t.make((tx) => makeImage(tx, MAIN))
  const module = tiles(image)
  const { body } = await create('block', ' 开篇 ', docOf(module))
  expect(body).toMatchObject({ name: '开篇', types: ['mpage.squarepagemodule'], by: 'User' })
  expect((await editor.get(`/studio/block/${body.id}/`)).body).toMatchObject({
    doc: { modules: [module] },
    pictures: [{ id: image }],
  })
  expect([
    (await editor.get('/studio/block/?kind=block')).body.count,
    (await editor.get('/studio/block/?kind=template')).body.count,
  ]).toEqual([1, 0])
  expect((await editor.delete(`/studio/block/${body.id}/`)).body).toEqual({ ok: true })
  expect((await editor.get(`/studio/block/${body.id}/`)).status).toBe(404)
  expect((await editor.delete(`/studio/block/${body.id}/`)).status).toBe(404)
  expect((await create('block', '  ', docOf())).body.fields).toHaveProperty('name')
})

test('a template keeps every type of module as it is, and a page begins with its document', async () => {
  const modules = moduleFixtures.map(({ type, config }) => ({
    id: ++serial,
    type,
    name: type,
    style: 'list',
    hidden: true,
    config: { ...config },
  }))
  const { id } = (await create('template', '全部', docOf(...modules))).body
  const { doc } = (await editor.get(`/studio/block/${id}/`)).body
  expect(doc.modules).toEqual(modules)
  const copies = doc.modules.map((module: Loose) => ({ ...module, id: ++serial }))
  const page = await editor.post(
    '/studio/page/',
    { title: '新页', slug: 'of-template', doc: { ...doc, modules: copies } },
    { key: true },
  )
  expect(page.body).toMatchObject({ version: 1, has_draft: true, doc: { title: '新页', modules: copies } })
})

test('a page does not begin with modules that another page has', async () => {
  const publisher = (await t.user({ perms: ['mpage.change_page', 'mpage.publish_page'] })).client
  const module = {
    id: ++serial,
    type: 'mpage.richtextpagemodule',
    name: '',
    style: '',
    hidden: false,
    config: { html: 'x' },
  }
  const { id } = (
    await publisher.post('/studio/page/', { title: '甲', slug: 'own', doc: docOf(module) }, { key: true })
  ).body
  expect((await publisher.post(`/studio/page/${id}/publish/`, { version: 1 }, { key: true })).status).toBe(200)
  expect(
    (await publisher.post('/studio/page/', { title: '乙', slug: 'theirs', doc: docOf(module) }, { key: true })).body
      .fields,
  ).toHaveProperty('doc')
  expect((await editor.get('/studio/content/mpage.page/?keys=theirs')).body.count).toBe(0)
})
