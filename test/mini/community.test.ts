import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brokenLimits, DeviceStorage, Script } from '../harness'
import { assertClean, boot, logIn, pageOf, type RunningServer, startServer, target } from './support'

let server: RunningServer
/** The device of a person who has logged in. */
const member = new DeviceStorage(target)

before(async () => {
  server = await startServer()
  const app = await boot(server, { storage: member, path: pageOf('login') })
  await logIn(app, server.url)
  await app.close()
})
after(() => server?.remove())

const NOTE = { target: 'note', key: '1' }

/** Waits until what a comment earned is said, and forgets it. */
async function expectGains(app: Awaited<ReturnType<typeof boot>>): Promise<void> {
  const { calls } = app.recorder
  const isOfGains = (call: (typeof calls)[number]) =>
    /^\+\d+ /.test(JSON.stringify(call).match(/"(?:title|content)":"([^"]*)"/)?.[1] ?? '')
  await app.page.waitFor(() => calls.some(isOfGains), 'the line of the coins')
  for (let at = calls.length - 1; at >= 0; at -= 1)
    if (isOfGains(calls[at] as (typeof calls)[number])) calls.splice(at, 1)
  await app.rest()
}

test('a comment is written, answered, liked by its reader and deleted, and its author’s page opens', async () => {
  const app = await boot(server, { storage: member, path: pageOf('comment.list'), query: NOTE })
  try {
    const { page } = app
    await page.waitForText('说点什么…')
    await page.tap('说点什么…')
    await page.waitForText('评论内容')
    await page.input('评论内容', '雨声好像就在屋里')
    await page.tap('发布')
    await page.waitForText('雨声好像就在屋里')
    await page.waitForText('删除')
    await expectGains(app)
    assert.deepEqual(brokenLimits(page.stats()), [])
    await page.tap(/^回复 /, { nth: 0 })
    await page.input('评论内容', '还有蛙声')
    await page.tap('发布')
    await page.waitForText(/还有蛙声/)
    await expectGains(app)
    await page.tap(/还有蛙声/)
    const thread = await app.waitForPage(pageOf('comment.threadedcomment.detail'))
    await thread.waitForText('全部回复')
    await thread.waitForText('还有蛙声')
    await thread.tap('点赞', { nth: 0 })
    await thread.waitForText('1')
    assert.deepEqual(brokenLimits(thread.stats()), [])
    await thread.tap('删除', { nth: 0 })
    await thread.waitForText('确定要删除这条评论吗？删除后无法恢复')
    // The dialog's own button comes last, once all of it is drawn.
    await app.rest()
    await thread.tap('删除', { nth: -1 })
    await thread.waitForText('该评论已删除')
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a person is followed, and their notes stand in the feed', async () => {
  const app = await boot(server, { storage: member, path: pageOf('note.note.detail'), query: { id: '1' } })
  try {
    await app.page.waitForText(/次浏览/)
    await app.page.tap(/次浏览/)
    const person = await app.waitForPage(pageOf('user.detail'))
    await person.waitForText('获赞')
    await person.tap(/^关注./, { nth: 0 })
    await person.waitForText('已关注')
    assert.deepEqual(brokenLimits(person.stats()), [])
    await app.enter(`/${pageOf('user.community')}`)
    await app.waitForText('关注的人的笔记')
    await app.rest()
    assert.doesNotMatch(app.page.text(), /还没有发布笔记/)
    assertClean(app)
  } finally {
    await app.close()
  }
})

/** A comment as long as most, with two answers of a few words, of which others have more. */
const commentOf = (id: number) => ({
  id,
  text: '杯壁薄，拿在手里刚好，釉色比照片里还要沉一点。',
  author: { uuid: `0000${id}`, name: `用户${id}`, avatar: '/media/t1/seed/avatar.jpg' },
  like_count: id,
  reply_count: 3,
  created: '2026-01-01T00:00:00.000Z',
  replies: [
    { id: id + 1000, name: '沈青', text: '谢谢您的喜欢。', is_staff: true },
    { id: id + 2000, name: '阿拾', text: '我也是这样觉得。' },
  ],
})

test('a page of 20 comments takes at most 12 KB of setData', async () => {
  const script = new Script()
  script.reply = (url) => {
    if (!url.pathname.endsWith('/comment/threadedcomment/')) return undefined
    // The harness has all boxes in sight: of a longer list it would load the next pages, too, by the time it is
    // measured or not.
    return { count: 20, results: Array.from({ length: 20 }, (_, index) => commentOf(index + 1)) }
  }
  const app = await boot(server, { script, path: pageOf('comment.list'), query: NOTE })
  try {
    await app.waitForText('用户1')
    await app.rest()
    const { bytes, each } = app.page.setData
    console.log(`comments: ${bytes} bytes of setData: ${each.join(' ')}; ${app.page.stats().nodes} nodes`)
    assert.ok(Math.max(...each) <= 12 * 1024, `${each.join(' ')} bytes`)
    assert.deepEqual(brokenLimits(app.page.stats()), [])
    assertClean(app)
  } finally {
    await app.close()
  }
})
