import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { arrive, assertQuiet, axe, logIn, openPhone, type RunningServer, startServer } from './support'

type Phone = Awaited<ReturnType<typeof openPhone>>

let server: RunningServer
let browser: Browser
let buyer: Phone
let shop: Phone
test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
  buyer = await phone('13800000001')
  shop = await phone('13900000001')
})
test.afterAll(async () => {
  await server?.remove()
})

/** A phone of one of the demo's people, logged in; of each one, for a code is sent once a minute. */
async function phone(mobile: string): Promise<Phone> {
  const newPhone = await openPhone(browser, server)
  await newPhone.page.goto('/mobile/login/')
  await logIn(newPhone.page, server, mobile)
  return newPhone
}

test('a buyer requests a refund, the shop agrees, and both see the progress', async () => {
  await buyer.page.goto('/mobile/order/D9/')
  await buyer.page
    .getByRole('link', { name: /^申请售后/ })
    .first()
    .click()
  await arrive(buyer.page, /\/order\/D9\/return\/\d+\//)
  await buyer.page.getByRole('radio', { name: '仅退款' }).click()
  await buyer.page.getByRole('button', { name: '提交申请' }).click()
  await buyer.page.getByText('请填写退货原因').waitFor()
  await buyer.page.getByRole('button', { name: /^退货原因/ }).click()
  await buyer.page.getByRole('dialog').getByText('多买了').click()
  await buyer.page.getByRole('button', { name: '提交申请' }).click()
  await arrive(buyer.page, /\/orderlinereturn\/S\w+\//)
  await buyer.page.getByRole('status').getByText('待商家处理').waitFor()
  assert.deepEqual(await axe(buyer.page), [])

  await shop.page.goto(new URL(buyer.page.url()).pathname)
  await shop.page.getByRole('button', { name: '同意' }).click()
  await shop.page.getByRole('dialog').getByRole('button', { name: '同意' }).click()
  await shop.page.getByText(/商家 · 商家已同意/).waitFor()
  await buyer.page.reload()
  await buyer.page.getByText(/商家 · 商家已同意/).waitFor()
  assertQuiet(buyer.complaints)
  assertQuiet(shop.complaints)
})

test('a buyer appeals against a refusal, and the owner accepts it for a part of the amount', async () => {
  await buyer.page.goto('/mobile/orderlinereturn/SD3/')
  await buyer.page.getByRole('button', { name: '申诉', exact: true }).click()
  await arrive(buyer.page, /\/orderlinereturn\/SD3\/appeal\//)
  await buyer.page.getByRole('button', { name: '提交申诉' }).click()
  await buyer.page.getByText('请填写申诉理由').waitFor()
  await buyer.page.getByLabel('申诉理由').fill('开箱照片上就是另一种颜色')
  assert.deepEqual(await axe(buyer.page), [])
  await buyer.page.getByRole('button', { name: '提交申诉' }).click()
  await arrive(buyer.page, /\/orderlinereturn\/SD3\/$/)
  await buyer.page.getByRole('status').getByText('申诉处理中').waitFor()

  await shop.page.goto('/mobile/ops/shop/orderlinereturn/?tab=appealed')
  await shop.page.getByRole('link').filter({ hasText: 'SD3' }).click()
  await shop.page.getByText('开箱照片上就是另一种颜色').first().waitFor()
  await shop.page.getByRole('button', { name: '申诉通过' }).click()
  await shop.page
    .getByRole('dialog')
    .getByLabel(/^退款金额/)
    .fill('20')
  await shop.page.getByRole('dialog').getByRole('button', { name: '申诉通过' }).click()
  await shop.page.getByText(/商家 · 申诉通过，重新处理/).waitFor()
  await buyer.page.reload()
  await buyer.page.getByText(/商家 · 申诉通过，重新处理/).waitFor()
  assertQuiet(buyer.complaints)
  assertQuiet(shop.complaints)
})

test('staff redeem a ticket by its code, and its QR code disappears for the buyer', async () => {
  await buyer.page.goto('/mobile/order/D8/tickets/')
  const code =
    (await buyer.page
      .getByRole('img', { name: /的二维码$/ })
      .first()
      .getAttribute('alt')) ?? ''
  const num = /券码 (\w+) 的二维码/.exec(code)?.[1] ?? ''
  const gate = await phone('13900000002')
  await gate.page.goto('/mobile/ops/')
  await gate.page.getByRole('link', { name: '电子票核销' }).click()
  await gate.page.getByLabel('券码').fill(num.toLowerCase())
  await gate.page.getByRole('button', { name: '核验', exact: true }).click()
  await gate.page.getByRole('button', { name: '确认核销' }).click()
  await gate.page.getByText('不能使用').waitFor()
  await buyer.page.reload()
  await buyer.page.getByRole('listitem').first().waitFor()
  assert.equal(await buyer.page.getByRole('img', { name: code }).count(), 0)
  assertQuiet(gate.complaints)
  await gate.close()
})

test('an operator ships part of an order, and the buyer sees the parcel', async () => {
  await shop.page.goto('/mobile/ops/order/?tab=wait_ship&search=D3')
  await shop.page.getByRole('link').filter({ hasText: 'D3' }).first().click()
  await shop.page
    .getByRole('button', { name: /^减少 发货数量/ })
    .first()
    .click()
  await shop.page.getByLabel('快递公司').fill('顺丰速运')
  await shop.page.getByLabel('运单号').fill('SF900100')
  await shop.page.getByRole('button', { name: '发货', exact: true }).click()
  await shop.page.getByText('运输中').waitFor()
  await buyer.page.goto('/mobile/order/D3/')
  await buyer.page.getByRole('link', { name: /商品已交给快递/ }).click()
  await buyer.page.getByText('顺丰速运 SF900100').waitFor()
  assertQuiet(shop.complaints)
})
