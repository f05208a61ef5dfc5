import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import {
  arrive,
  assertQuiet,
  axe,
  type Choosable,
  choosable,
  logIn,
  openPhone,
  type RunningServer,
  startServer,
} from './support'

let server: RunningServer
let browser: Browser
let product: Choosable

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
  product = await choosable(server)
})
test.afterAll(async () => {
  await server?.remove()
})

test('a product page opens at its own URL and after a reload', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(`/mobile/product/${product.id}/`)
  await page.getByText(product.name).first().waitFor()
  await page.reload()
  await page.getByText(product.name).first().waitFor()
  assert.equal(new URL(page.url()).pathname, `/mobile/product/${product.id}/`)
  assertQuiet(complaints)
  await close()
})

test('browser back and forward restore the visited URLs', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.goto('/mobile/product/')
  await page
    .getByRole('link', { name: new RegExp(product.name) })
    .first()
    .click()
  await arrive(page, /\/mobile\/product\/\d+\//)
  await page.goBack()
  await arrive(page, /\/mobile\/product\/$/)
  await page.goForward()
  await arrive(page, /\/mobile\/product\/\d+\//)
  // The list stays in the document, hidden: what only the product has must be seen.
  await page.getByRole('button', { name: '加入购物车' }).waitFor()
  await close()
})

test('a members-only screen redirects a visitor to login and returns after it', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.goto('/mobile/order/')
  await arrive(page, /\/mobile\/login\/\?.*next=/)
  await logIn(page, server)
  await arrive(page, /\/mobile\/order\/$/)
  await close()
})

test('a product page shows "不存在" for an unknown id', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.goto('/mobile/product/99999999/')
  await page.getByText('不存在').first().waitFor()
  await close()
})

test('an unknown URL shows the not-found page', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.goto('/mobile/no/such/screen/')
  await page
    .getByText(/不存在/)
    .first()
    .waitFor()
  await close()
})

test('an unknown site returns 404', async () => {
  const { page, close } = await openPhone(browser, server)
  const response = await page.goto('/mobile-t/nobody-here/')
  assert.equal(response?.status(), 404)
  await close()
})

test('the Indonesian site is in Indonesian and formats prices in Rp', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile-t/rimba/')
  await page
    .getByText(/Rp\s?\d/)
    .first()
    .waitFor()
  assert.equal(await page.locator('html').getAttribute('lang'), 'id')
  // What is shown, which innerText is and textContent is not.
  // biome-ignore lint/performance/useDomNodeTextContent: hidden words do not count
  const words = await page.locator('body').innerText()
  assert.doesNotMatch(words, /[\u4e00-\u9fff]/, 'no Chinese words are left')
  assert.match(words, /Rp\s?\d{1,3}(?:[.]\d{3})+/, 'thousands are separated')
  assertQuiet(complaints)
  await close()
})

test('a screen shows an error while the server is unreachable and recovers on retry', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.goto('/mobile/')
  await page.getByRole('link').first().waitFor()
  await page.route('**/api/**', (route) => route.abort())
  // What all visitors see alike comes with its own page (server/src/documents): no call is waited for.
  await page.goto(`/mobile/product/${product.id}/`)
  await page.getByText(product.name).first().waitFor()
  await page.goto('/mobile/event/1/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.goto('/mobile/reservation/resv/chashi-dingzuo/')
  const retry = page.getByRole('button', { name: '重新加载' })
  await retry.waitFor()
  await page.unroute('**/api/**')
  await retry.click()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await retry.waitFor({ state: 'hidden' })
  await close()
})

test('the first 12 Tab stops on home have a visible focus indicator', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.goto('/mobile/')
  await page.getByRole('link').first().waitFor()
  const unseen: string[] = []
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused)
      return {
        html: focused.outerHTML.slice(0, 120),
        seen: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      }
    })
    if (at && !at.seen) unseen.push(at.html)
  }
  assert.deepEqual(unseen, [])
  await close()
})

for (const [name, path] of [
  ['home', '/mobile/'],
  ['categories', '/mobile/category/'],
  ['products', '/mobile/product/'],
  ['a product', '/mobile/product/1/'],
  ['login', '/mobile/login/'],
  ['articles', '/mobile/post/article/'],
  ['an event', '/mobile/event/1/'],
] as const) {
  test(`axe finds no accessibility violations on ${name}`, async () => {
    const { page, close } = await openPhone(browser, server)
    await page.goto(path, { waitUntil: 'networkidle' })
    assert.deepEqual(await axe(page), [])
    await close()
  })
}
