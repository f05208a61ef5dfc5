import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { layoutFaults } from './layout-faults'
import { assertQuiet, axe, enter, fillBasket, openPhone, type RunningServer, startServer, visit } from './support'

/** Demo users: the shopper has orders, cards and tickets, the owner the shop. */
const SHOPPER = '13800000001'
const OWNER = '13900000001'

const looks = {
  'the dark theme': { theme: 'dark', text: 1, care: false },
  'care mode': { theme: 'light', text: 1, care: true },
  'care mode in the dark': { theme: 'dark', text: 1, care: true },
} as const

const visitorPaths = [
  '/',
  '/category/',
  '/product/1/',
  '/post/article/1/',
  '/event/1/',
  '/note/',
  '/login/',
  '/settings/',
]
const shopperPaths = [
  '/shop/basket/',
  '/shop/checkout/?source=basket',
  '/ucenter/',
  '/wallet/',
  '/order/',
  '/order/D8/',
  '/coupon/',
  '/feedback/feedback/',
  '/settings/',
]
const ownerPaths = [
  '/ops/',
  '/ops/order/',
  '/ops/moderation/',
  '/ops/moderation/rules/',
  '/ops/feedback/',
  '/ops/analytics/dashboard/',
  '/ops/event/1/verify/',
]

let server: RunningServer
let browser: Browser
/**
 * Phones by user, null for a visitor. One serves all looks, because a login and an empty cache cost more than the
 * screens.
 */
const phones = new Map<string | null, Awaited<ReturnType<typeof openPhone>>>()

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  for (const { close } of phones.values()) await close()
  await server?.remove()
})

/** The phone of a person, logged in, with something in the basket to buy. */
async function phoneOf(mobile: string | null) {
  const open = phones.get(mobile)
  if (open) return open
  const phone = await openPhone(browser, server)
  phones.set(mobile, phone)
  if (mobile) await enter(phone.page, server, mobile)
  else await phone.page.goto('/mobile/webview/')
  if (mobile === SHOPPER) await fillBasket(phone.page, server)
  return phone
}

/** Rules of axe that a theme can break; the tests of the screens check the others. */
const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size']

/** Returns the unreadable, unreachable or overflowing elements of the screens. */
async function walk(
  look: (typeof looks)[keyof typeof looks],
  mobile: string | null,
  paths: readonly string[],
): Promise<string[]> {
  const { page, complaints } = await phoneOf(mobile)
  await page.evaluate(
    (appearance) => localStorage.setItem('sf:appearance', JSON.stringify({ v: 1, d: appearance })),
    look,
  )
  const faults: string[] = []
  // The app reads the look when it starts.
  await page.goto('/mobile/webview/')
  assert.equal(await page.evaluate(() => document.documentElement.classList.contains('dark')), look.theme === 'dark')
  assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem('sf:appearance') ?? '{}').d), look)
  for (const path of paths) {
    await visit(page, `/mobile${path}`)
    for (const fault of [...(await axe(page, RULES_OF_LOOKS)), ...(await layoutFaults(page))])
      faults.push(`${path}: ${fault}`)
  }
  assertQuiet(complaints)
  return faults
}

for (const [name, look] of Object.entries(looks)) {
  test.describe(`screens in ${name}`, () => {
    test('of a visitor can be read and fit', async () => {
      assert.deepEqual(await walk(look, null, visitorPaths), [])
    })
    test('of a shopper can be read and fit', async () => {
      assert.deepEqual(await walk(look, SHOPPER, shopperPaths), [])
    })
    test('of the shop owner can be read and fit', async () => {
      assert.deepEqual(await walk(look, OWNER, ownerPaths), [])
    })
  })
}

test('the dark theme is chosen in the settings, survives a reload before the first paint, and the system decides without a choice', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/mobile/settings/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  await page.getByRole('radio', { name: '深色' }).click()
  assert.equal(await isDark(), true)
  assert.equal(await ground(), 'rgb(23, 26, 21)')
  // Without any script of the app the class is there: the page's own sets it.
  await page.route('**/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  assert.equal(await isDark(), true)
  await page.unroute('**/*.js')
  await page.reload()
  await page.getByRole('radio', { name: '跟随系统' }).click()
  assert.equal(await isDark(), false)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.waitForFunction(() => document.documentElement.classList.contains('dark'))
  assert.deepEqual(
    complaints.errors.filter((text) => !/ERR_FAILED|aborted/i.test(text)),
    [],
  )
  await close()
})

test('care mode makes text and targets larger and columns fewer at once', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/settings/')
  const sizeOf = (name: string) =>
    page.getByRole('radio', { name, exact: true }).evaluate((node) => node.getBoundingClientRect().height)
  await page.getByRole('switch', { name: '关怀模式' }).click()
  assert.ok((await sizeOf('浅色')) >= 48)
  await page.goto('/mobile/product/')
  const cards = page.locator('.taro_page:not(.taro_page_shade) a[href*="/product/"]')
  await cards.first().waitFor()
  const [first, second] = await Promise.all([0, 1].map((at) => cards.nth(at).boundingBox()))
  assert.ok(first && second && second.y >= first.y + first.height - 1, 'two cards stand below each other')
  assertQuiet(complaints)
  await close()
})
