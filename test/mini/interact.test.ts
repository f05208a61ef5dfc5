import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DeviceStorage } from '../harness'
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

test('a form within an article is validated, submitted and replaced by a thank-you message', async () => {
  const app = await boot(server, { storage: member, path: pageOf('post.article.detail'), query: { id: '2' } })
  try {
    const { page } = app
    await page.waitForText('茶会反馈')
    await page.tap('提交')
    await page.waitForText('有 3 处需要修改')
    await page.input('怎么称呼您', '林小满')
    await page.tap('下午 · 老白茶')
    await page.tap('5 星')
    await page.tap('提交')
    await page.waitForText('收到了，谢谢您')
    await page.waitForText('给第一次泡茶的人')
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a vote accepts a ballot and shows the results', async () => {
  const app = await boot(server, { storage: member, path: pageOf('vote.vote.detail'), query: { id: '1' } })
  try {
    const { page } = app
    await page.waitForText('下一季，我们做什么')
    await page.tap('青瓷')
    await page.tap('早茶')
    await page.tap('夜场')
    await page.tap('提交投票')
    // Two of four had chosen it.
    await page.waitForText('60.0%')
    await page.waitForText('您已投过票')
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a vote event gives votes, counts them and marks the candidates of the day', async () => {
  const app = await boot(server, {
    storage: member,
    path: pageOf('vote.voteevent.detail'),
    query: { id: 'zuimei-chaxi' },
  })
  try {
    const { page } = app
    await page.waitForText('秋日最美茶席')
    await page.waitForText('窗台上的五盆')
    await page.tap('投票 窗台上的五盆')
    await page.waitForText('今日已投')
    await page.waitForText('2 票今日剩余')
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a video within an article uses the vendor player, and the text around it is complete', async () => {
  const app = await boot(server, { path: pageOf('post.article.detail'), query: { id: '1' } })
  try {
    await app.page.waitForText('一只青釉杯，要等多少天')
    await app.rest()
    assert.match(app.page.text(), /工坊的墙上[\s\S]*开窑那天没有人说话[\s\S]*剩下的那些/)
    assert.match(app.page.root.querySelector('video')?.getAttribute('src') ?? '', /^http.+[.]mp4$/)
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a link within an article opens its screen', async () => {
  const app = await boot(server, { path: pageOf('post.article.detail'), query: { id: '2' } })
  try {
    await app.page.waitForText('看看店里的盖碗')
    await app.page.tap('看看店里的盖碗')
    const list = await app.waitForPage(pageOf('shop.product'))
    await list.waitForText('枣红盖碗')
    assertClean(app)
  } finally {
    await app.close()
  }
})
