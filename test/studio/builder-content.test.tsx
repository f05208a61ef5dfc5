import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { contentTypeAt } from '../../studio/src/builder/content/content-type'
import type { PageDocument } from '../../studio/src/builder/document/types'
import { owner, type StubRequest, stubCalls } from './support/stub-calls'

const PAGE = 7
const rows = [
  { id: 11, slug: null, title: '青瓷杯', picture: '/a.webp', is_active: true },
  { id: 12, slug: null, title: '紫砂壶', picture: null, is_active: false },
  { id: 13, slug: null, title: '竹茶则', picture: null, is_active: true },
]

/** The builder with one module of products, selected. */
async function openModule(config: PageDocument['modules'][number]['config']) {
  const doc: PageDocument = {
    title: 'Home',
    settings: {},
    modules: [{ id: 1, type: 'shop.productsmodule', name: '精选', style: '', hidden: false, config }],
  }
  const requests = stubCalls({
    'GET /studio/me/': { body: owner },
    [`GET /studio/page/${PAGE}/`]: {
      body: { id: PAGE, slug: 'index', version: 1, doc, pictures: [], has_draft: false },
    },
    [`PUT /studio/page/${PAGE}/draft/`]: { body: { version: 2 } },
    [`POST /studio/page/${PAGE}/presence/`]: { body: { count: 0, results: [] } },
    'GET /studio/content/shop.product/': ({ query }: StubRequest) => {
      const keys = query.keys?.split(',')
      const results = rows.filter(({ id, title }) =>
        keys ? keys.includes(String(id)) : title.includes(query.search ?? ''),
      )
      return { body: { count: results.length, results } }
    },
  })
  window.history.replaceState(null, '', `/studio/pages/${PAGE}`)
  render(<App />)
  const outline = await screen.findByRole('navigation', { name: '页面结构' })
  fireEvent.click(within(outline).getByText('精选'))
  const savedConfig = async () => {
    await waitFor(() => expect(requests.some(({ key }) => key.startsWith('PUT'))).toBe(true))
    const [doc] = requests.flatMap(({ key, body }) =>
      key.startsWith('PUT') ? [(body as { doc: PageDocument }).doc] : [],
    )
    return doc?.modules[0]?.config
  }
  return { requests, savedConfig }
}

test('chosen content stands by its name, in an order that buttons change, and what is gone is said', async () => {
  const { savedConfig } = await openModule({ source: { ids: [11, 12, 99] } })
  const list = await screen.findByRole('list', { name: '指定内容' })
  await within(list).findByText('青瓷杯')
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    '青瓷杯',
    '紫砂壶未上架',
    '内容已不存在（99）',
  ])
  fireEvent.click(within(list).getByRole('button', { name: '下移 青瓷杯' }))
  fireEvent.click(within(list).getByRole('button', { name: '移除 99' }))
  expect(await savedConfig()).toEqual({ source: { ids: [12, 11] } })
})

test('content is added by a search for its name', async () => {
  const { requests, savedConfig } = await openModule({ source: { ids: [11] } })
  const select = await screen.findByRole('combobox', { name: '添加一个' })
  fireEvent.mouseDown(select)
  fireEvent.change(select, { target: { value: '竹' } })
  fireEvent.click(await screen.findByText('竹茶则', { selector: '.builder-content-line *' }))
  expect(await savedConfig()).toEqual({ source: { ids: [11, 13] } })
  expect(requests.filter(({ query }) => query.search === '竹')).toHaveLength(1)
})

test('what a field names follows from the module and its settings', () => {
  expect(contentTypeAt('shop.productsmodule', ['source', 'ids'], undefined)).toBe('shop.product')
  expect(contentTypeAt('event.eventsmodule', ['groups', 0, 'source', 'ids'], undefined)).toBe('event.event')
  expect(contentTypeAt('post.articlecolumnpagemodule', ['items', 0, 'category'], undefined)).toBe('post.category')
  expect(contentTypeAt('mpage.richtextpagemodule', ['oid'], 'form.form')).toBe('form.form')
  expect(contentTypeAt('mpage.richtextpagemodule', ['oid'], 'no.such')).toBeUndefined()
  expect(contentTypeAt('event.eventsmodule', ['source', 'category'], undefined)).toBeUndefined()
})
