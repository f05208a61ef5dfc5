import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { preloadHeaders } from '../../../server/src/documents/preload'
import { START_HASH } from '../../../server/src/documents/start-script'
import { pageFor, policyFor } from '../../../server/src/documents/h5-page'
import { makePage } from '../../factories/content'
import { makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { configure } from '../support/site'

const html = `<!doctype html><html lang=zh-CN><head><meta charset="utf-8"><title>商城</title><meta name=description content="x"><meta name="theme-color" content="#fff"><script>rem()</script></head><body><div id="app"></div><script src="/mobile/js/app.0a1b2c3d.js"></script></body></html>`

let t: TestApp
beforeAll(async () => {
  const h5Dir = mkdtempSync(join(tmpdir(), 'h5-'))
  mkdirSync(join(h5Dir, 'js'))
  writeFileSync(join(h5Dir, 'index.html'), html)
  writeFileSync(join(h5Dir, 'js/app.0a1b2c3d.js'), 'run()')
  writeFileSync(join(h5Dir, 'js/1001.90de39.js'), 'later()')
  writeFileSync(join(h5Dir, 'js/app.0a1b2c3d.js.br'), brotliCompressSync('run()'))
  writeFileSync(join(h5Dir, 'plain.txt'), 'x')
  writeFileSync(join(h5Dir, 'service-worker.js'), 'work()')
  t = await startTestApp({ h5Dir })
})
afterAll(() => t.stop())

const get = (url: string, headers = {}) => t.fastify.inject({ method: 'GET', url, headers })
const page = { accept: 'text/html,application/xhtml+xml' }

test('any path of a site serves its page with the name, language, description and colour of the site', async () => {
  for (const url of ['/mobile/login/', '/mobile/index.html', '/mobile/unknown?x=1']) {
    const reply = await get(url, page)
    expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8'])
    expect(reply.body).toContain('<html lang="zh-CN"><head>')
    expect(reply.body).toContain(
      '<title>Site qingshi</title><meta name="description" content="A demo &quot;site&quot; &lt;b&gt;"><meta name="theme-color" content="#2f5d4a"><meta name="robots" content="noindex"></head>',
    )
    expect(reply.body).not.toContain('商城')
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
    })
  }
  const rimba = await get('/mobile-t/rimba/login/', page)
  expect(rimba.body).toContain('<html lang="id">')
  expect(rimba.body).toContain('<title>Site rimba</title>')
  expect((await get('/mobile/', { ...page, host: 'rimba.test' })).body).toContain('<title>Site rimba</title>')
})

test('the service worker lies at the root of each site, and is looked for at each load', async () => {
  for (const url of ['/mobile/service-worker.js', '/mobile-t/rimba/service-worker.js']) {
    const reply = await get(url, { accept: '*/*' })
    expect([url, reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([
      url,
      200,
      'work()',
      'no-cache',
    ])
    expect(reply.headers['content-type']).toContain('javascript')
  }
  expect((await get('/mobile-t/rimba/user/service-worker.js', { accept: '*/*' })).statusCode).toBe(404)
})

test.each([undefined, '*/*', 'text/*', '*/*;q=0.8', ''])(
  'Accept %j gets the page for a path, and 404 for a missing file',
  async (accept) => {
    const headers = accept === undefined ? {} : { accept }
    for (const url of [
      '/mobile',
      '/mobile/',
      '/mobile/index.html',
      '/mobile/login/',
      '/mobile-t/rimba',
      '/mobile-t/rimba/',
      '/mobile-t/rimba/user/a-b/',
    ]) {
      const reply = await get(url, headers)
      expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8'])
    }
    for (const url of [
      '/mobile/js/gone.js',
      '/mobile/x.PNG',
      '/mobile-t/rimba/js/app.0a1b2c3d.js',
      '/mobile/%2e%2e/%2e%2e/etc/passwd',
      '/mobile/..%5cx',
      '/mobile/%00',
    ])
      expect([url, (await get(url, headers)).json().err_code]).toEqual([url, '10404'])
  },
)

test.each(['application/json', 'image/avif,image/webp'])('Accept %s gets no page', async (accept) => {
  for (const url of ['/mobile/', '/mobile-t/rimba/']) expect((await get(url, { accept })).json().err_code).toBe('10404')
})

test('an address that cannot be decoded, or is longer than any of ours, shows a browser our page', async () => {
  const addresses = [
    '/mobile/50%',
    '/mobile/%E0%A4%A/',
    '/mobile/page/%zz?x=%',
    '/mobile-t/qingshi/%ff',
    '/mobile-t/%E0%A4/',
    `/mobile/${'a'.repeat(2000)}`,
  ]
  for (const url of addresses) {
    const reply = await get(url, page)
    expect([url, reply.headers['content-type'], [200, 404].includes(reply.statusCode)]).toEqual([
      url,
      'text/html; charset=utf-8',
      true,
    ])
  }
})

test('an unknown site returns 404, as a page for a browser', async () => {
  const reply = await get('/mobile-t/nowhere/', page)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  const plain = await get('/mobile-t/nowhere/x.js')
  expect([plain.statusCode, plain.json().err_code]).toEqual([404, '10405'])
})

test('the first page embeds its home data with links relative to the site path', async () => {
  await t.make(async (tx) => {
    for (const tenantId of [MAIN, OTHER]) {
      await makeProduct(tx, tenantId, { name: '</script><script>alert(1)</script>' })
      await makePage(tx, tenantId, 'index', [{ moduleType: 'shop.productsmodule', config: { source: {} } }])
    }
  })
  t.ports.clock.forward(60)
  const home = async (url: string, headers = {}) => {
    const { body } = await get(url, { ...page, ...headers })
    const data = /<script type="application\/json" id="first-home">([^<]*)<\/script>/.exec(body)?.[1]
    return JSON.parse(data ?? 'null').modules[0].data.results[0].mobile_url
  }
  expect(await home('/mobile/')).toMatch(/^\/mobile\/product\/\d+\/$/)
  expect(await home('/mobile-t/rimba/')).toMatch(/^\/mobile-t\/rimba\/product\/\d+\/$/)
  expect(await home('/mobile/', { host: 'rimba.test' })).toMatch(/^\/mobile\/product\/\d+\/$/)
})

test('the first page of a site that requires login embeds no content', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, MAIN))
  await configure(t, { login_required: true })
  const { body } = await get(`/mobile/product/${id}/`, page)
  await configure(t, { login_required: false })
  expect(body).not.toContain('id="first-')
  expect((await get(`/mobile/product/${id}/`, page)).body).toContain('id="first-product"')
})

