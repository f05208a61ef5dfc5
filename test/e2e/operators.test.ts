import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { arrive, assertQuiet, axe, logIn, openPhone, type Page, type RunningServer, startServer } from './support'

const OWNER = '13900000001'
const GATE = '13900000002'
let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

const staffPhone = async (mobile: string, path: string) => {
  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/login/?next=${encodeURIComponent(path)}`)
  await logIn(phone.page, server, mobile)
  await arrive(phone.page, new RegExp(path))
  return phone
}

/** The screen in front: those below it stay in the document. */
const front = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')

test('the owner takes an article off and publishes it again, and readers see it at once', async () => {
  const { page, complaints, close } = await staffPhone(OWNER, '/mobile/ops/')
  await front(page).getByText('待处理').first().waitFor()
  assert.deepEqual(await axe(page), [])
  await front(page).getByText('文章管理').click()
  await arrive(page, /\/ops\/article\//)
  await front(page)
    .getByRole('link', { name: /已发布/ })
    .first()
    .click()
  await arrive(page, /\/ops\/article\/\d+\//)
  const path = `/mobile/post/article/${/article\/(\d+)/.exec(page.url())?.[1]}/`
  const reader = await openPhone(browser, server)
  await reader.page.goto(path)
  await reader.page.getByRole('heading', { level: 1 }).first().waitFor()
  await front(page).getByRole('button', { name: '下架' }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '下架' }).click()
  await front(page).getByRole('button', { name: '发布' }).waitFor()
  await reader.page.reload()
  await reader.page.getByText('您访问的内容不存在').waitFor()
  await front(page).getByRole('button', { name: '发布' }).click()
  await front(page).getByRole('button', { name: '查看前台页面' }).waitFor()
  await reader.page.reload()
  await reader.page.getByRole('heading', { level: 1 }).first().waitFor()
  await reader.close()
  assertQuiet(complaints)
  await close()
})

test('the owner reads the figures of a month as a chart and as a table, and gate staff has the scanner instead', async () => {
  const { page, complaints, close } = await staffPhone(OWNER, '/mobile/ops/')
  await front(page).getByText('今日数据').waitFor()
  await front(page).getByRole('link', { name: '数据看板' }).first().click()
  await arrive(page, /\/ops\/analytics\/dashboard\//)
  await front(page).getByRole('tab', { name: '近 30 天' }).click()
  await arrive(page, /span=month/)
  await front(page)
    .getByRole('img', { name: /^净销售额柱状图/ })
    .waitFor()
  await front(page).getByRole('button', { name: '数据表' }).first().click()
  await front(page).getByRole('table').first().getByRole('row').nth(30).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.goto('/mobile/ops/analytics/?span=month')
  await front(page).getByText('浏览页面').first().waitFor()
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()

  const gate = await staffPhone(GATE, '/mobile/ops/')
  await front(gate.page).getByText('扫码核销').waitFor()
  assert.equal(await front(gate.page).getByText('今日数据').count(), 0)
  assert.deepEqual(await axe(gate.page), [])
  await gate.page.goto('/mobile/ops/analytics/dashboard/')
  await front(gate.page).getByText('您没有权限进行此操作').waitFor()
  await front(gate.page).getByRole('button', { name: '运营中心' }).click()
  await arrive(gate.page, /\/ops\/$/)
  await gate.close()
})
