/** A menu on the real output: its items in their order, those below them, and where one leads. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brokenLimits } from '../harness'
import { assertClean, boot, pageOf, type RunningServer, startServer } from './support'

let server: RunningServer
before(async () => {
  server = await startServer()
})
after(() => server?.remove())

test('a menu shows its items with those below them in their order, and leads to what is tapped', async () => {
  const app = await boot(server, { path: pageOf('mpage.menu'), query: { slug: 'daohang' } })
  try {
    await app.page.waitForText('茶室订座')
    const text = app.page.text()
    const places = ['器物', '布艺', '文具', '来店里', '近期活动', '茶室订座', '领券'].map((label) =>
      text.indexOf(label),
    )
    assert.ok(
      places.every((place, n) => place > (places[n - 1] ?? -1)),
      text,
    )
    assert.deepEqual(brokenLimits(app.page.stats()), [])
    await app.page.tap('近期活动')
    await app.waitForPage(pageOf('event.event'))
    await app.rest()
    assertClean(app)
  } finally {
    await app.close()
  }
})
