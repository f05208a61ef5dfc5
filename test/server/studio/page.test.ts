import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  const [studioDir, h5Dir] = [mkdtempSync(join(tmpdir(), 'studio-')), mkdtempSync(join(tmpdir(), 'h5-'))]
  mkdirSync(join(studioDir, 'assets'))
  writeFileSync(join(studioDir, 'index.html'), '<!doctype html><title>Studio</title>')
  writeFileSync(join(studioDir, 'assets/index-0a1b2c3d.js'), 'studio()')
  writeFileSync(join(studioDir, 'manifest.json'), '{}')
  writeFileSync(join(h5Dir, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  writeFileSync(join(h5Dir, 'app.js'), 'shop()')
  t = await startTestApp({ studioDir, h5Dir })
})
afterAll(() => t.stop())

const get = (url: string) => t.fastify.inject({ method: 'GET', url })

test.each([
  '/studio',
  '/studio/',
  '/studio/products/1',
  '/studio-t/rimba/',
  '/studio-t/rimba/products?search=x',
  '/studio/manifest.json',
])('%s gets the page, which is neither cached nor framed', async (url) => {
  const { statusCode, headers, body } = await get(url)
  expect([statusCode, body]).toEqual([200, '<!doctype html><title>Studio</title>'])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
  expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self';")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('a file is cached for good, and a missing one is no page', async () => {
  const { body, headers } = await get('/studio/assets/index-0a1b2c3d.js')
  expect([body, headers['cache-control']]).toEqual(['studio()', 'public, max-age=31536000, immutable'])
  for (const url of ['/studio/assets/gone.js', '/studio/assets/..%2findex.html'])
    expect([url, (await get(url)).json().err_code]).toEqual([url, '10404'])
})

test('the shop beside it is served as before', async () => {
  expect((await get('/mobile/app.js')).body).toBe('shop()')
})
