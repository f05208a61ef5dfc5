import * as fc from 'fast-check'
import { makeArticle } from '../../factories/content'
import { makeImage } from '../../factories/product'
import { makeNote } from '../../factories/social'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'
import {
  comment,
  commentsOn,
  decide,
  itemOf,
  joinMini,
  type Member,
  moderator,
  report,
  setRules,
} from '../support/community'
import { UpstreamError } from '../../../server/src/core/ports.types'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())
afterEach(async () => {
  await setRules(t)
  Object.assign(t.ports.wechatSecurity, { breakWith: null, refuse: null })
})

const article = () => t.make((tx) => makeArticle(tx, MAIN))
const input = (more: object = {}) => ({ title: '秋天的杯子', content: '第一行', images: [], is_active: true, ...more })
const write = async ({ client }: Member, more: object = {}): Promise<Loose> =>
  (await client.post('/note/note/', input(more), { key: true })).body
const isPublic = async (note: Loose) => (await t.visitor().get(`/note/note/${note.id}/`)).status === 200
const runJobs = () => t.due.runDue(t.ports.clock.now())

test('a held note is its author’s alone, as 审核中, and is new when it is approved', async () => {
  await setRules(t, { hold_links: true })
  const [writer, staff] = [await t.user(), await moderator(t)]
  const note = await write(writer, { content: '见 https://shop.example.com/a' })
  expect([note.status_display, await isPublic(note)]).toEqual(['审核中', false])
  expect((await writer.client.get('/note/note/mine/summary/')).body).toMatchObject({ count: 1, pending: 1 })
  expect((await t.visitor().get(`/base/user/${writer.uuid}/`)).body.note_count).toBe(0)
  expect((await (await t.user()).client.post(`/note/note/${note.id}/like/`, { is_liked: true })).status).toBe(404)
  t.ports.clock.forward(3600)
  const item = await itemOf(t, 'note', note.id)
  expect(item).toMatchObject({
    state: 'pending',
    reasons: [{ code: 'link', display: '含链接' }],
    actions: ['approve', 'hide', 'mute'],
  })
  const decidedItem = await decide(staff.client, item.id, { action: 'approve' })
  expect(decidedItem).toMatchObject({ state: 'approved', log: [{ action: 'approve', actor: 'User' }] })
  const publicNote = (await t.visitor().get(`/note/note/${note.id}/`)).body
  expect(publicNote.published).toBe(t.ports.clock.now().toISOString())
  expect(publicNote).not.toHaveProperty('status_display')
  expect((await t.visitor().get('/note/note/')).body.results[0].id).toBe(note.id)
})

test.each([
  ['hold_below_approved', { hold_below_approved: 2 }, {}, 'few_approved'],
  ['hold_account_days', { hold_account_days: 365 }, {}, 'young_account'],
  ['hold_links', { hold_links: true }, { content: '看 ｗｗｗ．example．com' }, 'link'],
  ['sensitive_words', { sensitive_words: ['违禁品'] }, { content: '违 \u200b禁\n品' }, 'words'],
])('%s holds a note, and staff are not held', async (_name, rules, more, reason) => {
  await setRules(t, rules)
  const note = await write(await t.user(), more)
  expect((await itemOf(t, 'note', note.id)).reasons.map(({ code }: Loose) => code)).toEqual([reason])
  expect(await isPublic(await write(await t.user({ perms: ['note.change_note'] }), more))).toBe(true)
})

test('the queue is narrowed to what is held for one reason', async () => {
  await setRules(t, { hold_links: true, sensitive_words: ['违禁品'] })
  const [writer, staff] = [await t.user(), await moderator(t)]
  const [linkNote, wordNote] = [
    await write(writer, { content: 'https://shop.example.com/reason' }),
    await write(writer, { content: '违禁品' }),
  ]
  const idsOf = async (reason: string) =>
    (await staff.client.get(`/ops/moderation/item/?reason=${reason}&limit=100`)).body.results.map(
      ({ subject_id }: Loose) => subject_id,
    )
  const [byLink, byWords] = [await idsOf('link'), await idsOf('words')]
  expect([
    byLink.includes(linkNote.id),
    byLink.includes(wordNote.id),
    byWords.includes(wordNote.id),
    byWords.includes(linkNote.id),
  ]).toEqual([true, false, true, false])
})

