import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { textsOf } from '../support/catalogues'
import { assertQuiet, openPhone, type RunningServer, startServer } from './support'

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
