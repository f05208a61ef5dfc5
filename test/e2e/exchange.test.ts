import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import {
  arrive,
  assertQuiet,
  axe,
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
  await logInToStudio(desk.page, server, '/studio/returns')
})
test.afterAll(async () => {
  await server?.remove()
})

test('a buyer exchanges a plaid for another colour, and the shop receives it and sends the replacement', async () => {
  const { page } = buyer
  await page.goto('/mobile/order/D2/')
  await page
    .getByRole('link', { name: /^申请售后/ })
    .first()
    .click()
  await arrive(page, /\/order\/D2\/return\/\d+\//)
  await page.getByRole('radio', { name: '换货' }).click()
  await page.getByRole('radio', { name: /燕麦格子/ }).waitFor()
  await page.getByRole('button', { name: '提交申请' }).click()
  await page.getByText('请选择要换的规格').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('radio', { name: /燕麦格子/ }).click()
  await page.getByRole('button', { name: /^退货原因/ }).click()
  await page.getByRole('dialog').getByText('与描述不符').click()
  await shoot(page, 'apply')
  await page.getByRole('button', { name: '提交申请' }).click()
  await arrive(page, /\/orderlinereturn\/S\w+\//)
  await page.getByRole('status').getByText('待商家处理').waitFor()
  const number = /orderlinereturn\/(S\w+)\//.exec(page.url())?.[1] ?? ''

  const studio = desk.page
  await studio.goto('/studio/returns?tab=waiting')
  await studio.getByRole('link', { name: number }).click()
  await studio.getByRole('button', { name: '同意' }).click()
  await studio.getByRole('dialog').getByText('同意后为买家保留换货的库存').waitFor()
  await studio.getByRole('dialog').getByRole('button', { name: '同意' }).click()
  await studio.getByRole('button', { name: '取消换货' }).waitFor()
  await shoot(studio, 'agreed')

  await page.reload()
  await page.getByRole('button', { name: '填写运单号' }).click()
  await page.getByLabel(/^快递公司/).fill('中通')
  await page.getByLabel(/^运单号/).fill('ZT778812003300')
  await page.getByRole('button', { name: '确定' }).click()
  await page.getByRole('status').getByText('退货运输中').waitFor()

  await studio.reload()
  await studio.getByRole('button', { name: '确认收货' }).click()
  assert.deepEqual(await axe(studio), [])
  await studio.getByRole('dialog').getByRole('button', { name: '确认收货' }).click()
  await studio.getByRole('button', { name: '寄出换货' }).click()
  const dialog = studio.getByRole('dialog', { name: '寄出换货' })
  await dialog.getByLabel('快递公司').fill('顺丰')
  await dialog.getByLabel('运单号').fill('SF1390026640123')
  await shoot(studio, 'resend')
  await dialog.getByRole('button', { name: '寄出换货' }).click()
  await studio.getByText('顺丰速运 SF1390026640123').waitFor()
  assert.deepEqual(await axe(studio), [])

  await page.reload()
  // The shop's message stands above the screen.
  const message = page.getByRole('dialog').filter({ hasText: '的换货商品已寄出' })
  await message.getByRole('button', { name: '关闭' }).click()
  await message.waitFor({ state: 'hidden' })
  await page.getByText('SF1390026640123').waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'resent')
  await page.getByRole('button', { name: '确认收到换货' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认收到换货' }).click()
  await page.getByRole('status').getByText('已换货').waitFor()
  await page.goto('/mobile/order/D2/')
  await page.getByText(/靛蓝格子.*→.*燕麦格子/).waitFor()
  await shoot(page, 'order')
  assertQuiet(buyer.complaints)
  assertQuiet(desk.complaints)
})