test('hold_pictures holds comments with pictures alone, and approved posts let an author through', async () => {
  await setRules(t, { hold_pictures: true })
  const [writer, id] = [await t.user(), await article()]
  const image = await t.make((tx) => makeImage(tx, MAIN, writer.id))
  expect((await comment(writer.client, 'article', id, '图', [image])).status_display).toBe('审核中')
  expect((await comment(writer.client, 'article', id, '字')).status_display).toBeUndefined()
  await setRules(t, { hold_below_approved: 2 })
  const second = await comment(writer.client, 'article', id)
  expect(second.status_display).toBe('审核中')
  await decide((await moderator(t)).client, (await itemOf(t, 'comment', second.id)).id, { action: 'approve' })
  expect((await comment(writer.client, 'article', id)).status_display).toBeUndefined()
})

test('a held comment counts and takes answers only while it is approved', async () => {
  await setRules(t, { sensitive_words: ['坏'] })
  const [writer, reader, staff, id] = [await t.user(), await t.user(), await moderator(t), await article()]
  const root = await comment(reader.client, 'article', id)
  const answer = (await writer.client.post(`/comment/threadedcomment/${root.id}/reply/`, { text: '坏' }, { key: true }))
    .body
  const counts = async () => {
    const { results } = await commentsOn(t.visitor(), 'article', id)
    return [results[0].reply_count, (await reader.client.get('/comment/threadedcomment/received/')).body.count]
  }
  expect(await counts()).toEqual([0, 0])
  expect(
    (await reader.client.post(`/comment/threadedcomment/${answer.id}/reply/`, { text: 'x' }, { key: true })).body
      .err_code,
  ).toBe('17002')
  const { log } = await decide(staff.client, (await itemOf(t, 'comment', answer.id)).id, { action: 'approve' })
  expect(await counts()).toEqual([1, 1])
  const undone = (await staff.client.post(`/ops/moderation/log/${log[0].id}/undo/`, undefined, { key: true })).body
  expect([undone.can_undo, undone.undone]).toEqual([false, t.ports.clock.now().toISOString()])
  expect(await counts()).toEqual([0, 0])
  expect(
    (await staff.client.post(`/ops/moderation/log/${log[0].id}/undo/`, undefined, { key: true })).body.err_code,
  ).toBe('17008')
})

test('a post is reported once a person, not by its author, and stays until it is hidden', async () => {
  const [writer, reader, staff, id] = [await t.user(), await t.user(), await moderator(t), await article()]
  const { id: post } = await comment(writer.client, 'article', id, '广告')
  expect((await report(writer.client, post)).err_code).toBe('17005')
  expect([await report(reader.client, post), (await report(reader.client, post)).err_code]).toEqual([
    { ok: true },
    '17004',
  ])
  expect((await commentsOn(t.visitor(), 'article', id)).count).toBe(1)
  const item = await itemOf(t, 'comment', post)
  expect(item).toMatchObject({
    state: 'reported',
    report_count: 1,
    text: '广告',
    reports: [{ reason_display: '垃圾广告', text: '广告' }],
  })
  const { results } = (await staff.client.get('/ops/moderation/item/?tab=reported')).body
  expect(results.map((one: Loose) => one.id)).toContain(item.id)
  await decide(staff.client, item.id, { action: 'hide', reason: '广告' })
  expect((await commentsOn(t.visitor(), 'article', id)).count).toBe(0)
  expect((await commentsOn(writer.client, 'article', id)).results).toMatchObject([
    { text: '广告', status_display: '已隐藏' },
  ])
  expect((await decide(staff.client, item.id, { action: 'hide' })).err_code).toBe('17008')
})

