import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertClean, boot, pageOf, type RunningServer, startServer, target } from './support'

let server: RunningServer
before(async () => {
  server = await startServer()
})
after(() => server?.remove())

const tracking = (query: string) =>
  Object.fromEntries([...new URLSearchParams(query)].filter(([key]) => key.startsWith('utm_')))

test('sharing a product that was opened from a shared link replaces the tracking parameters', async () => {
  const query = { id: '1', utm_campaign: '_sp_int', utm_source: 'qq', utm_content: 'someone' }
  const app = await boot(server, { path: pageOf('shop.product.detail'), query })
  try {
    await app.rest()
    const card = (await app.page.share()) as { title: string; path: string; imageUrl: string }
    const [path, search = ''] = card.path.split('?')
    assert.equal(path, `/${pageOf('shop.product.detail')}`)
    const { utm_campaign, utm_source, utm_content } = tracking(search)
    assert.deepEqual([utm_campaign, utm_source], ['_sp_pro', 'session'])
    assert.ok(utm_content && utm_content !== 'someone')
    assert.equal(new URLSearchParams(search).getAll('utm_source').length, 1)
    assert.equal(new URLSearchParams(search).get('id'), '1')
    assert.match(card.imageUrl, /^https?:/)
    assert.ok(card.title)
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('the share sheet offers send to friend, copy link and poster, and the timeline only in WeChat', async () => {
  const app = await boot(server, { path: pageOf('post.article.detail'), query: { id: '1' } })
  try {
    await app.rest()
    await app.page.tap('分享')
    await app.page.waitForText('发送给好友')
    assert.ok(app.page.has('复制链接') && app.page.has('生成海报'))
    assert.equal(app.page.has(/分享到朋友圈/), target === 'weapp')
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('the menu shares a product, and has no share entry on the login screen', async () => {
  const app = await boot(server, { path: pageOf('shop.product.detail'), query: { id: '1' } })
  try {
    const entry = () => typeof app.page.instance.onShareAppMessage
    await app.rest()
    assert.equal(entry(), 'function')
    await app.enter(`/${pageOf('login')}`)
    assert.equal(app.page.route, pageOf('login'))
    assert.equal(entry(), 'undefined')
  } finally {
    await app.close()
  }
})
