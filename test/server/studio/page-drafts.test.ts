import { makeArticle, makePage } from '../../factories/content'
import { makeImage, makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
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

let serial = 2 ** 44
const text = (html: string, more: object = {}) => ({
  id: ++serial,
  type: 'mpage.richtextpagemodule',
  name: '文字',
  style: '',
  config: { html },
  hidden: false,
  ...more,
})
const docOf = (title: string, ...modules: Loose[]) => ({ title, settings: {}, modules })

async function newPage(): Promise<Loose> {
  const { status, body } = await editor.post('/studio/page/', { title: '春茶', slug: `p-${++serial}` }, { key: true })
  expect(status).toBe(200)
  return body
}
const save = (page: Loose, doc: Loose, version: number, client = editor) =>
  client.put(`/studio/page/${page.id}/draft/`, { version, doc })
const visitorSees = async (page: Loose) => (await t.visitor().get(`/mpage/page/${page.slug}/`)).body

test('a draft is saved by its version alone, and the second of two saves is refused', async () => {
  const page = await newPage()
  expect(page).toMatchObject({ version: 1, has_draft: false, doc: { title: '春茶', modules: [] } })
  expect((await save(page, docOf('春茶', text('一')), 1)).body).toEqual({ version: 2 })
  expect((await save(page, docOf('春茶', text('二')), 1)).body.err_code).toBe('16012')
  expect((await editor.get(`/studio/page/${page.id}/`)).body).toMatchObject({
    version: 2,
    has_draft: true,
    doc: { modules: [{ config: { html: '一' } }] },
  })
})

test('a draft of many long texts is saved and drawn; one past the limit is refused with it', async () => {
  const page = await newPage()
  const longText = `<p>${'茶'.repeat(1600)}</p>`
  const modules = Array.from({ length: 60 }, () => text(longText))
  expect((await save(page, docOf('春茶', ...modules), 1)).body).toEqual({ version: 2 })
  expect((await editor.post('/studio/page/render/', { modules: modules.slice(0, 20) })).status).toBe(200)
  const heavy = Array.from({ length: 6 }, () => text(`<p>${'茶'.repeat(60_000)}</p>`))
  const refusal = await save(page, docOf('春茶', ...heavy), 2)
  expect([refusal.status, refusal.body.err_code]).toEqual([413, '10413'])
  expect(refusal.body.detail).toContain('1024')
  const other = await editor.post(`/studio/page/${page.id}/publish/`, { version: 2, note: '茶'.repeat(100_000) })
  expect([other.status, other.body.detail]).toEqual([413, expect.stringContaining('256')])
})

test('no visitor sees a draft, nor a module that is hidden, and all see what is published', async () => {
  const page = await newPage()
  const modules = [text('<p>公开</p>'), text('<p>隐藏</p>', { hidden: true })]
  await save(page, docOf('新标题', ...modules), 1)
  expect((await visitorSees(page)).err_code).toBe('10404')
  expect((await publisher.post(`/studio/page/${page.id}/publish/`, { version: 2 }, { key: true })).body).toMatchObject({
    state: 'done',
    revision_no: 1,
  })
  expect(await visitorSees(page)).toMatchObject({
    title: '新标题',
    modules: [{ id: modules[0]?.id, config: { html: '<p>公开</p>' } }],
  })
  expect((await t.visitor().get(`/mpage/page/module/${modules[1]?.id}/data/`)).status).toBe(404)
  const { body } = await editor.get(`/studio/page/${page.id}/`)
  expect([body.version, body.has_draft, body.doc.modules.map(({ hidden }: Loose) => hidden)]).toEqual([
    2,
    false,
    [false, true],
  ])
  // Its editor goes on from the version that was published.
  expect((await save(page, docOf('再改', modules[0]), 2)).status).toBe(200)
  expect((await visitorSees(page)).title).toBe('新标题')
})

test('publishing asks for a permission of its own, and for the version that was read', async () => {
  const page = await newPage()
  await save(page, docOf('春茶', text('一')), 1)
  expect((await editor.post(`/studio/page/${page.id}/publish/`, { version: 2 }, { key: true })).body.err_code).toBe(
    '10403',
  )
  expect((await publisher.post(`/studio/page/${page.id}/publish/`, { version: 1 }, { key: true })).body.err_code).toBe(
    '16012',
  )
})

test('a page with a picture of another site in a text is not published, and the site is named', async () => {
  const page = await newPage()
  const module = text('<p><img src="https://other.example/a.jpg"></p>')
  await save(page, docOf('春茶', module, text('<p><img src="/media/a.jpg"></p>')), 1)
  expect((await editor.get(`/studio/page/${page.id}/check/`)).body.problems).toEqual([
    { level: 'error', module: module.id, text: '图片在别的网站（other.example）上，请在编辑器里转存到本店' },
  ])
})

test('a faulty draft is not published, and its problems are named', async () => {
  const page = await newPage()
  const inactiveArticle = await t.make((tx) => makeArticle(tx, MAIN, { title: '下架' }))
  await t.make((tx) => tx.rows('update article set is_active = false where id = $1', [inactiveArticle]))
  const picture = { full: '', thumb: '', thumb_wx_mp: '', width: 0, height: 0 }
  const ads = {
    id: ++serial,
    type: 'mpage.adspagemodule',
    name: '轮播',
    style: '',
    hidden: false,
    config: { items: [{ image: picture, link: { type: 'article', id: inactiveArticle } }] },
  }
  const wrong = text('x', { config: { html: 5 } })
  await save(page, docOf('', ads, wrong, text('x', { type: 'no.such', hidden: false })), 1)
  const { problems } = (await editor.get(`/studio/page/${page.id}/check/`)).body
  expect(problems.map(({ level, module }: Loose) => [level, module])).toEqual(
    expect.arrayContaining([
      ['error', null],
      ['error', ads.id],
      ['warning', ads.id],
      ['error', wrong.id],
    ]),
  )
  const { status, body } = await publisher.post(`/studio/page/${page.id}/publish/`, { version: 2 }, { key: true })
  expect([status, body.err_code]).toEqual([409, '16013'])
  expect((await visitorSees(page)).err_code).toBe('10404')
})

test('a plan shows the revision that it was made of, whatever is edited meanwhile', async () => {
  const page = await newPage()
  await save(page, docOf('计划', text('<p>甲</p>')), 1)
  const at = new Date(t.ports.clock.now().getTime() + 3_600_000)
  const plan = await publisher.post(
    `/studio/page/${page.id}/schedule/`,
    { version: 2, at: at.toISOString() },
    { key: true },
  )
  expect(plan.body).toMatchObject({ state: 'waiting', revision_no: 1 })
  expect(
    (
      await publisher.post(
        `/studio/page/${page.id}/schedule/`,
        { version: 2, at: '2020-01-01T00:00:00.000Z' },
        { key: true },
      )
    ).body.fields,
  ).toHaveProperty('at')
  await save(page, docOf('后来', text('<p>乙</p>')), 2)
  await t.due.runDue(new Date(at.getTime() - 1000))
  expect((await visitorSees(page)).err_code).toBe('10404')
  await t.due.runDue(at)
  expect(await visitorSees(page)).toMatchObject({ title: '计划', modules: [{ config: { html: '<p>甲</p>' } }] })
  expect((await editor.get(`/studio/page/${page.id}/publication/`)).body.results).toMatchObject([
    { state: 'done', error: null },
  ])
  expect((await editor.get(`/studio/page/${page.id}/`)).body).toMatchObject({ has_draft: true, doc: { title: '后来' } })
})

test('a plan is a conflict for who opened the page without a draft before it, and none for the draft', async () => {
  const page = await newPage()
  const at = new Date(t.ports.clock.now().getTime() + 3_600_000)
  await save(page, docOf('计划', text('<p>乙</p>')), 1)
  await publisher.post(`/studio/page/${page.id}/schedule/`, { version: 2, at: at.toISOString() }, { key: true })
  const { version } = (await editor.delete(`/studio/page/${page.id}/draft/`)).body
  await t.due.runDue(at)
  expect((await save(page, docOf('甲', text('<p>甲</p>')), version)).body.err_code).toBe('16012')
  const current = (await editor.get(`/studio/page/${page.id}/`)).body
  expect(current).toMatchObject({ has_draft: false, doc: { title: '计划' } })
  const draft = (await save(page, docOf('后来', text('<p>丙</p>')), current.version)).body
  const later = new Date(at.getTime() + 3_600_000)
  await publisher.post(
    `/studio/page/${page.id}/schedule/`,
    { version: draft.version, at: later.toISOString() },
    { key: true },
  )
  await t.due.runDue(later)
  expect((await save(page, docOf('最后', text('<p>丁</p>')), draft.version)).status).toBe(200)
})

test('a plan fails with a reason when its revision is faulty, and a cancelled one changes no page', async () => {
  const page = await newPage()
  await save(page, docOf('计划', text('<p>甲</p>')), 1)
  const at = new Date(t.ports.clock.now().getTime() + 3_600_000)
  const schedule = () =>
    publisher.post(`/studio/page/${page.id}/schedule/`, { version: 2, at: at.toISOString() }, { key: true })
  const [faulty, cancelled] = [(await schedule()).body, (await schedule()).body]
  expect((await publisher.delete(`/studio/page/${page.id}/publication/${cancelled.id}/`)).body.state).toBe('cancelled')
  expect((await publisher.delete(`/studio/page/${page.id}/publication/${cancelled.id}/`)).status).toBe(404)
  const bad = JSON.stringify({ title: '', settings: {}, modules: [] })
  await t.make((tx) =>
    tx.rows('update page_revision set doc = $2::jsonb where page_id = $1 and no = $3', [
      page.id,
      bad,
      faulty.revision_no,
    ]),
  )
  await t.due.runDue(at)
  const { results } = (await editor.get(`/studio/page/${page.id}/publication/`)).body
  expect(results.map(({ id, state, error }: Loose) => [id, state, error])).toEqual([
    [cancelled.id, 'cancelled', null],
    [faulty.id, 'failed', '请填写页面标题'],
  ])
  expect((await visitorSees(page)).err_code).toBe('10404')
})

test('a revision is restored as a draft, and what it replaces becomes a revision', async () => {
  const page = await newPage()
  await save(page, docOf('甲', text('<p>甲</p>')), 1)
  expect(
    (await editor.post(`/studio/page/${page.id}/revision/`, { name: '初稿', version: 2 }, { key: true })).body,
  ).toMatchObject({
    no: 1,
    name: '初稿',
    reason: 'checkpoint',
  })
  await save(page, docOf('乙', text('<p>乙</p>')), 2)
  expect(
    (await editor.post(`/studio/page/${page.id}/revision/1/restore/`, { version: 2 }, { key: true })).body.err_code,
  ).toBe('16012')
  const { body } = await editor.post(`/studio/page/${page.id}/revision/1/restore/`, { version: 3 }, { key: true })
  expect(body).toMatchObject({ version: 4, has_draft: true, doc: { title: '甲' } })
  expect(
    (await editor.get(`/studio/page/${page.id}/revision/`)).body.results.map(({ no, reason }: Loose) => [no, reason]),
  ).toEqual([
    [2, 'restore'],
    [1, 'checkpoint'],
  ])
  expect((await editor.post(`/studio/page/${page.id}/revision/9/restore/`, { version: 4 }, { key: true })).status).toBe(
    404,
  )
})

test('a discarded draft gives way to what visitors see, and whoever edits it is told', async () => {
  const page = await newPage()
  await save(page, docOf('乙'), 1)
  expect((await editor.delete(`/studio/page/${page.id}/draft/`)).body).toMatchObject({
    has_draft: false,
    version: 3,
    doc: { title: '春茶' },
  })
  expect((await save(page, docOf('丙'), 2)).body.err_code).toBe('16012')
})

test('a module of another page, or one that stands twice, is refused', async () => {
  const [page, other] = [await newPage(), await newPage()]
  const module = text('<p>甲</p>')
  await save(other, docOf('甲', module), 1)
  await publisher.post(`/studio/page/${other.id}/publish/`, { version: 2 }, { key: true })
  expect((await save(page, docOf('乙', module), 1)).body.fields).toHaveProperty('doc')
  const own = text('x')
  expect((await save(page, docOf('乙', own, own), 1)).body.fields).toHaveProperty('doc')
})

test('a page of a taken address is not created, and pages of another site are not there', async () => {
  const page = await newPage()
  expect(
    (await editor.post('/studio/page/', { title: '又', slug: page.slug }, { key: true })).body.fields,
  ).toHaveProperty('slug')
  const { id: foreignId } = await t.make((tx) => makePage(tx, OTHER, 'elsewhere', []))
  expect((await editor.get(`/studio/page/${foreignId}/`)).status).toBe(404)
  expect((await editor.get('/studio/page/?search=elsewhere')).body.count).toBe(0)
})

test('who else has a page open is said until they were not heard for a minute', async () => {
  const page = await newPage()
  await publisher.post(`/studio/page/${page.id}/presence/`, undefined)
  expect((await editor.post(`/studio/page/${page.id}/presence/`, undefined)).body).toEqual({
    count: 1,
    results: [{ name: 'User' }],
  })
  await t.make((tx) =>
    tx.rows("update page_presence set seen_at = seen_at - interval '61 seconds' where page_id = $1", [page.id]),
  )
  expect((await editor.post(`/studio/page/${page.id}/presence/`, undefined)).body.count).toBe(0)
})

describe('POST /studio/page/render/', () => {
  const render = (body: object, as = editor) => as.post('/studio/page/render/', body)

  test('renders modules of a draft with safe HTML and their items, and stores nothing', async () => {
    await t.make((tx) => makeProduct(tx, MAIN, { name: '青瓷杯' }))
    const list = text('', { type: 'shop.productsmodule', config: { source: {} } })
    const { status, body } = await render({ modules: [text('<p>甲</p><img src=x onerror=alert(1)>'), list] })
    expect([status, body]).toMatchObject([
      200,
      {
        modules: [
          { problem: null, module: { config: { html: expect.not.stringContaining('onerror') } } },
          { problem: null },
        ],
      },
    ])
    expect(body.modules[1].module.data.results).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: '青瓷杯' })]),
    )
    const further = await render({ modules: [list], slice: { tab: 0, offset: 100, limit: 5 } })
    expect(further.body.modules[0].module.data.results).toEqual([])
    const [row] = await t.make((tx) =>
      tx.rows<{ n: string }>('select count(*) as n from page_module where id = $1', [list.id]),
    )
    expect(Number(row?.n)).toBe(0)
  })

  test('a module that fails its schema is refused with the reason, and the others are rendered', async () => {
    const { body } = await render({ modules: [text('', { config: { html: 5 } }), text('<p>乙</p>')] })
    expect(body.modules).toMatchObject([
      { module: null, problem: expect.stringContaining('html') },
      { module: { config: { html: '<p>乙</p>' } } },
    ])
  })
})

