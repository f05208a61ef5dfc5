import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { assertQuiet, axe, logInToStudio, openDesk, openPhone, type RunningServer, shoot, startServer } from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(() => server?.remove())

test('the owner writes a product in English, a visitor who reads English sees it, and the Chinese one stays', async () => {
  const { page, complaints, close } = await openDesk(browser, server)
  await logInToStudio(page, server, '/studio/products?search=两仪对杯')
  await page.getByRole('link', { name: '两仪对杯' }).click()
  await page.getByRole('heading', { name: '两仪对杯', level: 1 }).waitFor()
  const id = /products\/(\d+)/.exec(page.url())?.[1]
  await page.getByRole('tab', { name: /English 缺 \d 项/ }).waitFor()
  await page.getByRole('textbox', { name: '商品名称（English）' }).fill('Two Poles pair of cups')
  await page.getByRole('textbox', { name: '简介（English）' }).fill('One deep, one pale; a set of two')
  await page.getByRole('textbox', { name: '送礼（English）' }).fill('For gifts')
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'product-translations')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存').first().waitFor()
  assertQuiet(complaints)
  await close()

  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/product/${id}/?lang=en`)
  await phone.page.getByText('Two Poles pair of cups').first().waitFor()
  await phone.page.getByText('One deep, one pale; a set of two').waitFor()
  await phone.page.getByText('For gifts').waitFor()
  await phone.page.goto(`/mobile/product/?search=poles&lang=en`)
  await phone.page.getByText('Two Poles pair of cups').waitFor()
  await phone.page.goto(`/mobile/product/${id}/`)
  await phone.page.getByText('两仪对杯').first().waitFor()
  assert.equal(await phone.page.getByText('Two Poles').count(), 0)
  assertQuiet(phone.complaints)
  await phone.close()
})
