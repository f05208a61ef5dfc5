import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brokenLimits } from '../harness'
import { assertClean, boot, pageOf, type RunningServer, startServer } from './support'

let server: RunningServer
before(async () => {
  server = await startServer()
})
after(() => server?.remove())

test('a form of forty fields keeps within the limits of nodes, and a keystroke sends at most 200 bytes over the bridge', async () => {
  const app = await boot(server, { path: pageOf('form.formentry'), query: { slug: 'chashan-liangri' } })
  try {
    const { page } = app
    await page.waitForText('茶山两日')
    await page.waitForText('添加同行人')
    for (let guest = 0; guest < 4; guest += 1) {
      await page.tap(/^添加同行人/)
      await app.rest()
    }
    for (let place = 0; place < 3; place += 1) {
      await page.tap(/^添加想看的地方/)
      await app.rest()
    }
    const stats = page.stats()
    assert.ok(stats.nodes <= 800, `${stats.nodes} nodes`)
    assert.deepEqual(brokenLimits(stats), [])
    // The first words also show that they are stored on this device.
    await page.input('用来确认报名', '1')
    await app.rest()
    const first = page.setData.each.length
    await page.input('用来确认报名', '1380000')
    await app.rest()
    // What the finger waits for: on a slow machine the time of storing may follow as a message of its own.
    const bytes = page.setData.each[first] ?? 0
    console.log(`form: ${stats.nodes} nodes, ${bytes} bytes a keystroke`)
    assert.ok(bytes > 0 && bytes <= 200, `${bytes} bytes: ${page.setData.each.slice(first).join(' ')}`)
    assertClean(app)
  } finally {
    await app.close()
  }
})