test('a muted person cannot write until the date, the unmuting or the undoing', async () => {
  const [writer, reader, staff, id] = [await t.user(), await t.user(), await moderator(t), await article()]
  const { id: post } = await comment(writer.client, 'article', id)
  await report(reader.client, post)
  const item = (await itemOf(t, 'comment', post)).id
  const until = new Date(t.ports.clock.now().getTime() + 86_400_000).toISOString()
  expect((await decide(staff.client, item, { action: 'mute' })).err_code).toBe('17009')
  expect((await decide(staff.client, item, { action: 'mute', until: '2030-01-01T00:00:00Z' })).err_code).toBe('17009')
  expect((await decide(staff.client, item, { action: 'mute', until })).author.muted_until).toBe(until)
  const refusal = await comment(writer.client, 'article', id)
  expect([refusal.err_code, refusal.detail]).toEqual([
    '17003',
    expect.stringMatching(/^您已被禁言，\d{4}-\d\d-\d\d \d\d:\d\d 前不能发布内容$/),
  ])
  expect((await writer.client.put('/base/user/me/', { name: '别的名字' })).body.err_code).toBe('17003')
  expect((await writer.client.post('/feedback/feedback/', { text: 'x' }, { key: true })).body.err_code).toBe('17003')
  const { results } = (await staff.client.get('/ops/moderation/log/')).body
  await staff.client.post(`/ops/moderation/log/${results[0].id}/undo/`, undefined, { key: true })
  expect((await comment(writer.client, 'article', id)).text).toBe('说得好')
  const mute = (body: object) => staff.client.post(`/ops/moderation/user/${writer.uuid}/mute/`, body, { key: true })
  expect((await mute({ until })).body).toEqual({ muted_until: until })
  expect((await comment(writer.client, 'article', id)).err_code).toBe('17003')
  expect((await mute({ until: null })).body).toEqual({ muted_until: null })
  await mute({ until })
  t.ports.clock.forward(86_401)
  expect((await comment(writer.client, 'article', id)).text).toBe('说得好')
})

test('a held name is seen when it is approved, and a hidden post that is rewritten is held again', async () => {
  await setRules(t, { sensitive_words: ['官方'] })
  const [writer, staff] = [await t.user(), await moderator(t)]
  expect((await writer.client.put('/base/user/me/', { name: '官方客服' })).body).toMatchObject({
    name: 'User',
    pending_name: '官方客服',
  })
  await decide(staff.client, (await itemOf(t, 'profile', writer.id)).id, { action: 'approve' })
  expect((await writer.client.get('/base/user/me/')).body).toMatchObject({ name: '官方客服' })
  await setRules(t)
  const note = await write(writer)
  await (await t.user()).client.post(`/note/note/${note.id}/report/`, { reason: 'illegal' }, { key: true })
  await decide(staff.client, (await itemOf(t, 'note', note.id)).id, { action: 'hide' })
  await writer.client.put(`/note/note/${note.id}/`, input({ content: '改过了' }))
  expect((await itemOf(t, 'note', note.id)).reasons).toMatchObject([{ code: 'hidden_before' }])
  expect(await isPublic(note)).toBe(false)
})

test.each(['approve', 'hide', 'mute'])(
  'a post that its author has changed since it was looked at is not decided by %s',
  async (action) => {
    await setRules(t, { sensitive_words: ['坏'] })
    const [writer, staff] = [await t.user(), await moderator(t)]
    const note = await write(writer, { content: '坏 1' })
    const { id, revision } = await itemOf(t, 'note', note.id)
    await writer.client.put(`/note/note/${note.id}/`, input({ content: '坏 2' }))
    const until = new Date(t.ports.clock.now().getTime() + 86_400_000).toISOString()
    expect(await decide(staff.client, id, { action, until, revision })).toMatchObject({ err_code: '17008' })
    expect([await isPublic(note), (await itemOf(t, 'note', note.id)).state]).toEqual([false, 'pending'])
    expect((await decide(staff.client, id, { action, until })).text).toContain('坏 2')
  },
)

