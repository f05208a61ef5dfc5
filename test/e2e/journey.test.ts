import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import {
  arrive,
  assertQuiet,
  axe,
  type Choosable,
  choosable,
  checkOutAndPay,
  choose,
  fillAddress,
  logIn,
  logInToAdd,
  openPaidOrder,
  openPhone,
  type Page,
  payNow,
  type RunningServer,
  startServer,
} from './support'
import { MOVING } from './tabs'

let server: RunningServer
let browser: Browser
let product: Choosable

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer({ hasOwnProcess: true })
  browser = chromium
  product = await choosable(server)
})
test.afterAll(async () => {
  await server?.remove()
})

interface Placed {
  number: string
  status: string
  names: string[]
}

/** The orders of the page's user, as the server has them. */
const ordersOf = (page: Page): Promise<Placed[]> =>
  page.evaluate(async () => {
    type Reply = { results: { number: string; status: string; lines: { product_name: string }[] }[] }
    const { results }: Reply = await (await fetch('/api/shop/order/?limit=20')).json()
    return results.map(({ number, status, lines }) => ({
      number,
      status,
      names: lines.map((line) => line.product_name),
    }))
  })
const statusesOf = (orders: readonly Placed[]) => orders.map(({ status }) => status)

test('a purchase through basket, login, address, checkout and payment ends as a paid order in the list', async () => {
  const { page, complaints, close } = await openPhone(browser, server, MOVING)
  await page.goto('/mobile/')
  await page.getByRole('link').first().waitFor()
  await page.goto(`/mobile/product/${product.id}/`)
  await page.getByText(product.name).first().waitFor()
  await choose(page, '加入购物车', product)
  await arrive(page, /\/login\/\?.*next=/)
  await logInToAdd(page, server)
  await arrive(page, new RegExp(`/product/${product.id}/`))
  await page.goto('/mobile/shop/basket/')
  await page.getByText(product.name).first().waitFor()
  await page.getByRole('button', { name: /^结算/ }).click()
  await checkOutAndPay(page)
  await page.getByRole('heading', { name: '支付成功' }).waitFor()
  // The address of a payment that has ended shows its end, and no way to pay again.
  await page.reload()
  await page.getByRole('heading', { name: '支付成功' }).waitFor()
  assert.deepEqual(await axe(page), [])
  assert.equal(await page.getByRole('button', { name: /立即支付/ }).count(), 0)
  const number = await openPaidOrder(page)
  await page.getByText('待发货').first().waitFor()
  await page.goto('/mobile/order/')
  await page.getByText(product.name).first().waitFor()
  assert.deepEqual(await ordersOf(page), [{ number, status: 'wait_ship', names: [product.name] }])
  // What was bought is no longer in the basket.
  await page.goto('/mobile/shop/basket/')
  await page.getByRole('button', { name: '去逛逛' }).waitFor()
  assertQuiet(complaints)
  await close()
})

test('the session and the checkout survive a restart of the server, and one order is paid', async () => {
  const { page, close } = await openPhone(browser, server, MOVING)
  await page.goto(`/mobile/login/?next=${encodeURIComponent(`/mobile/product/${product.id}/`)}`)
  await logIn(page, server)
  await choose(page, '立即购买', product)
  await arrive(page, /\/shop\/checkout\//)
  const { port, dataDir } = server
  await server.stop()
  server = await startServer({ port, dataDir, hasOwnProcess: true })
  await page.reload()
  await checkOutAndPay(page)
  await openPaidOrder(page)
  await page.getByText('待发货').first().waitFor()
  assert.deepEqual(statusesOf(await ordersOf(page)), ['wait_ship'])
  await close()
})

test('a double tap on submit creates one order', async () => {
  const { page, close } = await openPhone(browser, server, MOVING)
  await page.goto(`/mobile/login/?next=${encodeURIComponent(`/mobile/product/${product.id}/`)}`)
  await logIn(page, server)
  const submits: number[] = []
  page.on('response', (response) => response.url().includes('checkout_submit') && submits.push(response.status()))
  await choose(page, '立即购买', product)
  await arrive(page, /\/shop\/checkout\//)
  const add = page.getByRole('button', { name: /新增收货地址/ })
  await page.getByRole('button', { name: '提交订单' }).waitFor()
  if (await add.isVisible()) {
    await add.click()
    await fillAddress(page)
    await page.getByText(/\S 青石路 1 号/).waitFor()
  }
  await page.getByRole('button', { name: '提交订单' }).dblclick()
  await arrive(page, /\/order\/pay\//)
  await page.goto('/mobile/order/')
  await page.getByText(product.name).first().waitFor()
  assert.deepEqual(statusesOf(await ordersOf(page)), ['unpaid'], `orders made by submits answered ${submits.join(' ')}`)
  await close()
})

test('an unpaid order can be paid later from the order list', async () => {
  const { page, close } = await openPhone(browser, server, MOVING)
  await page.goto(`/mobile/login/?next=${encodeURIComponent(`/mobile/product/${product.id}/`)}`)
  await logIn(page, server)
  await choose(page, '立即购买', product)
  await arrive(page, /\/shop\/checkout\//)
  await page.getByRole('button', { name: /新增收货地址/ }).click()
  await fillAddress(page)
  await page.getByText(/\S 青石路 1 号/).waitFor()
  await page.getByRole('button', { name: '提交订单' }).click()
  await arrive(page, /\/order\/pay\//)
  await page.goto('/mobile/order/')
  await page.getByText('待付款').last().waitFor()
  assert.deepEqual(statusesOf(await ordersOf(page)), ['unpaid'])
  await page.getByText('去支付').first().click()
  await payNow(page)
  await openPaidOrder(page)
  await page.getByText('待发货').first().waitFor()
  assert.deepEqual(statusesOf(await ordersOf(page)), ['wait_ship'])
  await close()
})
