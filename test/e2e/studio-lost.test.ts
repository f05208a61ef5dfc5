import assert from 'node:assert/strict'
import { type Browser, type Page, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import {
  arrive,
  assertQuiet,
  axe,
  type Cookies,
  logInForCookies,
  openDesk,
  openPhone,
  type RunningServer,
  shoot,
  startServer,
} from './support'

let server: RunningServer
let browser: Browser
let cookies: Cookies

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
  cookies = await logInForCookies(browser, server)
})
test.afterAll(async () => {
  await server?.remove()
})

async function openStudio(path: string) {
  const desk = await openDesk(browser, server)
  await desk.page.context().addCookies(cookies)
  await desk.page.goto(path)
  return desk
}

/** A new page in the builder, with one module of text. */
async function buildPage(page: Page, slug: string): Promise<void> {
  await page.getByRole('button', { name: '新建页面' }).click()
  await page.getByLabel('标题', { exact: true }).fill(slug)
  await page.getByLabel('地址名称', { exact: true }).fill(slug)
  await page.getByRole('dialog').getByRole('button', { name: '新建页面' }).click()
  await arrive(page, /\/studio\/pages\/\d+$/)
  await page.getByRole('tab', { name: '添加', exact: true }).click()
  await page.getByLabel('搜索模块').fill('富文本')
  await page.getByRole('button', { name: '富文本', exact: true }).click()
  await page.getByRole('textbox', { name: '正文', exact: true }).waitFor()
  await page.getByRole('status').filter({ hasText: '已保存' }).waitFor()
}

async function writeText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: '编辑 HTML' }).click()
  await page.getByRole('textbox', { name: '正文', exact: true }).fill(`<p>${text}</p>`)
}

test('what was edited without a network is offered when the page is opened again', async () => {
  const { page, close } = await openStudio('/studio/pages')
  await buildPage(page, 'lost-line')
  await page.context().setOffline(true)
  await writeText(page, '断网时写的字')
  await page.getByRole('status').filter({ hasText: '离线，修改已存在此设备' }).waitFor()
  // The window is gone before the network is back.
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goBack()
  await page.getByRole('button', { name: '恢复修改' }).click()
  await page.frameLocator('iframe').getByText('断网时写的字').waitFor()
  await page.getByRole('status').filter({ hasText: '已保存' }).waitFor()
  await close()
})

test('a page that another one deletes meanwhile says why it is not saved, and keeps what was written', async () => {
  const mine = await openStudio('/studio/pages')
  await buildPage(mine.page, 'deleted-page')
  const other = await openStudio('/studio/pages')
  await other.page.getByRole('button', { name: '删除 deleted-page' }).click()
  await other.page
    .getByRole('dialog')
    .getByRole('button', { name: /删.?除/ })
    .click()
  await other.page.getByRole('row').filter({ hasText: 'deleted-page' }).waitFor({ state: 'detached' })
  await writeText(mine.page, '还没保存的字')
  await mine.page.getByRole('status').filter({ hasText: '保存失败' }).waitFor()
  await mine.page.frameLocator('iframe').getByText('还没保存的字').waitFor()
  await Promise.all([mine.close(), other.close()])
})

test('the owner composes a menu whose items a visitor sees in their order, and wants a domain', async () => {
  const { page, complaints, close } = await openStudio('/studio/menu/new')
  await page.getByLabel('标题', { exact: true }).fill('逛逛')
  await page.getByLabel('地址名称').fill('guangguang')
  for (const [n, label] of ['茶', '器物'].entries()) {
    await page.getByRole('button', { name: '添加一行' }).click()
    await page.getByLabel(`第 ${n + 1} 行的文字`).fill(label)
  }
  await page.getByRole('button', { name: '第 1 行的链接: 无链接' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('跳转到').click()
  await page.getByTitle('店铺页面').click()
  await dialog.getByRole('button', { name: /确.?定/ }).click()
  await page.getByRole('button', { name: '下移第 1 行' }).click()
  // There and back by dragging: the rows stand as the button left them.
  const handles = page.getByTitle('拖动以调整顺序')
  const labelIs = (text: string) =>
    until(async () => (await page.getByLabel('第 1 行的文字').inputValue()) === text, {
      what: `${text} in the first row`,
    })
  for (const text of ['茶', '器物']) {
    await handles.nth(1).dragTo(handles.nth(0), { targetPosition: { x: 10, y: 2 } })
    await labelIs(text)
  }
  await shoot(page, 'menu-form')
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: '保存' }).click()
  await arrive(page, /\/studio\/menu\/\d+$/)
  const phone = await openPhone(browser, server)
  await phone.page.goto('/mobile/menu/guangguang/')
  await phone.page.getByText('器物').waitFor()
  const text = (await phone.page.getByRole('main').textContent()) ?? ''
  assert.ok(text.indexOf('器物') < text.indexOf('茶'), text)
  await shoot(phone.page, 'menu')
  await phone.page.goto('/mobile/menu/daohang/')
  await phone.page.getByText('茶室订座').waitFor()
  await shoot(phone.page, 'menu-nested')
  assert.deepEqual(await axe(phone.page), [])
  assertQuiet(phone.complaints)
  await phone.close()

  await page.goto('/studio/domains')
  await page.getByLabel('域名').fill('*.example.com')
  await page.getByRole('button', { name: '添加域名' }).click()
  await page.getByText(/请输入一个完整的域名/).waitFor()
  await page.getByLabel('域名').fill('tea.example.com')
  await page.getByRole('button', { name: '添加域名' }).click()
  await page.getByText('_storefront.tea.example.com').waitFor()
  await shoot(page, 'domains')
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})