test('a product page embeds the product as a visitor sees it, and nothing for a hidden or unknown product', async () => {
  const { id } = await t.make((tx) => makeProduct(tx, MAIN, { name: '白瓷盖碗 </script>' }))
  const hidden = await t.make((tx) => makeProduct(tx, MAIN, { name: '未上架', isActive: false }))
  const product = async (url: string) => {
    const { body } = await get(url, page)
    return JSON.parse(/<script type="application\/json" id="first-product">([^<]*)<\/script>/.exec(body)?.[1] ?? 'null')
  }
  expect(await product(`/mobile/product/${id}/`)).toMatchObject({ id, name: '白瓷盖碗 </script>' })
  expect(await product(`/mobile/product/${id}`)).toMatchObject({ id })
  for (const url of [
    `/mobile-t/rimba/product/${id}/`,
    `/mobile/product/${hidden.id}/`,
    '/mobile/product/0/',
    '/mobile/product/99999999999/',
  ])
    expect(await product(url)).toBeNull()
  expect([
    (await get(`/mobile/product/${hidden.id}/`, page)).statusCode,
    (await get(`/mobile/product/${id}/`, page)).statusCode,
  ]).toEqual([404, 200])
})

test('files are served unchanged, hashed ones as immutable, compressed when accepted', async () => {
  const plain = await get('/mobile/plain.txt')
  expect([plain.body, plain.headers['cache-control']]).toEqual(['x', 'public, max-age=3600'])
  const script = await get('/mobile/js/app.0a1b2c3d.js')
  expect([script.body, script.headers['cache-control'], script.headers['content-encoding']]).toEqual([
    'run()',
    'public, max-age=31536000, immutable',
    undefined,
  ])
  const later = await get('/mobile/js/1001.90de39.js')
  expect([later.body, later.headers['cache-control']]).toEqual(['later()', 'public, max-age=31536000, immutable'])
  expect((await get('/mobile/js/app.0a1b2c3d.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe(
    'br',
  )
})

test('a missing file returns 404 instead of the page', async () => {
  for (const url of ['/mobile/js/gone.js', '/mobile/../../etc/passwd', '/mobile/%2e%2e/%2e%2e/etc/passwd'])
    expect([url, (await get(url, { accept: '*/*' })).statusCode]).toEqual([url, 404])
})

test('GET / redirects to the site', async () => {
  const reply = await get('/')
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/mobile/'])
})

test('pageFor replaces the head placeholder, and inserts text with a dollar sign literally', () => {
  const tenant = {
    name: '$& <x>',
    language: 'id',
    site: { description: "$'", theme: { primary: 'red"><script>' } },
  } as never
  expect(pageFor('<html><head><!--head--><title>a</title></head>', tenant)).toBe(
    '<html lang="id"><head><title>$&amp; &lt;x&gt;</title><meta name="description" content="$&#39;"><meta name="theme-color" content="#ffffff"></head>',
  )
})

test('policyFor allows the inline scripts of the page by hash, and no others', () => {
  const hash = createHash('sha256').update('a()').digest('base64')
  expect(policyFor('<script>a()</script><script src="x"></script>').directives['script-src']).toEqual([
    "'self'",
    `'sha256-${hash}'`,
    START_HASH,
  ])
  expect(policyFor('<p>').directives['script-src']).toEqual(["'self'", START_HASH])
})

test('a document names its first script and its main picture in a Link header', async () => {
  const script = '</mobile/js/app.0a1b2c3d.js>; rel=preload; as=script; fetchpriority=low'
  expect((await get('/mobile/login/', page)).headers.link).toBe(script)
  const product = await t.make((tx) => makeProduct(tx, MAIN))
  const reply = await get(`/mobile/product/${product.id}/`, page)
  const [, url] = /<link rel="preload" as="image"[^>]*href="([^"]+)"/.exec(reply.body) ?? []
  expect(url).toBeDefined()
  expect(reply.headers.link).toBe(
    `<${url}>; rel=preload; as=image; fetchpriority=high; media="(min-resolution: 1.5dppx)", ${script}`,
  )
})

test('preloadHeaders names the built files of a page, and no address that could end its header', () => {
  const output =
    '<script defer="defer" src="/mobile/js/a.1.js"></script><link href="/mobile/css/app.2.css" rel="stylesheet">'
  const files = [
    '</mobile/js/a.1.js>; rel=preload; as=script; fetchpriority=low',
    '</mobile/css/app.2.css>; rel=preload; as=style',
  ]
  expect(preloadHeaders(output, null)).toEqual(files)
  for (const picture of ['/x>; rel=preload', '/a b', '/a\r\nset-cookie: x', '/\u4e2d'])
    expect(preloadHeaders(output, picture)).toEqual(files)
})
