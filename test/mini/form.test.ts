import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { brokenLimits, DeviceStorage, Script } from '../harness'
import { CANVAS_FILE, canvasNodeOf } from '../harness/vendor/canvas'
import { assertClean, boot, logIn, pageOf, type RunningServer, startServer, target } from './support'

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

test('a signature is drawn on the vendor’s canvas, sent as a picture and drawn again, or typed', async () => {
  const storage = new DeviceStorage(target)
  const script = new Script()
  const png = await sharp({ create: { width: 300, height: 150, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  script.each(`file:${CANVAS_FILE}`, { bytes: png, type: 'image/png', name: 'signature.png' })
  const login = await boot(server, { storage, path: pageOf('login') })
  await logIn(login, server.url)
  await login.close()
  const app = await boot(server, {
    storage,
    script,
    path: pageOf('form.formentry'),
    query: { slug: 'chashan-liangri' },
  })
  try {
    const { page } = app
    const canvas = await page.waitFor(() => {
      const [element] = [...page.root.querySelectorAll('*')].filter((one) => canvasNodeOf(one))
      return element
    }, 'a canvas')
    const node = canvasNodeOf(canvas)
    assert.ok(node)
    // The vendor says when its canvas can be asked for.
    if (target === 'alipay') page.fire(canvas, 'ready')
    await app.rest()
    await page.tap('完成签名')
    await page.waitForText('请先在框内签名')
    const draw = async () => {
      page.fire(canvas, 'touchstart', { x: 20, y: 40 })
      for (const x of [40, 80, 120]) {
        page.fire(canvas, 'touchmove', { x, y: 60 })
        // Each stroke asks for the canvas's place, and a busy machine answers out of order.
        await app.rest()
      }
      page.fire(canvas, 'touchend', { x: 120, y: 60 })
      await app.rest()
    }
    // NutUI opens its canvas a second after it is shown.
    for (let tries = 0; node.points.length < 3 && tries < 50; tries += 1) {
      node.points = []
      await draw()
    }
    assert.deepEqual(
      node.points.map(({ x }) => x),
      [40, 80, 120],
    )
    assert.deepEqual([node.width, node.height], [375, 100])
    await page.tap('清除')
    await app.rest()
    assert.deepEqual(node.points, [])
    await draw()
    await page.tap('完成签名')
    await page.waitForText('重新签名')
    assert.ok(app.recorder.exchanges.some(({ url, status }) => /image/.test(url) && status < 300))
    await page.tap('改为输入姓名')
    await page.input('安全须知签名', '李小满')
    await page.tap('改为手写')
    await page.waitForText('清除')
    assertClean(app)
  } finally {
    await app.close()
  }
})
