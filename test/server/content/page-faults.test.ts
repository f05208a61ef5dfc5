import { modules } from '@storefront/contract/modules'
import { readPage } from '../../../server/src/domains/content/page/service'
import type { Ctx } from '../../../server/src/core/context.types'
import { makePage } from '../../factories/content'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'
import { block, makeModules } from '../support/pages'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

describe('a broken module', () => {
  test('fails alone, and is logged with the request id', async () => {
    const faultyApp = await startTestApp()
    const { id, modules: ids } = await faultyApp.make(async (tx) => {
      const page = await makePage(tx, MAIN, 'broken', [
        block('shop.productsmodule'),
        block('note.notespagemodule'),
        block('circle.topicsmodule'),
        block('test.throws'),
        block('mpage.richtextpagemodule'),
        block('post.articlesmodule', { title_config: { title: 'x' } }),
      ])
      for (const [place, config] of ['7', undefined, undefined, undefined, '[]'].entries())
        if (config)
          await tx.rows('update page_module set config = $2::jsonb where tenant_id = 1 and id = $1', [
            page.modules[place] ?? 0,
            config,
          ])
      await tx.exec('alter table topic rename to topic_gone')
      return page
    })
    const table = modules as unknown as Loose[]
    const fails = () => {
      throw new Error('a migration that fails')
    }
    table.push({ type: 'test.throws', version: 2, config: modules[0]?.config, defaults: {}, migrations: [fails] })
    const logLines: Loose[] = []
    const tenant = await faultyApp.app.directory.find({ by: 'slug', value: 'qingshi' })
    const log = { error: (line: object) => logLines.push(line) }
    const ctx = {
      tenant,
      user: null,
      perms: [],
      now: faultyApp.ports.clock.now(),
      requestId: 'the-request',
      db: faultyApp.database.of(MAIN),
      ports: faultyApp.ports,
      log,
      client: { webRoot: '/mobile' },
    }
    const page = await readPage(ctx as unknown as Ctx, 'broken')
    const { status, body } = await faultyApp.visitor().get(`/mpage/page/${id}/`)
    table.pop()
    expect([status, body]).toEqual([200, JSON.parse(JSON.stringify(page))])
    const empty = { count: 0, results: [] }
    expect(body.modules.map(({ config, data }: Loose) => [config, data])).toEqual([
      [{}, empty],
      [{}, null],
      [{}, null],
      [{}, null],
      [{}, null],
      [{ title_config: { title: 'x' } }, empty],
    ])
    expect(
      logLines.map(({ err, requestId, module: { type } }) => [err instanceof Error, requestId, type]).sort(),
    ).toEqual(
      ['circle.topicsmodule', 'mpage.richtextpagemodule', 'shop.productsmodule', 'test.throws'].map((type) => [
        true,
        'the-request',
        type,
      ]),
    )
    // By itself it fails as what it is, so that its own place can say so.
    for (const place of [0, 2])
      expect((await faultyApp.visitor().get(`/mpage/page/module/${ids[place]}/data/`)).body.err_code).toBe('10500')
    await faultyApp.stop()
  })

  test('drops only images with an invalid reference', async () => {
    const image = (value: unknown) => ({ title: 'a', image: { $image: value } })
    const { id } = await makeModules(t, [
      block('mpage.adspagemodule', {
        items: [image(1.5), image('x'), image(1e300), image(null), image(-1)],
        height: 90,
      }),
      block('mpage.userheaderpagemodule', { bg_image: { $image: 999_999 }, items: [] }),
    ])
    const { body } = await t.visitor().get(`/mpage/page/${id}/`)
    expect(body.modules.map(({ config }: Loose) => config)).toEqual([{ items: [], height: 90 }, { items: [] }])
  })
})

test('URLs in a config are restricted to http(s), site paths and mini-program links, at any depth', async () => {
  const evil = 'java\tscript:alert(1)'
  const { id } = await makeModules(t, [
    block('video.videopagemodule', {
      url: evil,
      poster: { full: evil, thumb: 'data:text/html,x', thumb_wx_mp: '/media/a.jpg', width: 1, height: 1 },
    }),
    block('video.videopagemodule', { url: 'tel:1', poster: 'https://x.test/p.jpg' }),
    block('video.videopagemodule', { url: '/media/film.mp4' }),
    block('mpage.imageareapagemodule', {
      annotations: [
        { ptype: 'albumannotationarea', link: { url: evil } },
        { ptype: 'albumannotationtag', link: { url: 'tel:110' } },
        { ptype: 'albumannotationtag', link: { link_type: 4, url: 'weapp://wx-app_1/pages/index?x=1' } },
        { ptype: 'albumannotationtag', link: { link_type: 4, url: evil } },
        { ptype: 'albumannotationtag', link: { url: 'weapp://wx/pages' } },
      ],
      list_config: { show_more: true, more_link: { url: evil } },
    }),
    block('shop.productsmodule', { link_type: 4, url: 'weapp://gh_1/pages/index' }),
    block('shop.productsmodule', { link_type: 4, url: evil }),
  ])
  const [film, phone, own, area, module, other] = (await t.visitor().get(`/mpage/page/${id}/`)).body.modules.map(
    ({ config }: Loose) => config,
  )
  expect(film).toEqual({ url: '', poster: { full: '', thumb: '', thumb_wx_mp: '/media/a.jpg', width: 1, height: 1 } })
  expect(phone).toEqual({ url: '', poster: 'https://x.test/p.jpg' })
  expect(own).toEqual({ url: '/media/film.mp4' })
  expect(area.annotations.map(({ link }: Loose) => link.url)).toEqual([
    '',
    'tel:110',
    'weapp://wx-app_1/pages/index?x=1',
    '',
    '',
  ])
  expect([module.url, other.url]).toEqual(['weapp://gh_1/pages/index', ''])
  expect(area.list_config.more_link).toEqual({ url: '' })
})
