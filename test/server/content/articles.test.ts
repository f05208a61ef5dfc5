import { makeArticle } from '../../factories/content'
import { makeTopic } from '../../factories/social'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'
import { stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const idsAt = async (path: string, client = t.visitor()): Promise<number[]> =>
  (await client.get(path)).body.results.map(({ id }: Loose) => id)
const tomorrow = new Date('2026-05-07T04:00:00Z')

describe.each([
  ['an article', '/post/article/', makeArticle],
  ['a topic', '/circle/topic/', makeTopic],
] as const)('a like of %s', (_, path, make) => {
  test('counts once a person, is taken back, and is listed by who gave it', async () => {
    const id = await t.make((tx) => make(tx, MAIN))
    const [one, two] = [await t.user(), await t.user()]
    const like = async (who: typeof one, is_liked: boolean) =>
      (await who.client.post(`${path}${id}/like/`, { is_liked })).body
    expect(await like(one, true)).toEqual({ is_liked: true, like_count: 1 })
    expect(await like(one, true)).toEqual({ is_liked: true, like_count: 1 })
    expect(await like(two, true)).toEqual({ is_liked: true, like_count: 2 })
    expect((await one.client.get(`${path}${id}/`)).body).toMatchObject({ is_liked: true, like_count: 2 })
    expect((await t.visitor().get(`${path}${id}/`)).body).toMatchObject({ is_liked: false, like_count: 2 })
    expect(await idsAt(`${path}?liked_by=${one.uuid}`)).toEqual([id])
    expect(await like(one, false)).toEqual({ is_liked: false, like_count: 1 })
    expect(await like(one, false)).toEqual({ is_liked: false, like_count: 1 })
    expect(await idsAt(`${path}?liked_by=${one.uuid}`)).toEqual([])
  })

  test('is refused to a visitor, and for what is not out or of another site', async () => {
    const { client } = await t.user()
    const rows = await t.make(async (tx) => [
      await make(tx, MAIN, { isActive: false }),
      await make(tx, MAIN, { publishedAt: tomorrow }),
      await make(tx, OTHER, { id: 70_000 }),
      999_999,
    ])
    for (const id of rows)
      expect([id, (await client.post(`${path}${id}/like/`, { is_liked: true })).status]).toEqual([id, 404])
    const visitor = t.visitor()
    // Takes the cookie that a post has to bring back.
    await visitor.get(path)
    expect((await visitor.post(`${path}1/like/`, { is_liked: true })).body.err_code).toBe('10401')
    expect((await client.post(`${path}1/like/`, { is_liked: 'yes' })).status).toBe(400)
  })
})

describe('GET /post/article/{id}/related/', () => {
  test('lists at most six that share products, tags or the category, the nearest first', async () => {
    const cup = await stock(t)
    const [category] = await t.make((tx) =>
      tx.rows<{ id: number }>(
        "insert into article_category (tenant_id, name, slug) values (1, 'Tea', 'tea') returning id",
      ),
    )
    const categoryId = category?.id ?? 0
    const content = `<p>x</p><div data-product="${cup.id}"></div>`
    const [one, tagged, sameCategory, sameProduct] = await t.make(async (tx) => [
      await makeArticle(tx, MAIN, { tags: ['near', 'far'], categoryId, content }),
      await makeArticle(tx, MAIN, { tags: ['near'] }),
      await makeArticle(tx, MAIN, { categoryId }),
      await makeArticle(tx, MAIN, { content: `<div data-product="9999 ${cup.id}"></div>` }),
    ])
    await t.make(async (tx) => {
      await makeArticle(tx, MAIN, { tags: ['near'], isActive: false })
      await makeArticle(tx, MAIN, { tags: ['near'], publishedAt: tomorrow })
      await makeArticle(tx, MAIN, { tags: ['elsewhere'] })
      await makeArticle(tx, OTHER, { tags: ['near'] })
    })
    expect(await idsAt(`/post/article/${one}/related/`)).toEqual([sameProduct, tagged, sameCategory])
    expect(await idsAt(`/post/article/?product=${cup.id}`)).toEqual([sameProduct, one])
    await t.make(async (tx) => {
      for (let n = 0; n < 8; n++) await makeArticle(tx, MAIN, { tags: ['far'] })
    })
    const { body } = await t.visitor().get(`/post/article/${one}/related/`)
    expect([body.count, body.results.length, body.results[0].id]).toEqual([6, 6, sameProduct])
  })

  test('is empty for one that shares nothing, and not found for one that is not out', async () => {
    const [alone, hidden] = await t.make(async (tx) => [
      await makeArticle(tx, MAIN, { tags: ['alone'] }),
      await makeArticle(tx, MAIN, { isActive: false }),
    ])
    expect((await t.visitor().get(`/post/article/${alone}/related/`)).body).toEqual({ count: 0, results: [] })
    expect((await t.visitor().get(`/post/article/${hidden}/related/`)).status).toBe(404)
  })
})

test('GET /post/category/ lists the categories of the site that have an article which is out', async () => {
  const rows = await t.make((tx) =>
    tx.rows<{ id: number; tenant_id: number }>(
      "insert into article_category (tenant_id, name, slug) values (1, 'A', 'a'), (1, 'B', 'b'), (1, 'C', 'c'), ($1, 'D', 'd') returning id, tenant_id",
      [OTHER],
    ),
  )
  const [first, empty, hidden, foreign] = rows.map(({ id }) => id)
  await t.make(async (tx) => {
    await makeArticle(tx, MAIN, { categoryId: first })
    await makeArticle(tx, MAIN, { categoryId: hidden, isActive: false })
    await makeArticle(tx, OTHER, { categoryId: foreign })
  })
  const ids = await idsAt('/post/category/')
  expect(ids).toContain(first)
  for (const id of [empty, hidden]) expect(ids).not.toContain(id)
  const { results } = (await t.visitor().get('/post/category/')).body
  expect(results.map(({ slug }: Loose) => slug)).not.toContain('d')
})

test('reading an article keeps its embeds, and its headings follow the title of the screen', async () => {
  const content =
    '<h3>一</h3><h5>二</h5><h3>三</h3><div data-form="tea"></div><div data-vote="7"></div><div data-product="3 4"></div><div data-product="3,x"></div>'
  const id = await t.make((tx) => makeArticle(tx, MAIN, { content }))
  const { body } = await t.visitor().get(`/post/article/${id}/`)
  expect(body.content).toBe(
    '<h2>一</h2><h3>二</h3><h2>三</h2><div data-form="tea"></div><div data-vote="7"></div><div data-product="3 4"></div><div></div>',
  )
})

test('an article by a user names them with their address, until the account is removed', async () => {
  const writer = await t.user()
  const id = await t.make((tx) => makeArticle(tx, MAIN, { authorName: '阿拾', userId: writer.id }))
  const anonymous = await t.make((tx) => makeArticle(tx, MAIN, { authorName: '小雨' }))
  const authorOf = async (article: number) => (await t.visitor().get(`/post/article/${article}/`)).body.author
  expect([await authorOf(id), await authorOf(anonymous)]).toEqual([
    { name: '阿拾', uuid: writer.uuid },
    { name: '小雨' },
  ])
  await t.make((tx) => tx.rows('update account set removed_at = now() where id = $1', [writer.id]))
  expect(await authorOf(id)).toEqual({ name: '阿拾' })
})
