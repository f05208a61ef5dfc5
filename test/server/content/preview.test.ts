import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makePage } from '../../factories/content'
import { makeProduct } from '../../factories/product'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'
import { configure } from '../support/site'

let t: TestApp
let editor: Client
let modules: { list: number; text: number; there: number }
beforeAll(async () => {
  const h5Dir = mkdtempSync(join(tmpdir(), 'h5-preview-'))
  writeFileSync(join(h5Dir, 'index.html'), '<!doctype html><html><head><title>x</title></head><body></body></html>')
  t = await startTestApp({ h5Dir })
  editor = (await t.user({ perms: ['mpage.change_page'] })).client
  modules = await t.make(async (tx) => {
    await makeProduct(tx, MAIN, { name: '青瓷杯' })
    const here = await makePage(tx, MAIN, 'index', [
      { moduleType: 'shop.productsmodule', config: { source: {}, has_title: true, title_config: { title: '旧题' } } },
      { moduleType: 'mpage.richtextpagemodule', config: { html: '<p>旧</p>' } },
    ])
    const there = await makePage(tx, OTHER, 'index', [
      { moduleType: 'mpage.richtextpagemodule', config: { html: 'x' } },
    ])
    return { list: here.modules[0] ?? 0, text: here.modules[1] ?? 0, there: there.modules[0] ?? 0 }
  })
})
afterAll(() => t.stop())

const preview = (body: object, as = editor) => as.post('/mpage/page/module/preview/', body)
const stored = async (id: number) =>
  (
    await t.make((tx) =>
      tx.rows<{ config: unknown }>('select config from page_module where tenant_id = 1 and id = $1', [id]),
    )
  )[0]?.config

describe('POST /mpage/page/module/preview/', () => {
  test('returns the module with the sent config, style and name and its first items, without storing it', async () => {
    const before = await stored(modules.list)
    const { status, body } = await preview({
      id: modules.list,
      config: { source: {}, title_config: { title: '新题' } },
      style: 'list',
      name: '甲',
    })
    expect([status, body]).toMatchObject([
      200,
      {
        id: modules.list,
        module_type: 'shop.productsmodule',
        style: 'list',
        name: '甲',
        editable: true,
        config: { title_config: { title: '新题' } },
        data: { count: 1, results: [{ name: '青瓷杯' }] },
      },
    ])
    expect(await stored(modules.list)).toEqual(before)
    const reply = await preview({ id: modules.list, config: { source: {} } })
    expect(reply.body).toMatchObject({ name: 'shop.productsmodule', config: { source: {} } })
    expect(reply.body.config.title_config).toBeUndefined()
  })

  test('returns further items and groups of a list by the sent config', async () => {
    const config = {
      groups: [
        { title: '全部', source: {} },
        { title: '无', source: { tag: '没有这样的标签' } },
      ],
    }
    const slice = async (tab: number, offset = 0) =>
      (await preview({ id: modules.list, config, slice: { tab, offset, limit: 20 } })).body.data
    expect(await slice(0)).toMatchObject({ count: 1, results: [{ name: '青瓷杯' }] })
    expect(await slice(0, 20)).toMatchObject({ count: 1, results: [] })
    expect(await slice(1)).toMatchObject({ count: 0, results: [] })
  })

  test.each([
    ['<img src=x onerror="alert(1)"><script>alert(2)</script><p>好</p>', '<img src="x"><p>好</p>'],
    ['<a href="javascript:alert(1)">甲</a>', '<a rel="noopener noreferrer nofollow">甲</a>'],
    ['<svg onload=alert(1)>', ''],
  ])('removes executable markup from %s and keeps the rest', async (html, rest) => {
    expect((await preview({ id: modules.text, config: { html } })).body.config.html).toBe(rest)
  })

  test('rejects a config invalid for its type with exactly the names of the invalid fields', async () => {
    const { status, body } = await preview({ id: modules.text, config: { html: 7, padding_lr: 900 } })
    expect([status, body.err_code, Object.keys(body.fields).sort()]).toEqual([400, '10400', ['html', 'padding_lr']])
  })

  test('requires the permission to change pages, and a module of the own site', async () => {
    const body = { id: modules.text, config: { html: 'x' } }
    const codeOf = async (...args: Parameters<typeof preview>) => (await preview(...args)).body.err_code
    expect(await codeOf(body, (await t.user()).client)).toBe('10403')
    expect(await codeOf(body, t.visitor({ headers: { 'sp-mp-aid': 'x' } }))).toBe('10401')
    for (const id of [modules.there, 999_999]) expect(await codeOf({ ...body, id })).toBe('10404')
    expect((await preview(body, (await t.user({ perms: ['*'] })).client)).body).toMatchObject({
      id: modules.text,
      config: { html: 'x' },
    })
  })
})

describe('frame-ancestors', () => {
  const ancestors = async (url: string) => {
    const reply = await t.fastify.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
    return /frame-ancestors ([^;]*)/.exec(String(reply.headers['content-security-policy']))?.[1]
  }

  test('allow the site itself, and for a preview also its page builders', async () => {
    await configure(t, { preview_origins: ['https://builder.example', 'http://127.0.0.1:8080'] })
    expect(await ancestors('/mobile/')).toBe("'self'")
    expect(await ancestors('/mobile/page/2/?preview=1')).toBe("'self' https://builder.example http://127.0.0.1:8080")
    expect(await ancestors('/mobile-t/rimba/?preview=1')).toBe("'self'")
  })

  test('are not contradicted by the older X-Frame-Options', async () => {
    const { headers } = await t.fastify.inject({
      method: 'GET',
      url: '/mobile/?preview=1',
      headers: { accept: 'text/html' },
    })
    expect(headers['x-frame-options']).toBeUndefined()
  })

  test('ignore an invalid origin', async () => {
    await configure(t, {
      preview_origins: [
        '*',
        "https://a.example; script-src 'unsafe-inline'",
        'javascript:x',
        'https://*.example',
        'https://ok.example',
      ],
    })
    expect(await ancestors('/mobile/?preview')).toBe("'self' https://ok.example")
  })

  test('home embeds no initial data in a preview, nor for another part', async () => {
    const body = async (url: string) =>
      (await t.fastify.inject({ method: 'GET', url, headers: { accept: 'text/html' } })).body
    expect(await body('/mobile/')).toContain('id="first-home"')
    for (const url of ['/mobile/?preview=1', '/mobile/?sub=3']) expect(await body(url)).not.toContain('id="first-home"')
  })
})

test('connect-src allows the https origins that forms may ask, on every page', async () => {
  await configure(t, {
    form_origins: ['https://lists.example', 'http://plain.example', 'https://a.example; script-src *', '*'],
  })
  const reply = await t.fastify.inject({ method: 'GET', url: '/mobile/', headers: { accept: 'text/html' } })
  await configure(t, { form_origins: [] })
  expect(/connect-src ([^;]*)/.exec(String(reply.headers['content-security-policy']))?.[1]).toBe(
    "'self' blob: data: https://lists.example",
  )
})

test('pageconfig returns the origins of the page builders', async () => {
  await configure(t, { preview_origins: ['https://builder.example'] })
  expect((await t.visitor().get('/mpage/user/pageconfig/')).body.config.preview_origins).toEqual([
    'https://builder.example',
  ])
})