test('a picture stays a reference in the draft and in what is published, and a missing one keeps the page from being published', async () => {
  const image = await t.make((tx) => makeImage(tx, MAIN))
  const page = await newPage()
  const tiles = (id: number) => ({
    ...text('', { type: 'mpage.squarepagemodule' }),
    config: { items: [{ image: { $image: id } }] },
  })
  const module = tiles(image)
  await save(page, docOf('图', module), 1)
  const detail = (await editor.get(`/studio/page/${page.id}/`)).body
  expect(detail).toMatchObject({
    doc: { modules: [{ config: module.config }] },
    pictures: [{ id: image, image: { full: expect.stringContaining('/') } }],
  })
  expect((await publisher.post(`/studio/page/${page.id}/publish/`, { version: 2 }, { key: true })).status).toBe(200)
  const [row] = await t.make((tx) =>
    tx.rows<{ config: object }>('select config from page_module where id = $1', [module.id]),
  )
  expect(row?.config).toEqual(module.config)
  expect((await visitorSees(page)).modules[0].config.items[0].image.full).toContain('/')
  await save(page, docOf('图', tiles(2 ** 40)), 2)
  expect((await editor.get(`/studio/page/${page.id}/check/`)).body).toMatchObject({
    problems: [{ level: 'error' }],
    current: { title: '图', modules: [{ id: module.id }] },
  })
  expect((await publisher.post(`/studio/page/${page.id}/publish/`, { version: 3 }, { key: true })).body.err_code).toBe(
    '16013',
  )
})

