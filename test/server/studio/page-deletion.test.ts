import { startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let editor: Client
let publisher: Client
beforeAll(async () => {
  t = await startTestApp()
  editor = (await t.user({ perms: ['mpage.change_page'] })).client
  publisher = (await t.user({ perms: ['mpage.change_page', 'mpage.publish_page'] })).client
})
afterAll(() => t.stop())

let serial = 0
const docOf = (title: string) => ({ title, settings: {}, modules: [] })
const newPage = async (slug = `d-${++serial}`): Promise<Loose> =>
  (await editor.post('/studio/page/', { title: '春茶', slug }, { key: true })).body
const save = (page: Loose, version: number, title = '改过') =>
  editor.put(`/studio/page/${page.id}/draft/`, { version, doc: docOf(title) })
const remove = (page: Loose, version: number, client = publisher) =>
  client.delete(`/studio/page/${page.id}/?version=${version}`)
const listed = async (query = '') =>
  ((await editor.get(`/studio/page/${query}`)).body.results as Loose[]).map(({ id }) => id)

test('a page that another editor saved in between is not deleted, and its draft stays', async () => {
  const page = await newPage()
  await save(page, 1)
  expect((await remove(page, 1)).body.err_code).toBe('16012')
  expect((await editor.get(`/studio/page/${page.id}/`)).body).toMatchObject({ version: 2, doc: { title: '改过' } })
  expect((await remove(page, 2, editor)).status).toBe(403)
  expect((await remove(page, 2)).status).toBe(200)
})

test('a deleted page is not found, a later save of it is refused with a reason, and a restored one is as it was', async () => {
  const page = await newPage()
  await publisher.post(`/studio/page/${page.id}/publish/`, { version: 1 }, { key: true })
  await save(page, 1)
  await remove(page, 2)
  expect((await t.visitor().get(`/mpage/page/${page.slug}/`)).status).toBe(404)
  expect((await editor.get(`/studio/page/${page.id}/`)).status).toBe(404)
  expect([(await listed()).includes(page.id), (await listed('?deleted=true')).includes(page.id)]).toEqual([false, true])
  expect((await save(page, 2, '更晚')).body).toMatchObject({
    err_code: '16017',
    detail: expect.stringContaining('恢复页面'),
  })
  expect((await remove(page, 3)).body.err_code).toBe('16017')
  const restored = await publisher.post(`/studio/page/${page.id}/undelete/`, undefined, { key: true })
  expect(restored.body).toMatchObject({ version: 4, has_draft: true, doc: { title: '改过' } })
  expect((await t.visitor().get(`/mpage/page/${page.slug}/`)).status).toBe(404)
  expect((await publisher.post(`/studio/page/${page.id}/publish/`, { version: 4 }, { key: true })).status).toBe(200)
  expect((await t.visitor().get(`/mpage/page/${page.slug}/`)).body.title).toBe('改过')
  expect((await publisher.post(`/studio/page/${page.id}/undelete/`, undefined, { key: true })).status).toBe(404)
})

test('a plan of a deleted page shows nothing', async () => {
  const page = await newPage()
  const at = new Date(t.ports.clock.now().getTime() + 3_600_000)
  await publisher.post(`/studio/page/${page.id}/schedule/`, { version: 1, at: at.toISOString() }, { key: true })
  await remove(page, 1)
  await t.due.runDue(at)
  expect((await t.visitor().get(`/mpage/page/${page.slug}/`)).status).toBe(404)
  await publisher.post(`/studio/page/${page.id}/undelete/`, undefined, { key: true })
  expect((await editor.get(`/studio/page/${page.id}/publication/`)).body.results).toMatchObject([
    { state: 'cancelled' },
  ])
})

test('a plan of a deletion that was refused stays', async () => {
  const page = await newPage()
  const at = new Date(t.ports.clock.now().getTime() + 3_600_000)
  await publisher.post(`/studio/page/${page.id}/schedule/`, { version: 1, at: at.toISOString() }, { key: true })
  expect((await remove(page, 9)).body.err_code).toBe('16012')
  expect((await editor.get(`/studio/page/${page.id}/publication/`)).body.results).toMatchObject([{ state: 'waiting' }])
})

test('the home page is not deleted', async () => {
  const home = await newPage('index')
  expect((await remove(home, 1)).body.err_code).toBe('16020')
})

test('settings of a page are checked, published and shown to link previews; one for users alone stays so', async () => {
  const page = await newPage()
  const settings = { description: '今年的第一批', share_title: '来喝春茶', login_required: true }
  const withSettings = (more: object) => ({ title: '春茶', settings: more, modules: [] })
  await editor.put(`/studio/page/${page.id}/draft/`, {
    version: 1,
    doc: withSettings({ description: 5, share_image: { $image: 2 ** 40 } }),
  })
  const { problems } = (await editor.get(`/studio/page/${page.id}/check/`)).body
  expect(problems.map(({ level, text }: Loose) => [level, text])).toEqual([
    ['error', '页面设置有误：/description'],
    ['error', '缺少图片'],
  ])
  await editor.put(`/studio/page/${page.id}/draft/`, { version: 2, doc: withSettings(settings) })
  await publisher.post(`/studio/page/${page.id}/publish/`, { version: 3 }, { key: true })
  expect((await t.visitor().get(`/mpage/page/${page.slug}/`)).body.code).toBe(401)
  expect((await editor.get(`/studio/page/${page.id}/`)).body.doc.settings).toEqual(settings)
  // A draft that says nothing of it opens nothing.
  await editor.put(`/studio/page/${page.id}/draft/`, { version: 3, doc: withSettings({ description: '改' }) })
  await publisher.post(`/studio/page/${page.id}/publish/`, { version: 4 }, { key: true })
  expect((await t.visitor().get(`/mpage/page/${page.slug}/`)).body.code).toBe(401)
})

test('colours on which texts cannot be read are a warning', async () => {
  const page = await newPage()
  const module = {
    id: 2 ** 45,
    type: 'mpage.richtextpagemodule',
    name: '',
    style: '',
    hidden: false,
    config: { html: 'x', module_background_color: '#333333' },
  }
  await editor.put(`/studio/page/${page.id}/draft/`, {
    version: 1,
    doc: { title: '春', settings: {}, modules: [module] },
  })
  expect((await editor.get(`/studio/page/${page.id}/check/`)).body.problems).toMatchObject([
    { level: 'warning', module: module.id, text: expect.stringContaining('#333333') },
  ])
})
