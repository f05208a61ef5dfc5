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
    // The first words also show that they are stored, on this device or after twenty seconds on the server.
    const note = () => ['保存成功', '已保存在本机'].find((text) => page.has(text))
    await page.input('用来确认报名', '1')
    await page.waitFor(() => note() !== undefined, 'the note that the form is stored')
    let messages: readonly number[] = []
    // The note may change while a slow machine takes a keystroke: that message is not the keystroke's, and another one
    // is measured.
    for (let before: string | undefined = '', digits = 2; before !== note() && digits < 8; digits += 1) {
      await app.rest()
      before = note()
      const first = page.setData.each.length
      await page.input('用来确认报名', '13800000'.slice(0, digits))
      await app.rest()
      messages = page.setData.each.slice(first)
    }
    const bytes = messages.reduce((sum, one) => sum + one, 0)
    console.log(`form: ${stats.nodes} nodes, ${bytes} bytes a keystroke`)
    assert.ok(bytes > 0 && bytes <= 200, `${bytes} bytes: ${messages.join(' ')}`)
    assertClean(app)
  } finally {
    await app.close()
  }
})
