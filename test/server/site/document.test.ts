import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { makeArticle, makeEvent, makePage, makeTicketEvent } from '../../factories/content'
import { makeProduct } from '../../factories/product'
import { makeNote, makeTopic } from '../../factories/social'
import { payloads } from '../../support/xss'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { configure } from '../support/site'

const html =
  '<!doctype html><html lang=zh-CN><head><meta charset="utf-8"><title>商城</title></head><body><div id="app"></div><noscript>x</noscript></body></html>'
const accept = 'text/html'
let t: TestApp
beforeAll(async () => {
  const h5Dir = mkdtempSync(join(tmpdir(), 'h5-'))
  writeFileSync(join(h5Dir, 'index.html'), html)
  t = await startTestApp({ h5Dir })
})
afterAll(() => t.stop())

const get = (url: string, headers = {}) => t.fastify.inject({ method: 'GET', url, headers: { accept, ...headers } })
const open = async (url: string) => {
  const reply = await get(url)
  return { status: reply.statusCode, body: reply.body, page: new JSDOM(reply.body).window.document }
}
const content = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content')
const graph = (page: Document) =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')['@graph']
const hits = async (table: string, id: number) =>
  (await t.make((tx) => tx.rows<{ hits: number }>(`select hits from ${table} where id = $1`, [id])))[0]?.hits

describe('the documents of a site with several languages', () => {
  const setTranslations = (id: number, translations: object) =>
    t.make((tx) =>
      tx.rows('update product set translations = $3::jsonb where tenant_id = $1 and id = $2', [
        MAIN,
        id,
        JSON.stringify(translations),
      ]),
    )
  const alternates = (page: Document) =>
    [...page.querySelectorAll('link[hreflang]')].map((link) => {
      const { pathname, search } = new URL(link.getAttribute('href') ?? '')
      return [link.getAttribute('hreflang'), pathname + search]
    })

  test('name each other, and each has its language, texts and canonical address', async () => {
    const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: '天青盖碗' }))
    await setTranslations(id, { en: { name: 'Sky-blue gaiwan', abstract: 'From Longquan' } })
    await configure(t, { languages: ['en'] })
    const address = `/mobile/product/${id}/`
    const links = [
      ['zh-CN', address],
      ['en', `${address}?lang=en`],
      ['x-default', address],
    ]
    const documents = [await open(address), await open(`${address}?lang=en`), await open(address)]
    const facts = documents.map(({ page }) => [
      page.documentElement.lang,
      page.title,
      new URL(page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').search,
    ])
    expect(facts).toEqual([
      ['zh-CN', '天青盖碗 - Site qingshi', ''],
      ['en', 'Sky-blue gaiwan - Site qingshi', '?lang=en'],
      ['zh-CN', '天青盖碗 - Site qingshi', ''],
    ])
    for (const { page } of documents) expect(alternates(page)).toEqual(links)
    const [, english] = documents
    expect(english && graph(english.page)[0]).toMatchObject({ name: 'Sky-blue gaiwan' })
    expect(english && content(english.page, 'meta[name=description]')).toBe('From Longquan')
    const sitemap = (await get('/mobile/sitemap.xml', { accept: '*/*' })).body
    expect(sitemap).toContain('xmlns:xhtml')
    expect(sitemap).toMatch(new RegExp(`hreflang="en" href="[^"]*${address}\\?lang=en"`))
    await configure(t, { languages: [] })
  })

  test('have the address of the main language in one in which the site has no texts', async () => {
    const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: '白盘' }))
    const { page } = await open(`/mobile/product/${id}/?lang=en`)
    expect(new URL(page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').search).toBe('')
    expect(alternates(page).map(([language]) => language)).toEqual(['zh-CN', 'x-default'])
    expect((await get('/mobile/sitemap.xml', { accept: '*/*' })).body).not.toContain('xhtml')
  })
})

test('the document of a product has its title, canonical address, preview tags and offer', async () => {
  const { id } = await t.make((tx) =>
    makeProduct(tx, MAIN, { name: '白瓷盖碗', variants: [{ price: 12800 }, { price: 9900 }] }),
  )
  const { status, page } = await open(`/mobile/product/${id}/?utm_source=x`)
  expect([status, page.title]).toEqual([200, '白瓷盖碗 - Site qingshi'])
  const address = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
  expect(new URL(address).pathname).toBe(`/mobile/product/${id}/`)
  expect([
    new URL(address).search,
    content(page, '[property="og:url"]'),
    content(page, '[property="og:type"]'),
  ]).toEqual(['', address, 'product'])
  expect(page.querySelector('link[hreflang="zh-CN"]')?.getAttribute('href')).toBe(address)
  expect(graph(page)).toMatchObject([
    {
      '@type': 'Product',
      name: '白瓷盖碗',
      offers: { '@type': 'AggregateOffer', lowPrice: '99', highPrice: '128', priceCurrency: 'CNY' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: '首页' }, { name: '商品' }, { name: '白瓷盖碗', item: address }],
    },
  ])
  expect(page.querySelector('meta[name=robots]')).toBeNull()
})

