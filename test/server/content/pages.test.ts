import { modules } from '@storefront/contract/modules'
import { makeArticle, makeEvent, makePage } from '../../factories/content'
import { makeImage, makeProduct } from '../../factories/product'
import { currentConfig, resolvePictures, safeConfig } from '../../../server/src/domains/content/page/config'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'

let t: TestApp
let products: number[] = []
beforeAll(async () => {
  t = await startTestApp()
  products = await t.make(async (tx) => {
    await tx.rows("insert into category (tenant_id, id, name, slug) values (1, 1, '陶瓷', 'ceramics')")
    const ids: number[] = []
    for (let n = 0; n < 12; n++)
      ids.push(
        (
          await makeProduct(tx, MAIN, {
            tags: n % 2 ? ['odd'] : [],
            categoryId: n < 3 ? 1 : undefined,
            countPurchase: n,
          })
        ).id,
      )
    await makeArticle(tx, MAIN)
    await makeEvent(tx, MAIN)
    return ids
  })
})
afterAll(() => t.stop())

const list = (source: object, moduleType = 'shop.productsmodule') => ({ moduleType, config: { source } })
const read = async (key: string | number) => (await t.visitor().get(`/mpage/page/${key}/`)).body

test('a page returns its modules in order, the first five lists with their first items', async () => {
  const page = await t.make((tx) =>
    makePage(tx, MAIN, 'index', [
      { moduleType: 'mpage.richtextpagemodule', config: { html: '<p>你好</p><script>x</script>' } },
      list({}),
      list({ limit: 3 }),
      list({}, 'event.eventsmodule'),
      list({}, 'post.articlesmodule'),
      list({ tag: 'odd' }),
      list({}),
      { moduleType: 'vendor.unknownmodule', config: { anything: [1] }, version: 7 },
    ]),
  )
  const body = await read('index')
  expect(body).toMatchObject({ id: page.id, slug: 'index', title: 'Page index' })
  expect(body.modules.map(({ id }: Loose) => id)).toEqual(page.modules)
  expect(body.modules.map(({ data }: Loose) => data && [data.count, data.results.length])).toEqual([
    null,
    [12, 8],
    [3, 3],
    [1, 1],
    [1, 1],
    [6, 6],
    null,
    null,
  ])
  expect(body.modules[0].config.html).toBe('<p>你好</p>')
  expect(body.modules[7]).toMatchObject({
    module_type: 'vendor.unknownmodule',
    version: 7,
    config: { anything: [1] },
    data: null,
  })
  expect(await read(page.id)).toEqual(body)
  const first = (await t.visitor().get('/shop/product/?limit=8')).body
  expect(body.modules[1].data.results).toEqual(first.results)
})

test('the data of a module is selected by ids, category, tag and ordering, up to its limit', async () => {
  const [a = 0, b = 0] = products
  const page = await t.make((tx) =>
    makePage(tx, MAIN, 'sources', [
      list({ ids: [b, 999, a] }),
      list({ category: 'ceramics' }),
      list({ category: '1' }),
      list({ ordering: '-count_purchase', limit: 2 }),
      list({ ordering: 'nonsense', tag: 'odd' }),
    ]),
  )
  const ids = async (n: number, query = '') => {
    const { body } = await t.visitor().get(`/mpage/page/module/${page.modules[n]}/data/${query}`)
    return [body.count, ...body.results.map(({ id }: Loose) => products.indexOf(id))]
  }
  expect(await ids(0)).toEqual([2, 1, 0])
  expect(await ids(1)).toEqual([3, 2, 1, 0])
  expect(await ids(2)).toEqual([3, 2, 1, 0])
  expect(await ids(3)).toEqual([2, 11, 10])
  expect(await ids(3, '?offset=1&limit=20')).toEqual([2, 10])
  expect(await ids(3, '?offset=2')).toEqual([2])
  expect(await ids(4, '?limit=2&offset=2')).toEqual([6, 7, 5])
})

test('a module in its own colour is sent with the dark value of it', async () => {
  const moduleType = 'mpage.richtextpagemodule'
  await t.make((tx) =>
    makePage(tx, MAIN, 'grounds', [
      { moduleType, config: { html: 'x', module_background_color: '#eef2ea' } },
      { moduleType, config: { html: 'x', module_background_color: 'tomato' } },
      { moduleType, config: { html: 'x' } },
    ]),
  )
  const { modules } = await read('grounds')
  expect(modules.map(({ config }: Loose) => config.module_background_dark)).toEqual(['#2b2f28', undefined, undefined])
})

test('images in a config are resolved, and a slide with a missing image is dropped', async () => {
  const image = await t.make((tx) => makeImage(tx, MAIN))
  await t.make((tx) =>
    makePage(tx, MAIN, 'pictures', [
      {
        moduleType: 'mpage.adspagemodule',
        config: {
          height: 180,
          items: [
            { image: { $image: image }, title: 'a', link: { url: 'javascript:alert(1)' } },
            { image: { $image: 999_999 }, title: 'b' },
          ],
        },
      },
    ]),
  )
  const { modules } = await read('pictures')
  expect(modules[0].config).toEqual({
    height: 180,
    items: [
      {
        image: {
          full: expect.stringMatching(/^\/media\//),
          thumb: expect.any(String),
          thumb_wx_mp: expect.any(String),
          width: 800,
          height: 600,
        },
        title: 'a',
        link: { url: '' },
      },
    ],
  })
})

test('a page that is inactive, or whose key is unknown or invalid, is not found', async () => {
  await t.make(async (tx) => {
    const { id } = await makePage(tx, MAIN, 'off', [list({})])
    await tx.rows('update page set is_active = false where tenant_id = 1 and id = $1', [id])
  })
  for (const key of ['off', 'nowhere', '0', '99999', '-1']) expect((await read(key)).err_code).toBe('10404')
  expect((await t.visitor().get('/mpage/page/module/999999/data/')).body.err_code).toBe('10404')
})

describe('a module config', () => {
  test('of an older version is migrated step by step, and one of a newer version is unchanged', () => {
    const row = {
      type: 'test.module',
      version: 3,
      config: modules[0]!.config,
      migrations: [(c: object) => ({ ...c, one: 1 }), (c: object) => ({ ...c, two: 2 })],
    }
    const table = modules as unknown as (typeof row)[]
    table.push(row)
    expect(currentConfig('test.module', 1, {})).toEqual({ version: 3, config: { one: 1, two: 2 } })
    expect(currentConfig('test.module', 2, {})).toEqual({ version: 3, config: { two: 2 } })
    expect(currentConfig('test.module', 4, { x: 1 })).toEqual({ version: 4, config: { x: 1 } })
    table.pop()
  })
  test('loses only the element with the missing image', () => {
    expect(resolvePictures({ a: [{ deep: { $image: 1 } }, 2], b: 'x' }, new Map())).toEqual({ a: [2], b: 'x' })
  })
  test('is sanitized at any depth', () => {
    expect(safeConfig({ a: [{ html: '<b onclick=1>x', link: { url: 'tel:1' } }], url: 'tel:1' })).toEqual({
      a: [{ html: '<b>x</b>', link: { url: 'tel:1' } }],
      url: '',
    })
  })
})
