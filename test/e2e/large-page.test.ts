import assert from 'node:assert/strict'
import { type Browser, type FrameLocator, type Page, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { Api } from '../support/api'
import {
  LARGE_PAGE_MODULES,
  LARGE_PAGE_TEXTS,
  LAST_HEADING,
  largePageModules,
  makeLargePage,
} from '../support/large-page'
import {
  assertBecomes,
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

const SLUG = 'large-page'

let server: RunningServer
let browser: Browser
let cookies: Cookies
let api: Api

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
  cookies = await logInForCookies(browser, server)
  api = new Api(server.url)
  api.studio = cookies.find(({ name }) => name === 'sp_studio')?.value ?? ''
})
test.afterAll(async () => {
  await server?.remove()
})

const names = largePageModules.map(({ name }) => name)

const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe')
const outlineOf = (page: Page) => page.locator('.builder-outline [data-module]')
const outlineNames = (page: Page) => outlineOf(page).locator('> :first-child').allTextContents()
const waitUntilSaved = (page: Page) => page.getByRole('status').filter({ hasText: '已保存' }).waitFor()

const storedModules = async (id: number): Promise<typeof largePageModules> =>
  (await api.ok<{ doc: { modules: typeof largePageModules } }>('GET', `/studio/page/${id}/`)).doc.modules

test(`a page of ${LARGE_PAGE_MODULES} modules is edited, sorted by the keyboard, published and visited`, async () => {
  const id = await makeLargePage(api, SLUG)
  const { page, complaints, close } = await openDesk(browser, server)
  await page.context().addCookies(cookies)
  await page.goto(`/studio/pages/${id}`)
  await assertBecomes(() => outlineNames(page), names)
  await assertBecomes(
    () =>
      previewOf(page)
        .getByRole('heading', { name: /^第 \d+ 段$/ })
        .count(),
    LARGE_PAGE_TEXTS,
  )
  await shoot(page, 'large-page')
  assert.deepEqual(await axe(page), [])

  await outlineOf(page).first().click()
  await page.getByRole('button', { name: '编辑 HTML' }).click()
  const html = page.getByRole('textbox', { name: '正文', exact: true })
  await html.fill('<h2>春茶</h2>')
  await html.press('End')
  await page.keyboard.type('<p>明前头采</p>')
  await previewOf(page).getByText('明前头采').waitFor()
  await waitUntilSaved(page)
  await assertBecomes(async () => (await storedModules(id))[0]?.config.html, '<h2>春茶</h2><p>明前头采</p>')

  const last = names.at(-1) ?? ''
  await outlineOf(page).last().focus()
  await page.keyboard.press('Alt+Home')
  await assertBecomes(() => outlineNames(page), [last, ...names.slice(0, -1)])
  assert.equal(
    await page.evaluate(() => document.activeElement?.getAttribute('data-module')),
    String(largePageModules.at(-1)?.id),
  )
  await page.keyboard.press('Control+z')
  await assertBecomes(() => outlineNames(page), names)
  await page.keyboard.press('Control+Shift+z')
  await assertBecomes(() => outlineNames(page), [last, ...names.slice(0, -1)])
  await until(async () => (await storedModules(id))[0]?.name === last, { what: 'the moved module to be saved' })
  await waitUntilSaved(page)

  await page.getByRole('button', { name: '发布', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(`首次发布，共 ${LARGE_PAGE_MODULES} 个模块`).waitFor()
  await shoot(page, 'large-page-publish')
  await dialog.getByRole('button', { name: '立即发布' }).click()
  await dialog.waitFor({ state: 'hidden' })
  assertQuiet(complaints)
  await close()

  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/page/${SLUG}/`)
  await phone.page.getByText('明前头采').waitFor()
  // Modules below the screen are drawn when the visitor comes near.
  const end = phone.page.getByRole('heading', { name: LAST_HEADING })
  await until(
    async () => {
      await phone.page.mouse.wheel(0, 4000)
      return end.isVisible()
    },
    { what: 'the last text' },
  )
  await shoot(phone.page, 'large-page-visitor')
  assertQuiet(phone.complaints)
  await phone.close()
})
