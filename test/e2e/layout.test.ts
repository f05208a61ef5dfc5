import { type RouteRow, routes } from '@storefront/contract/routes'
import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { sampleOf } from '../support/route-samples'
import { layoutFaults } from './layout-faults'
import { assertQuiet, axe, enter, fillBasket, openPhone, type RunningServer, startServer, visit } from './support'

/** Demo users: the shopper has orders, returns, cards and tickets, the owner the shop. */
const SHOPPER = '13800000001'
const OWNER = '13900000001'
/** Screens that lead elsewhere, or show another's page. */
const ELSEWHERE: readonly string[] = ['webview']
const testedRoutes: readonly RouteRow[] = routes.filter(({ name }) => !ELSEWHERE.includes(name))
const isOps = (page: string): boolean => page.startsWith('pages/ops/')

/** Root font sizes, as a browser's own settings have them: the usual, and more than the largest that text follows. */
const sizes = [
  { name: 'the usual', fontSize: 16 },
  { name: 'the largest', fontSize: 26 },
]

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

/** The address of a route on the demo data. */
function addressOf(name: string, path: string): string {
  const params = sampleOf(name)
  const filledPath = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '1')
  const rest = Object.entries(params).filter(([key]) => !path.includes(`{${key}}`))
  return `/mobile${filledPath === '/' ? '/' : `${filledPath}/`}${rest.length > 0 ? `?${new URLSearchParams(rest)}` : ''}`
}

/** Returns the faults of a person's screens: of layout for each size of text, and what axe finds. */
async function walk(mobile: string | null, isTheirs: (route: RouteRow) => boolean): Promise<string[]> {
  const { page, complaints, close } = await openPhone(browser, server)
  if (mobile) await enter(page, server, mobile)
  if (mobile === SHOPPER) await fillBasket(page, server)
  await page.setViewportSize({ width: 320, height: 640 })
  const session = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const { name: size, fontSize } of sizes) {
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
    // The app reads the size when it starts.
    await page.goto('/mobile/webview/')
    for (const { name, path } of testedRoutes.filter(isTheirs)) {
      await visit(page, addressOf(name, path))
      faults.push(...(await layoutFaults(page)).map((fault) => `${name} with ${size} text: ${fault}`))
      // Names, roles and contrast do not hang on the size.
      if (fontSize === sizes[0]?.fontSize) faults.push(...(await axe(page)).map((fault) => `${name}: ${fault}`))
    }
  }
  assertQuiet(complaints)
  await close()
  return faults
}

test.describe('all screens at 320 px, with the default and the largest text size', () => {
  test('screens of a visitor have no faults of layout, names, roles or contrast', async () => {
    assert.deepEqual(await walk(null, ({ login }) => !login), [])
  })
  test('screens of a member have none', async () => {
    assert.deepEqual(await walk(SHOPPER, ({ login, page, tab }) => (login ?? tab ?? false) && !isOps(page)), [])
  })
  test('operator screens of the shop owner have none', async () => {
    assert.deepEqual(await walk(OWNER, ({ page }) => isOps(page)), [])
  })
})
