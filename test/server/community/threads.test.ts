import { tidyText } from '@storefront/contract/domain/text/tidy'
import * as fc from 'fast-check'
import { makeArticle, makeEvent } from '../../factories/content'
import { makeImage } from '../../factories/product'
import { makeNote, makeTopic } from '../../factories/social'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { opsStep, paidOrder } from '../support/after-sales'
import type { Client, Loose } from '../support/client'
import { comment, commentsOn, type Member, moderator, reply, setRules, wrongCounts } from '../support/community'
import { stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const noteOf = async (writer: Member) => t.make((tx) => makeNote(tx, MAIN, writer.id))

test('each public target takes comments by its id, and lists them with the first two answers', async () => {
  const [writer, reader] = [await t.user(), await t.user()]
  const ids = await t.make(async (tx) => ({
    article: await makeArticle(tx, MAIN),
    note: await makeNote(tx, MAIN, writer.id),
    topic: await makeTopic(tx, MAIN),
    event: await makeEvent(tx, MAIN),
  }))
  const targets = { ...ids, product: (await stock(t)).id }
  for (const [target, id] of Object.entries(targets)) {
    const root = await comment(reader.client, target, id, '第一句')
    expect([target, root.text, root.is_mine, root.status_display]).toEqual([target, '第一句', true, undefined])
    for (const text of ['一', '二', '三']) await reply(writer.client, root.id, text)
    const { count, results } = await commentsOn(t.visitor(), target, id)
    expect([target, count, results[0].reply_count, results[0].replies.map(({ text }: Loose) => text)]).toEqual([
      target,
      1,
      3,
      ['一', '二'],
    ])
    const answers = (await t.visitor().get(`/comment/threadedcomment/${root.id}/reply/`)).body
    expect(answers.results.map(({ text }: Loose) => text)).toEqual(['一', '二', '三'])
    expect((await t.visitor().get(`/comment/threadedcomment/${answers.results[2].id}/`)).body).toMatchObject({
      comment: { id: root.id },
      subject: { target },
    })
  }
  expect(await wrongCounts(t)).toEqual([])
})

test('the calls of notes and articles comment on them, also by slug, and list own comments', async () => {
  const writer = await t.user()
  const [note, article] = await t.make(
    async (tx) => [await makeNote(tx, MAIN, writer.id, { slug: 'my-cup' }), await makeArticle(tx, MAIN)] as const,
  )
  const body = { text: '好看' }
  expect((await writer.client.post('/note/note/my-cup/comment/', body, { key: true })).body.text).toBe('好看')
  expect((await writer.client.get(`/note/note/${note}/comment/mine/`)).body.count).toBe(1)
  await writer.client.post(`/post/article/${article}/comment/`, body, { key: true })
  const mine = (await writer.client.get(`/post/article/comment/mine/?article=${article}`)).body
  expect(mine.results).toMatchObject([
    { text: '好看', subject: { target: 'article', key: String(article) }, parent: null },
  ])
  expect((await writer.client.get('/comment/threadedcomment/mine/')).body.count).toBe(2)
  expect((await t.visitor().get(`/note/note/${note}/`)).body.comment_count).toBe(1)
})

test('comments of orders and parcels are the buyer’s and the operators’, and an answer is received', async () => {
  const scene = await paidOrder(t, 1)
  const parcel = (await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })).body.deliveries[0].number
  for (const [target, key] of [
    ['order', scene.number],
    ['delivery', parcel],
  ] as const) {
    const root = await comment(scene.buyer.client, target, key, '什么时候发货？')
    expect((await commentsOn((await t.user()).client, target, key)).err_code).toBe('17001')
    expect((await t.visitor().get(`/comment/threadedcomment/${root.id}/`)).body.err_code).toBe('17002')
    const answer = await reply(scene.operator.client, root.id, '今天')
    expect(answer.is_staff).toBe(true)
    expect((await scene.buyer.client.get('/base/user/me/summary/')).body.reply_count).toBe(1)
    const { results } = (await scene.buyer.client.get('/comment/threadedcomment/received/')).body
    expect(results[0]).toMatchObject({
      text: '今天',
      root: root.id,
      subject: { target, key },
      parent: { text: '什么时候发货？' },
    })
    expect((await scene.buyer.client.get('/base/user/me/summary/')).body.reply_count).toBe(0)
    t.ports.clock.forward(60)
  }
})

