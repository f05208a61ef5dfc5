import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { type ScreenRow, screens } from '../../studio/src/shell/screens'
import { axe, logInToStudio, openDesk, type Page, type RunningServer, shoot, startServer } from './support'

/** A desk and a tablet. */
const widths = [1440, 834] as const
const BASE = '/studio/'
const isItem = ({ path }: ScreenRow): boolean => path.includes(':')
const lists = screens.filter((row) => !isItem(row))

let server: RunningServer
let desk: Awaited<ReturnType<typeof openDesk>>

test.beforeAll(async ({ browser }) => {
  server = await startServer()
  desk = await openDesk(browser, server)
  await logInToStudio(desk.page, server, `${BASE}sessions`)
  await desk.page.getByRole('heading', { level: 1, name: '登录设备' }).waitFor()
})
test.afterAll(async () => {
  await desk?.close()
  await server?.remove()
})

/** Leads to an address within the studio, as its links do. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, BASE + path)

/** Opens a screen and waits until what it shows is there. An address without a screen lies between, so that none is taken for the next. */
async function open(page: Page, path: string): Promise<void> {
  await goTo(page, 'no-screen')
  await page.locator('h1').waitFor({ state: 'detached' })
  await goTo(page, path)
  await page.locator('h1').first().waitFor()
  await until(async () => (await page.locator('.ant-spin-spinning, .ant-skeleton').count()) === 0, { what: `${path} to be there` })
}

/** What is wrong with the screen in front at each width, in a line each. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) faults.push(`${path} at ${width}: ${overflow} px too wide`)
    faults.push(...(await axe(page)).map((fault) => `${path} at ${width}: ${fault}`))
    await shoot(page, `${width}-${path.replaceAll('/', '-')}`)
  }
  faults.push(...desk.complaints.errors.splice(0).map((error) => `${path}: ${error}`))
  return faults
}

/** Addresses of items that the list in front links to. */
const linksOf = (page: Page): Promise<string[]> =>
  page.locator('main a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))

test('every screen of the table is accessible, quiet and no wider than the window on a desk and on a tablet', async () => {
  const { page } = desk
  const faults: string[] = []
  const addresses = new Set<string>()
  for (const { path } of lists) {
    await open(page, path)
    for (const link of await linksOf(page)) addresses.add(link.slice(BASE.length))
    faults.push(...(await faultsOf(page, path)))
  }
  for (const { path } of screens.filter(isItem)) {
    const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
    const address = [...addresses].find((one) => pattern.test(one) && !lists.some((row) => row.path === one))
    assert.ok(address, `a list that links to ${path}`)
    await open(page, address)
    faults.push(...(await faultsOf(page, address)))
  }
  assert.deepEqual(faults, [])
})

test('on a tablet the menu opens over the screen, leads to another one and closes', async () => {
  const { page } = desk
  await page.setViewportSize({ width: 834, height: 900 })
  await open(page, 'orders')
  const button = page.getByRole('button', { name: '主菜单' })
  await button.click()
  await page.getByRole('navigation', { name: '主菜单' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, '834-menu')
  await page.getByRole('link', { name: '顾客', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '顾客' }).waitFor()
  await page.getByRole('navigation', { name: '主菜单' }).waitFor({ state: 'detached' })
})
