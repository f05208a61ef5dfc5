import { makeImage } from '../../factories/product'
import { makeTopic, makeTopicCategory } from '../../factories/social'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'

let t: TestApp
const topicIds = { tea: 0, first: 0, second: 0, popular: 0, writer: { id: 0, uuid: '' } }
const day = (text: string) => new Date(`${text}T00:00:00Z`)

beforeAll(async () => {
  t = await startTestApp()
  topicIds.writer = await t.user()
  await t.make(async (tx) => {
    topicIds.tea = await makeTopicCategory(tx, MAIN, 'tea')
    const at = (text: string) => ({ publishedAt: day(text), createdAt: day('2026-01-01') })
    topicIds.first = await makeTopic(tx, MAIN, {
      title: '第一壶',
      categoryId: topicIds.tea,
      ...at('2026-02-01'),
      likeCount: 3,
    })
    topicIds.second = await makeTopic(tx, MAIN, {
      title: '第二壶',
      userId: topicIds.writer.id,
      authorName: 'ignored',
      ...at('2026-03-01'),
      likeCount: 9,
    })
    topicIds.popular = await makeTopic(tx, MAIN, { title: '100% 茶', ...at('2026-02-15'), hits: 50 })
    await makeTopic(tx, MAIN, { title: '撤下', isActive: false })
    await makeTopic(tx, MAIN, { title: '明日', publishedAt: day('2026-05-07') })
    await makeTopic(tx, OTHER, { title: 'lain' })
  })
})
afterAll(() => t.stop())

const ids = async (query = '') => {
  const { body } = await t.visitor().get(`/circle/topic/?${query}`)
  return body.results ? body.results.map(({ id }: Loose) => id) : Object.keys(body.fields)
}

test('GET /circle/topic/ lists the published topics of the site, newest first', async () => {
  expect(await ids()).toEqual([topicIds.second, topicIds.popular, topicIds.first])
  const { body } = await t.visitor({ base: '/api-t/rimba' }).get('/circle/topic/')
  expect(body).toMatchObject({ count: 1, results: [{ title: 'lain' }] })
})

test('GET /circle/topic/ filters by category, search, dates and ids, and orders by hits or likes', async () => {
  expect(await ids(`category=${topicIds.tea}`)).toEqual([topicIds.first])
  expect(await ids(`search=${encodeURIComponent('壶')}`)).toEqual([topicIds.second, topicIds.first])
  expect(await ids('search=%25')).toEqual([topicIds.popular])
  expect(await ids('from=2026-02-10&to=2026-02-28')).toEqual([topicIds.popular])
  expect(await ids(`id=${topicIds.first},${topicIds.popular},9999`)).toEqual([topicIds.popular, topicIds.first])
  expect(await ids('ordering=-hits')).toEqual([topicIds.popular, topicIds.second, topicIds.first])
  expect(await ids('ordering=-like_count')).toEqual([topicIds.second, topicIds.first, topicIds.popular])
  expect(await ids('ordering=title')).toEqual(['ordering'])
  expect(await ids('limit=1&offset=1')).toEqual([topicIds.popular])
})

test('the author of a topic is the current account name, or the stored name without an account', async () => {
  await t.make((tx) =>
    tx.rows("update account set name = '林小满' where tenant_id = 1 and id = $1", [topicIds.writer.id]),
  )
  const { body } = await t.visitor().get('/circle/topic/')
  expect(body.results).toMatchObject([
    { ctype: 'circle.topic', author: { uuid: topicIds.writer.uuid, name: '林小满', avatar: null } },
    { author: { uuid: '', name: '编辑部', avatar: null } },
    {
      category: { id: topicIds.tea, name: 'Category tea' },
      published: '2026-02-01T00:00:00.000Z',
      created: '2026-01-01T00:00:00.000Z',
    },
  ])
})

test('attachments of a topic are returned in order, without missing images', async () => {
  const [one, two, other] = await t.make(async (tx) => [
    await makeImage(tx, MAIN),
    await makeImage(tx, MAIN),
    await makeImage(tx, OTHER),
  ])
  const id = await t.make((tx) =>
    makeTopic(tx, MAIN, { attachments: [two ?? 0, 999_999, one ?? 0, (other ?? 0) + 1_000_000] }),
  )
  const keys = await t.make((tx) =>
    tx.rows<{ full_key: string }>(
      'select full_key from image where tenant_id = 1 and id in ($1, $2) order by id desc',
      [one ?? 0, two ?? 0],
    ),
  )
  const { body } = await t.visitor().get(`/circle/topic/${id}/`)
  expect(body.attachments).toEqual(
    keys.map(({ full_key }) => expect.objectContaining({ full: `/media/${full_key}`, width: 800, height: 600 })),
  )
})

test('reading a topic sanitizes its text and counts a hit', async () => {
  const id = await t.make((tx) => makeTopic(tx, MAIN, { content: '<p onclick="x()">青<script>1</script></p>' }))
  const read = async () => (await t.visitor().get(`/circle/topic/${id}/`)).body
  expect(await read()).toMatchObject({ content: '<p>青</p>', hits: 0 })
  expect((await read()).hits).toBe(1)
})

test('a topic that is inactive, unpublished or of another site is not found', async () => {
  const rows = await t.make((tx) =>
    tx.rows<{ id: number; tenant_id: number }>(
      "select id, tenant_id from topic where title in ('撤下', '明日', 'lain')",
    ),
  )
  expect(rows).toHaveLength(3)
  for (const { id } of rows) expect((await t.visitor().get(`/circle/topic/${id}/`)).status).toBe(404)
})