test('the document of an event has its place, times and tickets, under one address for id and slug', async () => {
  const { id } = await t.make((tx) => makeTicketEvent(tx, MAIN, {}))
  const plain = await t.make((tx) =>
    makeEvent(tx, MAIN, { name: '春茶会', slug: 'spring-tea', address: '湖边 1 号', venue: '茶室' }),
  )
  expect(graph((await open(`/mobile/event/${id}/`)).page)[0]).toMatchObject({
    '@type': 'Event',
    offers: expect.arrayContaining([expect.objectContaining({ '@type': 'Offer' })]),
  })
  for (const key of [plain, 'spring-tea']) {
    const { page } = await open(`/mobile/event/${key}/`)
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/mobile\/event\/spring-tea\/$/)
    expect(graph(page)[0]).toMatchObject({
      '@type': 'Event',
      name: '春茶会',
      location: { name: '茶室', address: '湖边 1 号' },
    })
  }
})

test('what is written is read without scripts, and opening its document counts no hit', async () => {
  const article = await t.make((tx) =>
    makeArticle(tx, MAIN, { title: '水温', content: '<p>先温杯</p><script>x()</script>' }),
  )
  const topic = await t.make((tx) => makeTopic(tx, MAIN, { title: '第一只盖碗', content: '<p>用白瓷</p>' }))
  const user = await t.make(
    async (tx) =>
      (await tx.rows<{ id: number }>('select id from account where tenant_id = $1 limit 1', [MAIN]))[0]?.id ?? 0,
  )
  const note =
    user > 0 ? await t.make((tx) => makeNote(tx, MAIN, user, { title: '雨天', content: '第一行\n第二行' })) : null
  for (const [table, id, path, text] of [
    ['article', article, 'post/article', '先温杯'],
    ['topic', topic, 'circle/topic', '用白瓷'],
    ...(note === null ? [] : [['note', note, 'note/note', '第二行'] as const]),
  ] as const) {
    const before = await hits(table, id)
    const { page, body } = await open(`/mobile/${path}/${id}/`)
    const readable = new JSDOM(page.querySelector('noscript')?.innerHTML ?? '').window.document
    expect([table, readable.querySelector('h1')?.textContent, readable.body.textContent?.includes(text)]).toEqual([
      table,
      expect.any(String),
      true,
    ])
    expect([...readable.querySelectorAll('a')].every((link) => /^https?:\/\/[^/]+\/mobile\//.test(link.href))).toBe(
      true,
    )
    expect(body).not.toContain('<script>x()')
    expect(await hits(table, id)).toBe(before)
  }
})

test('the home page leads a reader without scripts to what its modules show', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, OTHER, { name: 'Cangkir' }))
  await t.make((tx) => makePage(tx, OTHER, 'index', [{ moduleType: 'shop.productsmodule', config: { source: {} } }]))
  t.ports.clock.forward(60)
  const { page } = await open('/mobile-t/rimba/')
  const readable = new JSDOM(page.querySelector('noscript')?.innerHTML ?? '').window.document
  expect(
    [...readable.querySelectorAll('a')].map((link) => [link.textContent, new URL(link.href).pathname]),
  ).toContainEqual(['Cangkir', `/mobile-t/rimba/product/${id}/`])
  expect(graph(page)).toMatchObject([{ '@type': 'WebSite' }, { '@type': 'Organization' }])
})

test.each([
  '/mobile/product/987654321/',
  '/mobile/event/nowhere/',
  '/mobile/post/article/987654321/',
  '/mobile/note/note/987654321/',
  '/mobile/page/nowhere/',
])('%s, of which there is none, returns 404 and the page', async (url) => {
  const { status, page } = await open(url)
  expect([status, page.getElementById('app') !== null, content(page, 'meta[name=robots]')]).toEqual([
    404,
    true,
    'noindex',
  ])
})

test.each(['/mobile/event/registration/', '/mobile/shop/basket/', '/mobile/note/mine/'])(
  '%s, which is somebody’s own, asks not to be indexed',
  async (url) => {
    const { status, page } = await open(url)
    expect([status, content(page, 'meta[name=robots]')]).toEqual([200, 'noindex'])
  },
)

