import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { bundleServerRender } from '../../../scripts/build/server-render.mjs'
import { makeArticle, makeEvent, makePage } from '../../factories/content'
import { makeProduct } from '../../factories/product'
import { makeNote, makeTopic } from '../../factories/social'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { configure } from '../support/site'

const html = `<!doctype html><html lang=zh-CN><head><meta charset="utf-8"><title>商城</title><script id="first-files">lookUp()</script>
<script defer="defer" src="/mobile/js/app.0a1b2c3d.js"></script><link href="/mobile/css/app.2.css" rel="stylesheet"></head>
<body><div id="app"></div><noscript>x</noscript></body></html>`
const routeFiles = {
  entry: ['js/app.0a1b2c3d.js', 'css/app.2.css'],
  pages: { 'pages/shop/product/detail': ['js/7.a1b2c3.js', 'css/7.2.css'] },
}
let t: TestApp
let h5Dir: string
beforeAll(async () => {
  h5Dir = mkdtempSync(join(tmpdir(), 'h5-'))
  mkdirSync(join(h5Dir, 'css'))
  writeFileSync(join(h5Dir, 'index.html'), html)
  writeFileSync(join(h5Dir, 'route-files.json'), JSON.stringify(routeFiles))
  for (const name of ['app', '7'])
    writeFileSync(join(h5Dir, `css/${name}.2.css`), `.${name === 'app' ? name : 'screen'}{}`)
  await bundleServerRender(h5Dir)
  t = await startTestApp({ h5Dir })
})
afterAll(() => t.stop())

const open = async (url: string, headers = {}) => {
  const reply = await t.fastify.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })
  return {
    status: reply.statusCode,
    headers: reply.headers,
    body: reply.body,
    page: new JSDOM(reply.body).window.document,
  }
}
const textOf = (page: Document) => page.querySelector('#app')?.textContent ?? ''
const firstRender = (page: Document) => JSON.parse(page.querySelector('#first-render')?.textContent ?? 'null')

test('home is rendered with the items of its modules, and carries the data that it was rendered from', async () => {
  await t.make(async (tx) => {
    await makeProduct(tx, MAIN, { name: '青瓷杯' })
    await makePage(tx, MAIN, 'index', [
      { moduleType: 'shop.productsmodule', config: { source: {}, has_title: true, title_config: { title: '新品' } } },
    ])
  })
  const { status, page } = await open('/mobile/')
  expect([status, page.querySelectorAll('#app > .taro_page').length]).toEqual([200, 1])
  expect(textOf(page)).toContain('新品')
  expect(textOf(page)).toContain('青瓷杯')
  expect(firstRender(page)).toMatchObject({ language: 'zh-cn', site: { name: 'Site qingshi' }, texts: null })
  expect(JSON.parse(page.querySelector('#first-home')?.textContent ?? '').modules).toHaveLength(1)
})

test('every screen that all visitors see alike is rendered with its content, and links to others', async () => {
  const paths = await t.make(async (tx) => {
    const { id: product } = await makeProduct(tx, MAIN, {
      name: '白瓷盖碗',
      description: '<p>一窑<strong>二十只</strong></p>',
    })
    await makePage(tx, MAIN, 'spring', [
      { moduleType: 'mpage.richtextpagemodule', config: { html: '<p>春天的页面</p>' } },
    ])
    const event = await makeEvent(tx, MAIN, { name: '春茶会', slug: 'spring-tea', description: '<p>带上杯子</p>' })
    const article = await makeArticle(tx, MAIN, { title: '水温', content: '<h2>温杯</h2><p>先温杯</p>' })
    const topic = await makeTopic(tx, MAIN, { title: '第一只盖碗', content: '<p>用白瓷</p>' })
    const { id: user } = (
      await tx.rows<{ id: number }>('select id from account where tenant_id = $1 limit 1', [MAIN])
    )[0] ?? { id: 0 }
    const note = user > 0 ? await makeNote(tx, MAIN, user, { title: '雨天', content: '第一行\n第二行' }) : 0
    return [
      [`product/${product}`, '白瓷盖碗'],
      [`product/${product}`, '二十只'],
      ['page/spring', '春天的页面'],
      [`event/${event}`, '带上杯子'],
      ['event/spring-tea', '春茶会'],
      [`post/article/${article}`, '先温杯'],
      [`circle/topic/${topic}`, '用白瓷'],
      ...(note ? [[`note/note/${note}`, '第二行']] : []),
    ] as const
  })
  for (const [path, text] of paths) {
    const { status, page } = await open(`/mobile/${path}/`)
    expect([path, status, textOf(page).includes(text)]).toEqual([path, 200, true])
    expect([path, page.body.querySelector('noscript')?.innerHTML.includes('/mobile/product/')]).toEqual([path, true])
  }
})

