import type { Driver } from '../../../server/src/core/database.types'
import { databaseOver } from '../../../server/src/db/database'
import { makeComposed, makePage } from '../../factories/content'
import { makeImage, makeProduct } from '../../factories/product'
import { MAIN, OTHER, type TestApp, testAppOver } from '../support/app'
import type { Loose } from '../support/client'
import { openMigratedPostgres } from '../support/postgres'

/** A driver that keeps what is asked of the database. */
function recordStatements(driver: Driver, statements: string[]): Driver {
  return {
    use: (scope, fn) =>
      driver.use(scope, (tx, begin) => {
        const rows: typeof tx.rows = (sql, params, name) => {
          statements.push(sql)
          return tx.rows(sql, params, name)
        }
        return fn({ ...tx, rows }, begin)
      }),
    close: () => driver.close(),
  }
}

let t: TestApp
const statements: string[] = []
const ids = { composed: 0, one: 0, two: 0, off: 0, closed: 0 }
const text = (html: string) => ({ moduleType: 'mpage.richtextpagemodule', config: { html } })
const products = { moduleType: 'shop.productsmodule', config: { source: {} } }

beforeAll(async () => {
  t = await testAppOver(databaseOver(recordStatements(await openMigratedPostgres(), statements)))
  await t.make(async (tx) => {
    await makeProduct(tx, MAIN)
    const page = async (slug: string, html: string) => (await makePage(tx, MAIN, slug, [text(html), products])).id
    ids.one = await page('one', '<p>one</p>')
    ids.two = await page('two', '<p>two</p>')
    ids.off = await page('off', '<p>off</p>')
    ids.closed = await page('closed', '<p>closed</p>')
    await makePage(tx, MAIN, 'guide', [text('<p>log in</p>')])
    await tx.rows("update page set is_active = slug <> 'off', login_required = slug = 'closed' where tenant_id = 1")
    ids.composed = await makeComposed(tx, MAIN, 'all', [
      { id: ids.two, title: '二' },
      { id: ids.off, title: '关' },
      { id: ids.one, title: '一' },
      { id: ids.closed, title: '会员' },
    ])
  })
})
afterAll(() => t.stop())

const read = async (key: string | number, query = '', client = t.visitor()) =>
  (await client.get(`/mpage/page/${key}/${query}`)).body
const textOf = (body: Loose) => body.modules[0]?.config.html

test('a composed page lists its active parts in order and shows the first one', async () => {
  const body = await read('all')
  const { composed, one, two, closed: closedId } = ids
  expect(body).toMatchObject({ id: composed, slug: 'all', title: 'Page all', code: 200, sub: two })
  expect(body.subpages).toEqual([
    { composedpage_id: composed, page_id: two, title: '二' },
    { composedpage_id: composed, page_id: one, title: '一' },
    { composedpage_id: composed, page_id: closedId, title: '会员' },
  ])
  expect(textOf(body)).toBe('<p>two</p>')
  expect(body.modules[1].data.count).toBe(1)
  expect(await read(composed)).toEqual(body)
})

test('?sub= selects another part; a part that is inactive or not of this page is ignored', async () => {
  const part = await read('all', `?sub=${ids.one}`)
  expect([textOf(part), part.sub, part.id]).toEqual(['<p>one</p>', ids.one, ids.composed])
  for (const sub of [ids.off, ids.composed, 999_999]) expect((await read('all', `?sub=${sub}`)).sub).toBe(ids.two)
  expect((await read('all', '?sub=x')).err_code).toBe('10400')
})

test('a part that requires login shows the login prompt to visitors and its content to users', async () => {
  const prompt = await read('all', `?sub=${ids.closed}`)
  expect([prompt.code, textOf(prompt), prompt.sub, prompt.subpages.length]).toEqual([
    401,
    '<p>log in</p>',
    ids.closed,
    3,
  ])
  const { client } = await t.user()
  const open = await read('all', `?sub=${ids.closed}`, client)
  expect([open.code, textOf(open)]).toEqual([200, '<p>closed</p>'])
})

test('a composed page that requires login does not list its parts to visitors', async () => {
  const id = await t.make(async (tx) => {
    const composed = await makeComposed(tx, MAIN, 'members', [{ id: ids.one, title: '一' }])
    await tx.rows('update page set login_required = true where tenant_id = 1 and id = $1', [composed])
    return composed
  })
  const body = await read(id, `?sub=${ids.one}`)
  expect(body).toMatchObject({ code: 401, subpages: [], sub: null })
  expect(textOf(body)).toBe('<p>log in</p>')
})

test('a plain page ignores ?sub=, and a page whose parts are all inactive shows its own content', async () => {
  expect(await read('one', `?sub=${ids.two}`)).toMatchObject({ id: ids.one, subpages: [], sub: null })
  await t.make((tx) => makeComposed(tx, MAIN, 'hollow', [{ id: ids.off, title: '关' }]))
  expect(await read('hollow')).toMatchObject({ code: 200, modules: [], subpages: [], sub: null })
})

test('a page of another site, or the page itself, cannot be a part', async () => {
  const there = await t.make((tx) => makePage(tx, OTHER, 'there', []))
  const add = (page: number, part: number) =>
    t.make((tx) =>
      tx.rows("insert into page_subpage (tenant_id, page_id, subpage_id, title) values (1, $1, $2, 'x')", [page, part]),
    )
  await expect(add(ids.composed, there.id + 1000)).rejects.toThrow(/foreign key/)
  await expect(add(ids.composed, ids.composed)).rejects.toThrow(/check constraint/)
  expect((await t.visitor({ base: '/api-t/rimba' }).get('/mpage/page/all/')).status).toBe(404)
})

test('a page takes one query for itself, one for its images and one for each filled module', async () => {
  const image = await t.make((tx) => makeImage(tx, MAIN))
  const picture = {
    moduleType: 'mpage.adspagemodule',
    config: { items: [{ image: { $image: image } }, { image: { $image: image } }] },
  }
  const { id } = await t.make((tx) =>
    makePage(tx, MAIN, 'index', [picture, picture, ...Array.from({ length: 7 }, () => products)]),
  )
  const count = async (key: number | string) => {
    statements.length = 0
    await read(key)
    return statements.length
  }
  await count(id)
  expect(await count(id)).toBe(1 + 1 + 5)
  expect(await count('one')).toBe(1 + 1)
  expect(await count('all')).toBe(1 + 1 + 1)
})
