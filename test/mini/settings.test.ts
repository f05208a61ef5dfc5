/** Dark theme, care mode and feedback on the real outputs. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { MiniApp } from '../harness/mini-app'
import { assertClean, boot, logIn, pageOf, type RunningServer, startServer } from './support'

let server: RunningServer
before(async () => {
  server = await startServer()
})
after(() => server?.remove())

/** Returns the number of times that the navigation bar was coloured; Alipay sets titles by the same call. */
const barCount = ({ recorder }: MiniApp): number =>
  [...recorder.callsOf('setNavigationBarColor'), ...recorder.callsOf('setNavigationBar')].filter(
    (options) => 'backgroundColor' in Object(options),
  ).length

/** The screen in front: the element with the site's colours, around some words of it. */
const rootOf = (app: MiniApp, words: string): Element => {
  const root = app.page.find.one(words).closest('[style*="--primary:"]')
  assert.ok(root)
  return root
}
const isDark = (app: MiniApp, words = '关怀模式'): boolean =>
  (rootOf(app, words).getAttribute('class') ?? '').split(' ').includes('dark')
const styleOf = (app: MiniApp, words = '关怀模式'): string =>
  (rootOf(app, words).getAttribute('style') ?? '').replaceAll(' ', '')

test('the theme follows the system until one is chosen, which is stored on the device and colours the bars', async () => {
  const app = await boot(server)
  try {
    await app.enter(`/${pageOf('settings')}`)
    await app.page.waitForText('关怀模式')
    assert.equal(isDark(app), false)
    app.emit('ThemeChange', { theme: 'dark' })
    await app.page.waitFor(() => isDark(app), 'the dark class')
    app.emit('ThemeChange', { theme: 'light' })
    await app.page.waitFor(() => !isDark(app), 'the light colours')
    assert.equal(barCount(app), 0)
    await app.page.tap('深色')
    await app.page.waitFor(() => isDark(app), 'the dark class')
    assert.ok(barCount(app) > 0)
    await app.page.tap('关怀模式')
    await app.page.waitFor(
      () => styleOf(app).includes('--tap:48px') && styleOf(app).includes('--scale:1.3'),
      'the larger sizes',
    )
    assertClean(app)
  } finally {
    await app.close()
  }
  const later = await boot(server, { storage: app.storage })
  try {
    await later.enter(`/${pageOf('ucenter.language')}`)
    await later.page.waitForText('English')
    assert.equal(isDark(later, 'English'), true)
    assert.match(styleOf(later, 'English'), /--tap:48px/)
    assertClean(later)
  } finally {
    await later.close()
  }
})

test('feedback is sent and stands in the list, which opens it', async () => {
  const app = await boot(server)
  try {
    await app.enter(`/${pageOf('feedback.feedback')}`)
    await app.page.waitFor(
      () => app.page.route === pageOf('login') || app.page.text().includes('反馈内容'),
      'the screen',
    )
    if (app.page.route === pageOf('login')) await logIn(app, server.url)
    await app.page.waitForText('反馈内容')
    await app.page.input('请描述您遇到的问题或建议', '包装盒可以回收吗')
    await app.page.tap('提交反馈')
    await app.page.waitForText('待回复')
    await app.page.tap(/包装盒可以回收吗/, { nth: -1 })
    await app.page.waitFor(() => app.page.route === pageOf('feedback.detail'), 'the detail')
    await app.page.waitForText('回复内容')
    assertClean(app)
  } finally {
    await app.close()
  }
})