test('a held picture of a person is seen by its owner until it is approved, and goes when it is hidden', async () => {
  const [writer, staff] = [await t.user(), await moderator(t)]
  const picture = await t.make((tx) => makeImage(tx, MAIN, writer.id))
  await setRules(t, { hold_pictures: true })
  const publicAvatar = async () => (await t.visitor().get(`/base/user/${writer.uuid}/`)).body.avatar
  const { body } = await writer.client.put('/base/user/me/', { avatar: picture })
  expect(body).toMatchObject({ avatar: null, pending_avatar: { full: expect.any(String) } })
  expect([body.pending_name, await publicAvatar()]).toEqual([undefined, null])
  const item = await itemOf(t, 'profile', writer.id)
  expect(item.images).toHaveLength(1)
  // A new name while the picture waits: both are looked at together.
  expect((await writer.client.put('/base/user/me/', { name: '新名字' })).body).toMatchObject({
    name: 'User',
    pending_name: '新名字',
    avatar: null,
  })
  await decide(staff.client, item.id, { action: 'approve' })
  expect((await writer.client.get('/base/user/me/')).body).toMatchObject({
    name: '新名字',
    avatar: body.pending_avatar,
  })
  expect(await publicAvatar()).toEqual(body.pending_avatar)
  await decide(staff.client, item.id, { action: 'hide', reason: '不雅' })
  expect(await publicAvatar()).toBeNull()
  await setRules(t)
  await writer.client.put('/base/user/me/', { avatar: picture })
  expect(await publicAvatar()).toBeNull()
})

describe('checks of WeChat', () => {
  const start = async (more: object = {}, isThere = true) => {
    await setRules(t, { wechat_check: true })
    const writer = await t.user()
    if (isThere) await joinMini(t, writer)
    return { writer, note: await write(writer, more) }
  }

  test('hold a post until its text passes, and those that do not pass stay held', async () => {
    const [fine, risky] = [await start(), await start({ content: 'risky' })]
    expect([await isPublic(fine.note), fine.note.status_display]).toEqual([false, '审核中'])
    await runJobs()
    expect([await isPublic(fine.note), await isPublic(risky.note)]).toEqual([true, false])
    expect((await itemOf(t, 'note', risky.note.id)).reasons).toMatchObject([{ code: 'vendor_risky' }])
    expect(t.ports.wechatSecurity.texts.at(-1)).toMatchObject({ scene: 3, openId: `open-${risky.writer.id}` })
  })

  test('leave a post to humans whose author was not in the mini-program for two hours', async () => {
    await setRules(t, { wechat_check: true })
    const [never, late, there] = [await t.user(), await t.user(), await t.user()]
    await joinMini(t, late)
    await joinMini(t, there)
    t.ports.clock.forward(2 * 3600 + 1)
    const notes = [await write(never), await write(late)]
    const answer = await there.client.post('/note/note/', input(), {
      key: true,
      headers: { 'sp-mp-aid': 'wx-qingshi' },
    })
    await runJobs()
    for (const note of notes) expect((await itemOf(t, 'note', note.id)).reasons).toMatchObject([{ code: 'unchecked' }])
    expect(await isPublic(answer.body)).toBe(true)
  })

  test('hold while WeChat cannot be reached, and publish when it answers', async () => {
    t.ports.wechatSecurity.breakWith = new UpstreamError('wechat', 'wechat: status 503')
    const { note } = await start()
    await runJobs()
    expect(await isPublic(note)).toBe(false)
    t.ports.wechatSecurity.breakWith = null
    t.ports.clock.forward(3600)
    await runJobs()
    expect(await isPublic(note)).toBe(true)
  })

  test('say nothing about a newer version, and not against the site’s own rules', async () => {
    const { writer, note } = await start()
    await setRules(t, { wechat_check: true, sensitive_words: ['坏'] })
    await writer.client.put(`/note/note/${note.id}/`, input({ content: '坏' }))
    await runJobs()
    expect((await itemOf(t, 'note', note.id)).reasons).toMatchObject([{ code: 'words' }])
    expect(await isPublic(note)).toBe(false)
  })

  test('cut a long text into pieces that a check takes', async () => {
    t.ports.wechatSecurity.texts.length = 0
    const { note } = await start({ content: `${'杯'.repeat(4000)}` })
    await runJobs()
    expect(t.ports.wechatSecurity.texts.map(({ text }) => [...text].length)).toEqual([2500, 1506])
    expect(await isPublic(note)).toBe(true)
  })
})

