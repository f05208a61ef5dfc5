import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { permissions } from '@storefront/contract/permissions'
import { makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { configure } from '../support/site'

let t: TestApp
beforeAll(async () => {
  const h5Dir = mkdtempSync(join(tmpdir(), 'cdn-'))
  writeFileSync(
    join(h5Dir, 'index.html'),
    '<!doctype html><html lang=zh-CN><head><title>商城</title></head><body></body></html>',
  )
  t = await startTestApp({ h5Dir })
})
afterAll(() => t.stop())

const headersOf = async (url: string, headers = {}) =>
  (await t.fastify.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })).headers

test('a page is kept by a CDN for as long as by the server, under the tag of its site', async () => {
  expect(await headersOf('/mobile/')).toMatchObject({
    'cache-control': 'no-cache',
    'cdn-cache-control': 'public, max-age=15, stale-while-revalidate=60, stale-if-error=86400',
    'cache-tag': `site-${MAIN}`,
    'surrogate-key': `site-${MAIN}`,
  })
  expect((await headersOf('/mobile-t/rimba/'))['cache-tag']).toBe(`site-${OTHER}`)
})

test.each([
  ['a preview', '/mobile/?preview=1', {}],
  ['another part of a page', '/mobile/page/x/?sub=2', {}],
  ['the native app, which may hide comments', '/mobile/', { 'user-agent': 'Mozilla/5.0 StorefrontApp/2.0.0' }],
])('a CDN keeps no page of %s', async (_, url, headers) => {
  const reply = await headersOf(url, headers)
  expect([reply['cdn-cache-control'], reply['cache-tag']]).toEqual(['no-store', undefined])
})

test('a CDN keeps no page of a site that asks everybody to log in', async () => {
  await configure(t, { login_required: true })
  expect((await headersOf('/mobile/'))['cdn-cache-control']).toBe('no-store')
  await configure(t, { login_required: false })
})

describe('a change of content', () => {
  const change = async () => {
    const { id } = await t.make((tx) => makeProduct(tx, MAIN))
    const { client } = await t.user({ perms: [permissions.changeProduct] })
    expect((await client.put(`/ops/shop/product/${id}/`, { is_active: false })).status).toBe(200)
  }
  const countJobs = () => t.make(async (tx) => (await tx.rows("select 1 from job where kind = 'cdn_purge'")).length)

  test('plans nothing without a CDN', async () => {
    await change()
    expect(await countJobs()).toBe(0)
  })

  test('has a CDN forget the site once for several changes', async () => {
    t.ports.cdn.isOn = true
    await change()
    await change()
    expect(await countJobs()).toBe(2)
    await t.due.runDue(t.ports.clock.now())
    expect(t.ports.cdn.purges[0]).toEqual([`site-${MAIN}`])
    expect(await countJobs()).toBe(0)
  })

  test('is told again after a CDN did not answer', async () => {
    t.ports.cdn.purges = []
    t.ports.cdn.breakWith = new Error('away')
    await change()
    await t.due.runDue(t.ports.clock.now())
    expect(await countJobs()).toBe(1)
    t.ports.cdn.breakWith = null
    t.ports.clock.forward(3600)
    await t.due.runDue(t.ports.clock.now())
    expect(t.ports.cdn.purges).toEqual([[`site-${MAIN}`]])
  })
})
