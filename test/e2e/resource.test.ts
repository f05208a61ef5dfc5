import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import {
  assertQuiet,
  axe,
  logInToStudio,
  openDesk,
  openPhone,
  openSection,
  type RunningServer,
  shoot,
  startServer,
} from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

test('the owner creates an event that a visitor sees, switches coupons off and on, and sends an order', async () => {
  const { page, complaints, close } = await openDesk(browser, server)
  await logInToStudio(page, server, '/studio/category')
  await page.getByRole('link', { name: '茶叶' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'categories')
  await page.getByRole('button', { name: '新建' }).click()
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('山野零食')
  await page.getByLabel('地址名称').fill('Snacks')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('只能用小写字母、数字和连字符').waitFor()
  await page.getByLabel('地址名称').fill('snacks')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('heading', { name: '山野零食', level: 1 }).waitFor()

  await openSection(page, '活动', '活动')
  await page.getByRole('button', { name: '新建' }).click()
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('山谷夜读')
  await page.getByLabel('开始时间').fill('2031-05-01T19:00')
  await page.getByLabel('结束时间').fill('2031-05-01T18:00')
  await page.getByRole('switch', { name: '启用' }).click()
  await page.getByLabel('总名额').fill('30')
  await page.getByRole('button', { name: '添加一行' }).click()
  await page.getByLabel('第 1 行的名称').fill('早鸟票')
  await page.getByLabel('第 1 行的价格').fill('68')
  await page.getByLabel('第 1 行的数量').fill('10')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('须晚于开始时间').first().waitFor()
  await page.getByLabel('结束时间').fill('2031-05-01T21:00')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByRole('heading', { name: '山谷夜读', level: 1 }).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'event-form')
  const id = /event\/(\d+)/.exec(page.url())?.[1]
  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/event/${id}/`)
  await phone.page.getByText('山谷夜读').first().waitFor()
  await phone.page.getByText(/19:00/).first().waitFor()
  await phone.close()

  // Coupons are switched off together, and on again.
  await openSection(page, '营销', '优惠券')
  await page.getByRole('link', { name: '新客见面礼' }).waitFor()
  for (const name of ['新客见面礼', '茶席满减']) await page.getByRole('checkbox', { name: `选择「${name}」` }).check()
  await page.getByText('已选 2 项').waitFor()
  await page.getByRole('combobox', { name: '批量修改' }).click()
  await page.locator('.ant-select-item-option', { hasText: '启用' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '应用' }).click()
  await page.getByText('已修改 2 项').waitFor()
  await page
    .getByRole('row', { name: /新客见面礼/ })
    .getByText('已停用')
    .waitFor()
  await shoot(page, 'coupons')
  await page.getByRole('button', { name: '撤销' }).click()
  await page
    .getByRole('row', { name: /新客见面礼/ })
    .getByText('已启用')
    .waitFor()

  // An order is sent in a parcel.
  await openSection(page, '交易与配送', '订单')
  await page.getByRole('tab', { name: '待发货' }).click()
  await page.getByRole('link', { name: 'D5', exact: true }).click()
  await page.getByRole('button', { name: '发货', exact: true }).click()
  await page.getByRole('dialog').getByLabel('快递公司').fill('顺丰速运')
  await page.getByRole('dialog').getByLabel('运单号').fill('SF100')
  await page.getByRole('dialog').getByRole('button', { name: '发货', exact: true }).click()
  await page.getByRole('row', { name: /SF100/ }).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'order')
  assertQuiet(complaints)
  await close()
})
