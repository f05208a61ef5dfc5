import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { Api } from '../support/api'
import {
  arrive,
  assertQuiet,
  type Choosable,
  choosable,
  checkOutAndPay,
  choose,
  fillAddress,
  launch,
  logIn,
  openPhone,
  payNow,
  type RunningServer,
  startServer,
} from './support'

let server: RunningServer
let browser: Browser
let product: Choosable

before(async () => {
  server = await startServer()
  browser = await launch()
  product = await choosable(server)
})
after(async () => {
  await browser?.close()
  await server?.remove()
})

test('a purchase through basket, login, address, checkout and payment ends as a paid order in the list', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/')
  await page.getByRole('link').first().waitFor()
  await page.goto(`/mobile/product/${product.id}/`)
  await page.getByText(product.name).first().waitFor()
  await choose(page, '加入购物车', product)
  await arrive(page, /\/login\/\?.*next=/)
  await logIn(page, server)
  await arrive(page, new RegExp(`/product/${product.id}/`))
  // What the visitor wanted is done once they are known.
  await page.goto('/mobile/shop/basket/')
  await page.getByText(product.name).first().waitFor()
  await page.getByRole('button', { name: /^结算/ }).click()
  await checkOutAndPay(page)
  await arrive(page, /\/order\/[^/]+\/(?!pay)/)
  await page.getByText('待发货').first().waitFor()
  await page.goto('/mobile/order/')
  await page.getByText(product.name).first().waitFor()
  assertQuiet(complaints)
  await close()
})

test('the session and the checkout survive a restart of the server', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.goto(`/mobile/login/?next=${encodeURIComponent(`/mobile/product/${product.id}/`)}`)
  await logIn(page, server)
  await choose(page, '立即购买', product)
  await arrive(page, /\/shop\/checkout\//)
  const { port, dataDir } = server
  await server.stop()
  server = await startServer({ port, dataDir })
  await page.reload()
  await checkOutAndPay(page)
  await page.getByText('待发货').first().waitFor()
  await close()
})

test('a double tap on submit creates one order', async () => {
  const { page, close } = await openPhone(browser, server)
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
  const count = await page.evaluate(async () => {
    const reply = await fetch('/api/shop/order/?limit=20')
    return ((await reply.json()) as { count: number }).count
  })
  assert.equal(count, 1, `orders made by submits answered ${submits.join(' ')}`)
  await close()
})

test('an unpaid order can be paid later from the order list', async () => {
  const { page, close } = await openPhone(browser, server)
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
  await page.getByText('去支付').first().click()
  await payNow(page)
  await page.getByText('待发货').first().waitFor()
  await close()
})

test('GET /shop/product/{id}/ returns the name of the product that these tests buy', async () => {
  const api = new Api(server.url)
  const detail = await api.ok<{ name: string }>('GET', `/shop/product/${product.id}/`)
  assert.equal(detail.name, product.name)
})
