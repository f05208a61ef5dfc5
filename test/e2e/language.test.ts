import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { textsOf } from '../support/catalogues'
import { FRONT, assertQuiet, openPhone, type RunningServer, startServer } from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(() => server?.remove())

test('?lang= shows a language for this visit, and the next visit is in that of the site again', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/ucenter/?lang=en')
  await page.getByText('My orders').waitFor()
  assert.ok(!page.url().includes('lang='))
  await page.goto('/mobile/ucenter/')
  await page.getByText('我的订单').waitFor()
  assertQuiet(complaints)
  await close()
})

test('a chosen language is shown at once on the next visit, although its texts can no longer be fetched', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.goto('/mobile/ucenter/language/')
  await page.getByRole('radio', { name: 'English' }).click()
  await page.getByRole('radiogroup', { name: 'Language' }).waitFor()
  await page.route('**/base/catalogue/**', (route) => route.abort())
  await page.goto('/mobile/ucenter/')
  await page.getByText('My orders').waitFor()
  await close()
})

test('a language whose texts cannot be fetched leaves the shown one, with a message', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.route('**/base/catalogue/**', (route) => route.abort())
  await page.goto('/mobile/ucenter/language/')
  await page.getByRole('radio', { name: 'Bahasa Indonesia' }).click()
  await page.getByText('网络连接失败').waitFor()
  await page.getByRole('radiogroup', { name: '语言' }).waitFor()
  await close()
})

test('the pseudo-locale puts every text of the interface in brackets', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/ucenter/?lang=en-xa')
  await page.getByText('［我的订单').waitFor()
  const lines = (await page.locator('#app').allInnerTexts())
    .join('\n')
    .split('\n')
    .map((line) => line.trim())
  // What stands without brackets is the site's own, like its telephone number, and no text of ours.
  const texts = new Set(
    ['main', 'tab', 'overlay', 'subpackage'].flatMap((namespace) => [...textsOf('zh-cn', namespace).values()]),
  )
  assert.deepEqual(
    lines.filter((line) => texts.has(line)),
    [],
  )
  assert.ok(lines.filter((line) => /^［.*］$/.test(line)).length > 10)
  assertQuiet(complaints)
  await close()
})

for (const [code, word] of [
  ['en', 'Redeem'],
  ['id', 'Tukar'],
] as const)
  test(`the faces of coupons break no word on a narrow phone in large text: ${code}`, async () => {
    const { page, close } = await openPhone(browser, server)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/mobile/webview/')
    await page.evaluate(() =>
      localStorage.setItem('sf:appearance', JSON.stringify({ v: 1, d: { theme: 'light', text: 1.6, care: false } })),
    )
    await page.goto(`/mobile/coupon/?lang=${code}`)
    await page.getByText(word, { exact: true }).first().waitFor()
    const brokenWords = await page.locator(FRONT).evaluate((front) => {
      const words: string[] = []
      const texts = document.createTreeWalker(front, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
        for (const { 0: whole, index } of text.data.matchAll(/[\w%.,¥]{2,}/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + whole.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(whole)
        }
      return words
    })
    assert.deepEqual(brokenWords, [])
    await close()
  })