test('moderate() publishes exactly what no rule holds', async () => {
  const words = ['违禁', 'badword']
  const parts = fc.array(
    fc.constantFrom('违', '禁', ' ', '\u200b', 'bad', 'WORD', 'ｗord', '好', 'example.com', '。', '1.5'),
    { minLength: 1, maxLength: 6 },
  )
  const writer = await t.user()
  const id = await article()
  await fc.assert(
    fc.asyncProperty(parts, fc.boolean(), fc.boolean(), async (pieces, hasWords, holdsLinks) => {
      const text = pieces.join('')
      fc.pre(text.trim() !== '')
      await setRules(t, { sensitive_words: hasWords ? words : [], hold_links: holdsLinks })
      const { status_display, id: post } = await comment(writer.client, 'article', id, text)
      const isPending = status_display === '审核中'
      // Written another way than the rule: letters and figures alone are compared.
      const plain = [...text.normalize('NFKC').toLowerCase()]
        .filter((character) => /[\p{L}\p{N}.]/u.test(character))
        .join('')
      const hasWord = words.some((word) => plain.includes(word)) && !/[。]/.test(text)
      if (hasWords && hasWord) expect([text, isPending]).toEqual([text, true])
      if (!hasWords && !holdsLinks) expect([text, isPending]).toEqual([text, false])
      if (holdsLinks && !hasWords) expect([text, isPending]).toEqual([text, text.includes('example.com') && isPending])
      const { count } = await commentsOn(t.visitor(), 'article', id, '&limit=1')
      const [row] = await t.make((tx) =>
        tx.rows<{ n: number }>(
          "select count(*)::int as n from threaded_comment where tenant_id = 1 and target = 'article' and target_id = $1 and status = 'approved'",
          [id],
        ),
      )
      expect([count, (await itemOf(t, 'comment', post)) !== null]).toEqual([row?.n, isPending])
    }),
    { numRuns: 60 },
  )
})

test('the queue and the rules ask for their permission', async () => {
  const user = await t.user({ perms: ['note.change_note'] })
  for (const path of ['/ops/moderation/item/', '/ops/moderation/log/', '/ops/moderation/setting/'])
    expect((await user.client.get(path)).body.err_code).toBe('10403')
  expect((await t.visitor().get('/ops/moderation/item/')).body.err_code).toBe('10401')
})

test('mentioned topics and products are shown while they are out, and others are refused', async () => {
  const writer = await t.user()
  const note = await t.make((tx) => makeNote(tx, MAIN, writer.id))
  expect((await writer.client.put(`/note/note/${note}/`, input({ topics: [987_654] }))).body.fields).toHaveProperty(
    'topics',
  )
  expect((await writer.client.put(`/note/note/${note}/`, input({ products: [987_654] }))).body.fields).toHaveProperty(
    'products',
  )
})

test('a post in the queue names the page of the shop that shows it, or below which it stands', async () => {
  await setRules(t, { hold_links: true })
  const writer = await t.user()
  const link = '见 https://shop.example.com/b'
  const key = await article()
  const post = await comment(writer.client, 'article', key, link)
  const page = (await itemOf(t, 'comment', post.id)).page
  expect(page).toEqual({ route: 'post.article.detail', params: { id: String(key) } })
  const note = await write(writer, { content: link })
  const item = await itemOf(t, 'note', note.id)
  expect(item.page).toBeNull()
  const { client } = await moderator(t)
  const decided = await decide(client, item.id, { action: 'approve' })
  expect(decided.page).toEqual({ route: 'note.note.detail', params: { id: String(note.id) } })
})
