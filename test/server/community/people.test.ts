import { makeImage } from '../../factories/product'
import { makeNote, makeTopic } from '../../factories/social'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'
import { comment, type Member } from '../support/community'
import { stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const follow = (one: Member, other: Member, is_followed = true) =>
  one.client.post(`/base/user/${other.uuid}/follow/`, { is_followed })
const names = (results: Loose[]) => results.map(({ uuid }) => uuid)

test('a person’s page counts what everybody sees, and never their number', async () => {
  const [writer, reader] = [await t.user(), await t.user()]
  const note = await t.make(async (tx) => {
    await makeNote(tx, MAIN, writer.id, { isActive: false, likeCount: 9 })
    await makeTopic(tx, MAIN, { userId: writer.id, likeCount: 3 })
    return makeNote(tx, MAIN, writer.id)
  })
  await reader.client.post(`/note/note/${note}/like/`, { is_liked: true })
  await follow(reader, writer)
  const person = (await reader.client.get(`/base/user/${writer.uuid}/`)).body
  expect(person).toEqual({
    uuid: writer.uuid,
    name: 'User',
    avatar: null,
    note_count: 1,
    topic_count: 1,
    like_count: 4,
    follower_count: 1,
    following_count: 0,
    is_followed: true,
    is_mine: false,
  })
  expect((await writer.client.get(`/base/user/${writer.uuid}/`)).body.is_mine).toBe(true)
  expect((await t.visitor().get(`/note/note/?liked_by=${reader.uuid}`)).body.results).toMatchObject([{ id: note }])
  expect((await t.visitor().get(`/circle/topic/?user=${writer.uuid}`)).body.count).toBe(1)
  expect((await t.visitor().get('/base/user/nobody/')).body.err_code).toBe('10404')
})

test('a person’s page, follows and lists open by the short public id as by the uuid', async () => {
  const [one, two] = [await t.user(), await t.user()]
  const { auid } = (await two.client.get('/base/user/me/')).body
  expect((await one.client.post(`/base/user/${auid}/follow/`, { is_followed: true })).body).toEqual({
    is_followed: true,
    follower_count: 1,
  })
  expect((await one.client.get(`/base/user/${auid}/`)).body).toEqual(
    (await one.client.get(`/base/user/${two.uuid}/`)).body,
  )
  expect(names((await t.visitor().get(`/base/user/${auid}/follower/`)).body.results)).toEqual([one.uuid])
  const stranger = await t.user({ tenantId: OTHER })
  expect((await stranger.client.get(`/base/user/${auid}/`)).status).toBe(404)
})

test('following is told to both sides, changes nothing when repeated, and fills the feed', async () => {
  const [one, two, three] = [await t.user(), await t.user(), await t.user()]
  expect((await follow(one, one)).body.err_code).toBe('17007')
  for (let n = 0; n < 2; n++) expect((await follow(one, two)).body).toEqual({ is_followed: true, follower_count: 1 })
  await follow(three, two)
  expect(names((await t.visitor().get(`/base/user/${two.uuid}/follower/`)).body.results)).toEqual(
    expect.arrayContaining([one.uuid, three.uuid]),
  )
  expect((await one.client.get(`/base/user/${one.uuid}/following/`)).body.results).toMatchObject([
    { uuid: two.uuid, is_followed: true },
  ])
  const [note] = await t.make(async (tx) => [
    await makeNote(tx, MAIN, two.id),
    await makeNote(tx, MAIN, three.id),
    await makeNote(tx, MAIN, two.id, { isActive: false }),
  ])
  expect((await one.client.get('/note/note/followed/')).body.results.map(({ id }: Loose) => id)).toEqual([note])
  expect((await follow(one, two, false)).body).toEqual({ is_followed: false, follower_count: 1 })
  expect((await one.client.get('/note/note/followed/')).body.count).toBe(0)
  const stranger = await t.user({ tenantId: OTHER })
  expect((await follow(stranger, two)).body.err_code).toBe('10404')
})

test('likes of a note are listed, the latest eight by a call of their own', async () => {
  const writer = await t.user()
  const note = await t.make((tx) => makeNote(tx, MAIN, writer.id))
  for (let n = 0; n < 10; n++) {
    const reader = await t.user()
    t.ports.clock.forward(1)
    await reader.client.post(`/note/note/${note}/like/`, { is_liked: true })
  }
  const all = (await t.visitor().get(`/note/note/${note}/like/`)).body
  const latest = (await t.visitor().get(`/note/note/${note}/like_latest/`)).body
  expect([all.count, latest.count, latest.results]).toEqual([10, 10, all.results.slice(0, 8)])
})

test('notes mention topics and products, and are found by them', async () => {
  const writer = await t.user()
  const [topic, product] = [await t.make((tx) => makeTopic(tx, MAIN, { title: '杯子' })), await stock(t)]
  const input = { title: 'x', content: '', images: [], is_active: true, topics: [topic, topic], products: [product.id] }
  const note = (await writer.client.post('/note/note/', input, { key: true })).body
  expect(note).toMatchObject({
    topics: [{ id: topic, title: '杯子' }],
    products: [{ id: product.id, price: expect.any(String) }],
  })
  for (const query of [`topic=${topic}`, `product=${product.id}`])
    expect((await t.visitor().get(`/note/note/?${query}`)).body.results).toMatchObject([{ id: note.id }])
  const { topics: _topics, products: _products, ...plain } = input
  const rewritten = (await writer.client.put(`/note/note/${note.id}/`, plain)).body
  expect([
    rewritten.topics.length,
    (await writer.client.put(`/note/note/${note.id}/`, { ...plain, topics: [] })).body.topics,
  ]).toEqual([1, []])
})

test('feedback with pictures is answered by operators, opened again by its writer, and closed', async () => {
  const [writer, staff] = [await t.user(), await t.user({ perms: ['feedback.change_feedback'] })]
  const image = await t.make((tx) => makeImage(tx, MAIN, writer.id))
  const { id } = (
    await writer.client.post(
      '/feedback/feedback/',
      { text: ' 包装<b>破了 ', images: [image], contact: 'a@b.c' },
      { key: true },
    )
  ).body
  expect((await (await t.user()).client.get(`/feedback/feedback/${id}/`)).status).toBe(404)
  expect((await staff.client.get('/ops/feedback/feedback/?tab=open')).body.results).toMatchObject([
    { id, text: '包装<b>破了', contact: 'a@b.c', images: [{}] },
  ])
  const answer = (body: object) => staff.client.post(`/ops/feedback/feedback/${id}/reply/`, body, { key: true })
  expect((await answer({ text: '给您换一个' })).body).toMatchObject({
    state: 'answered',
    replies: [{ is_staff: true }],
  })
  const more = await writer.client.post(`/feedback/feedback/${id}/reply/`, { text: '谢谢' }, { key: true })
  expect(more.body).toMatchObject({
    state: 'open',
    state_display: '待回复',
    replies: [{ is_staff: true }, { is_staff: false }],
  })
  expect((await answer({ text: '不客气', close: true })).body.state).toBe('closed')
  expect(
    (await writer.client.post(`/feedback/feedback/${id}/reply/`, { text: '再问' }, { key: true })).body.detail,
  ).toBe('这条反馈已关闭，请重新提交')
  expect((await writer.client.get('/base/user/me/summary/')).body.feedback_count).toBe(1)
  expect((await writer.client.get('/ops/feedback/feedback/')).body.err_code).toBe('10403')
})

test('the user centre counts own posts, likes, follows and new answers', async () => {
  const [one, two] = [await t.user(), await t.user()]
  const note = await t.make((tx) => makeNote(tx, MAIN, one.id))
  await comment(two.client, 'note', note)
  await two.client.post(`/note/note/${note}/like/`, { is_liked: true })
  await follow(two, one)
  expect((await one.client.get('/base/user/me/summary/')).body).toMatchObject({
    note_count: 1,
    like_count: 1,
    follower_count: 1,
    reply_count: 1,
    comment_count: 0,
  })
  expect((await two.client.get('/base/user/me/summary/')).body).toMatchObject({
    comment_count: 1,
    liked_count: 1,
    following_count: 1,
    reply_count: 0,
  })
})
