import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import {
  arrive,
  assertBecomes,
  assertQuiet,
  axe,
  FRONT,
  logIn,
  openPhone,
  type Page,
  type RunningServer,
  startServer,
} from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

const scrollTop = (page: Page) =>
  page.evaluate(() => document.querySelector('.taro_page:not(.taro_page_shade)')?.scrollTop ?? -1)
const scrollFar = (page: Page) =>
  page.evaluate(() => document.querySelector('.taro_page:not(.taro_page_shade)')?.scrollTo(0, 1600))

test('a preview shows its notice, and the back-to-top button returns to the top of a long page', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/?preview=1')
  await page.getByText('当前为临时链接，仅供预览，即将失效').waitFor()
  await page.getByText('查看更多').first().waitFor()
  // The page becomes longer while its modules come.
  const scrollDown = async () => {
    await scrollFar(page)
    return (await scrollTop(page)) > 1000
  }
  await until(scrollDown, { what: 'a page of some screens' })
  await page.getByRole('button', { name: '回到顶部' }).click()
  await page.getByRole('button', { name: '回到顶部' }).waitFor({ state: 'hidden' })
  await until(async () => (await scrollTop(page)) === 0, { what: 'the top of the page' })
  assertQuiet(complaints)
  await close()
})

test('waiting flash messages open in one dialog and are shown only once', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(`/mobile/login/?next=${encodeURIComponent('/mobile/ucenter/')}`)
  await logIn(page, server, '13800000002')
  const dialog = page.getByRole('dialog', { name: /消息，共 \d 条/ })
  await dialog.getByText('查看我的优惠券').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByText('退出登录').waitFor()
  assert.equal(await page.getByRole('dialog').count(), 0)
  assertQuiet(complaints)
  await close()
})

test('switching the language takes effect at once and survives a reload', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/ucenter/language/')
  await page.getByText('Bahasa Indonesia').click()
  await until(async () => (await page.title()) === 'Bahasa', { what: 'the title in Indonesian' })
  await page.goto('/mobile/ucenter/')
  await page.getByText('Keranjang').first().waitFor()
  await page.reload()
  await page.getByText('Keranjang').first().waitFor()
  assertQuiet(complaints)
  await close()
})

test('a members-only page shows a visitor the login prompt, and its content after login', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/page/members/')
  await page.getByRole('button', { name: '立即登录' }).waitFor()
  assert.equal(await page.getByText('十月的来信').count(), 0)
  await page.getByRole('button', { name: '立即登录' }).click()
  await arrive(page, /\/login\//)
  await logIn(page, server)
  await arrive(page, /\/page\/members\//)
  await page.getByText('十月的来信').waitFor()
  await page.getByRole('button', { name: '立即登录' }).waitFor({ state: 'hidden' })
  assertQuiet(complaints)
  await close()
})

test('a screen in a browser has its title and the way back over it, and WeChat draws its own', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  const bar = page.locator(FRONT).locator('[data-title]')
  await page.goto('/mobile/note/note/1/')
  const heading = (await page.getByRole('heading', { level: 1 }).first().textContent()) ?? ''
  await assertBecomes(() => bar.getAttribute('data-title'), heading)
  await bar.getByRole('button', { name: '返回上一页' }).click()
  await arrive(page, /\/mobile\/$/)
  await bar.waitFor({ state: 'detached' })
  assertQuiet(complaints)
  await close()
  const userAgent = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile MicroMessenger/8.0.50'
  const inWechat = await openPhone(browser, server, { userAgent })
  await inWechat.page.goto('/mobile/note/note/1/')
  const hiddenBar = inWechat.page.locator('[data-title]')
  await hiddenBar.waitFor({ state: 'attached' })
  assert.equal(await hiddenBar.isVisible(), false)
  assertQuiet(inWechat.complaints)
  await inWechat.close()
})

test('customer service opens from a product page and from the quick menu of other screens', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/product/1/')
  await page.getByRole('button', { name: '客服' }).click()
  const sheet = page.getByRole('dialog', { name: '联系我们' })
  await sheet.getByText('400-000-0120').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.keyboard.press('Escape')
  await page.goto('/mobile/post/article/1/')
  await page.getByRole('button', { name: '快捷导航' }).click()
  await page.getByRole('button', { name: '客服' }).click()
  await sheet.waitFor()
  assertQuiet(complaints)
  await close()
})

test('sharing copies a link with its own tracking and creates a QR code and a poster', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
  await page.goto('/mobile/product/1/?utm_campaign=_sp_int&utm_source=qq&utm_content=someone')
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.getByRole('button', { name: '复制链接' }).click()
  await page.getByText('复制成功').waitFor()
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  assert.equal(link.pathname, '/mobile/product/1/')
  assert.deepEqual([link.searchParams.get('utm_campaign'), link.searchParams.get('utm_source')], ['_sp_pro', 'link'])
  assert.equal(link.searchParams.getAll('utm_campaign').length, 1)
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.getByRole('button', { name: '面对面扫码' }).click()
  await page.getByRole('img', { name: /的二维码/ }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await page.getByRole('button', { name: '生成海报' }).click()
  await page.getByRole('img', { name: /分享海报/ }).waitFor()
  assertQuiet(complaints)
  await close()
})

for (const [name, path] of [
  ['the language screen', '/mobile/ucenter/language/'],
  ['the account', '/mobile/ucenter/'],
  ['the nodes', '/mobile/node/'],
  ['the follow page', '/mobile/follow/'],
  ['a preview', '/mobile/?preview=1'],
  ['a page that cannot be opened here', '/mobile/webview/?url=https%3A%2F%2Felsewhere.example%2F'],
] as const) {
  test(`axe finds no accessibility violations on ${name}`, async () => {
    const { page, close } = await openPhone(browser, server)
    await page.goto(path, { waitUntil: 'networkidle' })
    assert.deepEqual(await axe(page), [])
    await close()
  })
}
