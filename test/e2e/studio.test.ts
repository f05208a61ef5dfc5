import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import {
  arrive,
  assertQuiet,
  axe,
  logInToStudio,
  openDesk,
  openPhone,
  type RunningServer,
  shoot,
  startServer,
} from './support'
import { MOVING } from './tabs'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

test('the owner creates a product with two variants in the studio, and a buyer sees it in the shop', async () => {
  // With all that fades and slides, as most devices show it.
  const { page, complaints, close } = await openDesk(browser, server, MOVING)
  await logInToStudio(page, server, '/studio/products')
  await page.getByRole('heading', { name: '商品', level: 1 }).waitFor()
  await page.getByRole('row').nth(2).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'list')
  await page.getByRole('button', { name: '新建商品' }).click()
  await page.getByLabel('商品名称', { exact: true }).fill('雨过天青杯')
  await page.getByRole('switch', { name: '上架销售' }).click()
  await page.getByRole('button', { name: '添加规格' }).click()
  await page.getByLabel('规格 1 名称').fill('颜色')
  for (const value of ['天青', '月白']) {
    await page.getByRole('combobox', { name: '规格 1 的值' }).fill(value)
    await page.keyboard.press('Enter')
  }
  for (const [value, price] of [
    ['天青', '128'],
    ['月白', '118.5'],
  ]) {
    await page.getByLabel(`${value} 价格`).fill(price ?? '')
    await page.getByLabel(`${value} 库存`).fill('7')
  }
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'form')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await arrive(page, /\/studio\/products\/\d+$/)
  await page.getByRole('heading', { name: '雨过天青杯' }).waitFor()
  const id = /products\/(\d+)/.exec(page.url())?.[1]

  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/product/${id}/`)
  await phone.page.getByText('雨过天青杯').first().waitFor()
  await phone.page.getByText('128').first().waitFor()
  await phone.page.getByRole('button', { name: '加入购物车', exact: true }).click()
  for (const value of ['天青', '月白'])
    await phone.page.getByRole('dialog').getByRole('button', { name: value, exact: true }).waitFor()
  await phone.close()

  await page.goto(`/studio/products?search=${encodeURIComponent('雨过天青')}`)
  await page
    .getByRole('row', { name: /雨过天青杯/ })
    .getByText('14', { exact: true })
    .waitFor()
  assertQuiet(complaints)
  await close()
})
