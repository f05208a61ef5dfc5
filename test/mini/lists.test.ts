/**
 * Lists and search on the real output: filters, an address that asks for nonsense, and the history that the device
 * keeps.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brokenLimits, DeviceStorage, type MiniApp } from '../harness'
import { assertClean, boot, pageOf, type RunningServer, startServer, target } from './support'

let server: RunningServer
before(async () => {
  server = await startServer()
})
after(() => server?.remove())

/** Returns the parameters of a list's requests so far, without those that every call has. */
const requests = (app: MiniApp, path: string) =>
  app.recorder.exchanges
    .map(({ url }) => new URL(url))
    .filter(({ pathname, searchParams }) => pathname.endsWith(path) && searchParams.get('limit') !== '1')
    .map(({ searchParams }) =>
      Object.fromEntries([...searchParams].filter(([name]) => !['_sid', 'c_domain', 'limit', 'offset'].includes(name))),
    )

test('filters are requested on confirm and counted, and invalid list parameters are corrected', async () => {
  const app = await boot(server, {
    path: pageOf('shop.product'),
    query: { price_min: '100', price_max: '30', ordering: 'name' },
  })
  try {
    await app.rest()
    assert.deepEqual(requests(app, '/shop/product/'), [{ price_min: '30', price_max: '100' }])
    await app.page.tap(/筛选/)
    await app.page.tap('有货')
    await app.page.input('最高', '80')
    await app.rest()
    await app.page.tap(/^查看 \d+ 件$/)
    await app.page.waitFor(() => requests(app, '/shop/product/').length === 2, 'the filtered list')
    assert.deepEqual(requests(app, '/shop/product/')[1], { price_min: '30', price_max: '80', in_stock: 'true' })
    await app.rest()
    assert.ok(app.page.has('筛选，已选 2 项'))
    assert.deepEqual(brokenLimits(app.page.stats()), [])
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a tap on an ordering or a tab requests the list with it', async () => {
  const app = await boot(server, { path: pageOf('event.event') })
  try {
    await app.rest()
    await app.page.tap('开始时间')
    await app.page.waitFor(() => requests(app, '/event/event/').length === 2, 'the list in its order')
    await app.page.tap('已结束', { nth: 0 })
    await app.page.waitFor(() => requests(app, '/event/event/').length === 3, 'the list of a phase')
    assert.deepEqual(requests(app, '/event/event/').slice(1), [
      { ordering: 'start' },
      { phase: 'over', ordering: 'start' },
    ])
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('a search that finds nothing asks whether the nearest words of the shop were meant', async () => {
  const app = await boot(server, { path: pageOf('search'), query: { type: 'shop.product', search: '盖完' } })
  try {
    await app.rest()
    await app.page.tap('您是不是要找「盖碗」')
    await app.page.waitFor(
      () => requests(app, '/shop/product/').some(({ search }) => search === '盖碗'),
      'the list of the proposed words',
    )
    await app.rest()
    assert.ok(app.page.has(/盖碗/))
    assert.ok(!app.page.has(/您是不是要找/))
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('the search history survives a restart until it is cleared', async () => {
  const storage = new DeviceStorage(target)
  const first = await boot(server, { storage, path: pageOf('search'), query: { type: 'post.articlesmodule' } })
  try {
    await first.rest()
    await first.page.input('搜索文章', '茶')
    await first.page.waitFor(
      () => requests(first, '/post/article/').length === 1,
      'the search a second after the last letter',
    )
    assert.deepEqual(requests(first, '/post/article/'), [{ search: '茶' }])
    assertClean(first)
  } finally {
    await first.close()
  }
  const later = await boot(server, { storage, path: pageOf('search') })
  try {
    await later.page.waitForText('搜索历史')
    await later.page.tap('茶', { nth: 0 })
    await later.page.waitFor(
      () => requests(later, '/shop/product/').length === 1,
      'the search for the word of the history',
    )
    assert.deepEqual(requests(later, '/shop/product/'), [{ search: '茶' }])
    await later.enter(`/${pageOf('search')}`)
    await later.page.tap('编辑搜索历史')
    await later.page.tap('清空搜索历史')
    await later.page.tap('确定')
    await later.rest()
    assert.doesNotMatch(later.page.text(), /搜索历史/)
    assert.match(later.page.text(), /热门搜索/)
    assertClean(later)
  } finally {
    await later.close()
  }
})

test('letters propose items of every kind by their names', async () => {
  const app = await boot(server, { path: pageOf('search') })
  try {
    await app.rest()
    await app.page.input('搜索商品', '盖碗')
    await app.page.waitFor(() => requests(app, '/base/search/').length === 1, 'the proposals')
    await app.page.waitFor(() => app.page.has('冬至盖碗'), 'a product by its name')
    assert.deepEqual(requests(app, '/base/search/'), [{ search: '盖碗' }])
    assert.deepEqual(brokenLimits(app.page.stats()), [])
    assertClean(app)
  } finally {
    await app.close()
  }
})