test('a rendered page holds its sheets and requests its scripts by itself, with a script that its policy allows', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: '公道杯' }))
  const { body, page, headers } = await open(`/mobile/product/${id}/`)
  expect(page.querySelectorAll('script[src], link[rel=stylesheet], #first-files')).toHaveLength(0)
  expect(
    [...page.querySelectorAll('style[data-href]')].map((style) => [style.getAttribute('data-href'), style.textContent]),
  ).toEqual([
    ['/mobile/css/app.2.css', '.app{}'],
    ['/mobile/css/7.2.css', '.screen{}'],
  ])
  const scripts = { entry: ['/mobile/js/app.0a1b2c3d.js'], screen: ['/mobile/js/7.a1b2c3.js'] }
  expect(JSON.parse(page.querySelector('#first-scripts')?.textContent ?? '')).toEqual(scripts)
  const inline = [...page.querySelectorAll('script:not([type])')].map(({ textContent }) =>
    createHash('sha256')
      .update(textContent ?? '')
      .digest('base64'),
  )
  expect(inline).toHaveLength(1)
  for (const hash of inline) expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  expect(headers.link ?? '').not.toContain('as=script')
  expect(body.indexOf('first-scripts')).toBeGreaterThan(body.indexOf('first-product'))
})

test('a page that is not rendered keeps its scripts and sheets in the head', async () => {
  const { page, headers } = await open('/mobile/login/')
  expect([
    page.querySelectorAll('script[src], link[rel=stylesheet], #first-files').length,
    page.querySelector('#first-scripts'),
  ]).toEqual([3, null])
  expect(headers.link).toContain('</mobile/js/app.0a1b2c3d.js>; rel=preload; as=script')
})

test('the first HTML is in the language of its site or of its address, and brings the texts of its screen along', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, OTHER, { name: 'Teko' }))
  const own = await open(`/mobile-t/rimba/product/${id}/`)
  const english = await open(`/mobile-t/rimba/product/${id}/?lang=en`)
  expect([own.page.documentElement.lang, english.page.documentElement.lang]).toEqual(['id', 'en'])
  expect([firstRender(own.page).language, firstRender(english.page).language]).toEqual(['id', 'en'])
  expect(Object.keys(firstRender(own.page).texts)).toEqual(['main', 'subpackage', 'catalog'])
  expect(textOf(english.page)).not.toBe(textOf(own.page))
  expect(textOf(own.page)).not.toMatch(/[\u4e00-\u9fff]/)
})

test('no text ends the data that the page carries, or becomes an element of it', async () => {
  const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>\u2028的'
  const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: hostile, description: `<p>${hostile}</p>` }))
  const { body, page } = await open(`/mobile/product/${id}/`)
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('<img src=x onerror')
  expect(page.querySelectorAll('[onerror]')).toHaveLength(0)
  expect(JSON.parse(page.querySelector('#first-product')?.textContent ?? '').name).toBe(hostile)
  expect(textOf(page)).toContain('<img src=x onerror=alert(2)>')
})

test('two users who ask at once get the same page, which names none of them', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: '竹筛' }))
  const users = await Promise.all([t.user({ mobile: '13911110001' }), t.user({ mobile: '13911110002' })])
  const replies = await Promise.all(
    [...users, ...users].map(({ token }) =>
      open(`/mobile/product/${id}/`, { cookie: `sessionid=${token}`, authorization: `Token ${token}` }),
    ),
  )
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  expect(replies[0]?.body).not.toMatch(/1391111000|nonce/)
})