test('a page that is taken off is found by no visitor, and its document, revisions and version stay', async () => {
  const page = await newPage()
  await save(page, docOf('下线', text('<p>甲</p>')), 1)
  await publisher.post(`/studio/page/${page.id}/publish/`, { version: 2 }, { key: true })
  expect((await editor.post(`/studio/page/${page.id}/unpublish/`, { version: 2 }, { key: true })).body.err_code).toBe(
    '10403',
  )
  expect(
    (await publisher.post(`/studio/page/${page.id}/unpublish/`, { version: 1 }, { key: true })).body.err_code,
  ).toBe('16012')
  const { status, body } = await publisher.post(`/studio/page/${page.id}/unpublish/`, { version: 2 }, { key: true })
  expect([status, body]).toMatchObject([200, { version: 2, doc: { title: '下线' } }])
  expect((await visitorSees(page)).err_code).toBe('10404')
  expect((await editor.get(`/studio/page/${page.id}/check/`)).body.current).toBeNull()
  expect((await editor.get(`/studio/page/${page.id}/revision/1/`)).body).toMatchObject({
    no: 1,
    doc: { title: '下线', modules: [{ config: { html: '<p>甲</p>' } }] },
  })
  expect((await editor.get(`/studio/page/${page.id}/revision/9/`)).status).toBe(404)
})