test('a shop’s answer to a review stands under it, for everybody and in the order', async () => {
  const scene = await paidOrder(t, 1)
  await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
  await scene.buyer.client.post(`/shop/order/${scene.number}/process/`, { action: 'confirm' }, { key: true })
  const comments = [{ line_id: scene.line, score: 5, text: '很好', images: [] }]
  const review = (await scene.buyer.client.post(`/shop/order/${scene.number}/comment/`, { comments }, { key: true }))
    .body.results[0]
  expect(review).not.toHaveProperty('replies')
  await comment(scene.operator.client, 'review', review.id, '谢谢您')
  for (const client of [t.visitor(), scene.buyer.client]) {
    const { results } = (await client.get(`/shop/product/${scene.cup.id}/comment/`)).body
    expect(results).toMatchObject([{ reply_count: 1, replies: [{ text: '谢谢您', is_staff: true }] }])
  }
  const own = (await scene.buyer.client.get(`/shop/order/${scene.number}/comment/`)).body
  expect(own.results[0].replies[0].text).toBe('谢谢您')
})

test('a comment needs words or a picture of its writer, and something that is there', async () => {
  const [writer, other] = [await t.user(), await t.user()]
  const note = await noteOf(writer)
  const [own, strange] = await t.make(
    async (tx) => [await makeImage(tx, MAIN, writer.id), await makeImage(tx, MAIN, other.id)] as const,
  )
  expect((await comment(writer.client, 'note', note, ' ')).fields).toHaveProperty('text')
  expect((await comment(writer.client, 'note', note, '', [strange])).fields).toHaveProperty('images')
  expect((await comment(writer.client, 'note', note, '', [own])).images).toHaveLength(1)
  const refusal = await comment(writer.client, 'note', 987_654)
  expect([refusal.err_code, refusal.detail]).toEqual(['17001', '评论的内容已不存在'])
  const root = await comment(other.client, 'note', note)
  await writer.client.delete(`/note/note/${note}/`)
  expect((await reply(other.client, root.id)).err_code).toBe('17001')
  expect((await other.client.get(`/comment/threadedcomment/${root.id}/`)).body.err_code).toBe('17002')
  const { results } = (await other.client.get('/comment/threadedcomment/mine/')).body
  expect(results[0].subject).toEqual({ target: 'note', key: '', title: '' })
})

test('a deleted comment loses its words, and keeps its place while it has answers', async () => {
  const [writer, reader] = [await t.user(), await t.user()]
  const note = await noteOf(writer)
  const [single, root] = [await comment(reader.client, 'note', note), await comment(reader.client, 'note', note)]
  const answer = await reply(writer.client, root.id)
  expect((await writer.client.delete(`/comment/threadedcomment/${single.id}/`)).body.err_code).toBe('17002')
  for (const { id } of [single, root])
    expect((await reader.client.delete(`/comment/threadedcomment/${id}/`)).body).toEqual({ ok: true })
  const { results } = await commentsOn(t.visitor(), 'note', note)
  expect(results).toMatchObject([
    { id: root.id, text: '', is_removed: true, author: { uuid: '', name: '' }, replies: [{ id: answer.id }] },
  ])
  expect((await reply(writer.client, root.id)).err_code).toBe('17002')
  const second = await reply(reader.client, answer.id)
  expect(second.reply_to).toEqual({ id: answer.id, name: 'User' })
  await reader.client.delete(`/comment/threadedcomment/${second.id}/`)
  expect((await commentsOn(t.visitor(), 'note', note)).results[0].reply_count).toBe(1)
})

test('a page of twenty comments with answers is at most 12 KB', async () => {
  const [writer, reader] = [await t.user(), await t.user()]
  const avatar = await t.make((tx) => makeImage(tx, MAIN, reader.id))
  await reader.client.put('/base/user/me/', { name: '林小满', avatar })
  const note = await noteOf(writer)
  for (let n = 0; n < 21; n++) {
    const { id } = await comment(
      reader.client,
      'note',
      note,
      '这只杯子我用了半年，釉色越来越温润，手感也好，推荐给大家。',
    )
    for (const text of ['谢谢分享，我也想买一只', '同款，确实好用']) await reply(writer.client, id, text)
  }
  const { results } = await commentsOn(t.visitor(), 'note', note)
  expect(results).toHaveLength(20)
  expect(Buffer.byteLength(JSON.stringify(results))).toBeLessThan(12 * 1024)
})

