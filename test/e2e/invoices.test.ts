import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import {
  arrive,
  assertQuiet,
  axe,
  FRONT,
  logIn,
  logInToStudio,
  openDesk,
  openPhone,
  type RunningServer,
  shoot,
  startServer,
} from './support'

let server: RunningServer
let buyer: Awaited<ReturnType<typeof openPhone>>
let desk: Awaited<ReturnType<typeof openDesk>>
test.beforeAll(async ({ browser }) => {
  server = await startServer()
  buyer = await openPhone(browser, server)
  await buyer.page.goto('/mobile/login/')
  await logIn(buyer.page, server, '13800000001')
  desk = await openDesk(browser, server)
  await logInToStudio(desk.page, server, '/studio/invoices')
})
test.afterAll(async () => {
  await server?.remove()
})

test('a buyer requests the invoice of an order, the shop issues it, and the buyer reads its number', async () => {
  const { page } = buyer
  await page.goto('/mobile/order/D7/')
  const front = page.locator(FRONT)
  await front.getByRole('link', { name: /^发票/ }).click()
  await arrive(page, /\/invoice\/D7\//)
  // The form begins with the last request: that of a company.
  await front.getByRole('radio', { name: '个人' }).click()
  await front.getByLabel('发票抬头').fill('')
  await front.getByRole('button', { name: '提交申请' }).click()
  await front.getByText('请填写发票抬头').waitFor()
  await shoot(page, 'invoice-form')
  assert.deepEqual(await axe(page), [])
  await front.getByLabel('发票抬头').fill('林小满')
  await front.getByRole('button', { name: '提交申请' }).click()
  await front.getByRole('heading', { name: '待开票' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'invoice-waiting')

  const studio = desk.page
  const row = studio.getByRole('row').filter({ hasText: 'D7' })
  await studio.reload()
  await row.getByText('林小满').first().waitFor()
  await shoot(studio, 'invoices')
  assert.deepEqual(await axe(studio), [])
  await row.getByRole('button', { name: '登记开票' }).click()
  const dialog = studio.getByRole('dialog', { name: '登记开票' })
  await dialog.getByLabel('发票号码').fill('25332000000087654321')
  await shoot(studio, 'issue')
  await dialog.getByRole('button', { name: '登记开票' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await row.waitFor({ state: 'detached' })
  await studio.getByRole('tab', { name: /^已开票/ }).click()
  await row.getByText('25332000000087654321').waitFor()

  await page.goto('/mobile/order/D7/')
  // The message about it comes with the next page.
  await page.getByText('订单 D7 的发票已开具').waitFor()
  await shoot(page, 'invoice-message')
  await page.getByRole('button', { name: '去看看' }).click()
  await arrive(page, /\/invoice\/D7\//)
  await front.getByText('25332000000087654321').waitFor()
  await front.getByRole('heading', { name: '已开票' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'invoice-issued')

  await page.goto('/mobile/ucenter/')
  await front.getByRole('link', { name: /^消息.*条未读/ }).click()
  await arrive(page, /\/message\//)
  await front.getByText('订单 D7 的发票已开具').waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'messages')
  await front.getByRole('button', { name: /订单 D7 的发票已开具/ }).click()
  await arrive(page, /\/invoice\/D7\//)
  await page.goBack()
  await front.getByRole('button', { name: '全部已读' }).click()
  await front.getByRole('button', { name: '全部已读' }).waitFor({ state: 'hidden' })
  assertQuiet(buyer.complaints)
  assertQuiet(desk.complaints)
})
