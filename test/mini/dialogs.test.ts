import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DeviceStorage } from '../harness'
import { assertClean, boot, logIn, pageOf, type RunningServer, startServer, target } from './support'

let server: RunningServer
before(async () => {
  server = await startServer()
})
after(() => server?.remove())

test('the logout confirmation does nothing on cancel and logs out on confirm', async () => {
  const storage = new DeviceStorage(target)
  const app = await boot(server, { storage, path: pageOf('login') })
  try {
    await logIn(app, server.url)
    await app.tab('我的')
    await app.page.tap('退出登录')
    await app.page.waitForText('确定要退出登录吗？')
    await app.page.tap('取消')
    await app.page.waitForNoText('确定要退出登录吗？')
    await app.page.tap('退出登录')
    await app.page.waitForText('确定要退出登录吗？')
    await app.page.tap('退出登录', { within: 'dialog' })
    await app.page.waitForText('登录 / 注册')
    assertClean(app)
  } finally {
    await app.close()
  }
})

test('leaving a screen closes its dialogs', async () => {
  const storage = new DeviceStorage(target)
  const app = await boot(server, { storage, path: pageOf('login') })
  try {
    await logIn(app, server.url)
    await app.tab('我的')
    await app.page.tap('退出登录')
    await app.page.waitForText('确定要退出登录吗？')
    await app.tab('首页')
    await app.rest()
    assert.ok(!app.page.has('确定要退出登录吗？'))
    await app.tab('我的')
    await app.rest()
    assert.ok(!app.page.has('确定要退出登录吗？'))
    assertClean(app)
  } finally {
    await app.close()
  }
})