test('comments are rendered for browsers and released apps, and not for an app that is being reviewed (spec 6)', async () => {
  const id = await t.make((tx) => makeTopic(tx, MAIN, { title: '茶与水', content: '<p>软水</p>' }))
  await configure(t, { app_review_version: '2.5.0' })
  const commentsOf = async (agent: string) => {
    const { page } = await open(`/mobile/circle/topic/${id}/`, { 'user-agent': agent })
    return [page.querySelector('#app a[href*="/comment"]') !== null, firstRender(page).hasComments]
  }
  expect(await commentsOf('Mozilla/5.0 (iPhone)')).toEqual([true, true])
  expect(await commentsOf('Mozilla/5.0 (iPhone) StorefrontApp/2.4.0')).toEqual([true, true])
  expect(await commentsOf('Mozilla/5.0 (iPhone) StorefrontApp/2.5.0')).toEqual([false, false])
  await configure(t, { app_review_version: '' })
})

test('a page is rendered again once its content has changed, and is not found once it is gone', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: '旧名字' }))
  expect(textOf((await open(`/mobile/product/${id}/`)).page)).toContain('旧名字')
  const change = async (set: string) => {
    await t.make((tx) => tx.rows(`update product set ${set} where tenant_id = $1 and id = $2`, [MAIN, id]))
    await t.make((tx) => tx.rows('update content_version set version = version + 1 where tenant_id = $1', [MAIN]))
  }
  await t.make((tx) =>
    tx.rows('insert into content_version (tenant_id, version) values ($1, 1) on conflict do nothing', [MAIN]),
  )
  await change("name = '新名字'")
  expect(textOf((await open(`/mobile/product/${id}/`)).page)).toContain('新名字')
  await change('is_active = false')
  const { status, page } = await open(`/mobile/product/${id}/`)
  expect([status, textOf(page)]).toEqual([404, ''])
})

test('a query changes nothing of what is rendered; a preview is left to the client', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: '茶则' }))
  const plain = await open(`/mobile/product/${id}/`)
  expect((await open(`/mobile/product/${id}/?utm_source=x&sub=`)).status).toBe(200)
  expect((await open(`/mobile/product/${id}/?utm_source=x&from=2`)).body).toBe(plain.body)
  expect(textOf((await open(`/mobile/product/${id}/?preview=1`)).page)).toBe('')
})

test('what the server renders with is not served', async () => {
  const reply = await t.fastify.inject({ method: 'GET', url: '/mobile/server/render.cjs' })
  expect(reply.statusCode).toBe(404)
})

test('a page that cannot be rendered is the one without, and is logged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'h5-broken-'))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'server/render.cjs'), "exports.render = () => { throw new Error('no such part') }")
  const lines: string[] = []
  const other = await startTestApp({
    h5Dir: folder,
    logLevel: 'error',
    logTo: { write: (line) => void lines.push(line) },
  })
  try {
    for (const name of ['茶巾', '茶巾二']) {
      const { id } = await other.make((tx) => makeProduct(tx, MAIN, { name }))
      const reply = await other.fastify.inject({
        method: 'GET',
        url: `/mobile/product/${id}/`,
        headers: { accept: 'text/html' },
      })
      const page = new JSDOM(reply.body).window.document
      expect([
        reply.statusCode,
        page.querySelector('#app')?.innerHTML,
        page.querySelector('noscript h1')?.textContent,
      ]).toEqual([200, '', name])
      expect(page.querySelector('#first-product')?.textContent).toContain(name)
    }
    expect(lines.map((line) => JSON.parse(line)).map(({ failures, msg }) => [failures, msg])).toEqual([
      [1, 'a page could not be rendered at the server'],
      [2, 'a page could not be rendered at the server'],
    ])
  } finally {
    await other.stop()
  }
})
