import assert from 'node:assert/strict'
import { type Browser, type Locator, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { Api } from '../support/api'
import {
  arrive,
  assertBecomes,
  assertQuiet,
  axe,
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

const here = (page: Page) => page.url().replace(server.url, '')
/** The parts' own tabs; their modules may have others. */
const parts = (page: Page) => page.getByRole('tablist').first().getByRole('tab')
const chosenOf = (tabs: Locator) => tabs.and(tabs.page().locator('[aria-selected=true]')).allTextContents()
/** Waits until these tabs are the chosen ones: an address changes before its screen is drawn. */
const assertChosen = (tabs: Locator, titles: string[]): Promise<void> => assertBecomes(() => chosenOf(tabs), titles)
/** Returns axe's violations, except the order of headings in the shop's own texts. */
const complaintsOf = async (page: Page) =>
  (await axe(page)).filter((complaint) => !complaint.startsWith('heading-order'))
const scrolled = (page: Page) =>
  page.evaluate(() => document.querySelector('.taro_page:not(.taro_page_shade)')?.scrollTop ?? 0)

test('the tabs of a composed page are sticky, stored in the URL, and restored by reload and back', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/mpage/page/zuhe/') && requests.push(request.url()))
  await page.goto('/mobile/composedpage/zuhe/')
  const tabs = parts(page)
  await tabs.first().waitFor()
  const titles = await tabs.allTextContents()
  assert.ok(titles.length > 1)
  await assertChosen(tabs, titles.slice(0, 1))

  // The page becomes longer while its modules come.
  const scrollDown = async () => {
    await page.mouse.wheel(0, 700)
    return (await scrolled(page)) > 300
  }
  await until(scrollDown, { what: 'the page to be scrolled' })
  const [bar, row] = await Promise.all([
    page.locator('[data-title]').boundingBox(),
    page.getByRole('tablist').first().boundingBox(),
  ])
  // Under the title bar, which is at the window's top.
  assert.deepEqual([bar?.y, Math.round(row?.y ?? 0)], [0, bar?.height])
  assert.deepEqual(await complaintsOf(page), [])

  await tabs.nth(1).click()
  await arrive(page, /\/composedpage\/zuhe\/\?sub=\d+$/)
  await until(async () => (await scrolled(page)) === 0, { what: 'the part to begin at its top' })
  await assertChosen(tabs, titles.slice(1, 2))
  const address = here(page)

  await page.reload()
  await tabs.first().waitFor()
  await assertChosen(tabs, titles.slice(1, 2))
  await page.locator('main a[href*="/mobile/"], [role=main] a[href*="/mobile/"]').first().click()
  await until(() => here(page) !== address, { what: 'another screen' })
  await page.goBack()
  await until(() => here(page) === address, { what: 'the way back' })
  await assertChosen(tabs, titles.slice(1, 2))

  await tabs.first().click()
  await until(() => here(page) === '/mobile/composedpage/zuhe/', {
    what: 'the first part, which needs no word in the address',
  })
  const before = requests.length
  await tabs.nth(1).click()
  await until(() => here(page) === address, { what: 'the second part' })
  // Each part is kept: only the first one was asked for since the reload.
  assert.equal(requests.length, before)
  assertQuiet(complaints)
  await close()
})

test('an invalid sub parameter selects the first tab', async () => {
  const { page, close } = await openPhone(browser, server)
  for (const sub of ['999999', 'x', '-1']) {
    await page.goto(`/mobile/composedpage/zuhe/?sub=${sub}`)
    await parts(page).first().waitFor()
    await assertChosen(parts(page), (await parts(page).allTextContents()).slice(0, 1))
  }
  await close()
})

test('the tab of a module is stored in the URL under the module id and restored by reload and back', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  const { modules } = await new Api(server.url).ok<{
    modules: { id: number; module_type: string; config: { items: { title: string }[] } }[]
  }>('GET', '/mpage/page/zhuanti/')
  const column = modules.find(({ module_type }) => module_type === 'post.articlecolumnpagemodule')
  assert.ok(column)
  const [first = '', second = ''] = column.config.items.map(({ title }) => title)
  const address = `/mobile/page/zhuanti/?${column.id}=1`
  // The first screen of the page ends above the column.
  const reach = async () => {
    const row = page.getByRole('tab', { name: first })
    await until(
      async () => {
        await page.mouse.wheel(0, 400)
        return row.isVisible()
      },
      { what: 'the column to come' },
    )
    await row.scrollIntoViewIfNeeded()
  }
  await page.goto('/mobile/page/zhuanti/')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await reach()
  const tabs = page.getByRole('tab')
  await assertChosen(tabs, [first])
  const titles = () => page.locator('a[href*="/post/article/"]').allTextContents()
  const before = await titles()
  await tabs.filter({ hasText: second }).click()
  await until(async () => (await titles()).join() !== before.join() && (await titles()).length > 0, {
    what: 'the other group',
  })
  assert.equal(here(page), address)
  const there = await titles()

  await page.reload()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await reach()
  await assertChosen(tabs, [second])
  await until(async () => (await titles()).join() === there.join(), { what: 'the same group' })
  await page.locator('a[href*="/post/article/"]').first().click()
  await arrive(page, /\/post\/article\/\d+\//)
  await page.goBack()
  await until(() => here(page) === address, { what: 'the way back' })
  await assertChosen(tabs, [second])
  assert.deepEqual(await complaintsOf(page), [])
  assertQuiet(complaints)
  await close()
})
