import { contentTypes } from '@storefront/contract/domain/content/content-types'
import { makeArticle, makeComposed, makeEvent, makePage } from '../../factories/content'
import { makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

let t: TestApp
let editor: Client
beforeAll(async () => {
  t = await startTestApp()
  editor = (await t.user({ perms: ['mpage.change_page'] })).client
})
afterAll(() => t.stop())

const list = async (type: string, query = '') => {
  const { status, body } = await editor.get(`/studio/content/${type}/${query}`)
  expect(status).toBe(200)
  return body as { count: number; results: Loose[] }
}

test.each(contentTypes)('%s is listed', async (type) => {
  expect(await list(type)).toEqual({ count: expect.any(Number), results: expect.any(Array) })
})

test('content is found by its name, page by page, with its picture and whether visitors see it', async () => {
  for (const name of ['甲茶', '乙茶', '丙杯']) await t.make((tx) => makeProduct(tx, MAIN, { name }))
  await t.make((tx) => tx.rows("update product set is_active = false where name = '乙茶'"))
  expect(await list('shop.product', '?search=茶&limit=1')).toMatchObject({
    count: 2,
    results: [{ title: '乙茶', is_active: false, picture: expect.stringContaining('/') }],
  })
  expect(await list('shop.product', '?search=茶&limit=1&offset=1')).toMatchObject({
    count: 2,
    results: [{ title: '甲茶', is_active: true }],
  })
  await t.make((tx) => tx.rows("update product set main_image_id = null where name = '丙杯'"))
  expect((await list('shop.product', '?search=丙杯')).results).toMatchObject([{ picture: null }])
  expect((await list('shop.product', '?search=%25')).count).toBe(0)
})

test('keys name content by its id or its slug, on or off, and nothing of another site', async () => {
  const eventId = await t.make((tx) => makeEvent(tx, MAIN, { name: '徒步', slug: 'hike' }))
  const articleId = await t.make((tx) => makeArticle(tx, MAIN, { title: '下架', isActive: false }))
  const foreignId = await t.make((tx) => makeArticle(tx, OTHER, { title: '别处' }))
  expect((await list('event.event', `?keys=hike`)).results).toMatchObject([
    { id: eventId, slug: 'hike', title: '徒步' },
  ])
  expect((await list('event.event', `?keys=${eventId}`)).results).toHaveLength(1)
  expect(
    (await list('post.article', `?keys=${articleId},${foreignId},no-such,${'9'.repeat(30)}`)).results,
  ).toMatchObject([{ id: articleId, is_active: false }])
})

test('a composed page is none of the plain ones', async () => {
  const plain = await t.make((tx) => makePage(tx, MAIN, 'plain', []))
  const composed = await t.make((tx) => makeComposed(tx, MAIN, 'composed', [{ id: plain.id, title: '一' }]))
  const ids = async (type: string) => (await list(type)).results.map(({ id }) => id)
  expect([await ids('mpage.composedpage'), (await ids('mpage.page')).includes(composed)]).toEqual([[composed], false])
})

test('who edits no pages chooses nothing, and a type that is none is refused', async () => {
  const { client } = await t.user({ perms: ['shop.change_product'] })
  expect((await client.get('/studio/content/shop.product/')).status).toBe(403)
  expect((await editor.get('/studio/content/account/')).status).toBe(400)
})