test('a site that requires login has no documents, no sitemap, and nothing to index', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: '内部商品' }))
  await configure(t, { login_required: true })
  const { page, body } = await open(`/mobile/product/${id}/`)
  const sitemap = await get('/mobile/sitemap.xml')
  const robots = await get('/robots.txt')
  await configure(t, { login_required: false })
  expect([
    body.includes('内部商品'),
    content(page, 'meta[name=robots]'),
    sitemap.statusCode,
    robots.body.includes('Sitemap'),
  ]).toEqual([false, 'noindex', 404, false])
})

test('the sitemap of a site has its own addresses and nothing that is off, held or another site’s', async () => {
  const on = await t.make((tx) => makeProduct(tx, MAIN, {}))
  const off = await t.make((tx) => makeProduct(tx, MAIN, { isActive: false }))
  const foreign = await t.make((tx) => makeProduct(tx, OTHER, {}))
  const draft = await t.make((tx) => makeArticle(tx, MAIN, { isActive: false }))
  const reply = await get('/mobile/sitemap.xml', { accept: '*/*' })
  const paths = [...reply.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(paths).toEqual(expect.arrayContaining(['/mobile/', `/mobile/product/${on.id}/`]))
  for (const path of [`/mobile/product/${off.id}/`, `/mobile/product/${foreign.id}/`, `/mobile/post/article/${draft}/`])
    expect(paths).not.toContain(path)
  expect((await get('/mobile-t/rimba/sitemap.xml')).body).toContain(`/mobile-t/rimba/product/${foreign.id}/`)
  expect((await get('/robots.txt', { accept: '*/*' })).body).toMatch(
    /^User-agent: \*\nDisallow: \/api\/\n[\s\S]*Sitemap: https?:\/\/[^/]+\/mobile\/sitemap\.xml\n$/,
  )
})

test('hostile texts in every field of a document execute nothing, with scripts and without', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, MAIN, {}))
  const article = await t.make((tx) => makeArticle(tx, MAIN, {}))
  const event = await t.make((tx) => makeEvent(tx, MAIN, {}))
  expect(payloads.length).toBeGreaterThanOrEqual(200)
  const batch = 20
  for (let at = 0; at < payloads.length; at += batch) {
    // The database takes no zero bytes.
    const text = payloads
      .slice(at, at + batch)
      .join('')
      .replaceAll('\0', '')
    await t.make(async (tx) => {
      await tx.rows('update product set name = $2, abstract = $2, description = $2 where id = $1', [id, text])
      await tx.rows('update article set title = $2, abstract = $2, content = $2, author_name = $2 where id = $1', [
        article,
        text,
      ])
      await tx.rows(
        'update event set name = $2, abstract = $2, description = $2, address = $2, venue = $2, organizer = $2 where id = $1',
        [event, text],
      )
    })
    t.ports.clock.forward(60)
    for (const path of [`product/${id}`, `post/article/${article}`, `event/${event}`]) {
      const { body } = await get(`/mobile/${path}/`)
      // With scripts on, the readable part is raw text to the parser; without, it is elements.
      const scripted = new JSDOM(body, { runScripts: 'dangerously' })
      const plain = new JSDOM(body).window.document
      expect(Reflect.get(scripted.window, '__xss')).toBeUndefined()
      expect([...scripted.window.document.body.children].map(({ id, tagName }) => id || tagName)).toEqual([
        'app',
        'NOSCRIPT',
      ])
      const foreign = [...plain.querySelectorAll('*')].filter(
        (element) =>
          (element.tagName === 'SCRIPT' && !/json$/.test(element.getAttribute('type') ?? '')) ||
          [...element.attributes].some(({ name }) => name.startsWith('on')),
      )
      expect(foreign.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([])
    }
  }
})

test('a cached document is read again once an operator takes its article off or publishes it', async () => {
  const id = await t.make((tx) => makeArticle(tx, MAIN, { title: '醒茶' }))
  const { client } = await t.user({ perms: ['post.change_article'] })
  const path = `/mobile/post/article/${id}/`
  expect((await open(path)).status).toBe(200)
  for (const is_active of [false, true]) {
    expect((await client.post(`/ops/post/article/${id}/active/`, { is_active })).status).toBe(200)
    const { status, body } = await open(path)
    expect([status, body.includes('醒茶')]).toEqual(is_active ? [200, true] : [404, false])
  }
})

test('a cached document is read again once its author changes the note', async () => {
  const { client, id: author } = await t.user()
  const id = await t.make((tx) => makeNote(tx, MAIN, author, { title: '雨天' }))
  expect((await open(`/mobile/note/note/${id}/`)).status).toBe(200)
  expect((await client.delete(`/note/note/${id}/`)).status).toBe(200)
  expect((await open(`/mobile/note/note/${id}/`)).status).toBe(404)
})
