import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import {
  arrive,
  assertQuiet,
  type Choosable,
  choosable,
  choose,
  fillAddress,
  openPhone,
  type Page,
  type RunningServer,
  startServer,
  openPaidOrder,
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

/**
 * The bridge gives an app that does not answer up after ten seconds, which is short for a machine that runs other
 * tests.
 */
const PATIENT = `{
  const { setTimeout } = window
  window.setTimeout = (work, delay = 0, ...given) => setTimeout(work, delay >= 10000 ? delay * 20 : delay, ...given)
}`

/** Opens a page of the site inside the stand-in app (docs/native-bridge.md). */
async function openApp(page: Page, path: string, more = '') {
  await page.addInitScript({ content: PATIENT })
  await page.goto(`/loopback/app/?url=${encodeURIComponent(path)}${more}`)
}
/** Sets the reply of the stand-in app. */
const answerWith = async (page: Page, how: string) => {
  await page.locator('aside summary').click()
  await page.locator('aside select').selectOption(how)
  await page.locator('aside summary').click()
}

test('in the native app the shell logs the user in, and its cashier pays the order', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  const tokens: (string | undefined)[] = []
  page.on(
    'request',
    (request) => request.url().includes('/pageconfig/') && tokens.push(request.headers().authorization),
  )
  await openApp(page, `/mobile/product/${product.id}/`)
  await choose(page, '立即购买', product)
  await arrive(page, /\/shop\/checkout\//)
  await page.getByRole('button', { name: /新增收货地址/ }).click()
  await fillAddress(page)
  await page.getByText(/\S 青石路 1 号/).waitFor()
  await page.getByRole('button', { name: '提交订单' }).click()
  await arrive(page, /\/order\/pay\//)
  await page.getByRole('button', { name: /立即支付/ }).click()
  await openPaidOrder(page)
  await page.getByText('待发货').first().waitFor()
  assert.match(tokens.at(-1) ?? '', /^Token /)
  assertQuiet(complaints)
  await close()
})

test('a denied scan shows a message, and scanning works again after it was cancelled or denied', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await openApp(page, '/mobile/search/?type=shop.product')
  await page.getByRole('button', { name: /扫/ }).waitFor()
  await answerWith(page, 'cancelled')
  await page.getByRole('button', { name: /扫/ }).click()
  const agree = page.getByRole('dialog').getByRole('button', { name: '同意', exact: true })
  await agree.click()
  await agree.waitFor({ state: 'hidden' })
  await answerWith(page, 'denied')
  await page.getByRole('button', { name: /扫/ }).click()
  await page.getByText('未获得授权，暂时无法使用该功能').waitFor()
  await answerWith(page, 'ok')
  await page.getByRole('button', { name: /扫/ }).click()
  await arrive(page, /\/mobile\/product\/1\//)
  assertQuiet(complaints)
  await close()
})

test('a scan in an app without the bridge shows "请在 App 内进行此操作"', async () => {
  const { page, close } = await openPhone(browser, server)
  await openApp(page, '/mobile/search/?type=shop.product', '&bridge=0')
  await page.getByRole('button', { name: /扫/ }).click()
  const agree = page.getByRole('dialog').getByRole('button', { name: '同意', exact: true })
  await agree.click()
  await page.getByText('请在 App 内进行此操作').waitFor()
  await close()
})
