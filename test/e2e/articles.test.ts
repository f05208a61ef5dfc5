import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { arrive, assertQuiet, axe, logIn, openPhone, type Page, type RunningServer, startServer } from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

/** The screen in front: those below may say the same. */
const front = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')

test('an article shows its product and related ones, and is liked once logged in', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/post/article/1/')
  const article = front(page)
  await article.getByRole('heading', { level: 1, name: '一只青釉杯，要等多少天' }).waitFor()
  await article.getByRole('link', { name: /山雾手作品茗杯.*去购买/ }).waitFor()
  assert.deepEqual(await axe(page), [])
  const bar = article.getByRole('progressbar', { name: '阅读进度' })
  assert.ok(Number(await bar.getAttribute('aria-valuenow')) < 60)
  await article.getByText('# 手作').scrollIntoViewIfNeeded()
  await article.getByRole('heading', { level: 2, name: '相关文章' }).waitFor()
  await page.waitForFunction(
    () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow') === '100',
  )
  assert.ok((await article.getByText('一块毯子的流苏，要搓二十下').count()) > 0)

  const like = article.getByRole('switch', { name: /^点赞/ })
  const count = Number((await like.textContent())?.replace(/\D/g, ''))
  await like.click()
  await arrive(page, /\/login\//)
  await logIn(page, server)
  await arrive(page, /\/post\/article\/1\//)
  const own = front(page).getByRole('switch', { name: /^点赞/ })
  await own.waitFor()
  // It is shown at once: a reload before the reply would end the call.
  const reply = page.waitForResponse(/\/post\/article\/1\/like\//)
  await own.click()
  await reply
  await front(page)
    .getByRole('switch', { name: `点赞 ${count + 1}`, checked: true })
    .waitFor()
  await page.reload()
  await front(page)
    .getByRole('switch', { name: `点赞 ${count + 1}`, checked: true })
    .waitFor()

  // Who reads to the end earns coins, and is told so over the article.
  await front(page)
    .getByRole('link', { name: /山雾手作品茗杯/ })
    .click()
  await arrive(page, /\/product\/\d+\//)
  assertQuiet(complaints)
  await close()
})

test('the list of articles has a tab for each category, which stands in the address', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/post/article/')
  await page.getByRole('tab', { name: '在场' }).click()
  await arrive(page, /category=4/)
  await page.getByText('一只青釉杯，要等多少天').waitFor({ state: 'hidden' })
  assert.deepEqual(await axe(page), [])
  await page.getByText('市集清晨六点').click()
  await arrive(page, /\/post\/article\/4\//)
  await front(page).getByRole('radio', { name: '青瓷' }).waitFor()
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})
