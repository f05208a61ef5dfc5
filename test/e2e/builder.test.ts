import assert from 'node:assert/strict'
import { type Browser, type FrameLocator, type Page, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { arrive, assertQuiet, axe, logInToStudio, openDesk, openPhone, type RunningServer, shoot, startServer } from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe')
/** The texts of the outline's rows, in their order. */
const outline = (page: Page) => page.locator('.builder-outline [data-module] > :first-child').allTextContents()

async function addModule(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: '添加', exact: true }).click()
  await page.getByLabel('搜索模块').fill(name)
  await page.getByRole('button', { name, exact: true }).click()
}

test('the owner builds a page that only the preview shows, publishes it, and a visitor finds it', async () => {
  const { page, complaints, close } = await openDesk(browser, server)
  await logInToStudio(page, server, '/studio/pages')
  await page.getByRole('heading', { name: '页面', level: 1 }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  await shoot(page, 'pages')
  assert.deepEqual(await axe(page), [])

  await page.getByRole('button', { name: '新建页面' }).click()
  await page.getByLabel('标题', { exact: true }).fill('春茶上新')
  await page.getByLabel('地址', { exact: true }).fill('spring-tea')
  await page.getByRole('dialog').getByRole('button', { name: '新建页面' }).click()
  await arrive(page, /\/studio\/pages\/\d+$/)

  await addModule(page, '富文本')
  const html = page.getByRole('textbox', { name: '正文', exact: true })
  await html.waitFor()
  await page.getByRole('button', { name: '编辑 HTML' }).click()
  await html.fill('<h2>明前龙井</h2><p>今年的第一批</p>')
  await previewOf(page).getByText('今年的第一批').waitFor()
  await addModule(page, '商品')
  await previewOf(page).getByText(/¥/).first().waitFor()
  await shoot(page, 'builder')
  assert.deepEqual(await outline(page), ['富文本', '商品'])

  // A press on a module in the page selects it, and its fields are shown.
  await previewOf(page).getByText('今年的第一批').click()
  await html.waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.builder-outline [data-module]').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  assert.deepEqual(await outline(page), ['商品', '富文本'])
  await until(async () => /¥[\s\S]*今年的第一批/.test((await previewOf(page).locator('body').textContent()) ?? ''), { what: 'the moved module in the preview' })
  await page.getByRole('button', { name: '撤销' }).click()
  assert.deepEqual(await outline(page), ['富文本', '商品'])
  // A tooltip stands outside of all landmarks.
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'hidden' })
  assert.deepEqual(await axe(page), [])

  const phone = await openPhone(browser, server)
  const reply = await phone.page.request.get('/api/mpage/page/spring-tea/')
  assert.equal(reply.status(), 404)

  await page.getByRole('button', { name: '发布', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('首次发布，共 2 个模块').waitFor()
  await shoot(page, 'publish')
  await dialog.getByRole('button', { name: '立即发布' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await phone.page.goto('/mobile/page/spring-tea/')
  await phone.page.getByText('今年的第一批').waitFor()

  await page.locator('.builder-outline [data-module]').first().click()
  // The editor itself, as it will look.
  await html.fill('售罄')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await dialog.getByText('修改“富文本”').waitFor()
  await dialog.getByRole('button', { name: '立即发布' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await until(
    async () => {
      await phone.page.reload()
      return Boolean((await phone.page.locator('body').textContent())?.includes('售罄'))
    },
    { what: 'the second publication' },
  )

  await page.getByRole('button', { name: '历史版本' }).click()
  await page.getByRole('button', { name: '对比' }).last().click()
  await page.getByText('修改“富文本”').waitFor()
  await shoot(page, 'revisions')
  assertQuiet(complaints)
  assertQuiet(phone.complaints)
  await phone.close()
  await close()
})
