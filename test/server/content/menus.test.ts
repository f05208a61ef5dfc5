import { makePage } from '../../factories/content'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'

let t: TestApp
let editor: Client
beforeAll(async () => {
  t = await startTestApp()
  editor = (await t.user({ perms: ['mpage.change_page'] })).client
})
afterAll(() => t.stop())

const item = (label: string, link: object | null, is_sub = false) => ({
  id: null,
  label,
  image: null,
  link: link && JSON.stringify(link),
  is_sub,
})
const create = (slug: string, items: object[], is_active = true) =>
  editor.post('/studio/menu/', { title: '导航', slug, is_active, links: items }, { key: true })

test('visitors read a menu with its items in their order, those below an item with it', async () => {
  await create('daohang', [
    item('器物', { type: 'shop.product', category: 1 }),
    item('杯', { type: 'shop.product', id: 5 }, true),
    item('来店里', null),
    item('首页', { page_key: 'mobile.index' }, true),
  ])
  expect((await t.visitor().get('/mpage/menu/daohang/')).body).toEqual({
    slug: 'daohang',
    title: '导航',
    items: [
      {
        label: '器物',
        image: null,
        link: { type: 'shop.product', category: 1 },
        items: [{ label: '杯', image: null, link: { type: 'shop.product', id: 5 } }],
      },
      {
        label: '来店里',
        image: null,
        link: null,
        items: [{ label: '首页', image: null, link: { page_key: 'mobile.index' } }],
      },
    ],
  })
  expect((await t.visitor({ base: '/api-t/rimba' }).get('/mpage/menu/daohang/')).status).toBe(404)
})

test('items that are moved are read in their new order', async () => {
  const { body } = await create('moved', [item('甲', null), item('乙', null)])
  const values = { ...body.values, links: [...body.values.links].reverse() }
  expect((await editor.put(`/studio/menu/${body.id}/`, { base: body.values, values }, { key: true })).status).toBe(200)
  const { items } = (await t.visitor().get('/mpage/menu/moved/')).body
  expect(items.map(({ label }: { label: string }) => label)).toEqual(['乙', '甲'])
})

test('a menu that is switched off is not found', async () => {
  await create('off', [item('甲', null)], false)
  expect((await t.visitor().get('/mpage/menu/off/')).status).toBe(404)
})

test('an address that runs a script is not handed out', async () => {
  await create('unsafe', [item('甲', { url: 'javascript:alert(1)' })])
  expect((await t.visitor().get('/mpage/menu/unsafe/')).body.items[0].link).toEqual({ url: '' })
})

test.each([
  ['a link that is no JSON', { ...item('甲', null), link: '{"url"' }, 'links.0.link'],
  ['a link of a wrong type', item('甲', { url: 7 }), 'links.0.link'],
  ['a first item below none', item('甲', null, true), 'links.0.is_sub'],
  ['a picture that the site has not', { ...item('甲', null), image: 999_999 }, 'links.0.image'],
])('%s is refused at its place', async (_, wrong, place) => {
  const { status, body } = await create('wrong', [wrong])
  expect([status, Object.keys(body.fields)]).toEqual([400, [place]])
})

test('the address of a page is refused', async () => {
  await t.make((tx) => makePage(tx, MAIN, 'zhuanti', []))
  expect((await create('zhuanti', [item('甲', null)])).body.fields).toHaveProperty('slug')
})