const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "javascript:alert('x')",
  '{{7*7}}',
  '<%= 7*7 %>',
  '&lt;b&gt;',
  '</textarea><b>',
]
const WRAPS = [
  '@',
  '<b>@</b>',
  '@\n@',
  '[x](@)',
  '<!--@-->',
  '\u202e@',
  '@ ',
  ' @',
  "'@'",
  '"@"',
  '`@`',
  '<a href="@">',
  '&@;',
  '%3Cscript%3E@',
  '\\u003c@',
  '<style>@</style>',
  '<iframe srcdoc="@">',
  '<math>@</math>',
  '<details open ontoggle="@">',
  '<xmp>@',
  '<![CDATA[@]]>',
  '<?xml @?>',
  'data:text/html,@',
  '<object data="@">',
  '<base href="@">',
  '<form action="@">',
  '<body onload="@">',
]

test('more than two hundred hostile texts come back as they were typed', async () => {
  const writer = await t.user()
  const note = await noteOf(writer)
  const texts = PAYLOADS.flatMap((payload) => WRAPS.map((wrap) => wrap.replaceAll('@', payload)))
  expect(texts.length).toBeGreaterThan(200)
  for (const text of texts) {
    const { id, text: stored } = await comment(writer.client, 'note', note, text)
    const thread = (await writer.client.get(`/comment/threadedcomment/${id}/`)).body
    expect([stored, thread.comment?.text]).toEqual([tidyText(text), tidyText(text)])
  }
})

test('counts equal their rows after any order of comments, answers, likes, deletions, decisions and reports', async () => {
  const people = [await t.user(), await t.user(), await t.user()]
  const staff = await moderator(t)
  const note = await noteOf(people[0] as Member)
  const operation = fc.record({
    kind: fc.constantFrom(
      'comment',
      'held',
      'reply',
      'reply',
      'reply',
      'like',
      'unlike',
      'remove',
      'report',
      'approve',
      'hide',
      'undo',
    ),
    who: fc.nat(2),
    which: fc.nat(8),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 8, maxLength: 30 }), async (operations) => {
      await setRules(t, { sensitive_words: ['违禁'] })
      const ids: number[] = []
      for (const { kind, who, which } of operations) {
        const { client } = people[who] as { client: Client }
        const id = ids[which % Math.max(ids.length, 1)] ?? 0
        const at = `/comment/threadedcomment/${id}/`
        if (kind === 'comment' || kind === 'held')
          ids.push((await comment(client, 'note', note, kind === 'held' ? '违 禁' : '好')).id)
        else if (kind === 'reply') {
          const answer = await reply(client, id, which % 2 ? '好' : '违禁')
          if (answer.id) ids.push(answer.id)
        } else if (kind === 'like' || kind === 'unlike') await client.post(`${at}like/`, { is_liked: kind === 'like' })
        else if (kind === 'remove') for (const one of people) await one.client.delete(at)
        else if (kind === 'report') await client.post(`${at}report/`, { reason: 'abuse' }, { key: true })
        else if (kind === 'undo') {
          const log = (await staff.client.get('/ops/moderation/log/?limit=5')).body.results
          const entry = log[which % Math.max(log.length, 1)]
          if (entry) await staff.client.post(`/ops/moderation/log/${entry.id}/undo/`, undefined, { key: true })
        } else {
          const items = (await staff.client.get('/ops/moderation/item/?tab=all&kind=comment')).body.results
          const item = items[which % Math.max(items.length, 1)]
          if (item)
            await staff.client.post(
              `/ops/moderation/item/${item.id}/process/`,
              { action: kind, revision: item.revision },
              { key: true },
            )
        }
      }
      expect(await wrongCounts(t)).toEqual([])
    }),
    { numRuns: 12 },
  )
  await setRules(t)
})

test('comments of one site are not found by another', async () => {
  const writer = await t.user()
  const { id } = await comment(writer.client, 'note', await noteOf(writer))
  const stranger = await t.user({ tenantId: OTHER })
  expect((await stranger.client.get(`/comment/threadedcomment/${id}/`)).body.err_code).toBe('17002')
  expect((await reply(stranger.client, id)).err_code).toBe('17002')
})
